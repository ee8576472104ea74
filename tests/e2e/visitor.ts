// A visitor with a browser of their own, who notices everything that goes wrong behind the page.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { PATIENCE_MS } from './patience.ts'

export type Theme = 'light' | 'dark'

export interface Viewport {
  readonly width: number
  readonly height: number
}

export const DESKTOP: Viewport = { width: 1440, height: 900 }
export const TABLET: Viewport = { width: 768, height: 1024 }
export const PHONE: Viewport = { width: 390, height: 844 }

/** Where pictures of failed journeys are put. */
const FAILURES = '.local/test/failures'

export interface VisitorOptions {
  readonly theme?: Theme
  readonly viewport?: Viewport
  /** The browser's preferred language, as a BCP 47 tag. */
  readonly locale?: string
  /** Console errors that belong to the journey, such as a refused request that it provokes. */
  readonly expects?: readonly RegExp[]
  /** Called with each problem as it occurs. */
  readonly onTrouble?: (text: string) => void
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Requests made so far, those for the page's own files included. */
  requests(): readonly Request[]
  /** Errors, unhandled rejections, policy violations and refused requests met so far. */
  troubles(): readonly string[]
  /** Keeps a picture of the page as it is. */
  capture(name: string): Promise<void>
  close(): Promise<void>
}

/**
 * @param onInterrupt whether Ctrl-C ends the browser and this process with it, or is left to another handler
 * @throws Error when this machine has no Chromium
 */
export function launchBrowser(onInterrupt: 'end' | 'leave' = 'end'): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === undefined) {
    throw new Error(
      'There is no Chromium: run `npx tsx tests/support/chromium.ts --get`, or set CHROME_PATH.',
    )
  }
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS],
    handleSIGINT: onInterrupt === 'end',
  })
}

/** Opens a context of its own: nothing stored, nothing cached. */
export async function openVisitor(
  browser: Browser,
  baseURL: string,
  { theme = 'light', viewport = DESKTOP, locale = 'en-GB', expects = [], onTrouble }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    colorScheme: theme,
    viewport,
    reducedMotion: 'reduce',
    locale,
    timezoneId: 'UTC',
    hasTouch: viewport.width < 600,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const troubles: string[] = []
  const note = (text: string): void => {
    if (expects.some((pattern) => pattern.test(text))) return
    troubles.push(text)
    onTrouble?.(text)
  }
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  context.on('response', (response) => {
    if (response.status() >= 400)
      note(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  context.on('weberror', (error) => note(`unhandled: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`)
  })
  await context.exposeFunction('noteViolation', (text: string) => note(`policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const noteViolation = (window as unknown as { noteViolation(text: string): void }).noteViolation
      noteViolation(`${event.effectiveDirective} refused ${event.blockedURI}`)
    })
  })
  const page = await context.newPage()
  return {
    page,
    context,
    requests: () => requests,
    troubles: () => troubles,
    capture: async (name) => {
      mkdirSync(FAILURES, { recursive: true })
      await page.screenshot({ path: join(FAILURES, `${name.replace(/\W+/g, '-')}.png`) })
    },
    close: () => context.close(),
  }
}

// A visitor with their own browser context, which records every error behind the page.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { WAIT_TIMEOUT_MS } from './timeouts.ts'

export type Theme = 'light' | 'dark'

export interface Viewport {
  readonly width: number
  readonly height: number
}

export const DESKTOP: Viewport = { width: 1440, height: 900 }
export const TABLET: Viewport = { width: 768, height: 1024 }
export const PHONE: Viewport = { width: 390, height: 844 }

/** The folder for screenshots of failed journeys. */
const FAILURES = '.local/test/failures'

export interface VisitorOptions {
  readonly theme?: Theme
  readonly viewport?: Viewport
  /** The browser's preferred language, as a BCP 47 tag. */
  readonly locale?: string
  /** Errors that belong to the journey, such as a refused request that it provokes. */
  readonly expectedErrors?: readonly RegExp[]
  /** Called with each problem as it occurs. */
  readonly onProblem?: (text: string) => void
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Requests so far, including those for the page's own files. */
  requests(): readonly Request[]
  /** Errors, unhandled rejections, policy violations and refused requests so far. */
  problems(): readonly string[]
  /** Saves a screenshot of the page into the folder of failed journeys. */
  saveScreenshot(name: string): Promise<void>
  close(): Promise<void>
}

/**
 * Launches Chromium.
 *
 * @param onInterrupt whether Ctrl-C ends the browser and this process, or is left to another handler
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

/** Opens a new browser context, with empty storage and cache. */
export async function openVisitor(
  browser: Browser,
  baseURL: string,
  {
    theme = 'light',
    viewport = DESKTOP,
    locale = 'en-GB',
    expectedErrors = [],
    onProblem,
  }: VisitorOptions = {},
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
  context.setDefaultTimeout(WAIT_TIMEOUT_MS)
  const problems: string[] = []
  const note = (text: string): void => {
    if (expectedErrors.some((pattern) => pattern.test(text))) return
    problems.push(text)
    onProblem?.(text)
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
    problems: () => problems,
    saveScreenshot: async (name) => {
      mkdirSync(FAILURES, { recursive: true })
      await page.screenshot({ path: join(FAILURES, `${name.replace(/\W+/g, '-')}.png`) })
    },
    close: () => context.close(),
  }
}

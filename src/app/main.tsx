// The entry: reads the configuration from the page and starts the app.
import '../ui/styles/tokens.css'
import '../ui/styles/fonts.css'
import '../ui/styles/base.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { earlyCodeLoaded, lazyPart } from '../ui/lazyPart.tsx'
import { servedConfig } from './servedConfig.ts'
import { App } from './App.tsx'
import type { VitrineConfig } from '../domain/config.ts'
import { parseAsOfBlock } from '../domain/timeTravel.ts'
import { chosenLocale } from '../messages/chosenLocale.ts'

const TimeTravelApp = lazyPart(async () => (await import('./TimeTravelApp.tsx')).TimeTravelApp, {
  notice: 'here',
})
const UnusablePage = lazyPart(async () => (await import('./UnusablePage.tsx')).UnusablePage, {
  notice: 'here',
})

const config = servedConfig(document)
const root = document.getElementById('root')
if (root === null) throw new Error('No #root')
/** Whether the browser has the newest interfaces that the site can't do without. */
const isBrowserSupported = 'any' in AbortSignal && 'canParse' in URL && 'popover' in root
/** For the page's own code, in milliseconds; then the frame shows without the page. */
const PAGE_WAIT_MILLISECONDS = 100

// The frame and the page in one step: React would show the page 300 ms after the frame at the earliest. At once, rather
// than in slices, so that the page's queries are sent before the browser paints. Otherwise, a collection's first cards
// take 1.5 times the processor time, 593 ms instead of 386.
const wait = new Promise((resolve) => setTimeout(resolve, PAGE_WAIT_MILLISECONDS))
void Promise.all([loadReadersLanguage(), Promise.race([earlyCodeLoaded(), wait])]).then(() =>
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        {config && isBrowserSupported ? (
          <Start config={config} />
        ) : (
          <UnusablePage reason={config ? 'browser' : 'config'} />
        )}
      </StrictMode>,
    ),
  ),
)

/** The site as of now, or as of the block in the address. */
function Start({ config }: { readonly config: VitrineConfig }) {
  const blockNumber = parseAsOfBlock(location.pathname, config.basePath)
  return blockNumber === undefined ? (
    <App config={config} />
  ) : (
    <TimeTravelApp config={config} blockNumber={blockNumber} />
  )
}

/** Resolves once the user's language can be shown, or English if it can't; undefined for English. */
function loadReadersLanguage(): Promise<void> | undefined {
  const preferredLocale = chosenLocale.get() ?? navigator.language
  if (/^en(-(US|GB))?$/.test(preferredLocale)) return undefined
  return import('../messages/languages.ts')
    .then(({ showReadersLanguage }) => showReadersLanguage())
    .catch(() => undefined)
}

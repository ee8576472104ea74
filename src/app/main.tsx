// The entry: reads the configuration from the page and starts the app.
import '../ui/styles/tokens.css'
import '../ui/styles/fonts.css'
import '../ui/styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { lazyPart } from '../ui/lazyPart.tsx'
import { servedConfig } from './servedConfig.ts'
import { Start } from './Start.tsx'
import { chosenLocale } from '../messages/chosenLocale.ts'

const UnconfiguredPage = lazyPart(async () => (await import('./UnconfiguredPage.tsx')).UnconfiguredPage, {
  notice: 'here',
})

const config = servedConfig(document)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
const render = () =>
  createRoot(root).render(
    <StrictMode>{config === undefined ? <UnconfiguredPage /> : <Start config={config} />}</StrictMode>,
  )
const language = readersLanguage()
if (language === undefined) render()
else void language.then(render)

/** Resolves once the user's language can be shown, or English if it can't; undefined for English. */
function readersLanguage(): Promise<void> | undefined {
  const preferredLocale = chosenLocale.get() ?? navigator.language
  if (preferredLocale === 'en' || preferredLocale === 'en-US' || preferredLocale === 'en-GB') return undefined
  return import('../messages/languages.ts')
    .then(({ showReadersLanguage }) => showReadersLanguage())
    .catch(() => undefined)
}

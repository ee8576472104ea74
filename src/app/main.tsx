// The entry: reads the configuration from the page and starts the app.
import '../ui/styles/tokens.css'
import '../ui/styles/fonts.css'
import '../ui/styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { lazyPart } from '../ui/lazyPart.tsx'
import { readersLanguage } from './readersLanguage.ts'
import { servedConfig } from './servedConfig.ts'
import { Start } from './Start.tsx'

const UnreadConfig = lazyPart(async () => (await import('./UnreadConfig.tsx')).UnreadConfig, {
  notice: 'here',
})

const config = servedConfig(document)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
const render = () =>
  createRoot(root).render(
    <StrictMode>{config === undefined ? <UnreadConfig /> : <Start config={config} />}</StrictMode>,
  )
const language = readersLanguage()
if (language === undefined) render()
else void language.then(render)

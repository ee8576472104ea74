// The entry: reads the configuration from the page and starts the app, or says what is wrong with it.
import '../ui/styles/tokens.css'
import '../ui/styles/fonts.css'
import '../ui/styles/base.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { InvalidConfigError } from '../domain/errors.ts'
import { blockOf } from '../domain/past.ts'
import { App } from './App.tsx'
import { readConfig } from './config.ts'

const ConfigErrorPage = lazy(async () => ({
  default: (await import('./ConfigErrorPage.tsx')).ConfigErrorPage,
}))

const PastApp = lazy(async () => ({ default: (await import('./PastApp.tsx')).PastApp }))

function start() {
  try {
    const config = readConfig(document)
    const blockNumber = blockOf(location.pathname)
    if (blockNumber === undefined) return <App config={config} />
    return (
      <Suspense>
        <PastApp config={config} blockNumber={blockNumber} />
      </Suspense>
    )
  } catch (error) {
    if (error instanceof InvalidConfigError) {
      return (
        <Suspense>
          <ConfigErrorPage error={error} />
        </Suspense>
      )
    }
    throw error
  }
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(<StrictMode>{start()}</StrictMode>)

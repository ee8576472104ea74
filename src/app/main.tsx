// The entry: reads the configuration from the page and starts the app, or says what is wrong with it.
import '../ui/styles/tokens.css'
import '../ui/styles/fonts.css'
import '../ui/styles/base.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { InvalidConfigError } from '../domain/errors.ts'
import { App } from './App.tsx'
import { readConfig } from './config.ts'

const ConfigErrorPage = lazy(async () => ({
  default: (await import('./ConfigErrorPage.tsx')).ConfigErrorPage,
}))

function start() {
  try {
    return <App config={readConfig(document)} />
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

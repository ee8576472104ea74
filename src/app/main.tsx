// The entry: takes the configuration from the page and starts the app.
import '../ui/styles/tokens.css'
import '../ui/styles/fonts.css'
import '../ui/styles/base.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RootBoundary } from './ErrorBoundary.tsx'
import { servedConfig } from './servedConfig.ts'
import { Start } from './Start.tsx'

const UnreadConfig = lazy(async () => ({ default: (await import('./UnreadConfig.tsx')).UnreadConfig }))

const config = servedConfig(document)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <RootBoundary>
      {config === undefined ? (
        <Suspense>
          <UnreadConfig />
        </Suspense>
      ) : (
        <Start config={config} />
      )}
    </RootBoundary>
  </StrictMode>,
)

// Catches what a page throws while drawing, so that the frame stays and the screen is never blank.
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { ErrorBoundary, isMissingFile, isOffline, whyFailed } from '../ui/ErrorBoundary.tsx'
import { ErrorState } from '../ui/States.tsx'

/** Around the page inside the frame. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <ErrorState
          scope="page"
          title={
            isOffline(error)
              ? 'You are offline'
              : `This page could not be ${isMissingFile(error) ? 'fetched' : 'shown'}`
          }
          onRetry={isMissingFile(error) && !isOffline(error) ? () => location.reload() : retry}
        >
          {whyFailed(error)}
        </ErrorState>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Around everything, for when the frame itself fails. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <main>
          <ErrorState scope="page" title="The page could not be started">
            <p>Something failed unexpectedly before anything could be shown.</p>
            <Button onClick={() => location.reload()}>Load it anew</Button>
          </ErrorState>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

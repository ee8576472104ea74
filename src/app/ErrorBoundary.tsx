// Catches what a page throws while drawing, so that the frame stays and the screen is never blank.
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { ErrorBoundary, isMissingFile } from '../ui/ErrorBoundary.tsx'
import { ErrorState } from '../ui/States.tsx'

/** Around the page inside the frame. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error, retry) =>
        isMissingFile(error) ? (
          <ErrorState scope="page" title="This site has been updated" onRetry={() => location.reload()}>
            A part of the page is no longer there in the version you have open. Loading it anew mends that.
          </ErrorState>
        ) : (
          <ErrorState scope="page" title="This page could not be shown" error={error} onRetry={retry}>
            Something in it failed unexpectedly. The rest of the site works.
          </ErrorState>
        )
      }
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

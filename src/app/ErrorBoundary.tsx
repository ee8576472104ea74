// Catches errors while a page renders, so that the frame stays and the screen is never blank.
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { isLoadError } from '../domain/errors.ts'
import { ErrorBoundary, isOffline, failureMessage } from '../ui/ErrorBoundary.tsx'
import { ErrorState } from '../ui/States.tsx'
import { frameTexts } from '../messages/en/frame.ts'
import { useTranslate } from '../ui/useTranslate.ts'

/** Around the page inside the frame. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <ErrorState
          scope="page"
          title={t(
            isOffline(error)
              ? frameTexts.errors.offline
              : isLoadError(error)
                ? frameTexts.errors.pageNotFetched
                : frameTexts.errors.pageFailed,
          )}
          error={error}
          onRetry={retry}
        >
          {t(failureMessage(error))}
        </ErrorState>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Around everything, in case the frame fails. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  return (
    <ErrorBoundary
      fallback={() => (
        <main>
          <ErrorState scope="page" title={t(frameTexts.errors.notStarted)}>
            <p>{t(frameTexts.errors.notStartedHint)}</p>
            <Button onClick={() => location.reload()}>{t(frameTexts.errors.reload)}</Button>
          </ErrorState>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

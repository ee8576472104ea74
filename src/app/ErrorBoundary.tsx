// Catches what a page throws while drawing, so that the frame stays and the screen is never blank.
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/States.tsx'

interface BoundaryProps {
  readonly children: ReactNode
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
}

interface BoundaryState {
  readonly failed: boolean
  readonly error: unknown
}

export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, error: undefined }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    reportError(new Error('A part of the page failed to draw', { cause: { error, at: info.componentStack } }))
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(this.state.error, () => this.setState({ failed: false, error: undefined }))
  }
}

/** Around the page inside the frame. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error, retry) =>
        isMissingChunk(error) ? (
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

/** After a deployment, a page that is still open may ask for files that are gone. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
}

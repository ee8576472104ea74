// Catches what a part of the page throws while drawing, so that the rest of it stays.
import { Component, type ErrorInfo, type ReactNode } from 'react'

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

/** After a deployment, a page that is still open may ask for scripts and styles that are gone; offline, for any. */
export function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/i.test(error.message)
  )
}

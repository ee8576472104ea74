// Catches what a part of the page throws while drawing, so that the rest of it stays.
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { controls } from '../messages/en/controls.ts'
import type { Message } from '../messages/message.ts'

interface BoundaryProps {
  readonly children: ReactNode
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
}

interface BoundaryState {
  readonly failed: boolean
  readonly error: unknown
}

const WHOLE: BoundaryState = { failed: false, error: undefined }

export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = WHOLE
  readonly retry = () => this.setState(WHOLE)
  private wasLeft = false

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (isLoadError(error)) {
      // What could not be fetched is fetched again as soon as the browser has a network.
      addEventListener('online', this.retry)
      if (!navigator.onLine) return
    }
    reportError(new Error('A part of the page failed to draw', { cause: { error, at: componentStack } }))
  }

  /** Also when a page that was left and kept is shown again: what failed then may be there now. */
  override componentDidMount() {
    if (this.wasLeft && this.state.failed) this.retry()
  }

  override componentWillUnmount() {
    this.wasLeft = true
    removeEventListener('online', this.retry)
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children
  }
}

/** After a deployment, a page that is still open may ask for scripts and styles that are gone; offline, for any. */
export function isLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/i.test(error.message)
  )
}

/** Whether that is what keeps the file away: the browser itself says that it has no network. */
export const isOffline = (error: unknown): boolean => isLoadError(error) && !navigator.onLine

/** Why a part or a page can't be shown. */
export const failureMessage = (error: unknown): Message =>
  isOffline(error) ? controls.willReturn : isLoadError(error) ? controls.connectionLost : controls.partBroken

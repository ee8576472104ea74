// Catches render errors of a part, so that the rest of the page stays.
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { isLoadError } from '../domain/errors.ts'
import { controlsTexts } from '../messages/en/controls.ts'
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
      // Load again as soon as the browser is online.
      addEventListener('online', this.retry)
      if (!navigator.onLine) return
    }
    reportError(new Error('A part of the page failed to draw', { cause: { error, at: componentStack } }))
  }

  /** Also retry when a page that was kept in the background is shown again. */
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

/** Whether the error is due to the browser being offline. */
export const isOffline = (error: unknown): boolean => isLoadError(error) && !navigator.onLine

/** The message for a part or page that can't be shown. */
export const failureMessage = (error: unknown): Message =>
  isOffline(error)
    ? controlsTexts.willReturn
    : isLoadError(error)
      ? controlsTexts.connectionLost
      : controlsTexts.partBroken

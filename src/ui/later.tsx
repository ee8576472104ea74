// Parts of the page whose code comes when they are first drawn, and what is said when it cannot come.
import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary, isMissingFile } from './ErrorBoundary.tsx'
import { PartFailed } from './PartFailed.tsx'

export interface LaterOptions<Props> {
  /** In the part's place until its code is there. */
  readonly waiting?: (props: Props) => ReactNode
  /**
   * Where it is said that the part cannot be shown: in a `corner` of the window beside what stood in its place, `here`
   * instead of it, or nowhere, for what the page does without.
   */
  readonly notice?: 'corner' | 'here' | 'none'
}

/**
 * A component that is fetched when it is first drawn. When that fails the page around it stays, and it is fetched
 * again when the reader asks for it, or by the next of its kind that is drawn.
 */
export function later<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, notice = 'corner' }: LaterOptions<Props> = {},
): ComponentType<Props> {
  let shared: LazyExoticComponent<ComponentType<Props>> | undefined
  const fetchOnce = async () => {
    try {
      return { default: await load() }
    } catch (error) {
      // `lazy` keeps a failure for good: what is drawn next needs another one.
      shared = undefined
      throw error
    }
  }
  const obtain = () => (shared ??= lazy(fetchOnce))

  return function Later(props: Props) {
    const [Part, setPart] = useState(obtain)
    const place = waiting?.(props)
    const { onClose } = props as { readonly onClose?: () => void }
    const fallback = (error: unknown, retry: () => void) => {
      if (notice === 'none') return null
      const tryAgain = () => {
        setPart(obtain)
        retry()
      }
      return (
        <>
          {notice === 'corner' && place}
          <PartFailed
            missing={isMissingFile(error)}
            corner={notice === 'corner'}
            onRetry={tryAgain}
            onClose={onClose}
          />
        </>
      )
    }
    return (
      <ErrorBoundary fallback={fallback}>
        <Suspense fallback={place}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

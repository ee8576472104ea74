// Parts of the page whose code comes when they are first drawn, and what is said when it cannot come.
import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary, whyFailed } from './ErrorBoundary.tsx'
import { fetched } from './fetched.tsx'
import { currentTranslate } from '../messages/translate.ts'

const PartFailed = fetched(async () => (await import('./PartFailed.tsx')).PartFailed)

export interface LaterOptions<Props> {
  /** In the part's place until its code is there. */
  readonly waiting?: (props: Props) => ReactNode
  /**
   * Where it is said that the part cannot be shown: in a `corner` of the window beside what stood in its place, `here`
   * instead of it, or nowhere, for what the page does without.
   */
  readonly notice?: 'corner' | 'here' | 'none'
  /** Whether to fetch it now, because it will be rendered. */
  readonly early?: boolean
}

/**
 * A component that is fetched when it is first drawn. When that fails the page around it stays, and it is fetched
 * again when the reader asks for it, when the browser is online again, or by the next of its kind that is drawn.
 */
export function later<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, notice = 'corner', early = false }: LaterOptions<Props> = {},
): ComponentType<Props> {
  const Part = fetched(load, { waiting, early })

  return function Later(props: Props) {
    const { onClose } = props as { readonly onClose?: () => void }
    const fallback = (error: unknown, retry: () => void) =>
      notice !== 'none' && (
        <>
          {notice === 'corner' && waiting?.(props)}
          {/* The notice itself may be out of reach: then its words stand alone. */}
          <ErrorBoundary fallback={() => <p role="alert">{currentTranslate()(whyFailed(error))}</p>}>
            <PartFailed error={error} corner={notice === 'corner'} onRetry={retry} onClose={onClose} />
          </ErrorBoundary>
        </>
      )
    return (
      <ErrorBoundary fallback={fallback}>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}

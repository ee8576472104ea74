// Components whose code is fetched apart, and again whenever they are drawn after that failed.
import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense, useState } from 'react'
import { textsLoaded } from '../messages/translate.ts'

export interface LazyComponentOptions<Props> {
  /** In its place until it is there. */
  readonly waiting?: ((props: Props) => ReactNode) | undefined
  /** Whether to begin now, because it is going to be drawn. */
  readonly early?: boolean
}

/**
 * A component that is fetched once for all of its kind: when it is first drawn, or at once where `early`. It throws what
 * kept it away, to the boundary around it; drawn anew after that, it is fetched anew.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, early = false }: LazyComponentOptions<Props> = {},
): ComponentType<Props> {
  let shared: LazyExoticComponent<ComponentType<Props>> | undefined
  let missed = false
  const fetchOnce = async () => {
    try {
      if (missed) await (await import('./missingStyles.ts')).fetchMissingStyles()
      const part = await load()
      // Its code brought messages along; a reader of another language waits for their translation too.
      await textsLoaded()
      return { default: part }
    } catch (error) {
      // `lazy` keeps a failure for good: what is drawn next needs another one.
      shared = undefined
      missed = true
      throw error
    }
  }
  if (early) {
    const coming = fetchOnce()
    // Not left unhandled: the boundary hears of it when the component is drawn.
    coming.catch(() => {})
    shared = lazy(() => coming)
  }

  return function Fetched(props: Props) {
    const [Part] = useState(() => (shared ??= lazy(fetchOnce)))
    return (
      <Suspense fallback={waiting?.(props)}>
        <Part {...props} />
      </Suspense>
    )
  }
}

// Components whose code is fetched when they are first drawn, and again whenever they are drawn after that failed.
import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense, useState } from 'react'

/**
 * A component that is fetched when it is first drawn, once for all of its kind. It throws what kept it away, to the
 * boundary around it; drawn anew after that, it is fetched anew.
 *
 * @param waiting in its place until it is there
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: (props: Props) => ReactNode,
): ComponentType<Props> {
  let shared: LazyExoticComponent<ComponentType<Props>> | undefined
  let missed = false
  const fetchOnce = async () => {
    try {
      if (missed) await (await import('./missedStyles.ts')).fetchMissedStyles()
      return { default: await load() }
    } catch (error) {
      // `lazy` keeps a failure for good: what is drawn next needs another one.
      shared = undefined
      missed = true
      throw error
    }
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

// Components whose code loads separately, and the notice that is shown when it can't be loaded.
import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense, useState } from 'react'
import { currentTranslate, textsLoaded } from '../messages/translate.ts'
import { ErrorBoundary, failureMessage } from './ErrorBoundary.tsx'

export interface LazyComponentOptions<Props> {
  /** Shown in its place until the code has loaded. */
  readonly placeholder?: ((props: Props) => ReactNode) | undefined
  /** When its code loads: `now`, because the component is about to render, or with its first render (`on render`). */
  readonly loads?: 'now' | 'on render'
}

const early: Promise<unknown>[] = []

/** Settles once all code that loads `now` has loaded, or has failed to. */
export const earlyCodeLoaded = (): Promise<unknown> => Promise.allSettled(early)

/**
 * A component whose code loads once. A load error goes to the surrounding boundary; the next render after an error loads
 * the code again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder, loads = 'on render' }: LazyComponentOptions<Props> = {},
): ComponentType<Props> {
  let shared: LazyExoticComponent<ComponentType<Props>> | undefined
  let loaded: ComponentType<Props> | undefined
  let hasFailed = false
  const loadOnce = async () => {
    try {
      if (hasFailed) await (await import('./missingStyles.ts')).fetchMissingStyles()
      const part = await load()
      // The code brought its messages along; in other languages, wait for their translations too.
      await textsLoaded()
      loaded = part
      return { default: part }
    } catch (error) {
      // `lazy` keeps an error forever, so the next render needs a new one.
      shared = undefined
      hasFailed = true
      throw error
    }
  }
  if (loads === 'now') {
    const loading = loadOnce()
    // The boundary gets the error when the component renders.
    loading.catch(() => {})
    early.push(loading)
    shared = lazy(() => loading)
  }

  return function LazyComponent(props: Props) {
    // Once loaded it renders at once: React would show a placeholder first, and replace it 300 ms later at the earliest.
    const [Part] = useState(() => loaded ?? (shared ??= lazy(loadOnce)))
    return (
      <Suspense fallback={placeholder?.(props)}>
        <Part {...props} />
      </Suspense>
    )
  }
}

const PartFailed = lazyComponent(async () => (await import('./PartFailed.tsx')).PartFailed)

export interface LazyPartOptions<Props> extends LazyComponentOptions<Props> {
  /**
   * Where an error is shown: in a `corner` of the window, with the placeholder still in the part's place; `here`, in the
   * part's place; or nowhere, for parts that the page can do without.
   */
  readonly notice?: 'corner' | 'here' | 'none'
}

/**
 * A part of the page whose code loads on the first render. If that fails, the rest of the page stays, and the code loads
 * again when the reader retries, when the browser is online again, or when another instance renders.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder, notice = 'corner', loads = 'on render' }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const Part = lazyComponent(load, { placeholder, loads })

  return function LazyPart(props: Props) {
    const { onClose } = props as { readonly onClose?: () => void }
    const fallback = (error: unknown, retry: () => void) =>
      notice !== 'none' && (
        <>
          {notice === 'corner' && placeholder?.(props)}
          {/* The code of the notice may fail to load too; then only its text is shown. */}
          <ErrorBoundary fallback={() => <p role="alert">{currentTranslate()(failureMessage(error))}</p>}>
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

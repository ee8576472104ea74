// Reads something outside the page once for each key, and keeps only the result for the current key.
import { useEffect, useState } from 'react'

export type ReadState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }

/** The same reading with another value, once it's loaded. */
export function mapRead<From, To>(reading: ReadState<From>, map: (value: From) => To): ReadState<To> {
  return reading.status === 'loaded' ? { status: 'loaded', value: map(reading.value) } : reading
}

const LOADING = { status: 'loading' } as const

export interface ReadRequest {
  readonly key: string
  readonly signal: AbortSignal
}

export interface ReadOptions {
  /** True keeps the read of a new key waiting. */
  readonly paused?: boolean
}

/**
 * A result or an error for a previous key is dropped as soon as the key changes. A failed read can be retried.
 *
 * @param key contains all that changes while the page is open and the read depends on; with `undefined`, nothing is read
 * @param read receives the key, and a signal that is aborted once the result isn't wanted anymore
 */
export function useRead<Value>(
  key: string | undefined,
  read: (request: ReadRequest) => Promise<Value>,
  { paused = false }: ReadOptions = {},
): ReadState<Value> {
  const [result, setResult] = useState<{ readonly key: string; readonly state: ReadState<Value> }>()
  const [attempt, setAttempt] = useState(0)
  const request = paused ? undefined : key

  // External system: the node or the index, through `read`.
  useEffect(() => {
    if (request === undefined) return
    const controller = new AbortController()
    const settle = (state: ReadState<Value>) => {
      if (!controller.signal.aborted) setResult({ key: request, state })
    }
    read({ key: request, signal: controller.signal }).then(
      (value) => settle({ status: 'loaded', value }),
      (error: unknown) =>
        settle({
          status: 'failed',
          error,
          retry() {
            setResult((before) => (before?.key === request ? undefined : before))
            setAttempt((before) => before + 1)
          },
        }),
    )
    return () => controller.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each render's new closure is the same read
  }, [request, attempt])

  return result !== undefined && result.key === key ? result.state : LOADING
}

// A read that takes many queries, such as all sales of a month, done once and kept for Back.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { VitrineError } from '../domain/errors.ts'
import { getRecent } from '../domain/keepRecent.ts'
import { indexError } from './errors.ts'
import { perClient } from './perClient.ts'

export type CachedRead<Value> =
  | { readonly kind: 'reading'; readonly progress: number }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: VitrineError; readonly retry: () => void }

export interface ReadContext {
  readonly client: ApolloClient
  /** Aborted when no component needs the result any more. */
  readonly signal: AbortSignal
  /** Reports the number of rows read so far. */
  readonly progress: (rows: number) => void
}

interface Store<Value> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => CachedRead<Value>
}

/** Number of results kept for Back. */
const KEPT_READS = 16

const clientReads = perClient(() => new Map<string, Store<unknown>>())

/**
 * Reads while a component is mounted, and returns the kept result for the same name. It isn't read again when the
 * index changes: the name contains the time, that of `useFiguresTime`.
 *
 * @param name identifies the result, with everything that it depends on
 */
export function useCachedRead<Value>(
  name: string,
  read: (context: ReadContext) => Promise<Value>,
): CachedRead<Value> {
  const client = useApolloClient()
  // The name says all that the reading depends on.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the name says it all
  const store = useMemo(() => obtain(client, name, read), [client, name])
  return useSyncExternalStore(store.subscribe, store.getSnapshot)
}

function obtain<Value>(
  client: ApolloClient,
  name: string,
  read: (context: ReadContext) => Promise<Value>,
): Store<Value> {
  const reads = clientReads(client) as Map<string, Store<Value>>
  return getRecent(reads, name, KEPT_READS, () => createStore(client, read))
}

const UNREAD = { kind: 'reading', progress: 0 } as const

function createStore<Value>(
  client: ApolloClient,
  read: (context: ReadContext) => Promise<Value>,
): Store<Value> {
  const listeners = new Set<() => void>()
  let snapshot: CachedRead<Value> = UNREAD
  let running: AbortController | undefined
  const publish = (next: CachedRead<Value>) => {
    snapshot = next
    for (const listener of listeners) listener()
  }
  const start = () => {
    const controller = new AbortController()
    running = controller
    publish(UNREAD)
    const settle = (next: CachedRead<Value>) => {
      if (running !== controller) return
      running = undefined
      publish(next)
    }
    const progress = (rows: number) => {
      if (running === controller) publish({ kind: 'reading', progress: rows })
    }
    read({ client, signal: controller.signal, progress }).then(
      (value) => settle({ kind: 'ready', value }),
      (error: unknown) => settle({ kind: 'failed', error: indexError(error), retry: start }),
    )
  }
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      if (running === undefined && snapshot.kind === 'reading') start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0 || running === undefined) return
        running.abort()
        running = undefined
        snapshot = UNREAD
      }
    },
  }
}

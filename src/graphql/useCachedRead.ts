// Something that takes many questions to the index, read once and kept for Back: all sales of a month, say.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { VitrineError } from '../domain/errors.ts'
import { indexError } from './errors.ts'

export type CachedRead<Value> =
  | { readonly kind: 'reading'; readonly progress: number }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: VitrineError; readonly retry: () => void }

export interface ReadContext {
  readonly client: ApolloClient
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal
  /** Tells how many rows are read so far. */
  readonly progress: (rows: number) => void
}

interface Store<Value> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => CachedRead<Value>
}

/** Readings kept for Back; the one unused for longest goes first. */
const KEPT_READINGS = 16

const readingsOf = new WeakMap<ApolloClient, Map<string, Store<unknown>>>()

/**
 * Reads while somebody looks, and gives what was read under the same name again without a question. It is not read
 * anew when the index changes: the name holds the moment it speaks of.
 *
 * @param name of what is read, with all that it depends on, unique among all readings
 */
export function useCachedRead<Value>(
  name: string,
  read: (context: ReadContext) => Promise<Value>,
): CachedRead<Value> {
  const client = useApolloClient()
  // The name says all that the reading depends on.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the name says it all
  const store = useMemo(() => obtain(client, name, read), [client, name])
  return useSyncExternalStore(store.subscribe, store.getSnapshot)
}

function obtain<Value>(
  client: ApolloClient,
  name: string,
  read: (context: ReadContext) => Promise<Value>,
): Store<Value> {
  const readings = readingsOf.get(client) ?? new Map<string, Store<unknown>>()
  readingsOf.set(client, readings)
  const store = (readings.get(name) as Store<Value> | undefined) ?? createStore(client, read)
  readings.delete(name)
  readings.set(name, store as Store<unknown>)
  for (const oldest of [...readings.keys()].slice(0, -KEPT_READINGS)) readings.delete(oldest)
  return store
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

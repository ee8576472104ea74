// One-off reads of the index, the node or a host: each has a key, and only the result for the current key is shown.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { getRecent } from '../domain/keepRecent.ts'
import { indexError } from './errors.ts'
import { perClient } from './clientState.ts'

export type ReadState<Value> =
  | {
      readonly status: 'loading'
      /** The number of rows read so far; 0 if the read doesn't report it. */
      readonly progress: number
    }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }

/** The same reading with another value, once it's loaded. */
export function mapRead<From, To>(reading: ReadState<From>, map: (value: From) => To): ReadState<To> {
  return reading.status === 'loaded' ? { status: 'loaded', value: map(reading.value) } : reading
}

const LOADING = { status: 'loading', progress: 0 } as const

export interface ReadRequest {
  readonly key: string
  /** Aborted once no component waits for the result. */
  readonly signal: AbortSignal
  /** Reports the number of rows read so far. */
  readonly progress: (rows: number) => void
}

type Read<Value> = (request: ReadRequest) => Promise<Value>

interface Entry<Value> {
  readonly key: string
  readonly listeners: Set<() => void>
  state: ReadState<Value>
  /** When it was read, in milliseconds since 1970. */
  readAt: number
  /** The read in flight. */
  running: AbortController | undefined
}

/** Results, and reads in flight, of all components that use it. */
export interface ReadCache {
  readonly entries: Map<string, Entry<unknown>>
  /** Number of results kept; the least recently used are dropped. */
  readonly most: number
}

export const createReadCache = (most: number): ReadCache => ({ entries: new Map(), most })

export interface ReadOptions {
  /** True keeps the read of a new key waiting. */
  readonly paused?: boolean
  /** Where the result stays for others and for Back; by default, it's gone with the component or the key. */
  readonly cache?: ReadCache | undefined
  /** For how long a result in the cache is good; by default, for as long as it's kept. */
  readonly keepMilliseconds?: number
}

/**
 * A result or an error for a previous key is dropped as soon as the key changes. A failed read can be retried.
 *
 * @param key contains all that changes while the page is open and the read depends on; with `undefined`, nothing is read
 * @param read receives the key, a signal, and a function that reports progress
 */
export function useRead<Value>(
  key: string | undefined,
  read: Read<Value>,
  { paused = false, cache, keepMilliseconds = cache === undefined ? 0 : Infinity }: ReadOptions = {},
): ReadState<Value> {
  const [own] = useState(() => createReadCache(1))
  const entry = useMemo(
    () => (key === undefined ? undefined : getOrCreate<Value>(cache ?? own, key, keepMilliseconds)),
    [cache, own, key, keepMilliseconds],
  )
  const subscribe = useCallback(
    (listener: () => void) => {
      if (entry === undefined || paused) return () => undefined
      entry.listeners.add(listener)
      // What a page shows that was hidden meanwhile stays until it's read again.
      if (entry.running === undefined && isOutdated(entry, keepMilliseconds)) start(entry, read)
      return () => {
        entry.listeners.delete(listener)
        if (entry.listeners.size > 0 || entry.running === undefined) return
        entry.running.abort()
        entry.running = undefined
        if (entry.state.status === 'loading') entry.state = LOADING
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each render's new closure is the same read
    [entry, paused, keepMilliseconds],
  )
  return useSyncExternalStore(subscribe, () => entry?.state ?? LOADING)
}

const isOutdated = ({ state, readAt }: Entry<unknown>, keepMilliseconds: number): boolean =>
  state.status !== 'loaded' || Date.now() - readAt >= keepMilliseconds

function getOrCreate<Value>(
  { entries, most }: ReadCache,
  key: string,
  keepMilliseconds: number,
): Entry<Value> {
  const existing = entries.get(key)
  // One that others show, or wait for, is shared.
  if (existing?.listeners.size === 0 && isOutdated(existing, keepMilliseconds)) entries.delete(key)
  const make = (): Entry<unknown> => ({
    key,
    listeners: new Set(),
    state: LOADING,
    readAt: 0,
    running: undefined,
  })
  return getRecent(entries, key, most, make) as Entry<Value>
}

function publish<Value>(entry: Entry<Value>, state: ReadState<Value>): void {
  entry.state = state
  for (const listener of entry.listeners) listener()
}

function start<Value>(entry: Entry<Value>, read: Read<Value>): void {
  const controller = new AbortController()
  entry.running = controller
  const settle = (state: ReadState<Value>) => {
    if (entry.running !== controller) return
    entry.running = undefined
    entry.readAt = Date.now()
    publish(entry, state)
  }
  const progress = (rows: number) => {
    if (entry.running === controller && entry.state.status === 'loading')
      publish(entry, { status: 'loading', progress: rows })
  }
  const retry = () => {
    publish(entry, LOADING)
    if (entry.running === undefined) start(entry, read)
  }
  read({ key: entry.key, signal: controller.signal, progress }).then(
    (value) => settle({ status: 'loaded', value }),
    (error: unknown) => settle({ status: 'failed', error, retry }),
  )
}

export interface ReadContext extends Omit<ReadRequest, 'key'> {
  readonly client: ApolloClient
}

/** Number of results kept for Back. */
const KEPT_READS = 16

const clientReads = perClient(() => createReadCache(KEPT_READS))

/**
 * `useRead` for what takes many queries, such as all sales of a month: read once and kept for Back. It isn't read again
 * when the index changes: the key contains the time, that of `useFiguresTime`.
 *
 * @param key identifies the result among all pages'
 */
export function useKeptRead<Value>(
  key: string,
  read: (context: ReadContext) => Promise<Value>,
): ReadState<Value> {
  const client = useApolloClient()
  const fetchIndex = async (request: ReadRequest) => {
    try {
      return await read({ client, ...request })
    } catch (error) {
      throw indexError(error)
    }
  }
  return useRead(key, fetchIndex, { cache: clientReads(client) })
}

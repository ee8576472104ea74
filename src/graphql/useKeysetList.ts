// Sorted lists that load page by page, and that each client keeps by name while the reader is elsewhere, so that Back
// needs no query.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useMemo, useSyncExternalStore } from 'react'
import { countCorrections, subscribeToChainTime } from '../domain/chainClock.ts'
import type { VitrineError } from '../domain/errors.ts'
import { getRecent } from '../domain/keepRecent.ts'
import { onIndexChanged, perClient } from './clientState.ts'
import { indexError } from './errors.ts'
import {
  type FetchBoth,
  type FetchPage,
  type Position,
  fetchRows,
  type Rows,
  type Segment,
  START,
} from './keyset.ts'
import type { Combinable } from './where.ts'

export interface ListSnapshot<Item> {
  readonly items: readonly Item[]
  /** `loading`: the first page. `growing`: a further page. `refreshing`: everything is read again. */
  readonly status: 'loading' | 'idle' | 'growing' | 'refreshing'
  /** False once the last row has loaded. */
  readonly hasMore: boolean
  /** Whether a segment had more rows beside it than were read; see `UnsortedRows`. */
  readonly cut: boolean
  /** The latest error; rows from before it stay. */
  readonly error: VitrineError | undefined
}

export interface ListSource<Item, Filter> {
  /** Called again on each refresh, because filters may contain the time. */
  readonly segments: () => readonly Segment<Item, Filter>[]
  readonly fetchPage: FetchPage<Item, Filter>
  readonly fetchBoth?: FetchBoth<Item, Filter>
  readonly pageSize: number
  /** Called with rows before they are shown, but not with outdated ones. */
  readonly onShow?: (items: readonly Item[]) => void
}

export interface KeysetList<Item> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => ListSnapshot<Item>
  /** Loads the next page, or retries what failed: a page or the whole list. Does nothing while a page is loading. */
  readonly loadMore: () => Promise<void>
  /** Reads as many rows as are shown now, and replaces them at once. */
  readonly refresh: () => Promise<void>
  /** Marks the list as outdated: refreshes now if it is shown, or when it is shown next. */
  readonly invalidate: () => Promise<void>
}

const NOT_ANSWERED = -1

export function createKeysetList<Item extends { readonly id: string }, Filter extends Combinable<Filter>>(
  source: ListSource<Item, Filter>,
): KeysetList<Item> {
  const listeners = new Set<() => void>()
  let snapshot: ListSnapshot<Item> = {
    items: [],
    status: 'idle',
    hasMore: true,
    cut: false,
    error: undefined,
  }
  let segments = source.segments()
  let next: Position<Item> | undefined = START
  /** Counts reasons to read the list again, and the one that the current rows are from. */
  let reason = 0
  let answered = 0
  /** Counts refreshes, so that a page in flight before one isn't appended after it. */
  let run = 0

  const publish = (change: Partial<ListSnapshot<Item>>) => {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  const show = (items: readonly Item[], cut: boolean) => {
    source.onShow?.(items)
    publish({ items, status: 'idle', hasMore: next !== undefined, cut })
  }

  /** Reads rows and passes them to `take`, unless a refresh came between. Returns false on an error. */
  const read = async (from: Position<Item>, count: number, take: (rows: Rows<Item>) => void) => {
    const ownRun = run
    try {
      const { fetchPage, fetchBoth } = source
      const rows = await fetchRows({ segments, from, count, fetchPage, fetchBoth })
      if (ownRun === run) take(rows)
    } catch (error) {
      if (ownRun !== run) return true
      publish({ status: 'idle', error: indexError(error) })
      return false
    }
    return true
  }

  const loadMore = async () => {
    if (snapshot.status !== 'idle') return
    if (answered !== reason) return reread()
    if (next === undefined) return
    publish({ status: snapshot.items.length === 0 ? 'loading' : 'growing', error: undefined })
    await read(next, source.pageSize, (rows) => {
      next = rows.next
      // A row whose key changed meanwhile may come a second time, in its new place.
      const known = new Set(snapshot.items.map(({ id }) => id))
      show([...snapshot.items, ...rows.items.filter(({ id }) => !known.has(id))], snapshot.cut || rows.cut)
    })
  }

  const reread = async () => {
    run += 1
    answered = reason
    segments = source.segments()
    publish({ status: snapshot.items.length === 0 ? 'loading' : 'refreshing', error: undefined })
    const count = Math.max(snapshot.items.length, source.pageSize)
    const done = await read(START, count, (rows) => {
      next = rows.next
      show(rows.items, rows.cut)
    })
    // The list stays outdated until the rows have loaded.
    if (!done) answered = NOT_ANSWERED
  }

  const refresh = () => {
    reason += 1
    return reread()
  }

  return {
    getSnapshot: () => snapshot,
    loadMore,
    refresh,
    invalidate: async () => {
      reason += 1
      if (listeners.size > 0) await reread()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) {
        if (answered !== reason) void reread()
        else if (snapshot.items.length === 0) void loadMore()
      }
      return () => listeners.delete(listener)
    },
  }
}

/** Number of lists kept for Back. */
const KEPT_LISTS = 24

const clientLists = perClient((client) => {
  const lists = new Map<string, KeysetList<unknown>>()
  const invalidate = () => Promise.all([...lists.values()].map((list) => list.invalidate()))
  onIndexChanged(client, invalidate)
  let corrections = countCorrections()
  subscribeToChainTime(() => {
    if (countCorrections() === corrections) return
    corrections = countCorrections()
    // Filters may contain the time. The rows stay until those that a right clock selects have loaded.
    void invalidate()
  })
  return lists
})

/**
 * A list that outlives the component: the same name returns the same rows again, without a query.
 *
 * @param name identifies the list, filters included
 * @param describe how to read its pages; called when the list is created
 */
export function useKeysetList<Item extends { readonly id: string }, Filter extends Combinable<Filter>>(
  name: string,
  describe: (client: ApolloClient) => ListSource<Item, Filter>,
): ListSnapshot<Item> & Pick<KeysetList<Item>, 'loadMore' | 'refresh'> {
  const client = useApolloClient()
  // The name says all that the description depends on.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the name says all that the description depends on
  const list = useMemo(() => openList(client, name, () => createKeysetList(describe(client))), [client, name])
  const snapshot = useSyncExternalStore(list.subscribe, list.getSnapshot)
  return { ...snapshot, loadMore: list.loadMore, refresh: list.refresh }
}

function openList<Item>(client: ApolloClient, name: string, make: () => KeysetList<Item>): KeysetList<Item> {
  return getRecent(clientLists(client) as Map<string, KeysetList<Item>>, name, KEPT_LISTS, make)
}

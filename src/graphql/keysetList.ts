// A sorted list that grows page by page and is kept whole while the reader is elsewhere, so that Back asks nothing.
import type { VitrineError } from '../domain/errors.ts'
import { indexError } from './errors.ts'
import {
  type FetchBoth,
  type FetchPage,
  type Position,
  readRows,
  type Rows,
  type Segment,
  START,
} from './keyset.ts'
import type { Combinable } from './where.ts'

export interface ListSnapshot<Item> {
  readonly items: readonly Item[]
  /** `loading`: the first page is on its way. `growing`: a further one is. `refreshing`: all is read again. */
  readonly status: 'loading' | 'idle' | 'growing' | 'refreshing'
  /** False once the last row is here. */
  readonly hasMore: boolean
  /** Whether a segment had more rows beside it than were read; see `Beside`. */
  readonly cut: boolean
  /** The latest failure; what was there before it stays. */
  readonly error: VitrineError | undefined
}

export interface ListSource<Item, Filter> {
  /** Asked again at each refresh, because filters may name the time. */
  readonly segments: () => readonly Segment<Item, Filter>[]
  readonly fetchPage: FetchPage<Item, Filter>
  readonly fetchBoth?: FetchBoth<Item, Filter>
  readonly pageSize: number
  /** Told of the rows before they are shown; never of rows that a later reading has overtaken. */
  readonly onShow?: (items: readonly Item[]) => void
}

export interface KeysetList<Item> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => ListSnapshot<Item>
  /** Reads the next page, or what failed last: a page, or the whole list anew. Nothing while a page is on its way. */
  readonly loadMore: () => Promise<void>
  /** Reads as many rows as are there now, and shows them in one go. */
  readonly refresh: () => Promise<void>
  /** Says that the index has changed: refreshes now when somebody looks, else when somebody does. */
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
  /** How often there was reason to read the list anew; and the reason that its rows answer, or will once they come. */
  let reason = 0
  let answered = 0
  /** Counts refreshes, so that a page that was on its way before one is not added to the list after it. */
  let run = 0

  const publish = (change: Partial<ListSnapshot<Item>>) => {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  const show = (items: readonly Item[], cut: boolean) => {
    source.onShow?.(items)
    publish({ items, status: 'idle', hasMore: next !== undefined, cut })
  }

  /** Reads rows and hands them to `take`, unless a refresh has overtaken. False when they could not be read. */
  const read = async (from: Position<Item>, count: number, take: (rows: Rows<Item>) => void) => {
    const ownRun = run
    try {
      const { fetchPage, fetchBoth } = source
      const rows = await readRows({ segments, from, count, fetchPage, fetchBoth })
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
      // A row whose key changed meanwhile may come a second time, at its new place.
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
    // The reason stands until the rows have come.
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

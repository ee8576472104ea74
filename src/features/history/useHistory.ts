// Loads history rows page by page, newest first; newer rows don't move the list until the viewer shows them.
import type { ApolloClient } from '@apollo/client'
import { useCallback } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { keepRecent } from '../../domain/keepRecent.ts'
import { perClient } from '../../graphql/clientState.ts'
import { createPageFetcher } from '../../graphql/queryIndex.ts'
import { matchAll } from '../../graphql/where.ts'
import { useKeysetList, type ListSnapshot, type ListSource } from '../../graphql/useKeysetList.ts'
import { after, type PageRequest, type Segment, createSegment } from '../../graphql/keyset.ts'
import {
  HistoryFeedDocument,
  type HistoryFeedQuery,
  type HistoryFeedQueryVariables,
} from './__generated__/HistoryFeed.ts'
import type { HistoryType } from './record/rows.ts'
import { typesToFetch } from './typeFilter.ts'

export type HistoryFilter = HistoryFeedQueryVariables['where']
export type FeedRow = HistoryFeedQuery['activities'][number]

const PAGE_ROWS = 40

export interface HistoryOptions {
  /** What the rows are about, unique among all feeds: `account 0x…`. */
  readonly scope: string
  readonly where: HistoryFilter
  readonly types: readonly HistoryType[]
}

/** Rows of a history. */
export interface SomeRows {
  /** Newest first. */
  readonly rows: readonly FeedRow[]
  /** Whether there may be more of them. */
  readonly hasMore: boolean
}

export interface History extends ListSnapshot<FeedRow> {
  /** Rows above the list's anchor. */
  readonly newer: SomeRows
  readonly loadMore: () => Promise<void>
  readonly refresh: () => Promise<void>
  /** Shows the newer rows too. */
  readonly showNewer: () => void
}

const NO_NEWER_ROWS: SomeRows = { rows: [], hasMore: false }

/** The position of each list's newest row, its anchor, by client and by the list's name. */
const clientAnchors = perClient(() => new Map<string, string>())

/** More than there are lists; a list without an anchor starts at the newest row. */
const KEPT_ANCHORS = 100

/**
 * The rows of a scope.
 *
 * The newest row of the first page is the list's anchor until `showNewer`: rows that the index adds above it stay out, so
 * that the list doesn't move and Back restores it.
 */
export function useHistory({ scope, where, types }: HistoryOptions): History {
  const client = useApolloClient()
  const name = `history ${scope} ${[...types].sort().join()}`
  const anchors = clientAnchors(client)
  const list = useKeysetList<FeedRow, HistoryFilter>(name, () => {
    anchors.delete(name)
    const fetched = typesToFetch(types)
    const filter = matchAll<HistoryFilter>(
      where,
      fetched === undefined ? undefined : { type_in: [...fetched] },
    )
    return createSource(client, filter, {
      get: () => anchors.get(name),
      set: (position) => keepRecent(anchors, name, position, KEPT_ANCHORS),
    })
  })
  const { refresh, items } = list
  const showNewer = useCallback(() => {
    anchors.delete(name)
    void refresh()
  }, [anchors, name, refresh])
  const newest = items[0]
  return { ...list, newer: (newest && newerByFirstRow.get(newest)) ?? NO_NEWER_ROWS, showNewer }
}

/** The newer rows that came with a list, by its first row: so they are published together. */
const newerByFirstRow = new WeakMap<FeedRow, SomeRows>()

interface Anchor {
  readonly get: () => string | undefined
  readonly set: (position: string) => void
}

const isAbove = ({ position }: FeedRow, anchor: string): boolean => BigInt(position) > BigInt(anchor)

function createSource(
  client: ApolloClient,
  filter: HistoryFilter,
  anchor: Anchor,
): ListSource<FeedRow, HistoryFilter> {
  const segment: Segment<FeedRow, HistoryFilter> = createSegment('position', filter, 'desc')
  const fetchRows = createPageFetcher(client, HistoryFeedDocument, ({ activities }) => activities)

  /**
   * Reads the newest rows without the anchor, as a new visitor does, so that a web server's cache can answer. Rows above
   * the anchor are set aside, and as many follow from the next page, whose query all visitors share too.
   */
  const fetchFromAnchor = async (request: PageRequest<HistoryFilter>, position: string) => {
    const latest = await fetchRows(request)
    const newer = latest.filter((row) => isAbove(row, position))
    const older = latest.filter((row) => !isAbove(row, position))
    const last = older.at(-1)
    const where = last ? after(segment, last) : matchAll<HistoryFilter>(filter, { position_lte: position })
    const isCut = newer.length > 0 && latest.length >= request.first
    const next = isCut ? await fetchRows({ ...request, where }) : []
    const rows = [...older, ...next.slice(0, newer.length)]
    const [newest] = rows
    if (newest === undefined) return latest
    newerByFirstRow.set(newest, { rows: newer, hasMore: older.length === 0 })
    return rows
  }

  return {
    pageSize: PAGE_ROWS,
    segments: () => [segment],
    fetchPage: (request) => {
      const position = anchor.get()
      return position === undefined || request.where !== filter
        ? fetchRows(request)
        : fetchFromAnchor(request, position)
    },
    // Only shown rows set the anchor: a late response to a previous read would keep newer rows out again. It rises when all
    // rows below it were undone.
    onShow: ([newest]) => {
      if (newest === undefined) return
      const position = anchor.get()
      if (position === undefined || isAbove(newest, position)) anchor.set(newest.position)
    },
  }
}

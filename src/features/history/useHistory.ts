// Loads history rows page by page, newest first; newer rows don't move the list until the viewer shows them.
import type { ApolloClient } from '@apollo/client'
import { useCallback } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { keepRecent } from '../../domain/keepRecent.ts'
import { perClient } from '../../graphql/perClient.ts'
import { createPageFetcher } from '../../graphql/queryIndex.ts'
import { matchAll } from '../../graphql/where.ts'
import { useKeysetList } from '../../graphql/useKeysetList.ts'
import type { PageRequest } from '../../graphql/keyset.ts'
import type { ListSnapshot, ListSource } from '../../graphql/keysetList.ts'
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

/** Rows that the index has added above a list since it was first read. */
interface NewerRows {
  /** Newest first. */
  readonly rows: readonly FeedRow[]
  /** Whether there may be more of them. */
  readonly hasMore: boolean
}

export interface History extends ListSnapshot<FeedRow> {
  readonly newer: NewerRows
  readonly loadMore: () => Promise<void>
  readonly refresh: () => Promise<void>
  /** Shows the newer rows too. */
  readonly showNewer: () => void
}

const NONE_NEWER: NewerRows = { rows: [], hasMore: false }

/** Upper position of each list, by client and by the list's name. */
const clientAnchors = perClient(() => new Map<string, string>())

/** More than there are lists; a list without an anchor starts at the newest row. */
const KEPT_ANCHORS = 100

/**
 * The rows of a scope.
 *
 * The newest row of the first page is the upper end of the list until `showNewer`: rows that the index adds later stay
 * out, so that the list doesn't move and Back restores it.
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
  return { ...list, newer: (newest && newerAbove.get(newest)) ?? NONE_NEWER, showNewer }
}

/** The newer rows that came with a list, by its first row. */
const newerAbove = new WeakMap<FeedRow, NewerRows>()

const isAbove = ({ position }: FeedRow, end: string): boolean => BigInt(position) > BigInt(end)

interface Anchor {
  readonly get: () => string | undefined
  readonly set: (position: string) => void
}

function createSource(
  client: ApolloClient,
  filter: HistoryFilter,
  anchor: Anchor,
): ListSource<FeedRow, HistoryFilter> {
  const fetchRows = createPageFetcher(client, HistoryFeedDocument, ({ activities }) => activities)
  let start: HistoryFilter | undefined
  let shown: readonly FeedRow[] = []

  /**
   * Reads the list's first rows by the query that a new visitor sends, so that a web server's cache has the answer, and
   * finds the newer rows in it. As many of the list's last rows are missing there; they are taken from those shown. If
   * shown rows were undone by a reorganization, or all rows are newer, the list is queried up to its end.
   */
  const fetchFirst = async (
    request: PageRequest<HistoryFilter>,
    upTo: string,
  ): Promise<readonly FeedRow[]> => {
    const latest = await fetchRows({ ...request, where: filter })
    const newer = latest.filter((row) => isAbove(row, upTo))
    if (newer.length === 0) return latest
    const older = latest.slice(newer.length)
    const isSame = older.length > 0 && older.every(({ id }, place) => id === shown[place]?.id)
    const first = isSame ? [...older, ...shown.slice(older.length, request.first)] : await fetchRows(request)
    const [newest] = first
    if (newest === undefined) return latest
    newerAbove.set(newest, { rows: newer, hasMore: newer.length === request.first })
    return first
  }

  return {
    pageSize: PAGE_ROWS,
    segments: () => {
      const upTo = anchor.get()
      start = matchAll<HistoryFilter>(filter, upTo === undefined ? undefined : { position_lte: upTo })
      return [{ where: start, orderBy: 'position', direction: 'desc', keyOf: (row) => row.position }]
    },
    fetchPage: (request) => {
      const upTo = anchor.get()
      return upTo === undefined || request.where !== start ? fetchRows(request) : fetchFirst(request, upTo)
    },
    // Only shown rows set the end: a late response to a previous read would keep newer rows out again.
    onShow: (items) => {
      shown = items
      const [newest] = items
      if (newest !== undefined && isAbove(newest, anchor.get() ?? '-1')) anchor.set(newest.position)
    },
  }
}

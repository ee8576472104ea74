// Loads history rows page by page, newest first; newer rows don't move the list until the viewer shows them.
import { useCallback } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { keepRecent } from '../../domain/keepRecent.ts'
import { perClient } from '../../graphql/perClient.ts'
import { createPageFetcher } from '../../graphql/queryIndex.ts'
import { matchAll } from '../../graphql/where.ts'
import { useKeysetList } from '../../graphql/useKeysetList.ts'
import type { ListSnapshot } from '../../graphql/keysetList.ts'
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

export interface History extends ListSnapshot<FeedRow> {
  readonly loadMore: () => Promise<void>
  readonly refresh: () => Promise<void>
  /** Shows the rows that were added since the list was first read. */
  readonly showNewer: () => void
}

/** Upper position of each list, by client and by the list's name. */
const clientAnchors = perClient(() => new Map<string, string>())

/** More than there are lists; a list without an anchor starts at the newest row. */
const KEPT_ANCHORS = 100

export function historyFilter({ where, types }: Pick<HistoryOptions, 'where' | 'types'>): HistoryFilter {
  const fetched = typesToFetch(types)
  return matchAll<HistoryFilter>(where, fetched === undefined ? undefined : { type_in: [...fetched] })
}

/**
 * The rows of a scope.
 *
 * The newest row of the first page is the upper end of the list until `showNewer`: rows that the index adds later stay
 * out, so that the list doesn't move and Back restores it.
 */
export function useHistory(options: HistoryOptions): History {
  const client = useApolloClient()
  const filter = historyFilter(options)
  const name = `history ${options.scope} ${[...options.types].sort().join()}`
  const anchors = clientAnchors(client)
  const list = useKeysetList<FeedRow, HistoryFilter>(name, () => {
    anchors.delete(name)
    return {
      pageSize: PAGE_ROWS,
      segments: () => {
        const upTo = anchors.get(name)
        const where = matchAll<HistoryFilter>(filter, upTo === undefined ? undefined : { position_lte: upTo })
        return [{ where, orderBy: 'position', direction: 'desc', keyOf: (row) => row.position }]
      },
      fetchPage: createPageFetcher(client, HistoryFeedDocument, ({ activities }) => activities),
      // Only shown rows set the end: a late response to a previous read would keep newer rows out again.
      onShow: ([newest]) => {
        if (newest === undefined || anchors.has(name)) return
        keepRecent(anchors, name, newest.position, KEPT_ANCHORS)
      },
    }
  })
  const { refresh } = list
  const showNewer = useCallback(() => {
    anchors.delete(name)
    void refresh()
  }, [anchors, name, refresh])
  return { ...list, showNewer }
}

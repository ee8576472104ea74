// A growing list of history rows, newest first, that holds still while newer rows arrive.
import { useCallback } from 'react'
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { allOf } from '../../graphql/where.ts'
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
  /** Lets the rows in that came since the list was first read. */
  readonly showNewer: () => void
}

/** Up to which position each list reads, by client and by the list's name. */
const anchors = new WeakMap<ApolloClient, Map<string, string>>()

function anchorsOf(client: ApolloClient): Map<string, string> {
  const known = anchors.get(client)
  if (known !== undefined) return known
  const fresh = new Map<string, string>()
  anchors.set(client, fresh)
  return fresh
}

/** More than there are lists; without one a list would begin with what is newest. */
const KEPT_ANCHORS = 100

function keep(anchorsByName: Map<string, string>, name: string, position: string): void {
  anchorsByName.set(name, position)
  for (const oldest of [...anchorsByName.keys()].slice(0, -KEPT_ANCHORS)) anchorsByName.delete(oldest)
}

/** What is asked of the index for these kinds of rows. */
export function historyFilter({ where, types }: Pick<HistoryOptions, 'where' | 'types'>): HistoryFilter {
  const wanted = typesToFetch(types)
  return allOf<HistoryFilter>(where, wanted === undefined ? undefined : { type_in: [...wanted] })
}

/**
 * The rows of a scope.
 *
 * The first page's newest row is the list's upper end until `showNewer`: whatever the index adds later stays out, so
 * that nothing moves under the reader, and Back finds the list as it was.
 */
export function useHistory(options: HistoryOptions): History {
  const client = useApolloClient()
  const filter = historyFilter(options)
  const name = `history ${options.scope} ${[...options.types].sort().join()}`
  const kept = anchorsOf(client)
  const list = useKeysetList<FeedRow, HistoryFilter>(name, () => {
    kept.delete(name)
    return {
      pageSize: PAGE_ROWS,
      segments: () => {
        const upTo = kept.get(name)
        const where = allOf<HistoryFilter>(filter, upTo === undefined ? undefined : { position_lte: upTo })
        return [{ where, orderBy: 'position', direction: 'desc', keyOf: (row) => row.position }]
      },
      fetchPage: async ({ where, first, orderDirection }) => {
        const { activities } = await queryIndex(client, HistoryFeedDocument, {
          where,
          first,
          direction: orderDirection,
        })
        return activities
      },
      // Only what is shown sets the end. An answer to an earlier reading, late, would keep newer rows out again.
      onShow: ([newest]) => {
        if (newest !== undefined && !kept.has(name)) keep(kept, name, newest.position)
      },
    }
  })
  const { refresh } = list
  const showNewer = useCallback(() => {
    kept.delete(name)
    void refresh()
  }, [kept, name, refresh])
  return { ...list, showNewer }
}

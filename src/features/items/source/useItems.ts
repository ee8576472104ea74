// The items of a collection that match the filters, whichever engine answers: the index until the worker has the whole
// collection, and then the worker, which also counts and ranks them. What it returns doesn't say which.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import type { LocalCopyState } from '../../../itemSearch/protocol.ts'
import type { ItemFacets, ItemQuery } from '../../../itemSearch/query.ts'
import type { ItemSearchSession, ShownAnswer } from '../../../itemSearch/session.ts'
import type { Address } from '../../../domain/address.ts'
import type { VitrineError } from '../../../domain/errors.ts'
import {
  useItemSearchSession,
  useItemAnswer,
  useItemQuery,
  useStartedItemSearch,
} from './itemSearchSession.ts'
import type { ItemFilters } from '../filters/itemFilters.ts'
import { changeCount } from '../../../graphql/clientState.ts'
import type { ItemList } from '../useVisibleRows.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { fromItemSearch, fromIndex, type ItemsCollection, mapItems, type ShownItem } from './shownItems.ts'
import { COUNTED_ROWS, useIndexItems, useItemCount } from './useIndexItems.ts'

export interface Items {
  readonly items: ItemList<ShownItem>
  /** Number of matching items; undefined until it has loaded. */
  readonly total: number | undefined
  /** Whether there may be more than were counted. */
  readonly atLeast: boolean
  /** Whether more items have a declining price than were read. */
  readonly cut: boolean
  /** Whether the items shown match other filters, while those that match these load. */
  readonly outdated: boolean
  readonly loading: boolean
  readonly growing: boolean
  readonly hasMore: boolean
  readonly error: VitrineError | undefined
  readonly loadMore: () => void
  readonly onRange: (from: number, count: number) => void
  /** Version of the rows shown; other rows have another number. */
  readonly version: number
  /** Undefined until something has been counted. */
  readonly facets: ItemFacets | undefined
  /** Number of matching items for sale, alone and in bundles; undefined while only the index has counted. */
  readonly counts: Pick<ItemFacets, 'listed' | 'inBundle'> | undefined
  /** Whether items for other filters show at once, without a request. */
  readonly instant: boolean
  /** Whether the items are ranked by rarity, which needs the whole collection: soon, or never if it can't be read. */
  readonly ranking: 'ranked' | 'counting' | 'unavailable'
  /** How far the collection has been read. */
  readonly state: LocalCopyState
  /** Reads the collection again after a failure. */
  readonly retry: () => void
}

/** What the collection's own query says of its items. */
export interface ItemsFacts extends Omit<ItemsCollection, 'address'> {
  readonly tokenCount: number
}

export interface ItemsOptions {
  readonly address: Address
  /** Undefined until the collection has loaded. */
  readonly facts: ItemsFacts | undefined
  readonly filters: ItemFilters
  /** Without filters, the collection's own count is the total. */
  readonly unfiltered: boolean
}

export function useItems({ address, facts, filters, unfiltered }: ItemsOptions): Items {
  const client = useApolloClient()
  const session = useItemSearchSession(address)
  const query = useItemQuery(filters)
  const answer = useItemAnswer(session, query)
  const state = session.state()
  const shown = useFullAnswer(answer, query, state)
  const workerItems = useWorkerItems(session, shown, address, facts)
  // The worker answers at once, except for an owner whose items it must fetch.
  const outdated = shown !== undefined && shown.query.owner !== query.owner
  // Rows can't be shown until the collection has loaded; until then the indexer's items are.
  const indexItems = useItemsFromIndex({ address, filters, unfiltered, skip: workerItems !== undefined })
  useStartedItemSearch(session, !indexItems.loading || indexItems.error !== undefined)
  const latestAnswer = useLatestAnswer(answer, state)
  // The local copy starts with the range in view when it takes over.
  const requestInView = useCallback(
    (from: number, count: number) => session.want(query, { from, count }),
    [session, query],
  )
  const common: Pick<Items, 'facets' | 'counts' | 'instant' | 'ranking' | 'state' | 'retry'> = {
    facets: latestAnswer?.facets,
    counts: workerItems === undefined ? undefined : latestAnswer?.facets,
    instant: workerItems !== undefined,
    ranking: workerItems !== undefined ? 'ranked' : state.kind === 'failed' ? 'unavailable' : 'counting',
    state,
    retry: () => session.start(),
  }
  if (workerItems !== undefined) return { ...workerItems, ...common, outdated }
  return {
    ...indexItems,
    ...common,
    total: indexItems.total ?? (unfiltered ? facts?.tokenCount : undefined),
    // Below all versions of the local copy.
    version: -2 - changeCount(client),
    onRange: requestInView,
  }
}

const loadNothing = () => undefined

interface FullAnswer {
  readonly query: ItemQuery
  readonly answer: ShownAnswer
}

/** The latest answer with all items: to this query or, while it loads, to the previous one. */
function useFullAnswer(
  answer: ShownAnswer | undefined,
  query: ItemQuery,
  state: LocalCopyState,
): FullAnswer | undefined {
  const [previous, setPrevious] = useState<FullAnswer>()
  const current = useMemo(() => (answer?.full === true ? { query, answer } : undefined), [query, answer])
  if (current !== undefined && current !== previous) setPrevious(current)
  if (state.kind === 'failed') return undefined
  return current ?? previous
}

/** The latest facets, also of a local copy that is still being read, once it has items; none of one that failed. */
function useLatestAnswer(answer: ShownAnswer | undefined, state: LocalCopyState): ShownAnswer | undefined {
  const usable =
    answer !== undefined && (answer.full || (state.kind === 'reading' && state.read > 0)) ? answer : undefined
  const [previous, setPrevious] = useState(usable)
  if (usable !== undefined && usable !== previous) setPrevious(usable)
  return state.kind === 'failed' ? undefined : (usable ?? previous)
}

function useWorkerItems(
  session: ItemSearchSession,
  shown: FullAnswer | undefined,
  address: Address,
  facts: ItemsFacts | undefined,
) {
  const { answer, query } = shown ?? {}
  const { standard, historyComplete = false } = facts ?? {}
  const { network } = useConfig()
  const items = useMemo(
    () =>
      answer === undefined || standard === undefined
        ? undefined
        : mapItems(answer.rows, (row) =>
            fromItemSearch(row, { address, standard, historyComplete }, network),
          ),
    [answer, address, standard, historyComplete, network],
  )
  const onRange = useCallback(
    (from: number, count: number) => query !== undefined && session.want(query, { from, count }),
    [session, query],
  )
  if (items === undefined || answer === undefined) return undefined
  return {
    items,
    total: answer.total,
    atLeast: false,
    cut: false,
    loading: false,
    growing: false,
    hasMore: false,
    error: undefined,
    loadMore: loadNothing,
    onRange,
    version: answer.version,
  }
}

interface IndexItemsOptions extends Omit<ItemsOptions, 'facts'> {
  readonly skip: boolean
}

/** The indexer's items, page by page. While items for other filters load, the previous ones stay. */
function useItemsFromIndex({ address, filters, unfiltered, skip }: IndexItemsOptions) {
  const { network } = useConfig()
  const list = useIndexItems(address, filters, { skip })
  const total = useItemCount({ collection: address, filters, skip: skip || unfiltered })
  const [previous, setPrevious] = useState(list.items)
  const isLoading =
    list.items.length === 0 && (list.status === 'loading' || (list.status === 'idle' && list.hasMore))
  if (!isLoading && previous !== list.items) setPrevious(list.items)
  const outdated = isLoading && list.error === undefined && previous.length > 0
  const rows = outdated ? previous : list.items
  const items = useMemo(() => mapItems(rows, (token) => fromIndex(token, network)), [rows, network])
  const { loadMore } = list
  return {
    items,
    total,
    atLeast: total !== undefined && (list.cut || total >= COUNTED_ROWS),
    cut: list.cut,
    outdated,
    loading: isLoading,
    growing: list.status !== 'idle',
    hasMore: list.hasMore && list.error === undefined && !outdated,
    error: list.error,
    loadMore: useCallback(() => void loadMore(), [loadMore]),
  }
}

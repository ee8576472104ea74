// The items that fit the filters of the address: from the catalogue once it has all of them, until then from the index.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import type { CatalogueState } from '../../catalogue/protocol.ts'
import type { CatalogueFacets, CatalogueQuery } from '../../catalogue/query.ts'
import type { CatalogueSession, ShownAnswer } from '../../catalogue/session.ts'
import type { Address } from '../../domain/address.ts'
import type { VitrineError } from '../../domain/errors.ts'
import {
  useCatalogue,
  useCatalogueAnswer,
  useCatalogueQuery,
  useStartedCatalogue,
} from '../../features/collections/catalogue.ts'
import type { ItemFilters } from '../../features/collections/itemFilters.ts'
import { generation } from '../../graphql/generation.ts'
import type { ItemList } from '../../features/tokens/itemList.ts'
import type { CollectionFacts } from './CollectionFrame.tsx'
import { fromCatalogue, fromIndex, mapped, type ShownItem } from './shownItems.ts'
import { COUNTED_ROWS, useCollectionItems, useItemCount } from './useCollectionItems.ts'

export interface Items {
  readonly items: ItemList<ShownItem>
  /** How many fit; undefined while that is not known. */
  readonly total: number | undefined
  /** Whether there may be more of them than were counted. */
  readonly atLeast: boolean
  /** Whether more items have a declining price than were read. */
  readonly cut: boolean
  /** Whether what is shown answers another question, while this one's answer is on its way. */
  readonly outdated: boolean
  readonly loading: boolean
  readonly growing: boolean
  readonly hasMore: boolean
  readonly error: VitrineError | undefined
  readonly loadMore: () => void
  readonly onRange: (from: number, count: number) => void
  /** Of the rows shown: other rows, another number. */
  readonly version: number
  /** Undefined until something has been counted. */
  readonly facets: CatalogueFacets | undefined
  readonly state: CatalogueState
  /** Whether the catalogue answers, for all items there are. */
  readonly whole: boolean
  readonly retry: () => void
}

export interface ItemsOptions {
  readonly address: Address
  readonly facts: CollectionFacts | undefined
  readonly filters: ItemFilters
  /** Without filters, the collection's own count answers. */
  readonly unfiltered: boolean
}

export function useItems({ address, facts, filters, unfiltered }: ItemsOptions): Items {
  const client = useApolloClient()
  const session = useCatalogue(address)
  const query = useCatalogueQuery(filters)
  const answer = useCatalogueAnswer(session, query)
  const state = session.state()
  const shown = useLatestWhole(answer, query, state)
  const fromWhole = useWhole(session, shown, address, facts)
  // The worker answers at once, but for an owner whose items it has to ask for.
  const outdated = shown !== undefined && shown.query.owner !== query.owner
  // The rows alone are not enough: until the collection is known they cannot be shown, and the index answers on.
  const served = useServed({ address, filters, unfiltered, skip: fromWhole !== undefined })
  useStartedCatalogue(session, !served.loading || served.error !== undefined)
  const partial = useLatest(answer, state)
  // Where the reader is, the catalogue begins when it takes over.
  const wantInView = useCallback(
    (from: number, count: number) => session.want(query, { from, count }),
    [session, query],
  )
  const common = {
    facets: partial?.facets,
    state,
    retry: () => session.start(),
  }
  if (fromWhole !== undefined) return { ...fromWhole, ...common, outdated, whole: true }
  return {
    ...served,
    ...common,
    total: served.total ?? (unfiltered ? facts?.tokenCount : undefined),
    whole: false,
    // Below all versions of the catalogue.
    version: -2 - generation(client),
    onRange: wantInView,
  }
}

const nothing = () => undefined

interface Whole {
  readonly query: CatalogueQuery
  readonly answer: ShownAnswer
}

/** The latest answer about all items: to this question, or to the one before while this one is on its way. */
function useLatestWhole(
  answer: ShownAnswer | undefined,
  query: CatalogueQuery,
  state: CatalogueState,
): Whole | undefined {
  const [former, setFormer] = useState<Whole>()
  const current = useMemo(() => (answer?.full === true ? { query, answer } : undefined), [query, answer])
  if (current !== undefined && current !== former) setFormer(current)
  if (state.kind === 'failed') return undefined
  return current ?? former
}

/** The latest facets, also those of a catalogue that is being filled once something is in it. */
function useLatest(answer: ShownAnswer | undefined, state: CatalogueState): ShownAnswer | undefined {
  const usable =
    answer !== undefined && (answer.full || (state.kind === 'reading' && state.read > 0)) ? answer : undefined
  const [former, setFormer] = useState(usable)
  if (usable !== undefined && usable !== former) setFormer(usable)
  return usable ?? former
}

function useWhole(
  session: CatalogueSession,
  shown: Whole | undefined,
  address: Address,
  facts: CollectionFacts | undefined,
) {
  const { answer, query } = shown ?? {}
  const { name, standard } = facts ?? {}
  const items = useMemo(
    () =>
      answer === undefined || name === undefined || standard === undefined
        ? undefined
        : mapped(answer.rows, (row) => fromCatalogue(row, { id: address, name, standard })),
    [answer, address, name, standard],
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
    outdated: false,
    loading: false,
    growing: false,
    hasMore: false,
    error: undefined,
    loadMore: nothing,
    onRange,
    version: answer.version,
  }
}

interface ServedOptions extends Omit<ItemsOptions, 'facts'> {
  readonly skip: boolean
}

/** What the index answers, page by page. While the answer to other filters is on its way, the former items stay. */
function useServed({ address, filters, unfiltered, skip }: ServedOptions) {
  const list = useCollectionItems(address, filters, { skip })
  const total = useItemCount({ collection: address, filters, skip: skip || unfiltered })
  const [former, setFormer] = useState(list.items)
  const waiting =
    list.items.length === 0 && (list.status === 'loading' || (list.status === 'idle' && list.hasMore))
  if (!waiting && former !== list.items) setFormer(list.items)
  const outdated = waiting && list.error === undefined && former.length > 0
  const rows = outdated ? former : list.items
  const items = useMemo(() => mapped(rows, fromIndex), [rows])
  const { loadMore } = list
  return {
    items,
    total,
    atLeast: total !== undefined && (list.cut || total >= COUNTED_ROWS),
    cut: list.cut,
    outdated,
    loading: waiting,
    growing: list.status !== 'idle',
    hasMore: list.hasMore && list.error === undefined && !outdated,
    error: list.error,
    loadMore: useCallback(() => void loadMore(), [loadMore]),
  }
}

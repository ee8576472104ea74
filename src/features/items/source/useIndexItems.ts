// The indexer's list of a collection's items with the filters applied, and their number.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../../../domain/address.ts'
import { listUnits } from '../../../domain/currency.ts'
import { nowSeconds, startOfMinute } from '../../../domain/time.ts'
import { filtersKey, type ItemFilters } from '../filters/itemFilters.ts'
import { isInBounds, isPriced, itemSegments, itemWhere } from '../filters/itemSegments.ts'
import type { Token_filter, Token_orderBy } from '../../../graphql/__generated__/operations.ts'
import { queryIndex } from '../../../graphql/queryIndex.ts'
import { type FragmentRef, readFragment } from '../../../graphql/fragments.ts'
import { MAX_UNSORTED_ROWS, type PageRequest, type Segment } from '../../../graphql/keyset.ts'
import { type ListSource, useKeysetList } from '../../../graphql/useKeysetList.ts'
import { useQueryTime } from '../../../graphql/queryTime.ts'
import { useIndexQuery } from '../../../graphql/useIndexQuery.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useNow } from '../../../ui/useNow.ts'
import {
  CollectionItems_countDocument,
  CollectionItems_countPricedDocument,
  CollectionItems_pricedDocument,
  CollectionItems_tokenFragmentDoc,
  type CollectionItems_tokenFragment,
  CollectionItemsDocument,
} from './__generated__/CollectionItems.ts'

export type CollectionItem = CollectionItems_tokenFragment

const PAGE_SIZE = 48

/** @param skip sends no request, because the local copy has the items */
export function useIndexItems(
  collection: Address,
  filters: ItemFilters,
  { skip }: { readonly skip: boolean },
) {
  const { network } = useConfig()
  const units = listUnits(network)
  const describe = (client: ApolloClient): ListSource<CollectionItem, Token_filter> => ({
    pageSize: PAGE_SIZE,
    segments: () =>
      itemSegments({ collection, filters, units, now: nowSeconds() }) as readonly Segment<
        CollectionItem,
        Token_filter
      >[],
    fetchPage: (request) => fetchPage(client, request),
    fetchBoth: (page, unsorted) => fetchBoth(client, page, unsorted),
  })
  return useKeysetList(skip ? 'no items' : filtersKey(collection, filters), skip ? () => NO_ITEMS : describe)
}

const NO_ITEMS: ListSource<CollectionItem, Token_filter> = {
  pageSize: PAGE_SIZE,
  segments: () => [],
  fetchPage: async () => [],
}

async function fetchPage(
  client: ApolloClient,
  { where, orderBy, orderDirection, first }: PageRequest<Token_filter>,
): Promise<readonly CollectionItem[]> {
  const { tokens } = await queryIndex(client, CollectionItemsDocument, {
    where,
    first,
    orderDirection,
    orderBy: orderBy as Token_orderBy,
  })
  return open(tokens)
}

async function fetchBoth(
  client: ApolloClient,
  { where, orderBy, orderDirection, first }: PageRequest<Token_filter>,
  unsorted: PageRequest<Token_filter>,
): Promise<readonly [readonly CollectionItem[], readonly CollectionItem[]]> {
  const { tokens, declining } = await queryIndex(client, CollectionItems_pricedDocument, {
    where,
    first,
    orderDirection,
    orderBy: orderBy as Token_orderBy,
    declining: unsorted.where,
    firstDeclining: unsorted.first,
  })
  return [open(tokens), open(declining)]
}

const open = (rows: readonly FragmentRef<typeof CollectionItems_tokenFragmentDoc>[]) =>
  readFragment(CollectionItems_tokenFragmentDoc, rows)

/** graph-node can't count; beyond this many rows the count is a lower bound. */
export const COUNTED_ROWS = 1_000

/** Number of items that match the filters; undefined while it loads. */
export function useItemCount(options: {
  readonly collection: Address
  readonly filters: ItemFilters
  /** True without filters, where the collection has the count, and where the local copy has it. */
  readonly skip: boolean
}): number | undefined {
  const { collection, filters, skip } = options
  const now = useQueryTime()
  const clock = startOfMinute(useNow())
  const priced = isPriced(filters)
  const where = itemWhere({ collection, filters, now })
  const all = useIndexQuery(CollectionItems_countDocument, { variables: { where }, skip: skip || priced })
  const bounded = useIndexQuery(CollectionItems_countPricedDocument, {
    variables: {
      where,
      declining: itemWhere({ collection, filters, now }, 'declining'),
      firstDeclining: MAX_UNSORTED_ROWS,
    },
    skip: skip || !priced,
  })
  if (skip) return undefined
  if (!priced) return all.kind === 'ready' ? all.data.tokens.length : undefined
  if (bounded.kind !== 'ready') return undefined
  const { tokens, declining } = bounded.data
  return tokens.length + declining.filter((item) => isInBounds(item, filters, clock)).length
}

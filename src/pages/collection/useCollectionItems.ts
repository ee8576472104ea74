// The list of a collection's items under the filters of the address, and how many there are.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../../domain/address.ts'
import { nowSeconds } from '../../domain/time.ts'
import { filtersKey, type ItemFilters } from '../../features/collections/itemFilters.ts'
import { itemSegments, itemWhere } from '../../features/collections/itemSegments.ts'
import type { Token_filter, Token_orderBy } from '../../graphql/__generated__/operations.ts'
import { ask } from '../../graphql/ask.ts'
import { type PageRequest, type Segment } from '../../graphql/keyset.ts'
import type { ListSource } from '../../graphql/keysetList.ts'
import { useKeysetList } from '../../graphql/lists.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import {
  CollectionItems_countDocument,
  CollectionItemsDocument,
  type CollectionItemsQuery,
} from './__generated__/CollectionItems.ts'

export type CollectionItem = CollectionItemsQuery['tokens'][number]

const PAGE_SIZE = 48

/** @param skip asks nothing, because the catalogue answers */
export function useCollectionItems(
  collection: Address,
  filters: ItemFilters,
  { skip }: { readonly skip: boolean },
) {
  const { network } = useConfig()
  const currencies = [network.nativeCurrency, ...network.currencies]
  const describe = (client: ApolloClient): ListSource<CollectionItem, Token_filter> => ({
    pageSize: PAGE_SIZE,
    segments: () =>
      itemSegments({ collection, filters, currencies, now: nowSeconds() }) as readonly Segment<
        CollectionItem,
        Token_filter
      >[],
    fetchPage: (request) => fetchPage(client, request),
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
  const { tokens } = await ask(client, CollectionItemsDocument, {
    where,
    first,
    orderDirection,
    orderBy: orderBy as Token_orderBy,
  })
  return tokens
}

/** graph-node counts nothing; beyond this many rows the count is a lower bound. */
export const COUNTED_ROWS = 1_000

/** How many items the filters leave; undefined while that is being asked. */
export function useItemCount(options: {
  readonly collection: Address
  readonly filters: ItemFilters
  /** True without filters, when the collection's own count answers, and when the catalogue does. */
  readonly skip: boolean
}): number | undefined {
  const { collection, filters, skip } = options
  const now = useQueryTime()
  const query = useIndexQuery(CollectionItems_countDocument, {
    variables: { where: itemWhere({ collection, filters, now }) },
    skip,
  })
  return query.kind === 'ready' && !skip ? query.data.tokens.length : undefined
}

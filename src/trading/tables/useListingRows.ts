// Rows of a table of listings: each order with its parsed listing, leaving out orders that aren't listings.
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Bundle_tokensDocument } from '../../orders/__generated__/Bundle.ts'
import { bundledTokens, toListingOrBundle, type BundleRef } from '../../orders/bundle.ts'
import { toListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'

export interface ListingRow<Order> {
  readonly order: Order
  readonly listing: Listing
}

/**
 * Includes bundles, whose items' names are loaded from the index; until then the items are named by their token IDs
 * and their contracts' addresses.
 */
export function useListingRows<Order extends BundleRef>(
  orders: readonly Order[],
): readonly ListingRow<Order>[] {
  const { network } = useConfig()
  const ids = bundledTokens(orders)
  const query = useIndexQuery(Bundle_tokensDocument, {
    variables: { ids: [...ids] },
    skip: ids.length === 0,
    keepPrevious: 'while-loading',
  })
  const tokens = query.kind === 'ready' ? query.data.tokens : []
  const items = new Map(tokens.map((token) => [token.id, toListedItem(token)]))
  return orders.flatMap((order) => {
    const listing = toListingOrBundle(order, network, items)
    return listing === undefined ? [] : [{ order, listing }]
  })
}

// Rows of a table of listings, bundles among them: each order with what it says, its items by their names.
import { useIndexQuery } from '../graphql/useIndexQuery.ts'
import { useConfig } from '../ui/ConfigContext.tsx'
import { Bundle_tokensDocument } from '../orders/__generated__/Bundle.ts'
import { bundledTokens, toListingOrBundle, type BundleRef } from '../orders/bundle.ts'
import { toListedItem } from '../orders/listing.ts'
import type { ListingRow } from './useListingRows.ts'

/** The names of a bundle's items come after it: until then they go by their numbers. */
export function useBundleRows<Order extends BundleRef>(
  orders: readonly Order[],
): readonly ListingRow<Order>[] {
  const { network } = useConfig()
  const ids = bundledTokens(orders)
  const query = useIndexQuery(Bundle_tokensDocument, {
    variables: { ids: [...ids] },
    skip: ids.length === 0,
    keepPrevious: true,
  })
  const tokens = query.kind === 'ready' ? query.data.tokens : []
  const known = new Map(tokens.map((token) => [token.id, toListedItem(token)]))
  return orders.flatMap((order) => {
    const listing = toListingOrBundle(order, network, known)
    return listing === undefined ? [] : [{ order, listing }]
  })
}

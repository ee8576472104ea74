// Rows of a table of listings: each order with its parsed listing, leaving out orders that aren't listings of one item.
import { useConfig } from '../ui/ConfigContext.tsx'
import { type Listing, type ListingRef, toListing } from '../orders/listing.ts'

export interface ListingRow<Order> {
  readonly order: Order
  readonly listing: Listing
}

export function useListingRows<Order extends ListingRef>(
  orders: readonly Order[],
): readonly ListingRow<Order>[] {
  const { network } = useConfig()
  return orders.flatMap((order) => {
    const listing = toListing(order, network)
    return listing === undefined ? [] : [{ order, listing }]
  })
}

// The rows of a table of listings: each order with what it says, without those that are no listing of one item.
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

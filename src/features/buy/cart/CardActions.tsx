// What a card of something for sale offers: buying it at once, or putting it into the cart.
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { BuyListingButton } from '../purchase/BuyButton.tsx'
import { readListing, type ListingRef } from '../../../orders/listing.ts'
import { Offered } from '../refusals/Offered.tsx'
import { AddListingToCart } from './AddToCart.tsx'

export function CardActions({ order }: { readonly order: ListingRef }) {
  const { network } = useConfig()
  const listing = readListing(order, network)
  return listing === undefined ? null : (
    <Offered listing={listing} asked="reached" look="over">
      <BuyListingButton listing={listing} size="s" priced />
      <AddListingToCart listing={listing} size="s" raised />
    </Offered>
  )
}

// What a card of something for sale offers: buying it at once, or putting it into the basket.
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { BuyListingButton } from '../listings/BuyButton.tsx'
import { readListing, type ListingRef } from '../listings/listing.ts'
import { Offered } from '../refusals/Offered.tsx'
import { AddListingToBasket } from './AddToBasket.tsx'

export function CardActions({ order }: { readonly order: ListingRef }) {
  const { network } = useConfig()
  const listing = readListing(order, network)
  return listing === undefined ? null : (
    <Offered listing={listing} asked="reached" look="over">
      <BuyListingButton listing={listing} size="s" priced />
      <AddListingToBasket listing={listing} size="s" raised />
    </Offered>
  )
}

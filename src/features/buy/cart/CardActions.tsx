// What a card of something for sale offers: buying it at once, or putting it into the cart.
import { BuyButton } from '../purchase/BuyButton.tsx'
import type { Listing } from '../../../orders/listing.ts'
import { TransferGuard } from '../transferChecks/TransferGuard.tsx'
import { AddToCart } from './AddToCart.tsx'

export function CardActions({ listing }: { readonly listing: Listing }) {
  return (
    <TransferGuard listing={listing} check="reached" look="over">
      <BuyButton listing={listing} size="s" priced />
      <AddToCart listing={listing} size="s" raised />
    </TransferGuard>
  )
}

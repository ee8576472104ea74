// Shows the units of a listing that can be bought now, and the total if the seller holds fewer than the total.
import { listingPrice } from '../messages/en/listingPrice.ts'
import { TokenAmount } from '../ui/TokenAmount.tsx'
import { Trans } from '../ui/Trans.tsx'
import type { Listing } from '../orders/listing.ts'

export function AvailableUnits({ listing }: { readonly listing: Pick<Listing, 'available' | 'remaining'> }) {
  const { available, remaining } = listing
  return (
    <Trans
      message={listingPrice.available({
        quantity: <TokenAmount quantity={available} {...(available < remaining && { of: remaining })} />,
      })}
    />
  )
}

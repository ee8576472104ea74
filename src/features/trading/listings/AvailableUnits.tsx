// The units of a listing that can be bought now, and the total where the seller holds fewer than that.
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
import type { Listing } from './listing.ts'

export function AvailableUnits({ listing }: { readonly listing: Pick<Listing, 'available' | 'remaining'> }) {
  const { available, remaining } = listing
  return (
    <>
      <TokenAmount quantity={available} {...(available < remaining && { of: remaining })} /> available
    </>
  )
}

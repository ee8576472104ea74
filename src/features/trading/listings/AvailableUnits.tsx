// How many units of a listing can be bought now, and of how many where its seller holds fewer than it sells.
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

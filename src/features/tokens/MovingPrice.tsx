// The current price of a listing whose price changes with time, and where it is going.
import { priceAt } from '../../domain/priceSchedule.ts'
import { Price } from '../../ui/Price.tsx'
import { PriceTrend } from '../../ui/PriceTrend.tsx'
import { useNow } from '../../ui/useNow.ts'
import type { CardListing } from './cardItem.ts'

/** Follows the page's shared clock rather than every second: a page may have hundreds. */
export function MovingPrice({ listing }: { readonly listing: CardListing }) {
  return (
    <>
      <Price amount={priceAt(listing, useNow())} currency={listing.currency} />
      <PriceTrend {...listing} />
    </>
  )
}

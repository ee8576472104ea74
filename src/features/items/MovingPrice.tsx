// The current price of a listing whose price changes with time, and the direction of the change.
import { priceAt } from '../../domain/priceSchedule.ts'
import { Price } from '../../ui/Price.tsx'
import { PriceTrend } from '../../ui/PriceTrend.tsx'
import { useNow } from '../../ui/useNow.ts'
import type { CardListing } from './cardItem.ts'

/** Follows the page's shared clock instead of a timer per second, because a page may have hundreds of these. */
export function MovingPrice({ listing }: { readonly listing: CardListing }) {
  return (
    <>
      <Price amount={priceAt(listing, useNow())} currency={listing.currency} />
      <PriceTrend {...listing} />
    </>
  )
}

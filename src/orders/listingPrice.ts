// What a listing costs at a given time.
import { priceAt, type PriceSchedule } from '../domain/priceSchedule.ts'
import type { Wei } from '../domain/wei.ts'
import { soldItems, type Listing } from './listing.ts'

/** Whether the price declines over time (Dutch auction). */
export function isDeclining({ startPrice, endPrice }: Pick<Listing, 'startPrice' | 'endPrice'>): boolean {
  return endPrice < startPrice
}

/** The price of a listing: per unit, or in total for several units that sell only together. */
export type QuotedPrice =
  | { readonly kind: 'unit'; readonly amount: Wei }
  | { readonly kind: 'total'; readonly amount: Wei; readonly units: bigint }

/**
 * Returns the price that a buyer can actually pay at a given time: the unit price of a lot can't be paid.
 * @param atSeconds Unix seconds; only a declining price depends on it
 */
export function quotePrice(listing: Listing, atSeconds: number | bigint): QuotedPrice {
  const quote = (parts: bigint) => priceForUnits(listing, parts, atSeconds)
  switch (listing.kind) {
    case 'single':
    case 'edition':
      return { kind: 'unit', amount: quote(1n) }
    case 'lot':
    case 'bundle': {
      const units = soldItems(listing).reduce((sum, { quantity }) => sum + quantity, 0n)
      return { kind: 'total', amount: quote(listing.quantity), units }
    }
  }
}

/**
 * Compares listings by the unit price at a given time, then by order hash.
 * @param atSeconds Unix seconds
 */
export function byPriceAt(atSeconds: number | bigint): (one: Listing, other: Listing) => number {
  return (one, other) => {
    const [low, high] = [priceForUnits(one, 1n, atSeconds), priceForUnits(other, 1n, atSeconds)]
    if (low !== high) return low < high ? -1 : 1
    return one.orderHash < other.orderHash ? -1 : 1
  }
}

/**
 * Returns the price of a number of units at a given time, with each part rounded up as Seaport does. A purchase reads
 * the final price from the chain.
 * @param atSeconds Unix seconds
 */
export function priceForUnits(
  listing: PriceSchedule & Pick<Listing, 'quantity'>,
  units: bigint,
  atSeconds: number | bigint,
): Wei {
  const { startPrice, endPrice, quantity } = listing
  const part = (whole: Wei) => ((whole * units + quantity - 1n) / quantity) as Wei
  return priceAt({ ...listing, startPrice: part(startPrice), endPrice: part(endPrice) }, atSeconds)
}

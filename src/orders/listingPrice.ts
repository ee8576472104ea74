// What a listing costs at a given time.
import { priceAt, type PriceSchedule } from '../domain/priceSchedule.ts'
import { displayUnit, shownQuantity } from '../domain/quantity.ts'
import type { Wei } from '../domain/wei.ts'
import type { DecimalValue } from '../messages/values.ts'
import { listSoldItems, type Listing } from './listing.ts'

/** Whether the price declines over time (Dutch auction). */
export function isDeclining({ startPrice, endPrice }: Pick<Listing, 'startPrice' | 'endPrice'>): boolean {
  return endPrice < startPrice
}

/** The price of a listing: per unit as people see it, or in total for several units that sell only together. */
export type QuotedPrice =
  /** Not exact where no purchase of one unit has this price, because it doesn't divide. */
  | { readonly kind: 'unit'; readonly amount: Wei; readonly isExact: boolean }
  | { readonly kind: 'total'; readonly amount: Wei; readonly units: bigint | DecimalValue }

/**
 * Returns the price that a buyer can actually pay at a given time: the unit price of a lot can't be paid.
 * @param atSeconds Unix seconds; only a declining price depends on it
 */
export function quotePrice(listing: Listing, atSeconds: number | bigint): QuotedPrice {
  switch (listing.kind) {
    case 'single':
    case 'edition':
      return {
        kind: 'unit',
        amount: unitPriceAt(listing, atSeconds),
        isExact: (listing.startPrice * displayUnit(listing.item)) % listing.quantity === 0n,
      }
    case 'lot':
    case 'bundle': {
      return {
        kind: 'total',
        amount: priceForUnits(listing, listing.quantity, atSeconds),
        units: countSoldUnits(listing),
      }
    }
  }
}

/** The quantity that sells together; items of a bundle with other decimals than its first count as one each. */
function countSoldUnits(listing: Listing): bigint | DecimalValue {
  const sold = listSoldItems(listing)
  const { decimals } = listing.item
  return sold.every(({ item }) => item.decimals === decimals)
    ? shownQuantity(
        sold.reduce((sum, { quantity }) => sum + quantity, 0n),
        listing.item,
      )
    : BigInt(sold.length)
}

/**
 * The price of one unit as people see it, rounded up.
 * @param atSeconds Unix seconds
 */
export const unitPriceAt = (listing: Listing, atSeconds: number | bigint): Wei =>
  priceForUnits(listing, displayUnit(listing.item), atSeconds)

/**
 * Compares listings by the unit price at a given time, then by order hash.
 * @param atSeconds Unix seconds
 */
export function byPriceAt(atSeconds: number | bigint): (one: Listing, other: Listing) => number {
  return (one, other) => {
    const [low, high] = [unitPriceAt(one, atSeconds), unitPriceAt(other, atSeconds)]
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

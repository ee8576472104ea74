// Warnings before an offer that pays no less than a listing costs, or far more than every market price.
import type { Wei } from '../../domain/wei.ts'
import { farAbove, type PriceWarning } from '../prices/warnings.ts'
import type { MarketPrice } from '../prices/MarketPrices.tsx'
import type { OfferPreview } from './write.ts'

/** An offer further above the cheapest listing than this needs a confirmation, in percent. */
const CONFIRM_ABOVE_PERCENT = 25n

/** An offer for an item that was sold before needs a confirmation at this multiple of all its market prices. */
const SEVERAL_TIMES = 3n

const AGAINST = { bestOffer: 'offer', lastSale: 'lastSale', floor: 'floor', editionFloor: 'floor' } as const

/** @param marks market prices of one unit, in currencies of the same worth */
export function listOfferWarnings(
  unitPrice: Wei,
  cheapestListing: OfferPreview['cheapestListing'],
  marks: readonly MarketPrice[],
): readonly PriceWarning[] {
  if (cheapestListing !== undefined) {
    const { unitPrice: amount, currency, exact } = cheapestListing
    // One listing's price, in what it is paid in.
    return [{ against: 'listing', amount, currency, mayBeLower: !exact }]
  }
  const falling = marks.toSorted((one, other) => (one.amount > other.amount ? -1 : 1))
  // A trait floor justifies a price, but the warning names the collection's floor, which is never higher.
  const [named] = falling.flatMap(({ kind, amount, currency }) =>
    kind === 'traitFloor' ? [] : [{ against: AGAINST[kind], amount, currency }],
  )
  if (named === undefined) return []
  // Its own sale says what it is worth; a floor or a low offer says less.
  const wasSold = falling.some(({ kind, amount }) => kind === 'lastSale' && amount > 0n)
  return farAbove(unitPrice, falling[0]?.amount ?? named.amount, named, wasSold ? SEVERAL_TIMES : undefined)
}

/** Whether the buyer has to confirm a price despite its warnings. */
export const needsConfirmation = (unitPrice: Wei, warnings: readonly PriceWarning[]): boolean =>
  warnings.some(
    ({ amount, times }) => times !== undefined || unitPrice * 100n > amount * (100n + CONFIRM_ABOVE_PERCENT),
  )

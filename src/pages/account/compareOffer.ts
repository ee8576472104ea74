// How far an offer is below or above what its item or collection sells for, as an exact ratio.
import type { Wei } from '../../domain/wei.ts'
import type { Offer } from '../../orders/offer.ts'

export interface OfferComparison {
  readonly side: 'below' | 'above' | 'same'
  /** The distance in hundredths of a per cent of the market price, rounded down, but never to zero. */
  readonly basisPoints: bigint
}

/**
 * Compares the price that an offer pays for one unit, before rounding, with a market price of one unit.
 * @param price above zero, in the offer's unit of account
 */
export function compareOffer(
  { price: total, quantity }: Pick<Offer, 'price' | 'quantity'>,
  price: Wei,
): OfferComparison {
  const market = price * quantity
  if (total === market) return { side: 'same', basisPoints: 0n }
  const distance = total < market ? market - total : total - market
  const basisPoints = (distance * 10_000n) / market
  return { side: total < market ? 'below' : 'above', basisPoints: basisPoints === 0n ? 1n : basisPoints }
}

/** Whether an offer pays the seller more for one unit than another, before rounding; both in one unit of account. */
export const paysMore = (
  one: Pick<Offer, 'proceeds' | 'quantity'>,
  other: Pick<Offer, 'proceeds' | 'quantity'>,
): boolean => one.proceeds * other.quantity > other.proceeds * one.quantity

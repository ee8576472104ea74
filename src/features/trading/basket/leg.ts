// A leg of the basket: a listing as it was when it was put in, and how many of its units are wanted.
import type { Address } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import type { OrderHash } from '../../../domain/hashes.ts'
import type { Wei } from '../../../domain/wei.ts'
import { isBuyable, priceOf, type ListedItem, type Listing } from '../listings/listing.ts'

export interface Leg {
  readonly orderHash: OrderHash
  readonly seller: Address
  readonly item: ListedItem
  readonly currency: Pick<Currency, 'address' | 'symbol' | 'decimals'>
  /** Prices of the whole order, at its start and at its end. */
  readonly startPrice: Wei
  readonly endPrice: Wei
  readonly startsAtSeconds: number
  readonly endsAtSeconds: number
  /** Units the whole order sells. */
  readonly quantity: bigint
  readonly divisible: boolean
  /** Units wanted; all of them unless it is divisible. */
  readonly units: bigint
  /** Why an earlier purchase did not get it. */
  readonly missed: string | null
  /** Key of the write that was to buy it. */
  readonly checkout: string | null
}

/** @param units one of a divisible listing unless told */
export function legOf(listing: Listing, units = 1n): Leg {
  const { orderHash, seller, item, startPrice, endPrice, startsAtSeconds, endsAtSeconds } = listing
  const { quantity, divisible } = listing
  const { address, symbol, decimals } = listing.currency
  return {
    orderHash,
    seller,
    item,
    currency: { address, symbol, decimals },
    startPrice,
    endPrice,
    startsAtSeconds,
    endsAtSeconds,
    quantity,
    divisible,
    units: divisible ? units : quantity,
    missed: null,
    checkout: null,
  }
}

/** The most that its units can cost: a declining price starts there. */
export function highestPrice(leg: Leg): Wei {
  return priceOf(leg, leg.units, leg.startsAtSeconds)
}

/** What its units cost at a moment. */
export function priceAt(leg: Leg, nowSeconds: number): Wei {
  return priceOf(leg, leg.units, nowSeconds)
}

/** What one of its units costs at a moment, rounded up. */
export function unitPriceAt(leg: Leg, nowSeconds: number): Wei {
  return ((priceAt(leg, nowSeconds) + leg.units - 1n) / leg.units) as Wei
}

/** Amounts in one currency together. */
export function sumAt(legs: readonly Leg[], nowSeconds: number): Wei {
  return legs.reduce((sum, leg) => sum + priceAt(leg, nowSeconds), 0n) as Wei
}

/** How many units the legs buy together. */
export const unitsOf = (legs: readonly Pick<Leg, 'units'>[]) =>
  legs.reduce((sum, { units }) => sum + units, 0n)

export interface CurrencyGroup {
  readonly currency: Leg['currency']
  readonly legs: readonly Leg[]
}

/** The legs by currency, in the order their currencies were first put in: amounts in several are never added. */
export function byCurrency(legs: readonly Leg[]): readonly CurrencyGroup[] {
  const groups = new Map<string, Leg[]>()
  for (const leg of legs) {
    const { address } = leg.currency
    groups.set(address, [...(groups.get(address) ?? []), leg])
  }
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ currency: group[0].currency, legs: group }],
  )
}

/**
 * Why a leg cannot be bought now as far as the index knows; undefined when it can.
 * @param fresh the listing as the index has it now; null when it has none
 */
export function unavailableBecause(
  leg: Leg,
  { fresh, nowSeconds, account }: { fresh: Listing | null; nowSeconds: number; account: Address | undefined },
): string | undefined {
  if (fresh === null) return 'The index does not have this listing any more.'
  if (fresh.seller === account) return 'This is your own listing.'
  if (fresh.closedBecause !== undefined) return fresh.closedBecause
  if (nowSeconds >= fresh.endsAtSeconds) return 'Expired.'
  if (nowSeconds < fresh.startsAtSeconds) return 'It is not for sale yet.'
  if (fresh.available < leg.units) return `Only ${fresh.available} available.`
  if (!isBuyable(fresh, nowSeconds)) return 'The index does not take it for fillable.'
  return undefined
}

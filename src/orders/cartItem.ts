// A cart item: a listing as it was when it was put in, and how many of its units are wanted.
import type { Address } from '../domain/address.ts'
import type { Currency } from '../domain/currency.ts'
import type { OrderHash } from '../domain/hashes.ts'
import type { Wei } from '../domain/wei.ts'
import { inactiveListings } from '../messages/en/inactiveListings.ts'
import { unavailable } from '../messages/en/unavailable.ts'
import type { Message } from '../messages/message.ts'
import { inactiveMessage, isBuyable, priceForUnits, type ListedItem, type Listing } from './listing.ts'

export interface CartItem {
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
export function toCartItem(listing: Listing, units = 1n): CartItem {
  const { orderHash, seller, item, startPrice, endPrice, startsAtSeconds, endsAtSeconds } = listing
  const { quantity } = listing
  const divisible = listing.kind === 'edition'
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
export function highestPrice(cartItem: CartItem): Wei {
  return priceForUnits(cartItem, cartItem.units, cartItem.startsAtSeconds)
}

/** What its units cost at a moment. */
export function priceAt(cartItem: CartItem, nowSeconds: number): Wei {
  return priceForUnits(cartItem, cartItem.units, nowSeconds)
}

/** What one of its units costs at a moment, rounded up. */
export function unitPriceAt(cartItem: CartItem, nowSeconds: number): Wei {
  return ((priceAt(cartItem, nowSeconds) + cartItem.units - 1n) / cartItem.units) as Wei
}

/** Amounts in one currency together. */
export function totalPriceAt(cartItems: readonly CartItem[], nowSeconds: number): Wei {
  return cartItems.reduce((sum, cartItem) => sum + priceAt(cartItem, nowSeconds), 0n) as Wei
}

/** How many units the cart items buy together. */
export const totalUnits = (cartItems: readonly Pick<CartItem, 'units'>[]) =>
  cartItems.reduce((sum, { units }) => sum + units, 0n)

export interface CurrencyGroup {
  readonly currency: CartItem['currency']
  readonly cartItems: readonly CartItem[]
}

/** The cart items by currency, in the order their currencies were first put in: amounts in several are never added. */
export function groupByCurrency(cartItems: readonly CartItem[]): readonly CurrencyGroup[] {
  const groups = new Map<string, CartItem[]>()
  for (const cartItem of cartItems) {
    const { address } = cartItem.currency
    groups.set(address, [...(groups.get(address) ?? []), cartItem])
  }
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ currency: group[0].currency, cartItems: group }],
  )
}

/**
 * Why a cart item cannot be bought now as far as the index knows; undefined when it can.
 * @param fresh the listing as the index has it now; null when it has none
 */
export function getUnavailableReason(
  cartItem: CartItem,
  { fresh, nowSeconds, account }: { fresh: Listing | null; nowSeconds: number; account: Address | undefined },
): Message | undefined {
  if (fresh === null) return unavailable.notIndexed
  if (fresh.seller === account) return unavailable.own
  const closed = inactiveMessage(fresh, account)
  if (closed !== undefined) return closed
  if (nowSeconds >= fresh.endsAtSeconds) return inactiveListings.expired
  if (nowSeconds < fresh.startsAtSeconds) return unavailable.scheduled
  if (fresh.available < cartItem.units) return unavailable.quantity({ available: fresh.available })
  if (!isBuyable(fresh, nowSeconds)) return unavailable.notFillable
  return undefined
}

// A cart item: a snapshot of a listing from when it was added, and the number of units to buy.
import { displayUnitPrice, shownQuantity } from '../domain/quantity.ts'
import type { Address } from '../domain/address.ts'
import type { Currency } from '../domain/currency.ts'
import type { OrderHash } from '../domain/hashes.ts'
import type { Wei } from '../domain/wei.ts'
import { inactiveListings } from '../messages/en/inactiveListings.ts'
import { unavailable } from '../messages/en/unavailable.ts'
import type { Message } from '../messages/message.ts'
import { inactiveMessage } from './inactiveListing.ts'
import type { ListedItem } from './listedItem.ts'
import { isBuyable, isDivisible, type Listing, usualPurchase } from './listing.ts'
import { priceForUnits } from './listingPrice.ts'

export interface CartItem {
  readonly orderHash: OrderHash
  readonly seller: Address
  readonly item: ListedItem
  readonly currency: Pick<Currency, 'address' | 'symbol' | 'decimals'>
  /** Prices of the whole order at its start and end. */
  readonly startPrice: Wei
  readonly endPrice: Wei
  readonly startsAtSeconds: bigint
  readonly endsAtSeconds: bigint
  /** Units that the whole order sells. */
  readonly quantity: bigint
  readonly divisible: boolean
  /** The units of a divisible order are bought in multiples of this number. */
  readonly step: bigint
  /** Units to buy; all of them if the order isn't divisible. */
  readonly units: bigint
  /** Why a previous purchase missed it. */
  readonly missed: string | null
  /** Key of the write that tried to buy it. */
  readonly checkout: string | null
  /**
   * When it was added to the cart or last checked out, in Unix seconds, set by the cart: earlier purchases are not
   * about it.
   */
  readonly sinceSeconds: number
}

/** @param units units of a divisible listing to buy; other listings are bought whole */
export function toCartItem(listing: Listing, units = usualPurchase(listing)): CartItem {
  const { orderHash, seller, item, startPrice, endPrice, startsAtSeconds, endsAtSeconds } = listing
  const { quantity, step } = listing
  const divisible = isDivisible(listing)
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
    step,
    units: divisible ? units : quantity,
    missed: null,
    checkout: null,
    sinceSeconds: 0,
  }
}

/** The most that the chosen units can cost: the start of a declining price. */
export function highestPrice(cartItem: CartItem): Wei {
  return priceForUnits(cartItem, cartItem.units, cartItem.startsAtSeconds)
}

/** Price of the chosen units at a time in Unix seconds. */
export function priceAt(cartItem: CartItem, nowSeconds: number): Wei {
  return priceForUnits(cartItem, cartItem.units, nowSeconds)
}

/** Price of one unit as people see it, at a time in Unix seconds, rounded up. */
export function unitPriceAt(cartItem: CartItem, nowSeconds: number): Wei {
  return displayUnitPrice(priceAt(cartItem, nowSeconds), cartItem.units, cartItem.item).amount
}

/** Total price of cart items in the same currency, at a time in Unix seconds. */
export function totalPriceAt(cartItems: readonly CartItem[], nowSeconds: number): Wei {
  return cartItems.reduce((sum, cartItem) => sum + priceAt(cartItem, nowSeconds), 0n) as Wei
}

/** Units as a purchase of several items counts them: any quantity of an item with decimals is one. */
export const countUnits = ({ item }: Pick<CartItem, 'item'>, units: bigint): bigint =>
  item.decimals > 0 && units > 0n ? 1n : units

export const totalUnits = (cartItems: readonly Pick<CartItem, 'item' | 'units'>[]) =>
  cartItems.reduce((sum, cartItem) => sum + countUnits(cartItem, cartItem.units), 0n)

export interface CurrencyGroup {
  readonly currency: CartItem['currency']
  readonly cartItems: readonly CartItem[]
}

/**
 * Groups cart items by currency, in the order in which the currencies were added: amounts in different ones are never
 * summed.
 */
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
 * Returns why a cart item can't be bought now according to the index, or undefined if it can.
 * @param options.fresh the listing as the index has it now; null if the index doesn't have it
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
  if (fresh.available < cartItem.units)
    return unavailable.quantity({ available: shownQuantity(fresh.available, cartItem.item) })
  if (!isBuyable(fresh, nowSeconds)) return unavailable.notFillable
  return undefined
}

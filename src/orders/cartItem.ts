// A cart item: a snapshot of a listing from when it was added, and the number of units to buy.
import { displayUnitPrice, shownQuantity } from '../domain/quantity.ts'
import type { Address } from '../domain/address.ts'
import { isNative, getUnit, type Currency } from '../domain/currency.ts'
import type { OrderHash } from '../domain/hashes.ts'
import type { Wei } from '../domain/wei.ts'
import { ordersTexts } from '../messages/en/orders.ts'
import type { Message } from '../messages/message.ts'
import { inactiveMessage } from './inactiveListing.ts'
import type { ListedItem } from './listedItem.ts'
import { isBuyable, isDivisible, type Listing, getUsualPurchase } from './listing.ts'
import { priceForUnits } from './listingPrice.ts'

export interface CartItem {
  readonly orderHash: OrderHash
  readonly seller: Address
  readonly item: ListedItem
  readonly currency: Currency
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
export function toCartItem(listing: Listing, units = getUsualPurchase(listing)): CartItem {
  const { orderHash, seller, item, currency, startPrice, endPrice } = listing
  const { startsAtSeconds, endsAtSeconds, quantity, step } = listing
  const divisible = isDivisible(listing)
  return {
    orderHash,
    seller,
    item,
    currency,
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

/** An amount in a currency. */
export interface Payment {
  readonly currency: Currency
  readonly amount: Wei
}

/** Payments in one unit of account. */
export interface Total extends Payment {
  /** What is paid in each currency, the native coin first; the total is in the first one's currency. */
  readonly parts: readonly Payment[]
}

/** Adds up payments in one unit of account; undefined without any. */
export function sumInUnit(payments: readonly Payment[]): Total | undefined {
  const sums = new Map<Address, Payment>()
  for (const { currency, amount } of payments) {
    const sum = (sums.get(currency.address)?.amount ?? 0n) + amount
    sums.set(currency.address, { currency, amount: sum as Wei })
  }
  const parts = [...sums.values()].sort(
    (one, other) => Number(isNative(other.currency)) - Number(isNative(one.currency)),
  )
  const [first] = parts
  if (first === undefined) return undefined
  return { ...first, amount: parts.reduce((sum, { amount }) => sum + amount, 0n) as Wei, parts }
}

/** Total price of cart items in one unit of account, at a time in Unix seconds. */
export function totalPriceAt(cartItems: readonly CartItem[], nowSeconds: number): Total | undefined {
  return sumInUnit(
    cartItems.map((cartItem) => ({ currency: cartItem.currency, amount: priceAt(cartItem, nowSeconds) })),
  )
}

/** Units as a purchase of several items counts them: any quantity of an item with decimals is one. */
export const countUnits = ({ item }: Pick<CartItem, 'item'>, units: bigint): bigint =>
  item.decimals > 0 && units > 0n ? 1n : units

export const totalUnits = (cartItems: readonly Pick<CartItem, 'item' | 'units'>[]) =>
  cartItems.reduce((sum, cartItem) => sum + countUnits(cartItem, cartItem.units), 0n)

export interface UnitGroup {
  readonly unit: Address
  readonly cartItems: readonly CartItem[]
}

/**
 * Groups cart items by their unit of account, in the order in which the units were added: one transaction buys those of
 * one, and amounts in different ones are never summed.
 */
export function groupByUnit(cartItems: readonly CartItem[]): readonly UnitGroup[] {
  const groups = new Map<Address, CartItem[]>()
  for (const cartItem of cartItems) {
    const unit = getUnit(cartItem.currency)
    groups.set(unit, [...(groups.get(unit) ?? []), cartItem])
  }
  return [...groups].map(([unit, group]) => ({ unit, cartItems: group }))
}

/**
 * Returns why a cart item can't be bought now according to the index, or undefined if it can.
 * @param options.fresh the listing as the index has it now; null if the index doesn't have it
 */
export function getUnavailableReason(
  cartItem: CartItem,
  { fresh, nowSeconds, account }: { fresh: Listing | null; nowSeconds: number; account: Address | undefined },
): Message | undefined {
  if (fresh === null) return ordersTexts.unavailable.notIndexed
  if (fresh.seller === account) return ordersTexts.unavailable.own
  const closed = inactiveMessage(fresh, account)
  if (closed !== undefined) return closed
  if (nowSeconds >= fresh.endsAtSeconds) return ordersTexts.inactiveListings.expired
  if (nowSeconds < fresh.startsAtSeconds) return ordersTexts.unavailable.scheduled
  if (fresh.available < cartItem.units)
    return ordersTexts.unavailable.quantity({ available: shownQuantity(fresh.available, cartItem.item) })
  if (!isBuyable(fresh, nowSeconds)) return ordersTexts.unavailable.notFillable
  return undefined
}

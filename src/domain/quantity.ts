// Quantities of an item: a whole number of the contract's units, and how many digits of it people see after the point.
//
// ERC-1155's metadata may have `decimals`: 18 means that 10^18 units are shown as 1. The document is untrusted and may
// change, so decimals only decide how quantities are shown and typed; orders, balances and checks are always in units.
import { controlsTexts } from '../messages/en/controls.ts'
import type { Message } from '../messages/message.ts'
import { decimal, type DecimalValue } from '../messages/values.ts'
import { formatExact, toWei, type Wei } from './wei.ts'

/** 10^77 is the largest power of ten in 256 bits; the index keeps no more decimals. */
export const MAX_DECIMALS = 77

/** What an item's quantities are shown with; a `ListedItem` has it. */
export interface QuantityScale {
  /** 0 to 77; 0 for whole units and for ERC-721. */
  readonly decimals: number
}

/** The scale of an item by its standard and its metadata, whose decimals may be anything. */
export function getDecimals(
  standard: 'ERC721' | 'ERC1155',
  metadata: { readonly decimals?: number | null | undefined } | null | undefined,
): number {
  const decimals = metadata?.decimals ?? 0
  const isScale = standard === 'ERC1155' && Number.isInteger(decimals) && decimals >= 0
  return isScale && decimals <= MAX_DECIMALS ? decimals : 0
}

/** The contract's units in one unit that people see. */
export const displayUnit = ({ decimals }: QuantityScale): bigint => 10n ** BigInt(decimals)

/** A quantity for messages, exact to the last digit; a whole number takes the plural forms of one. */
export function shownQuantity(units: bigint, { decimals }: QuantityScale): bigint | DecimalValue {
  const unit = displayUnit({ decimals })
  return units % unit === 0n ? units / unit : decimal(formatExact(units as Wei, decimals))
}

/** A quantity as the text of a field, which `parseUnits` reads back unchanged. */
export const quantityText = (units: bigint, { decimals }: QuantityScale): string =>
  formatExact(units as Wei, decimals)

/** What a number of units isn't shown as: the exact number, if decimals hide it. */
export const rawUnits = (units: bigint, { decimals }: QuantityScale): Message | undefined =>
  decimals === 0 ? undefined : controlsTexts.fields.rawUnits({ units: `${units}`, decimals })

/** The price of one display unit, rounded up where it isn't a whole number of the currency's smallest unit. */
export function displayUnitPrice(
  price: Wei,
  units: bigint,
  scale: QuantityScale,
): { readonly amount: Wei; readonly isExact: boolean } {
  const product = price * displayUnit(scale)
  const rest = product % units
  return { amount: (product / units + (rest === 0n ? 0n : 1n)) as Wei, isExact: rest === 0n }
}

/**
 * The price of one display unit of an order, rounded up. The index's price of one contract's unit is rounded, which shows
 * only in an item with decimals.
 *
 * @param order the price of the whole order and its quantity, as the index has them; null where it names no order
 * @param unitPrice the index's price of one contract's unit
 */
export function orderUnitPrice(
  order: { readonly price: string; readonly quantity: string } | null,
  unitPrice: string,
  scale: QuantityScale,
): Wei {
  return scale.decimals === 0 || order === null
    ? toWei(unitPrice)
    : displayUnitPrice(toWei(order.price), BigInt(order.quantity), scale).amount
}

/** Prices with fewer digits than this have lost some that a display unit's would show. */
const LEAST_PRECISE = 10_000n

/**
 * The price of one display unit from the index's price of one contract's unit, which is rounded to the currency's smallest
 * unit; undefined where the rounding left too little of it.
 */
export function scaleUnitPrice(unitPrice: Wei, scale: QuantityScale): Wei | undefined {
  if (scale.decimals === 0) return unitPrice
  return unitPrice < LEAST_PRECISE ? undefined : ((unitPrice * displayUnit(scale)) as Wei)
}

/** Equal parts of an order, by which every payment can be divided exactly, as Seaport's partial fills require. */
export interface OrderParts {
  readonly parts: bigint
  /** Prices of one part, in the order of the prices of one display unit. */
  readonly prices: readonly Wei[]
}

/**
 * Divides an order of some units at prices per display unit into the largest parts that are whole fractions of a display
 * unit: 1,234 parts of a unit each, or three halves. Undefined where a part's price would not be a whole number of the
 * currency's smallest unit.
 */
export function divideIntoParts(
  units: bigint,
  unitPrices: readonly Wei[],
  scale: QuantityScale,
): OrderParts | undefined {
  const unit = displayUnit(scale)
  const size = findGreatestCommonDivisor(units, unit)
  if (unitPrices.some((price) => (price * size) % unit !== 0n)) return undefined
  return { parts: units / size, prices: unitPrices.map((price) => ((price * size) / unit) as Wei) }
}

/** The most decimals of a quantity whose price can be divided: those that the price leaves of the currency's. */
export function divisibleDecimals(unitPrices: readonly Wei[], { decimals }: QuantityScale): number {
  let most = 0
  while (most < decimals && unitPrices.every((price) => price % 10n ** BigInt(most + 1) === 0n)) most++
  return most
}

/** The total of an order, if each price per display unit is for a part of it; rounded up. */
export function priceOfUnits(unitPrice: Wei, units: bigint, scale: QuantityScale): Wei {
  const unit = displayUnit(scale)
  return ((unitPrice * units + unit - 1n) / unit) as Wei
}

/** The units that a form starts with: one display unit, in multiples of the step, as far as there are that many. */
export function getUsualUnits({ most, step }: { most: bigint; step: bigint }, scale: QuantityScale): bigint {
  const unit = displayUnit(scale)
  const least = ((unit + step - 1n) / step) * step
  const available = most - (most % step)
  return least <= available || available === 0n ? least : available
}

function findGreatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

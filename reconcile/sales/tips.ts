// Separates what an order required from the tips that its filler added.
import { type Fulfilled, type Item } from '../events.ts'
import type { Hex } from '../rpc.ts'
import { type Terms, isMoney, readTerms } from '../orders/terms.ts'

/** Most that accounts other than the seller may get, in basis points of a price. */
const OTHERS_CAP = 2_500n

export interface Tip {
  readonly item: Item
  /** Index in the fulfillment's consideration. */
  readonly place: number
}

export interface SplitConsideration {
  readonly items: readonly Item[]
  readonly tips: readonly Tip[]
}

/** Separates the items of a published order: its maker signed the first `signed` items. */
export function splitSigned({ consideration }: Fulfilled, signed: bigint): SplitConsideration {
  const tips = consideration.map((item, place) => ({ item, place })).slice(Number(signed))
  return { items: consideration.slice(0, Number(signed)), tips }
}

/**
 * Separates the items of an unpublished order, whose signed part is unknown. Everything in its main currency counts,
 * except what went back to its fillers and, besides what the maker of a listing gets, payments by which others get more
 * than the site allows. Any other tip in that currency can't be distinguished from the price.
 */
export function splitUnsigned(
  { offerer, offer, consideration }: Fulfilled,
  fillers: readonly Hex[],
): SplitConsideration {
  const main = offer.find(isMoney) ?? mainPayment(offerer, consideration)
  const isOffer = offer[0] !== undefined && isMoney(offer[0])
  const firstPayment = consideration.findIndex(isMoney)
  const payments = consideration.filter((item) => main !== undefined && isIn(main, item))
  const toMaker = payments
    .filter(({ recipient }) => recipient === offerer)
    .reduce((total, { startAmount }) => total + startAmount, 0n)
  /** The amount that others may still get; without limit for an offer, and where the maker gets nothing. */
  let room = isOffer || toMaker === 0n ? null : maxToOthers(toMaker)
  const items: Item[] = []
  const tips: Tip[] = []
  for (const [place, item] of consideration.entries()) {
    if (main === undefined) items.push(item)
    else if (!isMoney(item)) {
      const fits = isOffer
        ? firstPayment < 0 || place < firstPayment
        : offer.some((offerItem) => isSame(offerItem, item))
      if (fits) items.push(item)
      else tips.push({ item, place })
    } else if (!isIn(main, item)) tips.push({ item, place })
    else if (item.recipient === offerer || item.recipient === null) items.push(item)
    else if (fillers.includes(item.recipient) || (room !== null && item.startAmount > room)) {
      tips.push({ item, place })
      // The item keeps its index with an amount of zero, so that the fill is still a sale.
      items.push({ ...item, startAmount: 0n, endAmount: 0n })
    } else {
      if (room !== null) room -= item.startAmount
      items.push(item)
    }
  }
  return { items, tips: tips.filter(({ item }) => item.startAmount > 0n) }
}

function isIn(money: Item, item: Item): boolean {
  return item.itemType === money.itemType && item.token === money.token
}

/** Returns the most that accounts other than the seller may get besides the rest of a price: a quarter of the whole. */
export function maxToOthers(rest: bigint): bigint {
  return (rest * OTHERS_CAP) / (10_000n - OTHERS_CAP)
}

function mainPayment(offerer: Hex, consideration: readonly Item[]): Item | undefined {
  const payments = consideration.filter(isMoney)
  return payments.find(({ recipient }) => recipient === offerer) ?? payments[0]
}

export function isSame(one: Item, other: Item): boolean {
  return !isMoney(one) && !isMoney(other) && one.token === other.token && one.identifier === other.identifier
}

export function readMoved({ offerer, offer }: Fulfilled, { items }: SplitConsideration): Terms | null {
  return readTerms({ offerer, offer, consideration: items })
}

// Separates what an order asked from the tips that its filler added.
import { type Fulfilled, type Item } from '../events.ts'
import type { Hex } from '../rpc.ts'
import { type Terms, isMoney, readTerms } from '../orders/terms.ts'

export interface Tip {
  readonly item: Item
  /** Place in the fulfilment's consideration. */
  readonly place: number
}

export interface Asked {
  readonly items: readonly Item[]
  readonly tips: readonly Tip[]
}

/** For a published order: as many items as its maker signed. */
export function askedBySigned({ consideration }: Fulfilled, signed: bigint): Asked {
  const tips = consideration.map((item, place) => ({ item, place })).slice(Number(signed))
  return { items: consideration.slice(0, Number(signed)), tips }
}

/**
 * For an unpublished order, what was signed is unknown: everything in its main currency counts, except what came back to
 * those who filled it. A tip in that currency to anyone else can't be distinguished from the price.
 */
export function askedByGuess({ offerer, offer, consideration }: Fulfilled, fillers: readonly Hex[]): Asked {
  const main = offer.find(isMoney) ?? mainPayment(offerer, consideration)
  const isOffer = offer[0] !== undefined && isMoney(offer[0])
  const firstPayment = consideration.findIndex(isMoney)
  const items: Item[] = []
  const tips: Tip[] = []
  for (const [place, item] of consideration.entries()) {
    if (main === undefined) items.push(item)
    else if (!isMoney(item)) {
      const fits = isOffer
        ? firstPayment < 0 || place < firstPayment
        : offer.some((given) => isSame(given, item))
      if (fits) items.push(item)
      else tips.push({ item, place })
    } else if (item.itemType !== main.itemType || item.token !== main.token) tips.push({ item, place })
    else if (item.recipient !== offerer && item.recipient !== null && fillers.includes(item.recipient)) {
      tips.push({ item, place })
      // It keeps its place with an amount of zero, so that the fill is still a sale.
      items.push({ ...item, startAmount: 0n, endAmount: 0n })
    } else items.push(item)
  }
  return { items, tips: tips.filter(({ item }) => item.startAmount > 0n) }
}

function mainPayment(offerer: Hex, consideration: readonly Item[]): Item | undefined {
  const payments = consideration.filter(isMoney)
  return payments.find(({ recipient }) => recipient === offerer) ?? payments[0]
}

export function isSame(one: Item, other: Item): boolean {
  return !isMoney(one) && !isMoney(other) && one.token === other.token && one.identifier === other.identifier
}

export function readMoved({ offerer, offer }: Fulfilled, { items }: Asked): Terms | null {
  return readTerms({ offerer, offer, consideration: items })
}

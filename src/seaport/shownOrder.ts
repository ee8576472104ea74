// Checks that an account's own order is the one the page shows: a row could carry the hash of another order.
import type { Address } from '../domain/address.ts'
import type { Wei } from '../domain/wei.ts'
import { checksTexts } from '../messages/en/checks.ts'
import type { Message } from '../messages/message.ts'
import { andList } from '../messages/values.ts'
import { toWanted, type Wanted } from './buyOrder.ts'
import { fail, pass, type PlainFinding } from './findings.ts'
import { amountDetail, shortHex } from './details.ts'
import {
  ItemType,
  type ConsiderationItem,
  type MarketConfig,
  type OfferItem,
  type OrderComponents,
} from './types.ts'

/** An item that an order sells or buys. */
interface ShownGood {
  readonly token: Address
  readonly wanted: Wanted
  /** Units in the whole order. */
  readonly quantity: bigint
}

/** The account's own listing or offer as the page shows it. */
export interface ShownOrder {
  readonly goods: readonly ShownGood[]
  readonly currency: Address
  /** Prices of the whole order. */
  readonly startPrice: Wei
  readonly endPrice: Wei
}

const MONEY: ReadonlySet<ItemType> = new Set([ItemType.native, ItemType.erc20])

const isMoney = ({ itemType }: OfferItem) => MONEY.has(itemType)

function toGood({ itemType, token, identifierOrCriteria, startAmount }: OfferItem): ShownGood {
  return { token, wanted: toWanted(itemType, identifierOrCriteria), quantity: startAmount }
}

function goodDetail({ token: address, wanted, quantity }: ShownGood): Message {
  const token = shortHex(address)
  switch (wanted.kind) {
    case 'token':
      return checksTexts.details.unitsOf({ quantity, token, tokenId: `${wanted.identifier}` })
    case 'any':
      return checksTexts.details.anyUnitsOf({ quantity, token })
    case 'set':
      return checksTexts.details.setUnitsOf({ quantity, token, root: `${wanted.root}` })
  }
}

/** The same for equal goods. It uses full addresses, since the shortened ones on screen can't distinguish two. */
function goodKey({ token, wanted, quantity }: ShownGood): string {
  const which = wanted.kind === 'token' ? wanted.identifier : wanted.kind === 'set' ? wanted.root : ''
  return `${quantity} ${token} ${wanted.kind} ${which}`
}

function splitSides({ offer, consideration }: OrderComponents): {
  readonly goods: readonly OfferItem[]
  readonly money: readonly (OfferItem | ConsiderationItem)[]
} {
  const [first] = offer
  return first !== undefined && isMoney(first)
    ? { goods: consideration.filter((item) => !isMoney(item)), money: offer }
    : { goods: offer, money: consideration.filter(isMoney) }
}

/** Checks that the order is about the goods that the page shows. */
export function checkShownGoods(components: OrderComponents, { goods: shown }: ShownOrder): PlainFinding {
  const goods = splitSides(components).goods.map(toGood)
  const detail = andList(goods.map(goodDetail))
  const same = goods.map(goodKey).join() === shown.map(goodKey).join()
  return same ? pass(detail) : fail('other-item', detail)
}

/** Checks that the order has the price that the page shows. */
export function checkShownPrice(
  components: OrderComponents,
  { currency, startPrice, endPrice }: ShownOrder,
  config: MarketConfig,
): PlainFinding {
  const { money } = splitSides(components)
  const starts = money.reduce((sum, { startAmount }) => sum + startAmount, 0n)
  const ends = money.reduce((sum, { endAmount }) => sum + endAmount, 0n)
  const first = money[0]?.token ?? currency
  const [start, end] = [amountDetail(config, first, starts), amountDetail(config, first, ends)]
  const detail = ends === starts ? start : checksTexts.details.priceRange({ start, end })
  const same = money.every(({ token }) => token === currency) && starts === startPrice && ends === endPrice
  return same ? pass(detail) : fail('price-differs', detail)
}

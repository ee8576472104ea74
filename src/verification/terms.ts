// An order's terms from its items alone: side, goods, currency and price.
//
// These are the index's rules implemented again from Seaport's events, so that a row's price is computed rather than
// trusted.
import type { Address } from '../domain/address.ts'

const NATIVE = 0n
const ERC20 = 1n
const ERC721 = 2n
const ERC721_WITH_CRITERIA = 4n

/** The most items that an order trades. Equals MAX_TRADED_ITEMS of the mappings: larger orders have no sales in the index. */
const MAX_TRADED = 100

/** An offer or consideration item of an order or fulfillment. Source: ItemType and the structs of Seaport 1.6. */
export interface OrderItem {
  readonly itemType: bigint
  readonly contract: Address
  readonly identifier: bigint
  readonly startAmount: bigint
  readonly endAmount: bigint
  /** Null for offer items. */
  readonly recipient: Address | null
}

export interface Terms {
  readonly side: 'ASK' | 'BID'
  /** The items that a listing sells, or that an offer buys. */
  readonly goods: readonly OrderItem[]
  readonly currency: Address
  /** Everything the buyer pays, at the order's start. */
  readonly price: bigint
  /** The largest number of equal parts that the order can be filled in. */
  readonly quantity: bigint
}

export const isMoney = ({ itemType }: OrderItem) => itemType === NATIVE || itemType === ERC20
export const isErc721 = ({ itemType }: OrderItem) => itemType === ERC721
const isCriteria = ({ itemType }: OrderItem) => itemType >= ERC721_WITH_CRITERIA

/** Undefined for orders that are neither a listing nor an offer in one currency. */
export function getTerms(
  offer: readonly OrderItem[],
  consideration: readonly OrderItem[],
): Terms | undefined {
  const [first] = offer
  if (first === undefined || consideration.length === 0) return undefined
  const money = isMoney(first)
  if (offer.some((item) => isMoney(item) !== money)) return undefined
  return money ? parseBuyOrder(offer, consideration) : parseSellOrder(offer, consideration)
}

function parseSellOrder(offer: readonly OrderItem[], consideration: readonly OrderItem[]): Terms | undefined {
  if (offer.some(isCriteria)) return undefined
  const paid = consideration.filter(isMoney)
  const returned = consideration.filter((item) => !isMoney(item))
  // A private sale wants the offered item itself to go to its buyer.
  if (!returned.every((item) => offer.some((offerItem) => isSame(offerItem, item)))) return undefined
  if (new Set(returned.map(({ recipient }) => recipient)).size > 1) return undefined
  return withMoney('ASK', offer, paid)
}

function parseBuyOrder(offer: readonly OrderItem[], consideration: readonly OrderItem[]): Terms | undefined {
  const [first] = offer
  const fees = consideration.filter(isMoney)
  if (fees.some((item) => item.contract !== first?.contract || item.itemType !== first.itemType))
    return undefined
  return withMoney(
    'BID',
    consideration.filter((item) => !isMoney(item)),
    offer,
  )
}

function withMoney(
  side: Terms['side'],
  goods: readonly OrderItem[],
  money: readonly OrderItem[],
): Terms | undefined {
  const [first] = money
  if (first === undefined || money.some(({ contract }) => contract !== first.contract)) return undefined
  if (!goods.every(isTradable) || goods.length === 0 || goods.length > MAX_TRADED) return undefined
  if (goods.some(isCriteria) && goods.length > 1) return undefined
  return {
    side,
    goods,
    currency: first.contract,
    price: money.reduce((sum, { startAmount }) => sum + startAmount, 0n),
    quantity: goods.reduce((divisor, { startAmount }) => findGreatestCommonDivisor(divisor, startAmount), 0n),
  }
}

function isTradable(item: OrderItem): boolean {
  const { startAmount, endAmount } = item
  if (startAmount < 1n || endAmount < 1n) return false
  return !isErc721(item) || (startAmount === 1n && endAmount === 1n)
}

export function isSame(one: OrderItem, other: OrderItem): boolean {
  return (
    one.itemType === other.itemType && one.contract === other.contract && one.identifier === other.identifier
  )
}

function findGreatestCommonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : findGreatestCommonDivisor(other, one % other)
}

/** Whether an item is this token, not any of a set. */
export function isToken(
  item: OrderItem,
  token: { readonly collection: Address; readonly tokenId: bigint },
): boolean {
  if (isMoney(item) || isCriteria(item)) return false
  return item.contract === token.collection && item.identifier === token.tokenId
}

/** The terms of an order as the rows of one of its tokens have them. */
export interface TokenTerms extends Terms {
  /** Units of the token in the whole order. */
  readonly units: bigint
  /** Number of the token's row within the log: a bundle has one row per token. */
  readonly rowNumber: number
}

/** The terms of a listing of the token, alone or in a bundle, or of an offer for it; undefined for any other order. */
export function termsOfToken(
  {
    offer,
    consideration,
  }: { readonly offer: readonly OrderItem[]; readonly consideration: readonly OrderItem[] },
  token: Parameters<typeof isToken>[1],
): TokenTerms | undefined {
  const terms = getTerms(offer, consideration)
  if (terms === undefined || (terms.side === 'BID' && terms.goods.length > 1)) return undefined
  const own = terms.goods.filter((good) => isToken(good, token))
  const [first] = own
  if (first === undefined) return undefined
  const before = terms.goods.slice(0, terms.goods.indexOf(first))
  return {
    ...terms,
    units: own.reduce((sum, { startAmount }) => sum + startAmount, 0n),
    rowNumber: new Set(before.map(({ contract, identifier }) => `${contract} ${identifier}`)).size,
  }
}

/** Part `index` of an evenly split amount; the first takes the remainder. */
export function splitAmount(amount: bigint, parts: number, index: number): bigint {
  const even = amount / BigInt(parts)
  return index === 0 ? amount - even * BigInt(parts - 1) : even
}

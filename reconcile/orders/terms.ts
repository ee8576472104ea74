// Reads what an order trades from its items: side, scope, money, units. Calls nothing on the chain.
import { ERC20, type Item, NATIVE } from '../events.ts'
import type { Hex } from '../rpc.ts'

export type Side = 'ASK' | 'BID'
type Scope = 'ITEM' | 'BUNDLE' | 'COLLECTION' | 'TRAIT'

export interface Terms {
  readonly side: Side
  readonly scope: Scope
  /** The traded items: given by a listing, requested by an offer. */
  readonly goods: readonly Item[]
  /** The money that makes up the price: requested by a listing, given by an offer. */
  readonly payments: readonly Item[]
  /** The one collection of all goods; null for several. */
  readonly collection: Hex | null
  readonly currency: Hex
  readonly privateTaker: Hex | null
  readonly startPrice: bigint
  readonly endPrice: bigint
  /** Part of startPrice that a listing's maker, or an offer's filler, keeps. */
  readonly proceeds: bigint
  /** Equal parts of the whole order. */
  readonly quantity: bigint
  /** Every item, including those neither traded nor paid. */
  readonly items: readonly Item[]
}

interface Lists {
  readonly offerer: Hex
  readonly offer: readonly Item[]
  readonly consideration: readonly Item[]
}

export const isMoney = ({ itemType }: Item) => itemType === NATIVE || itemType === ERC20
const isCriteria = ({ itemType }: Item) => itemType >= 4
export const isErc721 = ({ itemType }: Item) => itemType === 2 || itemType === 4

/** Most traded items of a listing or an offer; a larger order is neither (docs/orders.md). */
const MAX_GOODS = 100

/** Returns null for an order that is neither a listing nor an offer, such as items for items. */
export function readTerms({ offerer, offer, consideration }: Lists): Terms | null {
  if (offer.length === 0 || consideration.length === 0) return null
  const requested = consideration.filter((item) => !isMoney(item))
  if (offer.every(isMoney))
    return requested.length > MAX_GOODS ? null : readOffer({ offerer, offer, consideration })
  if (offer.some(isMoney) || offer.some(isCriteria) || offer.length > MAX_GOODS) return null
  return readListing({ offerer, offer, consideration })
}

function readListing({ offerer, offer, consideration }: Lists): Terms | null {
  const payments = consideration.filter(isMoney)
  const [first] = payments
  if (first === undefined || payments.some(({ token }) => token !== first.token)) return null
  // A listing for one account requires that the item goes to that account.
  const takers = new Set<Hex>()
  for (const item of consideration) {
    if (isMoney(item)) continue
    const isOffered = offer.some(
      ({ itemType, token, identifier }) =>
        itemType === item.itemType && token === item.token && identifier === item.identifier,
    )
    if (!isOffered || item.recipient === null) return null
    takers.add(item.recipient)
  }
  if (takers.size > 1) return null
  const [privateTaker = null] = takers
  const proceeds = sum(payments.filter(({ recipient }) => recipient === offerer))
  const items = [...offer, ...consideration]
  return withGoods({ side: 'ASK', goods: offer, payments, privateTaker, proceeds, items })
}

function readOffer({ offerer, offer, consideration }: Lists): Terms | null {
  const [first] = offer
  if (first === undefined || offer.some(({ token }) => token !== first.token)) return null
  const goods = consideration.filter((item) => !isMoney(item))
  const charges = consideration.filter(isMoney)
  if (goods.length === 0) return null
  if (charges.some(({ token, itemType }) => token !== first.token || itemType !== first.itemType)) return null
  const left = sum(offer) - sum(charges.filter(({ recipient }) => recipient !== offerer))
  const proceeds = left > 0n ? left : 0n
  const items = [...offer, ...consideration]
  return withGoods({ side: 'BID', goods, payments: offer, privateTaker: null, proceeds, items })
}

function withGoods({
  goods,
  ...base
}: Pick<Terms, 'side' | 'goods' | 'payments' | 'privateTaker' | 'proceeds' | 'items'>): Terms | null {
  const criteria = goods.filter(isCriteria)
  if (criteria.length > 0 && goods.length > 1) return null
  const [good] = goods
  const [payment] = base.payments
  if (good === undefined || payment === undefined) return null
  const scope =
    criteria.length > 0
      ? good.identifier === 0n
        ? 'COLLECTION'
        : 'TRAIT'
      : goods.length === 1
        ? 'ITEM'
        : 'BUNDLE'
  const quantity = goods.reduce((divisor, { startAmount }) => gcd(divisor, startAmount), 0n)
  return {
    ...base,
    ...{ goods, scope, quantity: quantity === 0n ? 1n : quantity, currency: payment.token },
    collection: goods.every(({ token }) => token === good.token) ? good.token : null,
    startPrice: sum(base.payments),
    endPrice: base.payments.reduce((total, { endAmount }) => total + endAmount, 0n),
  }
}

/**
 * Returns the number of equal parts of any order: of what it trades or, where it is neither a listing nor an offer, of
 * all items that it names.
 */
export function countParts(terms: Terms | null, { offer, consideration }: Omit<Lists, 'offerer'>): bigint {
  if (terms !== null && areGoodsSound(terms)) return terms.quantity
  const items = [...offer, ...consideration].filter((item) => !isMoney(item))
  return items.reduce((divisor, { startAmount }) => gcd(divisor, startAmount), 0n) || 1n
}

/** Returns whether Seaport can move the traded items as written; otherwise the index gives the order no side. */
export function areGoodsSound({ goods }: Terms): boolean {
  return goods.every(
    (item) =>
      item.startAmount > 0n &&
      item.endAmount > 0n &&
      (item.itemType !== 2 || (item.startAmount === 1n && item.endAmount === 1n)),
  )
}

export function sum(items: readonly Item[]): bigint {
  return items.reduce((total, { startAmount }) => total + startAmount, 0n)
}

function gcd(one: bigint, other: bigint): bigint {
  while (other !== 0n) [one, other] = [other, one % other]
  return one
}

/** Returns one / other, rounded up. */
export function divideUp(one: bigint, other: bigint): bigint {
  return (one + other - 1n) / other
}

/**
 * Returns the number of parts that divides every amount exactly: Seaport fills only multiples of such a part. Source:
 * _getFraction in AmountDeriver.sol.
 */
export function fillStep({ quantity, items }: Pick<Terms, 'quantity' | 'items'>): bigint {
  const divisor = items.reduce(
    (common, { startAmount, endAmount }) => gcd(gcd(common, startAmount), endAmount),
    quantity,
  )
  return quantity / divisor
}

interface Times {
  readonly startTime: bigint
  readonly endTime: bigint
}

/**
 * Returns the price of one unit at a time, before rounding: Seaport moves it in a straight line. Source:
 * AmountDeriver.sol.
 */
export function unitPriceAt(
  { startPrice, endPrice, quantity }: Pick<Terms, 'startPrice' | 'endPrice' | 'quantity'>,
  { startTime, endTime }: Times,
  seconds: bigint,
): { readonly numerator: bigint; readonly denominator: bigint } {
  if (startPrice === endPrice || seconds <= startTime) return { numerator: startPrice, denominator: quantity }
  if (seconds >= endTime) return { numerator: endPrice, denominator: quantity }
  const numerator = startPrice * (endTime - seconds) + endPrice * (seconds - startTime)
  return { numerator, denominator: quantity * (endTime - startTime) }
}

/** Returns the same price, rounded up. */
export function priceOfNow(...[terms, times, seconds]: Parameters<typeof unitPriceAt>): bigint {
  const { numerator, denominator } = unitPriceAt(terms, times, seconds)
  return divideUp(numerator, denominator)
}

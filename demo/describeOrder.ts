// Describes orders for the wallet's dialog: the sold items, the price, and the recipient.
import type { Address } from '../src/domain/address.ts'
import type { Currency } from '../src/domain/currency.ts'
import { parseTokenId, shortTokenId } from '../src/domain/tokenId.ts'
import { formatExact, toWei } from '../src/domain/wei.ts'
import type { CalledOrder, MovedItem } from './seaportCalls.ts'

/** The sender and the lookups of names for a description. */
export interface DescriptionContext {
  /** The account that sends the transaction. */
  readonly from: Address
  readonly currency: (address: Address) => Currency | undefined
  readonly who: (address: Address) => string
  readonly collection: (address: Address) => string
}

interface OrdersDescription {
  readonly sentence: string
  readonly orders: readonly string[]
}

const isMoney = ({ kind }: MovedItem) => kind === 'money'
const isItem = ({ kind }: MovedItem) => kind !== 'money'

export function describePublished(
  orders: readonly CalledOrder[],
  context: DescriptionContext,
): OrdersDescription {
  const listings = orders.filter(({ offer }) => offer.some(isItem)).length
  const kind = listings === orders.length ? 'listing' : listings === 0 ? 'offer' : 'order'
  return {
    sentence: orders.length === 1 ? `Publish ${article(kind)} ${kind}` : `Publish ${orders.length} ${kind}s`,
    orders: orders.map((order) => describeForMaker(order, context)),
  }
}

export function describeCanceled(
  orders: readonly CalledOrder[],
  context: DescriptionContext,
): OrdersDescription {
  return {
    sentence: orders.length === 1 ? 'Cancel an order' : `Cancel ${orders.length} orders`,
    orders: orders.map((order) => describeForMaker(order, context)),
  }
}

/** @param options.some true if orders that are closed by then are left out and the others filled */
export function describeFilled(
  orders: readonly CalledOrder[],
  { some }: { readonly some: boolean },
  context: DescriptionContext,
): OrdersDescription {
  const buys = orders.every(({ offer }) => offer.some(isItem))
  const count = orders.length
  const what =
    count > 1
      ? buys
        ? `Buy from ${count} listings`
        : `Accept ${count} offers`
      : buys
        ? 'Buy from a listing'
        : 'Accept an offer'
  return {
    sentence: some && count > 1 ? `${what}, as far as they are still open` : what,
    orders: orders.map((order) => describeForTaker(order, context)),
  }
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a')

/** Describes an order from its maker's side. */
function describeForMaker(order: CalledOrder, context: DescriptionContext): string {
  const { offerer, offer, consideration } = order
  if (offer.some(isItem)) {
    const reserved = consideration.find(isItem)?.recipient
    return joinParts([
      `Sell ${listItems(offer, context)} for ${sum(consideration.filter(isMoney), context)}`,
      reserved !== undefined && `only to ${context.who(reserved)}`,
      makerProceeds(
        offerer,
        consideration.filter((item) => isMoney(item) && item.recipient === offerer),
        consideration,
        context,
      ),
    ])
  }
  return `Offer ${sum(offer, context)} for ${listItems(consideration, context)}`
}

/** Describes an order from its taker's side. */
function describeForTaker(
  { offerer, offer, consideration }: CalledOrder,
  context: DescriptionContext,
): string {
  if (offer.some(isItem)) {
    return `Buy ${listItems(offer, context)} for ${sum(consideration.filter(isMoney), context)} from ${context.who(offerer)}`
  }
  const [paid] = offer
  const fees = consideration.filter(isMoney)
  const less = (key: 'start' | 'end') =>
    offer.reduce((total, item) => total + item[key], 0n) - fees.reduce((total, item) => total + item[key], 0n)
  return joinParts([
    `Sell ${listItems(consideration, context)} for ${sum(offer, context)} to ${context.who(offerer)}`,
    paid !== undefined &&
      fees.length > 0 &&
      less('start') >= 0n &&
      less('end') >= 0n &&
      `you get ${sum([{ ...paid, start: less('start'), end: less('end') }], context)}`,
  ])
}

const joinParts = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join('; ')

/** The amount that the maker receives, if other recipients get a part of the price. */
function makerProceeds(
  offerer: Address,
  own: readonly MovedItem[],
  consideration: readonly MovedItem[],
  context: DescriptionContext,
) {
  const shared = consideration.some((item) => isMoney(item) && item.recipient !== offerer)
  return (
    shared &&
    own.length > 0 &&
    `${offerer === context.from ? 'you get' : 'the seller gets'} ${sum(own, context)}`
  )
}

function listItems(items: readonly MovedItem[], context: DescriptionContext): string {
  return items
    .filter(isItem)
    .map(({ kind, token, identifier, start }) => {
      const collection = context.collection(token)
      const units = start > 1n ? `${start.toLocaleString('en')} × ` : ''
      if (kind === 'item') return `${units}${collection} #${shortTokenId(parseTokenId(`${identifier}`))}`
      return identifier === 0n
        ? `${units}any item of ${collection}`
        : `${units}one of certain items of ${collection}`
    })
    .join(', ')
}

/** The total of each currency; start and end amounts if it changes over time. */
function sum(items: readonly MovedItem[], context: DescriptionContext): string {
  const tokens = [...new Set(items.map(({ token }) => token))]
  return (
    tokens
      .map((token) => {
        const own = items.filter((item) => item.token === token)
        const start = own.reduce((total, item) => total + item.start, 0n)
        const end = own.reduce((total, item) => total + item.end, 0n)
        if (start === end) return amount(start, token, context)
        return `${amount(start, token, context)}, ${end < start ? 'falling' : 'rising'} to ${amount(end, token, context)}`
      })
      .join(' and ') || 'nothing'
  )
}

function amount(wei: bigint, token: Address, context: DescriptionContext): string {
  const currency = context.currency(token)
  if (currency === undefined) return `${wei.toLocaleString('en')} smallest units of ${context.who(token)}`
  return `${formatExact(toWei(wei), currency.decimals)} ${currency.symbol}`
}

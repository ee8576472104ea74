// Orders in words, as the wallet's question shows them: what is sold, for how much, to whom.
import type { Address } from '../src/domain/address.ts'
import type { Currency } from '../src/domain/currency.ts'
import { parseTokenId, shortTokenId } from '../src/domain/tokenId.ts'
import { formatExact, toWei } from '../src/domain/wei.ts'
import type { CalledOrder, MovedItem } from './seaportCalls.ts'

/** How the words name what they speak of. */
export interface Says {
  /** Who is asked. */
  readonly from: Address
  readonly currency: (address: Address) => Currency | undefined
  readonly who: (address: Address) => string
  readonly collection: (address: Address) => string
}

interface Said {
  readonly sentence: string
  readonly orders: readonly string[]
}

const isMoney = ({ kind }: MovedItem) => kind === 'money'
const isWork = ({ kind }: MovedItem) => kind !== 'money'

export function sayPublished(orders: readonly CalledOrder[], says: Says): Said {
  const listings = orders.filter(({ gives }) => gives.some(isWork)).length
  const kind = listings === orders.length ? 'listing' : listings === 0 ? 'offer' : 'order'
  return {
    sentence: orders.length === 1 ? `Publish ${article(kind)} ${kind}` : `Publish ${orders.length} ${kind}s`,
    orders: orders.map((order) => sayOwn(order, says)),
  }
}

export function sayChanged(orders: readonly CalledOrder[], says: Says): Said {
  return {
    sentence: orders.length === 1 ? 'Cancel an order' : `Cancel ${orders.length} orders`,
    orders: orders.map((order) => sayOwn(order, says)),
  }
}

/** @param some true when those that are closed by then are left out, and the others filled */
export function sayFilled(
  orders: readonly CalledOrder[],
  { some }: { readonly some: boolean },
  says: Says,
): Said {
  const buys = orders.every(({ gives }) => gives.some(isWork))
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
    orders: orders.map((order) => sayTaken(order, says)),
  }
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a')

/** An order by who makes it. */
function sayOwn(order: CalledOrder, says: Says): string {
  const { offerer, gives, asks } = order
  if (gives.some(isWork)) {
    const reserved = asks.find(isWork)?.recipient
    return joined([
      `Sell ${works(gives, says)} for ${sum(asks.filter(isMoney), says)}`,
      reserved !== undefined && `only to ${says.who(reserved)}`,
      receives(
        offerer,
        asks.filter((item) => isMoney(item) && item.recipient === offerer),
        asks,
        says,
      ),
    ])
  }
  return `Offer ${sum(gives, says)} for ${works(asks, says)}`
}

/** An order by who takes it. */
function sayTaken({ offerer, gives, asks }: CalledOrder, says: Says): string {
  if (gives.some(isWork)) {
    return `Buy ${works(gives, says)} for ${sum(asks.filter(isMoney), says)} from ${says.who(offerer)}`
  }
  const [paid] = gives
  const fees = asks.filter(isMoney)
  const less = (key: 'start' | 'end') =>
    gives.reduce((total, item) => total + item[key], 0n) - fees.reduce((total, item) => total + item[key], 0n)
  return joined([
    `Sell ${works(asks, says)} for ${sum(gives, says)} to ${says.who(offerer)}`,
    paid !== undefined &&
      fees.length > 0 &&
      less('start') >= 0n &&
      less('end') >= 0n &&
      `you get ${sum([{ ...paid, start: less('start'), end: less('end') }], says)}`,
  ])
}

const joined = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join('; ')

/** What reaches the maker, where others have a share. */
function receives(offerer: Address, own: readonly MovedItem[], asks: readonly MovedItem[], says: Says) {
  const shared = asks.some((item) => isMoney(item) && item.recipient !== offerer)
  return (
    shared && own.length > 0 && `${offerer === says.from ? 'you get' : 'the seller gets'} ${sum(own, says)}`
  )
}

function works(items: readonly MovedItem[], says: Says): string {
  return items
    .filter(isWork)
    .map(({ kind, token, identifier, start }) => {
      const collection = says.collection(token)
      const units = start > 1n ? `${start.toLocaleString('en')} × ` : ''
      if (kind === 'item') return `${units}${collection} #${shortTokenId(parseTokenId(`${identifier}`))}`
      return identifier === 0n
        ? `${units}any item of ${collection}`
        : `${units}one of certain items of ${collection}`
    })
    .join(', ')
}

/** The amounts of each currency added up; where they change with time, the first and the last. */
function sum(items: readonly MovedItem[], says: Says): string {
  const tokens = [...new Set(items.map(({ token }) => token))]
  return (
    tokens
      .map((token) => {
        const own = items.filter((item) => item.token === token)
        const start = own.reduce((total, item) => total + item.start, 0n)
        const end = own.reduce((total, item) => total + item.end, 0n)
        if (start === end) return amount(start, token, says)
        return `${amount(start, token, says)}, ${end < start ? 'falling' : 'rising'} to ${amount(end, token, says)}`
      })
      .join(' and ') || 'nothing'
  )
}

function amount(wei: bigint, token: Address, says: Says): string {
  const currency = says.currency(token)
  if (currency === undefined) return `${wei.toLocaleString('en')} smallest units of ${says.who(token)}`
  return `${formatExact(toWei(wei), currency.decimals)} ${currency.symbol}`
}

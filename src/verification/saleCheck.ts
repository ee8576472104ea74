// Sales of a token in a transaction's logs: the order, price, seller and buyer.
import { type Address, ZERO_ADDRESS } from '../domain/address.ts'
import type { ClaimedRow, Subject } from './claim.ts'
import type { ReceiptEvidence } from './evidence.ts'
import { type FulfilledOrder, groupFulfillments, type Reading } from './fulfilledOrders.ts'
import type { Hex } from './hex.ts'
import { boundPrices, isSurplusReturned, type ReadSale, sumReturned } from './matchPrice.ts'
import { parseMovements, TRANSFER } from './movements.ts'
import { SEAPORT } from './seaportLogs.ts'
import { isMoney, isToken, type OrderItem, splitAmount, type Terms } from './terms.ts'

interface Parties {
  readonly from: Address
  readonly to: Address
}

/** One item sold by one fulfillment. */
export interface ReportedSale {
  readonly logIndex: number
  /** The item's index among those sold together. */
  readonly rowNumber: number
  readonly orderHash: Hex
  readonly side: Terms['side']
  /** The maker: the seller of a listing, the buyer of an offer. */
  readonly offerer: Address
  readonly quantity: bigint
  /** By the first reading. In a match, this isn't the price, which depends on the other orders. */
  readonly price: bigint
  readonly currency: Address
  readonly bundleSize: number
  readonly good: OrderItem
  readonly order: FulfilledOrder
  /** The order's readings that sell the item. */
  readonly readings: readonly Reading[]
  /** Whether the item is sold in any case: a tip isn't a sale, nor is an order for two currencies or other items. */
  readonly certain: boolean
  /** The orders of the match that the fulfillment is part of; undefined outside of matches. */
  readonly match: readonly FulfilledOrder[] | undefined
  /** Whether the transaction moved at least this price, so that it's a sale. */
  readonly isPaid: (price: bigint, currency: Address) => boolean
  /** Possible sellers and buyers; several if only the called function would show which. */
  readonly parties: readonly Parties[]
  /** Whether a listing in the transaction is the other side of the same sale (matched orders). */
  readonly mirrored: boolean
}

/** `0x` if the transaction calls Seaport through another contract. */
type Selector = Hex | undefined

const AFTER_TRANSFERS = new Set(['0xb3a34c4c', '0xe7acab24'])
const BEFORE_TRANSFERS = new Set([
  '0xfb0f3ee1',
  '0x00000000',
  '0xed98a574',
  '0x87201b41',
  '0xa8174404',
  '0xf2d12b12',
])

/**
 * The token's sales in a transaction.
 *
 * @param selector of the called Seaport function, if known: `fulfillOrder` and `fulfillAdvancedOrder` emit the
 *   fulfillment after its transfers, the others before
 */
export function salesIn(
  receipt: ReceiptEvidence,
  subject: Subject,
  selector: Selector,
): readonly ReportedSale[] {
  const reported = groupFulfillments(receipt.logs).flatMap(({ orders, isMatch }) =>
    orders.flatMap((order) =>
      listSales(order, { receipt, subject, selector, match: isMatch ? orders : undefined }),
    ),
  )
  return reported.map((sale) => ({
    ...sale,
    mirrored:
      sale.side === 'BID' &&
      (sale.match !== undefined || mayMirror(selector)) &&
      reported.some((other) => (sale.match ?? other.match) === other.match && mirrors(other, sale)),
  }))
}

/** The token's sales by one order. */
function listSales(
  order: FulfilledOrder,
  {
    receipt,
    subject,
    selector,
    match,
  }: {
    readonly receipt: ReceiptEvidence
    readonly subject: Subject
    readonly selector: Selector
    readonly match: ReportedSale['match']
  },
): readonly Omit<ReportedSale, 'mirrored'>[] {
  const { log, event, readings } = order
  const isPaid: ReportedSale['isPaid'] = (price, currency) =>
    hasMoved(price, currency, { receipt, seaport: log.address })
  const [terms] = readings
  if (terms === undefined) return []
  return [...terms.goods.entries()].flatMap(([rowNumber, good]) => {
    if (!isToken(good, subject)) return []
    const buyer = good.recipient ?? event.offerer
    const parties =
      terms.side === 'ASK'
        ? findParties(receipt, subject, { at: log.logIndex, from: event.offerer, selector })
        : findParties(receipt, subject, { at: log.logIndex, to: buyer, selector })
    const [first] = parties
    // Seaport also reports a fulfillment when the item stays with its giver.
    if (first === undefined) return []
    // A match's price depends on its other orders and on the row, so only its upper limit is known here.
    const isPaidTo = (reading: Reading, to: Parties) =>
      isPaid(
        match === undefined ? getPrice({ order, reading, index: rowNumber }, to) : sumMoney(match, reading),
        reading.currency,
      )
    const selling = readings.filter(({ goods }) => goods[rowNumber] === good)
    const priced = selling
      .filter((reading) => match !== undefined || parties.some((one) => isPaidTo(reading, one)))
      .map((reading) => ({ reading, price: getPrice({ order, reading, index: rowNumber }, first) }))
    const [main] = priced
    if (main === undefined) return []
    return [
      {
        logIndex: log.logIndex,
        rowNumber,
        orderHash: event.orderHash,
        side: terms.side,
        offerer: event.offerer,
        quantity: good.startAmount,
        price: main.price,
        bundleSize: main.reading.goods.length,
        good,
        order,
        readings: priced.map(({ reading }) => reading),
        certain:
          order.isTrade &&
          readings.every(
            (reading) => selling.includes(reading) && parties.every((one) => isPaidTo(reading, one)),
          ),
        currency: main.reading.currency,
        parties,
        match,
        isPaid,
      },
    ]
  })
}

/**
 * Whether the transaction moved at least the price. Seaport before 1.6 reports money that stays where it is: what goes
 * from an account to itself and, on 1.1, what no fulfillment uses. Native coins always move.
 */
function hasMoved(
  price: bigint,
  currency: Address,
  { receipt, seaport }: { readonly receipt: ReceiptEvidence; readonly seaport: Address },
): boolean {
  if (seaport === SEAPORT || currency === ZERO_ADDRESS) return true
  const moved = receipt.logs
    .filter(({ address, topics }) => address === currency && topics.length === 3 && topics[0] === TRANSFER)
    .filter(({ topics, data }) => topics[1] !== topics[2] && /^0x[0-9a-f]{64}/.test(data))
    .reduce((sum, { data }) => sum + BigInt(data.slice(0, 66)), 0n)
  return price <= moved
}

/** No sale of a match costs more: a listing's is part of what its orders request, an offer's of what they offer. */
const sumMoney = (match: readonly FulfilledOrder[], { side, currency }: Reading): bigint =>
  match
    .flatMap(({ event }) => (side === 'ASK' ? event.consideration : event.offer))
    .filter((item) => isMoney(item) && item.contract === currency)
    .reduce((sum, { startAmount }) => sum + startAmount, 0n)

/** The price outside of a match, without what went back to the buyer; zero for an offer whose unspent money did. */
function getPrice(
  { order: { event }, reading, index }: Pick<ReadSale, 'order' | 'reading' | 'index'>,
  parties: Parties,
): bigint {
  const { side, price, requested, goods } = reading
  if (side === 'BID' && isSurplusReturned(event, parties)) return 0n
  const left = price - sumReturned(requested, parties)
  return splitAmount(left > 0n ? left : 0n, goods.length, index)
}

type PricedRow = Pick<ClaimedRow, 'from' | 'to' | 'quantity' | 'price' | 'currency' | 'bundleSize'>

/**
 * Whether the logs allow a row's sale. In a match, a listing may sell to several buyers, and each price includes what
 * the buyer's own offer pays others, so the row must be within those bounds.
 */
export function allowsPrice(sale: ReportedSale, row: PricedRow): boolean {
  const { price, from, to, quantity } = row
  const { order, good, rowNumber: index, match, parties } = sale
  const [first] = parties
  if (price === null || first === undefined) return false
  const possible = sale.readings.filter(
    ({ goods, currency }) => goods.length === row.bundleSize && currency === row.currency,
  )
  const [main] = possible
  if (main === undefined) return false
  if (match === undefined) {
    const claimed = parties.find((one) => one.from === from && one.to === to) ?? first
    return (
      quantity === sale.quantity &&
      possible.some((reading) => price === getPrice({ order, reading, index }, claimed))
    )
  }
  if (quantity > sale.quantity || quantity <= 0n || !sale.isPaid(price, main.currency)) return false
  const getBounds = boundPrices({ good, from, to, quantity }, main.currency, match)
  return possible.some((reading) => {
    const { least, most } = getBounds({ order, reading, index })
    return price >= least && price <= most
  })
}

/** Outside of a match, only a transaction that calls Seaport indirectly may fill both sides of a sale. */
const mayMirror = (selector: Selector) => selector === undefined || !isDirect(selector)

const isDirect = (selector: Hex) => AFTER_TRANSFERS.has(selector) || BEFORE_TRANSFERS.has(selector)

/** Whether a listing's sale and an offer's sale are two sides of one match. */
function mirrors(
  listing: Pick<ReportedSale, 'side' | 'parties'>,
  offer: Pick<ReportedSale, 'parties'>,
): boolean {
  if (listing.side !== 'ASK') return false
  return listing.parties.some(({ from }) => offer.parties.some((party) => party.from === from))
}

interface Search {
  /** Log index of the fulfillment. */
  readonly at: number
  readonly from?: Address
  readonly to?: Address
  readonly selector: Selector
}

/**
 * The parties of a fulfillment: of the nearest movement on the side where the called function puts it. A contract that
 * calls Seaport may fill an order several times, so any movement may be its own; the nearest comes first.
 */
function findParties(receipt: ReceiptEvidence, subject: Subject, search: Search): readonly Parties[] {
  const candidates = receipt.logs
    .flatMap((log) =>
      parseMovements(log, subject).map(({ from, to }) => ({
        from: from ?? ZERO_ADDRESS,
        to: to ?? ZERO_ADDRESS,
        distance: log.logIndex - search.at,
      })),
    )
    .filter(({ from }) => search.from === undefined || from === search.from)
    .filter(({ to }) => search.to === undefined || to === search.to)
    .toSorted((one, other) => Math.abs(one.distance) - Math.abs(other.distance))
  const before = candidates.find(({ distance }) => distance < 0)
  const after = candidates.find(({ distance }) => distance > 0)
  const { selector } = search
  if (selector !== undefined && AFTER_TRANSFERS.has(selector)) return removeDuplicates([before ?? after])
  if (selector !== undefined && BEFORE_TRANSFERS.has(selector)) return removeDuplicates([after ?? before])
  return removeDuplicates(candidates)
}

const removeDuplicates = (candidates: readonly (Parties | undefined)[]): readonly Parties[] =>
  candidates.flatMap((parties, place) => {
    if (parties === undefined) return []
    const { from, to } = parties
    return candidates.findIndex((one) => one?.from === from && one.to === to) === place ? [{ from, to }] : []
  })

/** Whether the logs alone don't show the parties, or whether the sale is reported twice. */
export function isAmbiguous({ parties, mirrored }: ReportedSale): boolean {
  return mirrored || parties.length > 1
}

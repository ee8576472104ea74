// Sales of a token in a transaction's logs: the order, price, seller and buyer.
import { type Address, ZERO_ADDRESS } from '../domain/address.ts'
import type { Subject } from './claim.ts'
import type { ReceiptEvidence } from './evidence.ts'
import type { Hex } from './hex.ts'
import { readMovements, TRANSFER } from './movements.ts'
import { type Fulfillment, isMatchLog, readFulfillment, SEAPORT } from './seaportLogs.ts'
import { isMoney, isSame, isToken, type OrderItem, readTerms, splitAmount, type Terms } from './terms.ts'

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
  readonly price: bigint
  readonly currency: Address
  readonly bundleSize: number
  /**
   * Other possible prices: the log doesn't show where the order's own payments end and tips begin, so the price is
   * the sum of any number of first payments.
   */
  readonly otherPrices: readonly Pick<ReportedSale, 'price' | 'bundleSize'>[]
  /** Whether the item is sold in all of these readings: a tip isn't a sale. */
  readonly certain: boolean
  /** For matched orders: how much the other orders may add to the price. */
  readonly charges: bigint | undefined
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

/** matchOrders and matchAdvancedOrders, and the latter in Seaport 1.1. */
const MATCHING: ReadonlySet<string> = new Set(['0xa8174404', '0xf2d12b12', '0x55944a42'])

/** Whether the called function matches orders, so that both report the same sale. */
export function matchesOrders(selector: Selector): boolean {
  return selector !== undefined && MATCHING.has(selector)
}

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
  const reported: Omit<ReportedSale, 'mirrored' | 'charges'>[] = []
  let charges = 0n
  for (const log of receipt.logs) {
    const event = readFulfillment(log)
    if (event === undefined) continue
    const readings = readingsOf(event)
    const [terms] = readings
    if (terms === undefined) continue
    if (terms.side === 'BID') charges += moneyIn(event.consideration)
    for (const [rowNumber, good] of terms.goods.entries()) {
      if (!isToken(good, subject)) continue
      const isListing = terms.side === 'ASK'
      const parties = isListing
        ? nearest(receipt, subject, { at: log.logIndex, from: event.offerer, selector }).map(({ to }) => ({
            from: event.offerer,
            to,
          }))
        : nearest(receipt, subject, {
            at: log.logIndex,
            to: good.recipient ?? event.offerer,
            selector,
          }).map(({ from }) => ({ from, to: good.recipient ?? event.offerer }))
      // Seaport also reports a fulfillment when the item stays with its giver.
      if (parties.length === 0) continue
      const prices = readings
        .filter(({ goods }) => goods[rowNumber] === good)
        .map((reading) => ({
          price: splitAmount(priceFor(reading, parties[0]), reading.goods.length, rowNumber),
          bundleSize: reading.goods.length,
        }))
        .filter(({ price }) => isPaid(price, terms.currency, { receipt, seaport: log.address }))
      const [first, ...otherPrices] = prices
      if (first === undefined) continue
      reported.push({
        logIndex: log.logIndex,
        rowNumber,
        orderHash: event.orderHash,
        side: terms.side,
        offerer: event.offerer,
        quantity: good.startAmount,
        ...first,
        otherPrices,
        certain: prices.length === readings.length,
        currency: terms.currency,
        parties,
      })
    }
  }
  const matched = receipt.logs.some(isMatchLog)
  const mirrorable = mayMirror(selector)
  return reported.map((sale) => ({
    ...sale,
    charges: matched ? charges : undefined,
    mirrored: mirrorable && sale.side === 'BID' && reported.some((other) => mirrors(other, sale)),
  }))
}

/**
 * Whether the transaction moved at least the price. Seaport before 1.6 reports money that stays where it is: what goes
 * from an account to itself and, on 1.1, what no fulfillment uses. Native coins always move.
 */
function isPaid(
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

interface Reading extends Terms {
  readonly requested: readonly OrderItem[]
}

/** Possible readings of the order: all payments, the first ones, or those in the main currency. */
function readingsOf({ offerer, offer, consideration }: Fulfillment): readonly Reading[] {
  const firsts = consideration.map((_, index) => consideration.slice(0, consideration.length - index))
  const money = consideration.filter(isMoney)
  const main = money.find(({ recipient }) => recipient === offerer) ?? money[0]
  const inMain = consideration.filter(
    (item) =>
      (isMoney(item) && item.contract === main?.contract) || offer.some((given) => isSame(given, item)),
  )
  return [...firsts, inMain].flatMap((requested) => {
    const terms = readTerms(offer, requested)
    return terms === undefined ? [] : [{ ...terms, requested }]
  })
}

/** Money returned to the buyer isn't part of the price. */
function priceFor({ price, requested }: Reading, parties: Parties | undefined): bigint {
  if (parties === undefined || parties.from === parties.to) return price
  const left = price - moneyIn(requested.filter(({ recipient }) => recipient === parties.to))
  return left > 0n ? left : 0n
}

function moneyIn(items: readonly OrderItem[]): bigint {
  return items.filter(isMoney).reduce((sum, { startAmount }) => sum + startAmount, 0n)
}

/**
 * Whether the logs allow a row's sale. In a match, a listing may sell to several buyers, and each price includes what
 * the buyer's own offer pays others, so the row must be within those bounds.
 */
export function allowsPrice(
  sale: ReportedSale,
  row: { readonly quantity: bigint; readonly price: bigint | null; readonly bundleSize: number | null },
): boolean {
  if (row.price === null) return false
  const { price, quantity, charges, bundleSize, otherPrices } = sale
  const claimed = row.price
  return [{ price, bundleSize }, ...otherPrices].some((one) => {
    if (one.bundleSize !== row.bundleSize) return false
    if (charges === undefined) return one.price === claimed && quantity === row.quantity
    if (row.quantity > quantity || row.quantity <= 0n) return false
    const part = (one.price * row.quantity) / quantity
    return claimed >= part && claimed <= part + charges + 1n
  })
}

/** Only matched orders report a sale twice; a transaction that calls Seaport indirectly may have matched some. */
function mayMirror(selector: Selector): boolean {
  return selector === undefined || matchesOrders(selector) || !isDirect(selector)
}

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

/** The movement of a fulfillment: the nearest one, on the side where the called function puts it. */
function nearest(receipt: ReceiptEvidence, subject: Subject, search: Search): readonly Parties[] {
  const candidates = receipt.logs
    .flatMap((log) =>
      readMovements(log, subject).map(({ from, to }) => ({
        from: from ?? ZERO_ADDRESS,
        to: to ?? ZERO_ADDRESS,
        distance: log.logIndex - search.at,
      })),
    )
    .filter(({ from }) => search.from === undefined || from === search.from)
    .filter(({ to }) => search.to === undefined || to === search.to)
    .toSorted((one, other) => Math.abs(one.distance) - Math.abs(other.distance))
  const [closest] = candidates
  const before = candidates.find(({ distance }) => distance < 0)
  const after = candidates.find(({ distance }) => distance > 0)
  const { selector } = search
  if (selector !== undefined && AFTER_TRANSFERS.has(selector)) return only(before ?? after)
  if (selector !== undefined && BEFORE_TRANSFERS.has(selector)) return only(after ?? before)
  if (selector !== undefined) return only(closest)
  return [...only(before), ...only(after)]
}

function only(parties: Parties | undefined): readonly Parties[] {
  return parties === undefined ? [] : [{ from: parties.from, to: parties.to }]
}

/** Whether the logs alone don't show the parties, or whether the sale is reported twice. */
export function isAmbiguous({ parties, mirrored }: ReportedSale): boolean {
  return mirrored || parties.some(({ from, to }) => from !== parties[0]?.from || to !== parties[0]?.to)
}

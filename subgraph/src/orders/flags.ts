// Flags sales that may not be real trades, by their transaction and by previous trades between the same two accounts.
// docs/analytics.md has the rules and what they cannot see.
import { BigInt, Bytes, Value, dataSource, ethereum } from '@graphprotocol/graph-ts'
import { OrderFulfilled } from '../../generated/Seaport/Seaport'
import { PairSales, Sale } from '../../generated/schema'
import { MAX_PAIR_SALES, PRICE_TOLERANCE_DIVISOR, ROUND_TRIP_SECONDS, TRANSFER_SIGNATURE } from '../constants'
import { isZero } from '../entities/account'
import { countFlag } from '../entities/market'
import { pairSalesId } from '../ids'
import { MATCH } from './method'
import { readCall, isSignature, topicToAddress } from './receipt'
import { ASK } from './terms'

const SAME_ACCOUNT = 'SAME_ACCOUNT'
const FUNDED_BY_SELLER = 'FUNDED_BY_SELLER'
export const CAME_BACK = 'CAME_BACK'
const MIRRORED = 'MIRRORED'

const SECONDS_PER_DAY = 86400

/**
 * Applies the rules that need no movement after the sale. The sale must be saved and counted.
 *
 * @param unit the unit of account of the sale's currency
 */
export function flagNewSale(sale: Sale, unit: Bytes, event: OrderFulfilled): void {
  if (sale.seller == sale.buyer) {
    setFlag(sale, SAME_ACCOUNT, [sale.seller], null)
    return
  }
  if (isFundedBySeller(sale, event)) setFlag(sale, FUNDED_BY_SELLER, [sale.seller, sale.buyer], null)
  flagMirrored(sale, unit)
}

/** Flags a sale whose item returned, unless another rule flagged it before. */
export function flagRoundTrip(sale: Sale, accounts: Array<Bytes>, days: i32, unpaid: boolean): void {
  const flag = sale.flag
  if (flag !== null && flag != MIRRORED) return
  setUnpaid(sale, unpaid)
  setFlag(sale, CAME_BACK, accounts, BigInt.fromI32(days))
}

export function setUnpaid(sale: Sale, unpaid: boolean): void {
  sale.set('flagUnpaid', Value.fromBoolean(unpaid))
}

export function daysBetween(one: BigInt, other: BigInt): i32 {
  const seconds = one > other ? one.minus(other) : other.minus(one)
  return seconds.toI32() / SECONDS_PER_DAY
}

/** Saves the sale, and counts it among the flagged sales of its market and day unless it already was. */
function setFlag(sale: Sale, flag: string, accounts: Array<Bytes>, days: BigInt | null): void {
  const isNew = sale.flag === null
  sale.flag = flag
  sale.flagAccounts = accounts
  // The generated setters of nullable numbers and booleans take zero and false for null.
  if (days !== null) sale.set('flagDays', Value.fromI32(days.toI32()))
  sale.save()
  if (isNew) countFlag(sale)
}

/**
 * Returns whether the seller paid for the purchase, as far as the transaction shows. That is so when the seller sent
 * the transaction, so that the seller's coins or call bought the item for another account, or when money moved from the
 * seller to a payer before the last payment to the seller, directly or through one account. The native coin leaves no
 * log when it moves.
 */
function isFundedBySeller(sale: Sale, event: OrderFulfilled): boolean {
  const isNative = isZero(sale.currency)
  if (sale.side == ASK && event.transaction.from == sale.seller) {
    // In a match, the buyer's own offer may pay: only native coins come from the sender.
    const isMatch = sale.method == MATCH || (sale.method == 'INDIRECT' && readCall(event).isMatch)
    if (!isMatch || isNative) return true
  }
  const receipt = event.receipt
  if (receipt === null) return false
  const moved = moneyMoved(receipt, sale.currency)
  const from = moved.givers
  const to = moved.takers
  /** Accounts that pay for the item: the buyer, and any account that pays the seller. */
  const payers: Array<Bytes> = [sale.buyer]
  if (event.transaction.from != sale.seller) payers.push(event.transaction.from)
  let paidAt = -1
  for (let i = 0; i < from.length && !isNative; i++) {
    if (to[i] != sale.seller) continue
    paidAt = i
    if (!payers.includes(from[i])) payers.push(from[i])
  }
  const end = paidAt < 0 ? from.length : paidAt
  const funded = new Array<Bytes>()
  for (let i = 0; i < end; i++) {
    if (from[i] == sale.seller) {
      if (payers.includes(to[i])) return true
      funded.push(to[i])
    } else if (funded.includes(from[i]) && payers.includes(to[i])) {
      return true
    }
  }
  return false
}

/** The movements of money in a transaction, in the order of their logs. */
class Moved {
  givers: Array<Bytes> = []
  takers: Array<Bytes> = []
}

let existing: Moved | null = null
let existingCurrency: Bytes = Bytes.empty()

/**
 * The movements are read once for consecutive sales in one currency, as those of a fulfillment are, because memory of a
 * handler is never freed.
 */
function moneyMoved(receipt: ethereum.TransactionReceipt, currency: Bytes): Moved {
  const before = existing
  if (before !== null && existingCurrency == currency) return before
  const currencies = isZero(currency) ? configuredCurrencies() : [currency]
  const moved = new Moved()
  const logs = receipt.logs
  for (let i = 0; i < logs.length; i++) {
    const topics = logs[i].topics
    if (topics.length != 3 || !currencies.includes(logs[i].address)) continue
    if (!isSignature(topics[0], TRANSFER_SIGNATURE)) continue
    // Anyone can move zero units on behalf of any account, because that needs no approval.
    if (isNothing(logs[i].data)) continue
    const giver = topicToAddress(topics[1])
    const taker = topicToAddress(topics[2])
    if (giver == taker) continue
    moved.givers.push(giver)
    moved.takers.push(taker)
  }
  existing = moved
  existingCurrency = currency
  return moved
}

function isNothing(amount: Bytes): boolean {
  for (let i = 0; i < amount.length; i++) if (amount[i] != 0) return false
  return true
}

function configuredCurrencies(): Array<Bytes> {
  const currencies = new Array<Bytes>()
  const context = dataSource.context()
  if (!context.isSet('currencies')) return currencies
  const named = context.getString('currencies').split(',')
  for (let i = 0; i < named.length; i++) {
    if (named[i].length > 0) currencies.push(Bytes.fromHexString(named[i]))
  }
  return currencies
}

/**
 * Flags two sales of different items between the same two accounts, in opposite directions and at nearly the same
 * price, when no one else is paid.
 */
function flagMirrored(sale: Sale, unit: Bytes): void {
  if (sale.price.isZero() || sale.proceeds != sale.price) return
  const opposite = PairSales.load(pairSalesId(sale.buyer, sale.seller, unit))
  if (opposite != null) {
    const others = opposite.latest
    for (let i = 0; i < others.length; i++) {
      const other = Sale.load(others[i])
      if (other == null || other.token == sale.token) continue
      if (!isWithinWindow(other.timestampSeconds, sale.timestampSeconds)) continue
      if (!isNearly(other.price, sale.price)) continue
      const days = BigInt.fromI32(daysBetween(sale.timestampSeconds, other.timestampSeconds))
      if (sale.flag === null) setFlag(sale, MIRRORED, [sale.seller, sale.buyer], days)
      if (other.flag === null) setFlag(other, MIRRORED, [other.seller, other.buyer], days)
    }
  }
  const id = pairSalesId(sale.seller, sale.buyer, unit)
  const existing = PairSales.load(id)
  const own = existing != null ? existing : new PairSales(id)
  const latest = existing != null ? existing.latest : []
  latest.push(sale.id)
  own.latest = latest.length > MAX_PAIR_SALES ? latest.slice(latest.length - MAX_PAIR_SALES) : latest
  own.save()
}

function isWithinWindow(start: BigInt, end: BigInt): boolean {
  return end.minus(start) <= BigInt.fromI32(ROUND_TRIP_SECONDS)
}

function isNearly(one: BigInt, other: BigInt): boolean {
  const low = one < other ? one : other
  const high = one < other ? other : one
  return high.minus(low).times(BigInt.fromI32(PRICE_TOLERANCE_DIVISOR)) <= high
}

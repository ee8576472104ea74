// Flags sales that may not be real trades, by the rules of docs/analytics.md, from chain data alone.
import { groupBy } from '../groupBy.ts'
import type { Transaction } from '../chain.ts'
import { type CollectionEvent, type Movement, ZERO_ADDRESS } from '../events.ts'
import type { Hex } from '../rpc.ts'
import { type Site, getUnit } from '../site.ts'
import type { ExpectedSale } from './sales.ts'
import { id } from 'ethers'

const TRANSFER = id('Transfer(address,address,uint256)')
const DAY = 86_400
const WINDOW = 30 * DAY
/** Most movements from a sale to the item's return. */
const MAX_STEPS = 3
/** Prices of a trade and its reversal count as equal when they differ by no more than one part in this many. */
const TOLERANCE = 10n
/** Number of latest sales between two accounts that the index compares a sale with. */
const MAX_REMEMBERED = 32

export interface Flag {
  readonly flag: 'SAME_ACCOUNT' | 'FUNDED_BY_SELLER' | 'CAME_BACK' | 'MIRRORED'
  readonly days: number | null
  readonly accounts: readonly Hex[]
  readonly unpaid: boolean | null
}

export interface FlagQuery {
  /** In the order of the chain. */
  readonly sales: readonly ExpectedSale[]
  readonly transactions: ReadonlyMap<Hex, Transaction>
  readonly collections: ReadonlyMap<Hex, readonly CollectionEvent[]>
  readonly site: Site
  readonly readSeconds: (movement: Movement) => number
}

/** Returns the first rule that applies to each sale. */
export function flagSales(query: FlagQuery): ReadonlyMap<ExpectedSale, Flag> {
  const flags = new Map<ExpectedSale, Flag>()
  for (const sale of query.sales) {
    const { seller, buyer } = sale
    if (seller === buyer) {
      flags.set(sale, { flag: 'SAME_ACCOUNT', days: null, accounts: [seller], unpaid: null })
    } else if (isFundedBySeller(sale, query)) {
      flags.set(sale, { flag: 'FUNDED_BY_SELLER', days: null, accounts: [seller, buyer], unpaid: null })
    }
  }
  flagReturned(query, flags)
  flagMirrored(query, flags)
  return flags
}

/**
 * Returns whether the seller sent the transaction that bought for another account, or money went from the seller to a
 * payer, directly or through one account, before the last payment to the seller.
 */
function isFundedBySeller(sale: ExpectedSale, { transactions, site }: FlagQuery): boolean {
  const { from: sender, logs } = transactions.get(sale.event.log.transactionHash) as Transaction
  const { seller, buyer, currency } = sale
  const isNative = currency === ZERO_ADDRESS
  // In a match an offer pays for itself: only native coins come from the sender.
  if (sale.side === 'ASK' && sender === seller && (!sale.isMatch || isNative)) return true
  const counted = isNative ? site.currencies : [currency]
  const transfers = logs
    .filter(
      ({ address, topics, data }) =>
        counted.includes(address) && topics.length === 3 && topics[0] === TRANSFER && !/^0x0*$/.test(data),
    )
    .map(({ topics }) => ({ from: account(topics[1]), to: account(topics[2]) }))
    .filter(({ from, to }) => from !== to)
  const payments = isNative ? [] : transfers.filter(({ to }) => to === seller)
  const payers = new Set([buyer, ...payments.map(({ from }) => from)])
  if (sender !== seller) payers.add(sender)
  const lastPayment = payments.at(-1)
  const before =
    lastPayment === undefined ? transfers : transfers.slice(0, transfers.lastIndexOf(lastPayment))
  const funded = new Set<Hex>()
  for (const { from, to } of before) {
    if ((from === seller || funded.has(from)) && payers.has(to)) return true
    if (from === seller) funded.add(to)
  }
  return false
}

function account(topic: Hex | undefined): Hex {
  return `0x${(topic ?? '').slice(26)}`
}

/**
 * Flags every sale of a trip that led an item back to its seller within the window, and reports the trip that closed
 * first.
 */
function flagReturned({ sales, collections, readSeconds }: FlagQuery, flags: Map<ExpectedSale, Flag>): void {
  const salesByToken = groupBy(sales, ({ token }) => token)
  const circles: { readonly steps: readonly Movement[]; readonly sale: ExpectedSale }[] = []
  for (const [collection, events] of collections) {
    const moved = events.filter(
      (event): event is Movement =>
        event.kind === 'movement' &&
        event.units > 0n &&
        event.from !== ZERO_ADDRESS &&
        event.to !== ZERO_ADDRESS &&
        event.from !== event.to &&
        salesByToken.has(`${collection}${event.tokenId.toString(16).padStart(64, '0')}`),
    )
    const ways = groupBy(moved, ({ tokenId }) => tokenId)
    for (const [tokenId, way] of ways) {
      for (const sale of salesByToken.get(`${collection}${tokenId.toString(16).padStart(64, '0')}`) ?? []) {
        if (sale.seller === sale.buyer) continue
        const steps = findRoundTrip(sale, way, readSeconds)
        if (steps !== null) circles.push({ steps, sale })
      }
    }
  }
  const ordered = circles.toSorted((one, other) => {
    const [a, b] = [one.steps.at(-1) as Movement, other.steps.at(-1) as Movement]
    return a.log.blockNumber - b.log.blockNumber || a.log.logIndex - b.log.logIndex || a.row - b.row
  })
  for (const { sale, steps } of ordered) {
    const last = steps.at(-1) as Movement
    const onTheWay = (step: Movement) =>
      (salesByToken.get(sale.token) ?? []).filter(
        ({ seller, buyer, event }) =>
          seller === step.from && buyer === step.to && event.log.transactionHash === step.log.transactionHash,
      )
    const flag: Flag = {
      flag: 'CAME_BACK',
      days: Math.floor((readSeconds(last) - sale.seconds) / DAY),
      accounts: [sale.seller, ...steps.map(({ from }) => from)],
      unpaid: onTheWay(last).length === 0,
    }
    for (const flagged of [sale, ...steps.flatMap(onTheWay)])
      if (!flags.has(flagged)) flags.set(flagged, flag)
  }
}

/**
 * Returns the movements from a sale back to the seller; null when the units did not return, or it is unclear whether
 * they did.
 */
function findRoundTrip(
  sale: ExpectedSale,
  way: readonly Movement[],
  readSeconds: (movement: Movement) => number,
): readonly Movement[] | null {
  const { log } = sale.event
  const steps: Movement[] = []
  let holder = sale.buyer
  for (const movement of way) {
    const { blockNumber, logIndex, transactionHash } = movement.log
    if (blockNumber < log.blockNumber || (blockNumber === log.blockNumber && logIndex < log.logIndex))
      continue
    if (transactionHash === log.transactionHash) continue
    if (readSeconds(movement) > sale.seconds + WINDOW) return null
    if (movement.from === holder) {
      steps.push(movement)
      holder = movement.to
      if (holder === sale.seller) return steps
      if (steps.length === MAX_STEPS) return null
    } else if (movement.to === sale.seller) return null
  }
  return null
}

/**
 * Flags two sales of different items between the same two accounts, in opposite directions, at nearly the same price,
 * when no one else is paid.
 */
function flagMirrored({ sales, site }: FlagQuery, flags: Map<ExpectedSale, Flag>): void {
  const latest = new Map<string, ExpectedSale[]>()
  const mark = (sale: ExpectedSale, other: ExpectedSale) => {
    if (flags.has(sale)) return
    const days = Math.floor(Math.abs(sale.seconds - other.seconds) / DAY)
    flags.set(sale, { flag: 'MIRRORED', days, accounts: [sale.seller, sale.buyer], unpaid: null })
  }
  for (const sale of sales) {
    const { seller, buyer, price, proceeds } = sale
    if (seller === buyer || price === 0n || proceeds !== price) continue
    const unit = getUnit(sale.currency, site)
    for (const other of latest.get(`${buyer} ${seller} ${unit}`) ?? []) {
      if (other.token === sale.token || sale.seconds - other.seconds > WINDOW) continue
      if (!isNearly(other.price, price)) continue
      mark(sale, other)
      mark(other, sale)
    }
    const key = `${seller} ${buyer} ${unit}`
    latest.set(key, [...(latest.get(key) ?? []), sale].slice(-MAX_REMEMBERED))
  }
}

function isNearly(one: bigint, other: bigint): boolean {
  const [low, high] = one < other ? [one, other] : [other, one]
  return (high - low) * TOLERANCE <= high
}

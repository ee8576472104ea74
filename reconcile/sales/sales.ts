// Rebuilds all sales of the index's collections, from fulfillments and their transactions, in the order of the chain.
import { type Fulfilled, type Item } from '../events.ts'
import type { History } from '../history.ts'
import { byPlace, type Place } from '../logs.ts'
import type { CollectionState } from '../ownership.ts'
import { tokenKey } from '../ownership.ts'
import { type OrderState, type Orders } from '../orders/states.ts'
import { type Side, isMoney } from '../orders/terms.ts'
import type { Hex } from '../rpc.ts'
import { type SplitConsideration, type Tip, splitUnsigned, splitSigned, readMoved } from './tips.ts'
import { type Money, computeMoney } from './money.ts'
import { type Fill, findParts } from './parties.ts'
import { type Match, type Method, byMovers, findMatches, readMethod, findMovements } from './receipts.ts'
import type { Transaction } from '../chain.ts'

export interface ExpectedSale extends Money {
  readonly orderHash: Hex
  readonly side: Side
  readonly collection: Hex
  readonly token: Hex
  readonly tokenId: bigint
  readonly quantity: bigint
  readonly seller: Hex
  readonly buyer: Hex
  readonly currency: Hex
  readonly priceSigned: boolean
  readonly bundleSize: number
  readonly method: Method
  readonly isMatch: boolean
  readonly event: Fulfilled
  /** Number within the fulfillment. */
  readonly row: number
  readonly seconds: number
  /** Tips of the filler, reported with the fulfillment's first sale. */
  readonly tips: readonly Tip[]
}

export interface Sales {
  readonly sales: readonly ExpectedSale[]
  readonly transactions: ReadonlyMap<Hex, Transaction>
}

/**
 * @param isIndexed returns whether the index has an order as published
 * @param movers Seaport and the conduits that the site trusts
 */
export async function rebuildSales(
  history: History,
  { published }: Orders,
  states: ReadonlyMap<Hex, CollectionState>,
  isIndexed: (order: OrderState) => boolean,
  movers: readonly [seaport: Hex, ...conduits: Hex[]],
): Promise<Sales> {
  const [seaport] = movers
  const findSigned = (hash: Hex) => {
    const order = published.get(hash)
    return order !== undefined && isIndexed(order) ? order : undefined
  }
  const indexedFrom = findFirstIndexed([...published.values()].filter(isIndexed), states)
  const isIndexedAt = (item: Item, place: Place) => {
    const from = isMoney(item) ? undefined : indexedFrom.get(item.token)
    return from !== undefined && byPlace(from, place) <= 0
  }
  const fulfillments = history.seaport.filter(
    (event): event is Fulfilled =>
      event.kind === 'fulfilled' &&
      (findSigned(event.orderHash) !== undefined ||
        [...event.offer, ...event.consideration].some((item) => isIndexedAt(item, event.log))),
  )
  const transactions = await history.chain.transactions(fulfillments.map(({ log }) => log.transactionHash))
  const sales: ExpectedSale[] = []
  for (const event of fulfillments) {
    const transaction = transactions.get(event.log.transactionHash) as Transaction
    const signed = findSigned(event.orderHash)
    const split = splitConsideration({ event, transaction, movers }, signed, null)
    const terms = readMoved(event, split)
    if (terms === null) continue
    const method = readMethod(transaction, seaport)
    const match = findMatch(transaction, event, method, seaport)
    const matchedFills = (match?.fulfillments ?? []).map((other) => {
      const order = findSigned(other.orderHash)
      const theirs = splitConsideration({ event: other, transaction, movers }, order, match)
      const isSigned = order !== undefined
      return { event: other, terms: readMoved(other, theirs), required: theirs.items, isSigned }
    })
    let row = 0
    for (const [place, item] of terms.goods.entries()) {
      if (!isIndexedAt(item, event.log)) continue
      const fill: Fill = { event, terms, method, transaction, match, matchedFills, movers }
      let sold = 0n
      for (const part of findParts(fill, place)) {
        sales.push({
          ...computeMoney(fill, split.items, place, sold, part),
          ...{ orderHash: event.orderHash, side: terms.side, collection: item.token },
          ...{ token: tokenKey(item.token, item.identifier), tokenId: item.identifier, quantity: part.units },
          ...{ seller: part.seller, buyer: part.buyer, currency: terms.currency, method, event, row },
          ...{ priceSigned: signed !== undefined, bundleSize: terms.goods.length, isMatch: match !== null },
          ...{ seconds: history.readSeconds(event.log), tips: row === 0 ? split.tips : [] },
        })
        sold += part.units
        row++
      }
    }
  }
  return { sales, transactions }
}

/**
 * Returns from where on sales of a collection count: from its start block, if the configuration names it, and otherwise
 * from the first order that named it, because a handler can't know what a later one discovers.
 */
function findFirstIndexed(
  orders: readonly OrderState[],
  states: ReadonlyMap<Hex, CollectionState>,
): ReadonlyMap<Hex, Place> {
  const places = new Map<Hex, Place>(
    [...states.values()].map(({ address, indexedFromBlock, tracked }) => [
      address,
      { blockNumber: indexedFromBlock, logIndex: tracked ? -1 : Infinity },
    ]),
  )
  for (const { terms, log } of orders) {
    for (const { token } of terms?.goods ?? []) {
      const existing = places.get(token)
      if (existing !== undefined && byPlace(log, existing) < 0) places.set(token, log)
    }
  }
  return places
}

/** @param match for a fulfillment that belongs to a match: its transaction's sender is its only filler */
function splitConsideration(
  { event, transaction, movers }: Pick<Fill, 'event' | 'transaction' | 'movers'>,
  signed: OrderState | undefined,
  match: Match | null,
): SplitConsideration {
  if (signed !== undefined) return splitSigned(event, signed.parameters.totalOriginalConsiderationItems)
  const fillers: Hex[] = [transaction.from]
  if (match === null) {
    if (!/^0x0{40}$/.test(event.recipient)) fillers.push(event.recipient)
    const [first] = event.offer
    if (first !== undefined && !isMoney(first)) {
      const here = event.log.logIndex
      const own = findMovements(transaction.logs, first).filter(({ from }) => from === event.offerer)
      const gaps = byMovers(own, movers).toSorted(
        (one, other) => Math.abs(one.log.logIndex - here) - Math.abs(other.log.logIndex - here),
      )
      if (gaps[0] !== undefined) fillers.push(gaps[0].to)
    }
  }
  return splitUnsigned(event, fillers)
}

function findMatch(transaction: Transaction, event: Fulfilled, method: Method, seaport: Hex): Match | null {
  if (method !== 'MATCH' && method !== 'INDIRECT') return null
  const holds = ({ fulfillments }: Match) =>
    fulfillments.some(({ log }) => log.logIndex === event.log.logIndex)
  return findMatches(transaction, seaport).find(holds) ?? null
}

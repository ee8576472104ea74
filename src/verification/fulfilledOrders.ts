// Fulfillments in a transaction's logs: what their orders may have requested, and which of them one match made.
import { type Address, ZERO_ADDRESS } from '../domain/address.ts'
import type { Hex } from './hex.ts'
import { type ChainLog, parseMovements } from './movements.ts'
import { limitOfOthers } from './othersLimit.ts'
import { countMatched, type Fulfillment, parseFulfillment, SEAPORT_1_1 } from './seaportLogs.ts'
import { isErc721, isMoney, isSame, type OrderItem, getTerms, type Terms } from './terms.ts'

export interface FulfilledOrder {
  readonly log: ChainLog
  readonly event: Fulfillment
  readonly readings: readonly Reading[]
  /** True if it trades items for one currency, wherever its tips begin. Otherwise it may be no sale at all. */
  readonly isTrade: boolean
}

/** A possible reading of an order: the log doesn't show where its own payments end and tips begin. */
export interface Reading extends Terms {
  readonly requested: readonly OrderItem[]
}

/** The orders of one match, or all fulfillments that no match made. */
export interface FulfilledGroup {
  readonly orders: readonly FulfilledOrder[]
  readonly isMatch: boolean
}

/**
 * Groups a transaction's fulfillments. Seaport emits those of a match one after the other, then OrdersMatched with as
 * many hashes; version 1.1 emits them without a recipient, and no OrdersMatched. Source:
 * OrderCombiner._matchAdvancedOrders of each version.
 */
export function groupFulfillments(logs: readonly ChainLog[]): readonly FulfilledGroup[] {
  const matches: FulfilledOrder[][] = []
  let unmatched: FulfilledOrder[] = []
  let version11: FulfilledOrder[] | undefined
  for (const log of logs) {
    const event = parseFulfillment(log)
    const order = event && { log, event, ...getOrder({ event, place: log.logIndex, logs }) }
    if (order !== undefined && log.address === SEAPORT_1_1 && order.event.recipient === ZERO_ADDRESS) {
      if (version11 === undefined) matches.push((version11 = []))
      version11.push(order)
      continue
    }
    version11 = undefined
    if (order !== undefined) unmatched.push(order)
    const count = countMatched(log)
    if (count === 0) continue
    const matched = unmatched.filter((other) => other.log.address === log.address).slice(-count)
    unmatched = unmatched.filter((other) => !matched.includes(other))
    matches.push(matched)
  }
  return [...matches.map((orders) => ({ orders, isMatch: true })), { orders: unmatched, isMatch: false }]
}

interface FulfillmentPlace {
  readonly event: Fulfillment
  /** Log index of the event. */
  readonly place: number
  /** All logs of the transaction. */
  readonly logs: readonly ChainLog[]
}

/** The order's own payments may be the first ones, however many, or those that the index takes for it. */
function getOrder(at: FulfillmentPlace): Pick<FulfilledOrder, 'readings' | 'isTrade'> {
  const { offer, consideration } = at.event
  const read = (requested: readonly OrderItem[]) => {
    const terms = getTerms(offer, requested)
    return terms === undefined ? [] : [{ ...terms, requested }]
  }
  const firsts = consideration.map((_, index) => read(consideration.slice(0, consideration.length - index)))
  return {
    readings: [...firsts, ...listWithoutTips(at).map(read)].flat(),
    isTrade: firsts.every(({ length }) => length > 0),
  }
}

/**
 * What the index takes an order that wasn't published to request (subgraph/src/orders/tips.ts), for each account that may
 * have sent the transaction, since the logs don't show the sender, and each that may have got a listing's first item.
 * Tips in its currency count as nothing; there may be nothing else.
 */
function listWithoutTips(at: FulfillmentPlace): readonly (readonly OrderItem[])[] {
  const { offerer, offer, consideration, recipient } = at.event
  const money = consideration.filter(isMoney)
  const offered = offer.find(isMoney)
  const main = offered ?? money.find((item) => item.recipient === offerer) ?? money[0]
  if (main === undefined) return []
  const payees = new Set(money.map((item) => item.recipient).filter((payee) => payee !== offerer))
  const isMain = (item: OrderItem) => item.itemType === main.itemType && item.contract === main.contract
  const toMaker = money
    .filter((item) => isMain(item) && item.recipient === offerer)
    .reduce((sum, { startAmount }) => sum + startAmount, 0n)
  const limit = offered === undefined && toMaker > 0n ? limitOfOthers(toMaker) : undefined
  const firstPayment = consideration.findIndex(isMoney)
  const buyers = offered === undefined ? listPaidBuyers(at, payees) : [null]
  const fillers = [...payees, null].flatMap((sender) => buyers.map((buyer) => [sender, buyer, recipient]))
  return fillers.map((own) => {
    let room = limit
    const isTip = ({ recipient: payee, startAmount }: OrderItem) => {
      if (payee === offerer) return false
      if (own.includes(payee)) return true
      if (room === undefined) return false
      if (startAmount > room) return true
      room -= startAmount
      return false
    }
    return consideration.flatMap((item, index) => {
      if (isMoney(item)) {
        if (!isMain(item)) return []
        return [isTip(item) ? { ...item, startAmount: 0n, endAmount: 0n } : item]
      }
      const isRequested =
        offered === undefined
          ? offer.some((offerItem) => isSame(offerItem, item))
          : index < firstPayment || firstPayment < 0
      return isRequested ? [item] : []
    })
  })
}

/**
 * The accounts that may have got a listing's first item, with null for those that are paid nothing. The index takes the
 * transfer that is nearest to the fulfillment, of those by operators that it trusts.
 */
function listPaidBuyers(
  { event, place, logs }: FulfillmentPlace,
  payees: ReadonlySet<Address | null>,
): readonly (Address | null)[] {
  const [first] = event.offer
  if (first === undefined || payees.size === 0) return [null]
  const standard = isErc721(first) ? 'ERC721' : 'ERC1155'
  const item = { collection: first.contract, tokenId: first.identifier, standard } as const
  const distance = ({ log: { logIndex } }: { readonly log: ChainLog }) => Math.abs(logIndex - place)
  const nearest = new Map<Hex | undefined, Address | null>()
  for (const { log, to } of logs
    .flatMap((log) => parseMovements(log, item).map(({ from, to }) => ({ log, from, to })))
    .filter(({ from }) => from === event.offerer)
    .toSorted((one, other) => distance(one) - distance(other))) {
    // The operator of an ERC-1155 transfer; the giver of an ERC-721 one.
    const [, by] = log.topics
    if (!nearest.has(by)) nearest.set(by, payees.has(to) ? to : null)
  }
  return nearest.size === 0 ? [null] : [...new Set(nearest.values())]
}

// Fulfillments in a transaction's logs: what their orders may have requested, and which of them one match made.
import { ZERO_ADDRESS } from '../domain/address.ts'
import type { ChainLog } from './movements.ts'
import { countMatched, type Fulfillment, readFulfillment, SEAPORT_1_1 } from './seaportLogs.ts'
import { isMoney, isSame, type OrderItem, readTerms, type Terms } from './terms.ts'

export interface FulfilledOrder {
  readonly log: ChainLog
  readonly event: Fulfillment
  readonly readings: readonly Reading[]
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
  let free: FulfilledOrder[] = []
  let old: FulfilledOrder[] | undefined
  for (const log of logs) {
    const event = readFulfillment(log)
    const order = event && { log, event, readings: readingsOf(event) }
    if (order !== undefined && log.address === SEAPORT_1_1 && order.event.recipient === ZERO_ADDRESS) {
      if (old === undefined) matches.push((old = []))
      old.push(order)
      continue
    }
    old = undefined
    if (order !== undefined) free.push(order)
    const count = countMatched(log)
    if (count === 0) continue
    const matched = free.filter((other) => other.log.address === log.address).slice(-count)
    free = free.filter((other) => !matched.includes(other))
    matches.push(matched)
  }
  return [...matches.map((orders) => ({ orders, isMatch: true })), { orders: free, isMatch: false }]
}

/** All payments, the first ones, or those in the main currency. */
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

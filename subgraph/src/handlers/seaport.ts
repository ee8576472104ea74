// Handles the events of Seaport, and runs the block handler for changes that no event announces.
import { ethereum } from '@graphprotocol/graph-ts'
import {
  CounterIncremented,
  OrderCancelled,
  OrderFulfilled,
  OrderValidated,
} from '../../generated/Seaport/Seaport'
import { Order } from '../../generated/schema'
import { loadOrCreateAccount } from '../entities/account'
import { CANCELLATION } from '../entities/activity'
import { startRun } from '../entities/budget'
import { currentOrders } from '../entities/order'
import { readQueuedMetadata } from '../metadata/refresh'
import { CANCELLED, COUNTER_BUMPED, closeOrder } from '../orders/close'
import { runDueReviews } from '../orders/dueReviews'
import { fillKnownOrder, fulfillOrder, recordFulfillment } from '../orders/fulfill'
import { appendOrder } from '../orders/history'
import { chooseBestOrders, isOpen } from '../orders/live'
import { publishOrder } from '../orders/publish'
import { sweepOrders } from '../orders/sweep'

export function handleOrderValidated(event: OrderValidated): void {
  publishOrder(event)
  chooseBestOrders(event.block)
}

/** Where the manifest has a receipt for each fulfillment. */
export function handleOrderFulfilled(event: OrderFulfilled): void {
  fulfillOrder(event)
  chooseBestOrders(event.block)
}

/** Where the manifest has receipts for the collections' transfers, whose handlers record the sales. */
export function handleOrderFilled(event: OrderFulfilled): void {
  fillKnownOrder(event)
  chooseBestOrders(event.block)
}

/** Handles a fulfillment on a Seaport version on which the site does not trade. */
export function handleSaleElsewhere(event: OrderFulfilled): void {
  recordFulfillment(event)
  chooseBestOrders(event.block)
}

/** Orders that were never published are not in the index, and can't be published after this. */
export function handleOrderCancelled(event: OrderCancelled): void {
  const order = Order.load(event.params.orderHash)
  if (order == null || !isOpen(order)) return
  closeOrder(order, CANCELLED, event.block)
  chooseBestOrders(event.block)
  appendCancellation(order, event, 0)
}

/**
 * A new counter voids all orders that were made with the one before. It is kept for an unknown account too: the hash of
 * each order that the account publishes later contains it.
 */
export function handleCounterIncremented(event: CounterIncremented): void {
  const account = loadOrCreateAccount(event.params.offerer)
  account.counter = event.params.newCounter
  account.save()
  if (account.openOrderCount == 0) return
  const orders = currentOrders(account.openOrders.load())
  let row = 0
  for (let i = 0; i < orders.length; i++) {
    if (!isOpen(orders[i])) continue
    closeOrder(orders[i], COUNTER_BUMPED, event.block)
    row = appendCancellation(orders[i], event, row)
  }
  chooseBestOrders(event.block)
}

export function handleBlock(block: ethereum.Block): void {
  startRun()
  sweepOrders(block)
  runDueReviews(block)
  chooseBestOrders(block)
  readQueuedMetadata(block)
}

/** Returns the number of the next row of the log. */
function appendCancellation(order: Order, event: ethereum.Event, row: i32): i32 {
  return order.side === null ? row : appendOrder(order, CANCELLATION, order.collection, event, row)
}

// Loads current rows of orders that a relation returned, and order items by their ids.
import { Bytes, log } from '@graphprotocol/graph-ts'
import { Order, OrderItem } from '../../generated/schema'
import { OFFER_SIDE, orderItemId } from '../ids'

/**
 * Returns the current rows of the same orders. graph-node loads related rows from the database, where writes of the
 * blocks just before may not have arrived yet: a row may be older than the one loaded by its id.
 */
export function currentOrders(related: Array<Order>): Array<Order> {
  const orders = new Array<Order>()
  for (let i = 0; i < related.length; i++) {
    const order = Order.load(related[i].id)
    if (order != null) orders.push(order)
  }
  return orders
}

/**
 * Returns the offered items of a published order, in their order. Loads them by id, because each use of a relation
 * queries the database. A missing item is logged and left out, and the order then counts as one whose maker does not
 * hold its items.
 */
export function loadOfferedItems(order: Order): Array<OrderItem> {
  const items = new Array<OrderItem>()
  for (let i = 0; i < order.offeredItemCount; i++) {
    const item = OrderItem.load(offeredItemId(order, i))
    if (item != null) items.push(item)
    else log.error('Order {} lacks its offered item {}', [order.id.toHexString(), i.toString()])
  }
  return items
}

export function offeredItemId(order: Order, index: i32): Bytes {
  return orderItemId(order.id, OFFER_SIDE, index)
}

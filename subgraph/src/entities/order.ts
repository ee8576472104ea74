// Order and its items: the current rows of what was found through a relation, and items by their ids.
import { Bytes, log } from '@graphprotocol/graph-ts'
import { Order, OrderItem } from '../../generated/schema'
import { OFFER_SIDE, orderItemId } from '../ids'

/**
 * The same orders as they are now. graph-node finds related rows in the database, where writes of the blocks just
 * before may not have arrived yet: a row may be older than what loading it by its id gives.
 */
export function currentOrders(found: Array<Order>): Array<Order> {
  const orders = new Array<Order>()
  for (let i = 0; i < found.length; i++) {
    const order = Order.load(found[i].id)
    if (order != null) orders.push(order)
  }
  return orders
}

/**
 * The offered items of a published order, in their order. By id: a relation is a question to the database each time.
 * One that is missing is logged and left out, and makes the order one whose goods are not held.
 */
export function offeredItemsOf(order: Order): Array<OrderItem> {
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

// Order: the current rows of orders found through a relation.
import { Order } from '../../generated/schema'

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

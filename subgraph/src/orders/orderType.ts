// Interprets the number of an order's type (OrderType of the Seaport contracts).
import { Order } from '../../generated/schema'

const PARTIAL_OPEN = 1
const FULL_RESTRICTED = 2
const PARTIAL_RESTRICTED = 3

export function allowsPartialFills(order: Order): boolean {
  return order.orderType == PARTIAL_OPEN || order.orderType == PARTIAL_RESTRICTED
}

/** Returns whether a zone decides who may fill the order, or its offerer is a contract. */
export function isRestricted(order: Order): boolean {
  return order.orderType >= FULL_RESTRICTED
}

// Appends the rows of history that are about an order itself: its listing or offer, and its cancellation.
import { BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Activity, Order } from '../../generated/schema'
import { OFFER, newActivity } from '../entities/activity'
import { loadOfferedItems } from '../entities/order'
import { tokenCollection, tokenEntityId } from '../ids'
import { isBundle } from './bundle'

/**
 * Appends one row, or one per token for a bundle: graph-node has no index for lists, so a history can only be queried by
 * a row's one token.
 * @param collection the order's, unless it is a bundle
 * @param row number of the first row within its log
 * @returns the number after that of the last row
 */
export function appendOrder(
  order: Order,
  type: string,
  collection: Bytes | null,
  event: ethereum.Event,
  row: i32,
): i32 {
  if (isBundle(order)) return appendBundle(order, type, event, row)
  const activity = newOrderActivity(order, type, event, row)
  activity.collection = collection
  activity.token = order.token
  activity.quantity = order.remaining
  activity.save()
  return row + 1
}

/** A token that the bundle names twice has one row with the units of both. */
function appendBundle(order: Order, type: string, event: ethereum.Event, row: i32): i32 {
  const items = loadOfferedItems(order)
  const tokens = new Array<Bytes>()
  const units = new Array<BigInt>()
  for (let i = 0; i < items.length; i++) {
    const id = tokenEntityId(items[i].contract, items[i].identifierOrCriteria)
    const at = tokens.indexOf(id)
    if (at < 0) {
      tokens.push(id)
      units.push(items[i].startAmount)
    } else {
      units[at] = units[at].plus(items[i].startAmount)
    }
  }
  for (let i = 0; i < tokens.length; i++) {
    const activity = newOrderActivity(order, type, event, row + i)
    activity.collection = tokenCollection(tokens[i])
    activity.token = tokens[i]
    activity.quantity = units[i].times(order.remaining).div(order.quantity)
    activity.save()
  }
  return row + tokens.length
}

/** Returns a row without its item. */
function newOrderActivity(order: Order, type: string, event: ethereum.Event, row: i32): Activity {
  const activity = newActivity(event, type, row)
  if (type == OFFER) activity.to = order.offerer
  else activity.from = order.offerer
  activity.price = order.startPrice
  activity.unitPrice = order.unitPrice
  activity.currency = order.currency
  activity.order = order.id
  return activity
}

// What a bundle, a listing of several items sold as one, adds to each of its tokens.
import { Order } from '../../generated/schema'
import { loadOfferedItems } from '../entities/order'
import { loadToken } from '../entities/token'
import { tokenEntityId } from '../ids'
import { ASK } from './terms'

export function isBundle(order: Order): boolean {
  const side = order.side
  return order.scope == 'BUNDLE' && side !== null && side == ASK
}

/** Counts a bundle that became live, or no longer is, at its tokens. The index has them, or it would not be live. */
export function countBundle(order: Order, change: i32): void {
  const items = loadOfferedItems(order)
  for (let i = 0; i < items.length; i++) {
    const token = loadToken(tokenEntityId(items[i].contract, items[i].identifierOrCriteria))
    if (token == null) continue
    token.liveBundleCount += change
    token.save()
  }
}

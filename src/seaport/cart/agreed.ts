// Requires the whole cart that the buyer agreed to; when an item has to be left out, the buyer confirms again.
import type { CartItemsChange, Verdict } from '../verdict.ts'
import type { CartPlan, CartVerdict } from './cart.ts'

/**
 * The verdict on a cart as a whole, just before the signature: the transaction buys everything that was shown, or
 * nothing is signed. When someone else buys a cart item before the transaction is mined, the contract skips it and the
 * receipt shows that.
 */
export function requireWholeCart({ cartItems, outcome }: CartVerdict): Verdict<CartPlan, CartItemsChange> {
  if (outcome.status === 'refused') return outcome
  const included = cartItems.filter(({ status }) => status === 'included').length
  return included === cartItems.length
    ? { status: 'executable', plan: outcome.plan, passed: [] }
    : { status: 'changed', change: { what: 'items', from: cartItems.length, to: included }, passed: [] }
}

// A cart whose every cart item was agreed to: when one of them is left out now, its buyer is asked again.
import type { CartItemsChange, Verdict } from '../verdict.ts'
import type { CartPlan, CartVerdict } from './cart.ts'

/**
 * The verdict over a cart as a whole, for the moment before its signature: what is signed asks for all that was
 * shown, or nothing is signed. A cart item that someone else takes before it is mined is passed over by the contract, and told
 * from the receipt.
 */
export function requireWholeCart({ cartItems, outcome }: CartVerdict): Verdict<CartPlan, CartItemsChange> {
  if (outcome.status === 'refused') return outcome
  const included = cartItems.filter(({ status }) => status === 'included').length
  return included === cartItems.length
    ? { status: 'executable', plan: outcome.plan, passed: [] }
    : { status: 'changed', change: { what: 'items', from: cartItems.length, to: included }, passed: [] }
}

// A basket whose every leg was agreed to: when one of them is left out now, its buyer is asked again.
import type { LegsChange, Verdict } from '../verdict.ts'
import type { BasketPlan, BasketVerdict } from './basket.ts'

/**
 * The verdict over a basket as a whole, for the moment before its signature: what is signed asks for all that was
 * shown, or nothing is signed. A leg that someone else takes before it is mined is passed over by the contract, and told
 * from the receipt.
 */
export function agreedWhole({ legs, outcome }: BasketVerdict): Verdict<BasketPlan, LegsChange> {
  if (outcome.status === 'refused') return outcome
  const included = legs.filter(({ status }) => status === 'included').length
  return included === legs.length
    ? { status: 'executable', plan: outcome.plan, passed: [] }
    : { status: 'changed', change: { what: 'legs', from: legs.length, to: included }, passed: [] }
}

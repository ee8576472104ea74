// Determines whether a listing's maker can deliver as of the head: holdings, approvals, and available units.
import type { Item } from '../events.ts'
import type { History } from '../history.ts'
import { type CollectionState, tokenKey } from '../ownership.ts'
import type { Hex } from '../rpc.ts'
import { type OrderState, allowsPartialFills } from './states.ts'
import { type Terms, fillStep } from './terms.ts'

export interface Delivery {
  readonly holds: boolean
  readonly approved: boolean
  readonly available: bigint
}

export interface Approvals {
  isApproved(collection: Hex, owner: Hex, operator: Hex, publishedAt: number): Promise<boolean>
}

/** Reads approvals for all of a collection: the latest event, or the contract's value where there is no event. */
export function readApprovals(history: History): Approvals {
  const latest = new Map<string, boolean>()
  for (const events of history.collections.values()) {
    for (const event of events) {
      if (event.kind !== 'operator') continue
      latest.set(`${event.collection} ${event.owner} ${event.operator}`, event.approved)
    }
  }
  const calls = new Map<string, Promise<unknown>>()
  return {
    isApproved: async (collection, owner, operator, publishedAt) => {
      const key = `${collection} ${owner} ${operator}`
      const announced = latest.get(key)
      if (announced !== undefined) return announced
      let approved = calls.get(key)
      if (approved === undefined) {
        approved = history.chain.view(collection, 'isApprovedForAll', [owner, operator], publishedAt)
        calls.set(key, approved)
      }
      return (await approved) === true
    },
  }
}

/** Reads the delivery of an open listing. Tokens that are not in the index are not held. */
export async function readDelivery(
  order: OrderState,
  terms: Terms,
  operator: Hex,
  states: ReadonlyMap<Hex, CollectionState>,
  approvals: Approvals,
): Promise<Delivery> {
  const maker = order.parameters.offerer
  let approved = true
  let parts = order.remaining
  for (const item of terms.goods) {
    const token = states.get(item.token)?.tokens.get(tokenKey(item.token, item.identifier))
    const held = token?.balances.get(maker)?.amount ?? 0n
    const whole = totalGiven(terms, item)
    const canGive = whole === 0n ? 0n : (held * terms.quantity) / whole
    if (canGive < parts) parts = canGive
    // Approvals of a contract that is no collection are not followed.
    const forAll =
      states.has(item.token) &&
      (await approvals.isApproved(item.token, maker, operator, order.log.blockNumber))
    const forOne = item.itemType === 2 && held > 0n && token?.approved === operator
    if (!forAll && !forOne) approved = false
  }
  const inParts = allowsPartialFills(order.parameters) && terms.scope !== 'BUNDLE'
  if (inParts) parts -= parts % fillStep(terms)
  else if (parts < order.remaining) parts = 0n
  // A bundle is sold as a whole: once a part of it was filled elsewhere, the site no longer sells it.
  const isBroken = terms.scope === 'BUNDLE' && order.remaining !== terms.quantity
  return { holds: parts > 0n, approved, available: isBroken ? 0n : parts }
}

/** Returns what the whole order gives of the item's token, which it may name more than once. */
function totalGiven({ goods }: Terms, { token, identifier }: Item): bigint {
  return goods
    .filter((item) => item.token === token && item.identifier === identifier)
    .reduce((total, { startAmount }) => total + startAmount, 0n)
}

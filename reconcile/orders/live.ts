// Determines which orders are live at the head, and what depends on it: the best listing and offer of a token, and
// counts.
import type { Row } from '../comparison.ts'
import { ZERO_ADDRESS } from '../events.ts'
import type { Hex } from '../rpc.ts'
import { type Site, getUnit } from '../site.ts'
import type { Delivery } from './delivery.ts'
import type { Defect } from './defects.ts'
import { MINUTE, type OrderState, isOpen } from './states.ts'
import { type Terms, divideUp, unitPriceAt } from './terms.ts'

/** Orders that start within so many seconds count as started, since makers' clocks run ahead of blocks. */
const START_GRACE = 60

/** A published order with everything that determines whether it is live. */
export interface JudgedOrder {
  readonly state: OrderState
  readonly terms: Terms
  readonly defects: ReadonlySet<Defect>
  readonly operator: Hex
  /** Whether Seaport may use the conduit; true for an order without one. */
  readonly channelOpen: boolean
  /** Set for listings only. */
  readonly delivery: Delivery | null
  readonly live: boolean
  /** Whether both results are correct, because the index may be a minute behind a start or an end. */
  readonly mayDiffer: boolean
}

export function judge(order: Omit<JudgedOrder, 'live' | 'mayDiffer'>, nowSeconds: number): JudgedOrder {
  const { state, terms, delivery } = order
  const { startTime, endTime, orderType } = state.parameters
  const fit =
    order.defects.size === 0 &&
    orderType < 2 &&
    terms.privateTaker === null &&
    order.channelOpen &&
    (delivery === null || (delivery.holds && delivery.approved && delivery.available > 0n))
  const now = BigInt(nowSeconds)
  const minute = BigInt(MINUTE)
  const started = startTime <= now + BigInt(START_GRACE)
  const live = isOpen(state) && fit && started && endTime > now
  const open = isOpen(state) || state.mayBe.some((status) => isOpen({ status }))
  const near = (time: bigint) => time >= now - minute && time <= now + minute
  return { ...order, live, mayDiffer: open && fit && (near(startTime) || (near(endTime) && endTime <= now)) }
}

export const unitPrice = ({ startPrice, quantity }: Terms) => divideUp(startPrice, quantity)
export const unitEndPrice = ({ endPrice, quantity }: Terms) => divideUp(endPrice, quantity)

type Fraction = ReturnType<typeof unitPriceAt>

/** Returns a negative number where the first is less. */
function compareFractions(one: Fraction, other: Fraction): bigint {
  return one.numerator * other.denominator - other.numerator * one.denominator
}

export interface Best {
  readonly order: JudgedOrder
  /** Whether the index names another order that was the best within the last minute. */
  readonly late: boolean
}

/**
 * Returns the best of a token's live orders by prices before rounding: in the native coin or its wrapped token, else in
 * the first traded currency that has one. Where several are equal, or prices crossed within the last minute, it returns the one that the
 * index names.
 *
 * @param sign 1 where less is better, -1 where more is
 */
export function findBest(
  orders: readonly JudgedOrder[],
  site: Site,
  sign: 1n | -1n,
  { indexed, nowSeconds }: { readonly indexed: Hex | null; readonly nowSeconds: number },
): Best | null {
  const units = [ZERO_ADDRESS, ...site.currencies]
  const rank = ({ terms }: JudgedOrder) => units.indexOf(getUnit(terms.currency, site))
  const first = Math.min(...orders.map(rank))
  const comparable = orders.filter((order) => rank(order) === first)
  const bestAt = (seconds: number) => {
    let best: readonly JudgedOrder[] = []
    const computePrice = ({ terms, state }: JudgedOrder) =>
      unitPriceAt(terms, state.parameters, BigInt(seconds))
    for (const order of comparable) {
      const [other] = best
      const gap =
        other === undefined ? -1n : sign * compareFractions(computePrice(order), computePrice(other))
      if (gap < 0n) best = [order]
      else if (gap === 0n) best = [...best, order]
    }
    return best
  }
  const now = bestAt(nowSeconds)
  const [oldest] = now.toSorted((one, other) => one.state.log.blockNumber - other.state.log.blockNumber)
  if (oldest === undefined) return null
  const named = now.find(({ state }) => state.hash === indexed && isAsOld(state, oldest.state))
  if (named !== undefined) return { order: named, late: false }
  if (indexed !== null && now.every(({ state }) => state.hash !== indexed)) {
    for (let seconds = nowSeconds - 1; seconds >= nowSeconds - MINUTE; seconds--) {
      const previous = bestAt(seconds).find(({ state }) => state.hash === indexed)
      if (previous !== undefined) return { order: previous, late: true }
    }
  }
  const changed = now.find(({ state }) => state.hash === indexed)
  // At equal declining prices, the index keeps its previous best.
  if (changed !== undefined && now.some(moves)) return { order: changed, late: false }
  return { order: oldest, late: false }
}

const moves = ({ terms }: JudgedOrder) => terms.startPrice !== terms.endPrice
const isAsOld = (one: OrderState, other: OrderState) => one.log.blockNumber === other.log.blockNumber

/** Uses the index's value of `live` where both results are correct. */
export function settled(order: JudgedOrder, row: Row | undefined): boolean {
  return order.mayDiffer && typeof row?.['live'] === 'boolean' ? row['live'] : order.live
}

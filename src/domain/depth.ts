// Market depth: exact units listed and offered at each price, and cumulative totals.
import type { Wei } from './wei.ts'

/** An order's contribution to the depth. */
export interface DepthOrder {
  /** Price of one unit, in the smallest unit of the currency. */
  readonly unitPrice: Wei
  /** Units that it still sells or buys. */
  readonly remaining: bigint
}

/** One price level, with its units. */
export interface DepthLevel {
  readonly unitPrice: Wei
  readonly units: bigint
  /** Units at this price and at every better one: the units that a market order could take down to this level. */
  readonly reach: bigint
  /** The total price of those units. */
  readonly value: Wei
}

/**
 * The levels of one side, the best price first.
 * @param side the best of the asks is the lowest, the best of the bids the highest
 */
export function depthLevels(orders: readonly DepthOrder[], side: 'asks' | 'bids'): readonly DepthLevel[] {
  const units = new Map<Wei, bigint>()
  for (const { unitPrice, remaining } of orders) {
    if (remaining > 0n) units.set(unitPrice, (units.get(unitPrice) ?? 0n) + remaining)
  }
  const sorted = [...units].sort(([one], [other]) => {
    const rising = one < other ? -1 : one > other ? 1 : 0
    return side === 'asks' ? rising : -rising
  })
  let [reach, value] = [0n, 0n]
  return sorted.map(([unitPrice, count]) => {
    reach += count
    value += unitPrice * count
    return { unitPrice, units: count, reach, value: value as Wei }
  })
}

/**
 * Levels at this multiple of the middle price or more stay in the data but are not drawn: one far order would flatten
 * all others.
 */
const DRAWN_TIMES = 20n

/**
 * The listing levels that a chart draws: the cheapest ones, up to the multiple.
 * @param asks the lowest price first
 */
export function drawableListings<Level extends Pick<DepthLevel, 'unitPrice'>>(
  asks: readonly Level[],
): readonly Level[] {
  const middle = asks[Math.floor((asks.length - 1) / 2)]?.unitPrice ?? 0n
  return asks.filter(({ unitPrice }) => unitPrice <= middle || unitPrice < middle * DRAWN_TIMES)
}

const WHOLE_BAR = 100n

/** A level's bar length, in hundredths of the longest; at least one, so that it is always visible. */
export function barLength(part: bigint, longest: bigint): number {
  if (part <= 0n || longest <= 0n) return 0
  const share = (part * WHOLE_BAR) / longest
  return Number(share > WHOLE_BAR ? WHOLE_BAR : share === 0n ? 1n : share)
}

// The depth of a market: how many units are asked and bid for at each price, and in all down to there. Exact sums.
import type { Wei } from './wei.ts'

/** An order as the ladder counts it. */
export interface DepthOrder {
  /** Price of one unit, in the smallest unit of the currency. */
  readonly unitPrice: Wei
  /** Units that it still sells or buys. */
  readonly remaining: bigint
}

/** One price, with what stands at it. */
export interface DepthLevel {
  readonly unitPrice: Wei
  readonly units: bigint
  /** Units at this price and at every better one: what a market order could take down to here. */
  readonly reach: bigint
  /** What those units cost or pay in all. */
  readonly value: Wei
}

/**
 * The levels of one side, the best price first.
 * @param side asks are best when low, bids when high
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

/** So many times the middle price and more is told and not drawn: one order far off would press all others into a line. */
const DRAWN_TIMES = 20n

/**
 * The levels of asks that a chart draws: the first so many of them.
 * @param asks the lowest price first
 */
export function drawableListings<Level extends Pick<DepthLevel, 'unitPrice'>>(
  asks: readonly Level[],
): readonly Level[] {
  const middle = asks[Math.floor((asks.length - 1) / 2)]?.unitPrice ?? 0n
  return asks.filter(({ unitPrice }) => unitPrice <= middle || unitPrice < middle * DRAWN_TIMES)
}

const WHOLE_BAR = 100n

/** How long a level's bar is, in hundredths of the longest; at least one, so that something is always seen. */
export function barLength(part: bigint, longest: bigint): number {
  if (part <= 0n || longest <= 0n) return 0
  const share = (part * WHOLE_BAR) / longest
  return Number(share > WHOLE_BAR ? WHOLE_BAR : share === 0n ? 1n : share)
}

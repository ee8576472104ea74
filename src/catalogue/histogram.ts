// Prices in bars of one round width, for a picture behind the bounds that can be chosen.
import type { RankedAmounts } from './listingRanks.ts'
import type { PriceHistogram } from './query.ts'

/** About as many bars as stand side by side in a panel and are told apart. */
const BARS = 30

/**
 * The few highest prices of a collection may be a thousand times the rest: the bars reach up to the price below which
 * nineteen of twenty items are, and the last one takes in all above.
 *
 * @param ranks of prices, in no order
 */
export function histogramOf(ranks: Uint32Array, amounts: RankedAmounts): PriceHistogram | undefined {
  if (ranks.length === 0) return undefined
  const sorted = ranks.slice().sort()
  const at = (index: number) => amounts.valueAtRank(sorted[index] ?? 0)
  const lowest = at(0)
  const highest = at(sorted.length - 1)
  const most = at(Math.ceil(sorted.length * 0.95) - 1)
  const step = roundUp((most - lowest) / BigInt(BARS) + 1n)
  const start = (lowest / step) * step
  const bars = Number((most - start) / step) + 1
  /** How many are below the upper edge of each bar. */
  const below = Array.from({ length: bars }, (_, bar) =>
    bar === bars - 1 ? sorted.length : countBelow(sorted, amounts.rankFrom(start + BigInt(bar + 1) * step)),
  )
  const counts = below.map((count, bar) => count - (below[bar - 1] ?? 0))
  return { start, step, counts, lowest, middle: at(Math.floor((sorted.length - 1) / 2)), highest }
}

/** How many of these are below a rank. */
function countBelow(sorted: Uint32Array, rank: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < rank) low = middle + 1
    else high = middle
  }
  return low
}

/** The next of 1, 2, 5, 10, 20, 50 and so on. */
function roundUp(amount: bigint): bigint {
  const magnitude = 10n ** BigInt(amount.toString().length - 1)
  return [1n, 2n, 5n, 10n].map((factor) => factor * magnitude).find((round) => round >= amount) ?? amount
}

// A histogram of prices in bars of equal, round width, shown behind the price filter.
import type { RankedAmounts } from './rankListings.ts'
import { lowerBound } from './lowerBound.ts'
import type { PriceHistogram } from './query.ts'

/** About as many bars as fit in the panel and stay distinguishable. */
const BARS = 30

/**
 * A few prices may be a thousand times the rest, so the bars cover the lowest 95 % of items and the last bar includes
 * everything above.
 *
 * @param ranks of prices, in any order
 */
export function buildHistogram(ranks: Uint32Array, amounts: RankedAmounts): PriceHistogram | undefined {
  if (ranks.length === 0) return undefined
  const sorted = ranks.slice().sort()
  const at = (index: number) => amounts.valueAtRank(sorted[index] ?? 0)
  const countBelow = (rank: number) => lowerBound(0, sorted.length, (index) => (sorted[index] ?? 0) < rank)
  const lowest = at(0)
  const highest = at(sorted.length - 1)
  const most = at(Math.ceil(sorted.length * 0.95) - 1)
  const step = roundUp((most - lowest) / BigInt(BARS) + 1n)
  const start = (lowest / step) * step
  const bars = Number((most - start) / step) + 1
  /** Number of prices below the upper edge of each bar. */
  const below = Array.from({ length: bars }, (_, bar) =>
    bar === bars - 1 ? sorted.length : countBelow(amounts.rankFrom(start + BigInt(bar + 1) * step)),
  )
  const counts = below.map((count, bar) => count - (below[bar - 1] ?? 0))
  return { start, step, counts, lowest, middle: at(Math.floor((sorted.length - 1) / 2)), highest }
}

/** Rounds up to 1, 2, 5, 10, 20, 50 and so on. */
function roundUp(amount: bigint): bigint {
  const magnitude = 10n ** BigInt(amount.toString().length - 1)
  return [1n, 2n, 5n, 10n].map((factor) => factor * magnitude).find((round) => round >= amount) ?? amount
}

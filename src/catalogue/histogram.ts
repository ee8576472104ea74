// Prices in bars of one round width, for a picture behind the bounds that can be chosen.
import type { Amounts } from './amounts.ts'
import type { PriceHistogram } from './query.ts'

/** About as many bars as stand side by side in a panel and are told apart. */
const BARS = 30

/**
 * The few highest prices of a collection may be a thousand times the rest: the bars reach up to the price below which
 * nineteen of twenty items are, and the last one takes in all above.
 *
 * @param ranks of prices, in no order
 */
export function histogramOf(ranks: Uint32Array, amounts: Amounts): PriceHistogram | undefined {
  if (ranks.length === 0) return undefined
  const sorted = ranks.slice().sort()
  const at = (index: number) => amounts.valueAtRank(sorted[index] ?? 0)
  const lowest = at(0)
  const highest = at(sorted.length - 1)
  const most = at(Math.ceil(sorted.length * 0.95) - 1)
  const step = roundUp((most - lowest) / BigInt(BARS) + 1n)
  const start = (lowest / step) * step
  const bars = Number((most - start) / step) + 1
  const counts = new Array<number>(bars).fill(0)
  let bar = 0
  for (const [index] of sorted.entries()) {
    while (bar < bars - 1 && at(index) >= start + BigInt(bar + 1) * step) bar += 1
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return { start, step, counts, lowest, middle: at(Math.floor((sorted.length - 1) / 2)), highest }
}

/** The next of 1, 2, 5, 10, 20, 50 and so on. */
function roundUp(amount: bigint): bigint {
  const magnitude = 10n ** BigInt(amount.toString().length - 1)
  return [1n, 2n, 5n, 10n].map((factor) => factor * magnitude).find((round) => round >= amount) ?? amount
}

// What a price that changes with time is at a moment, as Seaport works it out: in a straight line, rounded up.
import type { Wei } from './wei.ts'

export interface PriceSchedule {
  /** Price at the start and at the end, in the currency's smallest unit. */
  readonly startPrice: Wei
  readonly endPrice: Wei
  /** Unix seconds. */
  readonly startsAtSeconds: number
  readonly endsAtSeconds: number
}

/**
 * The price at a moment; before the start it is the first one, from the end on the last. Source: _locateCurrentAmount
 * in Seaport's AmountDeriver.sol. Seaport rounds each line of an order up by itself, so a buyer can owe a few of the
 * smallest units more; the purchase reads them from the chain.
 *
 * @param atSeconds Unix seconds
 */
export function priceAt({ startPrice, endPrice, ...course }: PriceSchedule, atSeconds: number): Wei {
  const starts = BigInt(course.startsAtSeconds)
  const ends = BigInt(course.endsAtSeconds)
  const at = BigInt(atSeconds)
  if (startPrice === endPrice || at <= starts) return startPrice
  if (at >= ends) return endPrice
  const total = startPrice * (ends - at) + endPrice * (at - starts)
  return (total === 0n ? 0n : (total - 1n) / (ends - starts) + 1n) as Wei
}

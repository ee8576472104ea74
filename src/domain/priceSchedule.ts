// Computes a declining price at a given time as Seaport does: linearly, rounded up.
import type { Wei } from './wei.ts'

export interface PriceSchedule {
  /** Price at the start and at the end, in the currency's smallest unit. */
  readonly startPrice: Wei
  readonly endPrice: Wei
  /** Unix seconds, up to 2^256 - 1. */
  readonly startsAtSeconds: bigint
  readonly endsAtSeconds: bigint
}

/**
 * The price at a given time; before the start it is the start price, from the end on the end price. Source:
 * _locateCurrentAmount in Seaport's AmountDeriver.sol. Seaport rounds each line of an order up separately, so a buyer
 * can owe a few of the smallest units more; the purchase reads the exact amounts from the chain.
 *
 * @param atSeconds Unix seconds
 */
export function priceAt(
  { startPrice, endPrice, startsAtSeconds, endsAtSeconds }: PriceSchedule,
  atSeconds: number | bigint,
): Wei {
  const [starts, ends] = [startsAtSeconds, endsAtSeconds]
  const at = BigInt(atSeconds)
  if (startPrice === endPrice || at <= starts) return startPrice
  if (at >= ends) return endPrice
  const total = startPrice * (ends - at) + endPrice * (at - starts)
  return (total === 0n ? 0n : (total - 1n) / (ends - starts) + 1n) as Wei
}

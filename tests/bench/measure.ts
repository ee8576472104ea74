// What a measurement is, and the few statistics that go with it.

/** One line of the table; the shape of `bench/results.json`. */
export interface Measurement {
  /** The budget's name, such as `F1`. */
  readonly id: string
  /** What was measured, in words. */
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The most (or least, for ratios that should be high) that passes. */
  readonly goal: number
  readonly pass: boolean
  /** What it was measured against, with that figure. */
  readonly against: string
  readonly samples: number
}

/** The middle of a list; of an even number, the mean of the two in the middle. @throws Error for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.')
  return (lower + upper) / 2
}

/** The smallest value that at least the given share of the list does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing.')
  return value
}

/** Rounded to what the measurement can tell. */
export function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals))
}

// The few statistics that measurements need.

/** The middle of a list; for an even length, the mean of the two middle values. @throws Error for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.')
  return (lower + upper) / 2
}

/**
 * The smallest value that at least the given share of the list does not exceed (nearest rank).
 * @throws Error for an empty list
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing.')
  return value
}

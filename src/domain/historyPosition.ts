// A history row's position among all others: one number that sorts as the chain does.
//
// The index gives every row such a number (`historyPosition` in the mappings); the app computes it for rows without
// one.

const ROW_BITS = 16n
const LOG_BITS = 24n

export interface HistoryPlace {
  readonly block: bigint
  /** Index of the log in its block. */
  readonly logIndex: bigint
  /** Index of the row within its log. */
  readonly rowNumber: number
}

/** Block number times 2^40, plus log index times 2^16, plus the row's number within the log. */
export function historyPosition(
  blockNumber: number | string,
  logIndex: number | string,
  rowNumber = 0,
): bigint {
  return (BigInt(blockNumber) << (ROW_BITS + LOG_BITS)) + (BigInt(logIndex) << ROW_BITS) + BigInt(rowNumber)
}

/** The place that a position encodes. */
export function toHistoryPlace(position: bigint): HistoryPlace {
  return {
    block: position >> (ROW_BITS + LOG_BITS),
    logIndex: (position >> ROW_BITS) & ((1n << LOG_BITS) - 1n),
    rowNumber: Number(position & ((1n << ROW_BITS) - 1n)),
  }
}

/** Sorts rows as the chain does. */
export function byPosition(one: { readonly position: bigint }, other: { readonly position: bigint }): number {
  return one.position < other.position ? -1 : one.position > other.position ? 1 : 0
}

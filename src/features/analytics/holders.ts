// How a collection's items are distributed among their holders.
import type { Address } from '../../domain/address.ts'

export interface Holder {
  readonly account: Address
  /** Token ids held, whatever the units. */
  readonly tokenCount: number
}

/** Bounds of the groups: holders of 1, of 2 to 4, of 5 to 9, and so on. */
const LOWEST = [1, 2, 5, 10, 25, 50, 100] as const

export interface HolderGroup {
  /** Items that each of them holds at least. */
  readonly low: number
  /** Items that each of them holds at most; undefined for the last group. */
  readonly high: number | undefined
  readonly holders: number
  readonly tokens: number
}

/** Every holder in one group, without empty groups at the end. */
export function groupHolders(holders: readonly Holder[]): readonly HolderGroup[] {
  const groups = LOWEST.map((low, index) => {
    const next = LOWEST[index + 1]
    const members = holders.filter(
      ({ tokenCount }) => tokenCount >= low && (next === undefined || tokenCount < next),
    )
    const high = next === undefined ? undefined : next - 1
    return {
      low,
      high,
      holders: members.length,
      tokens: members.reduce((sum, { tokenCount }) => sum + tokenCount, 0),
    }
  })
  return groups.slice(0, groups.findLastIndex(({ holders: count }) => count > 0) + 1)
}

/** The largest holders, the largest first. */
export function largestHolders(holders: readonly Holder[], count: number): readonly Holder[] {
  return holders
    .toSorted((one, other) => other.tokenCount - one.tokenCount || (one.account < other.account ? -1 : 1))
    .slice(0, count)
}

// How a collection's items are spread over those who hold them.
import type { Address } from '../../domain/address.ts'

export interface Holder {
  readonly account: Address
  /** Token ids held, whatever the units. */
  readonly tokenCount: number
}

/** Bounds of the groups: holders of 1, of 2 to 4, of 5 to 9, and so on. */
const LOWEST = [1, 2, 5, 10, 25, 50, 100] as const

export interface HolderGroup {
  readonly label: string
  readonly holders: number
  readonly tokens: number
}

/** Every holder in one group, empty groups left out at the end. */
export function groupHolders(holders: readonly Holder[]): readonly HolderGroup[] {
  const groups = LOWEST.map((low, index) => {
    const next = LOWEST[index + 1]
    const members = holders.filter(
      ({ tokenCount }) => tokenCount >= low && (next === undefined || tokenCount < next),
    )
    const high = next === undefined ? undefined : next - 1
    return {
      label: high === undefined ? `${low} and more` : high === low ? `${low}` : `${low} to ${high}`,
      holders: members.length,
      tokens: members.reduce((sum, { tokenCount }) => sum + tokenCount, 0),
    }
  })
  return groups.slice(0, groups.findLastIndex(({ holders: count }) => count > 0) + 1)
}

/** Those who hold most, the most first. */
export function largestHolders(holders: readonly Holder[], count: number): readonly Holder[] {
  return holders
    .toSorted((one, other) => other.tokenCount - one.tokenCount || (one.account < other.account ? -1 : 1))
    .slice(0, count)
}

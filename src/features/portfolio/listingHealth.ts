// Issues of open listings that their seller should know: they expire soon, were reactivated, or are below the floor.
import { DAY_SECONDS } from '../../domain/time.ts'

export type ListingIssue =
  | 'reactivated'
  | 'below-floor'
  | 'will-fall-below-floor'
  | 'expires-soon'
  | 'scheduled'
  | 'not-held'
  | 'approval-missing'
  | 'restricted'
  | 'defective'

/** Whether an issue needs the seller's attention: a scheduled listing is as the seller wanted it. */
export const needsAttention = (issue: ListingIssue): boolean => issue !== 'scheduled'

/** Listings that expire within this many days expire soon. */
export const SOON_DAYS = 2

export interface HealthFacts {
  readonly makerHolds: boolean
  readonly makerApproved: boolean
  readonly unrestricted: boolean
  /** Whether its terms make it impossible to buy here, ever. */
  readonly defective: boolean
  readonly startsAtSeconds: bigint
  readonly endsAtSeconds: bigint
  /** Whether it's live again because its item returned. */
  readonly reactivated: boolean
  /** Its price now and its end price, in the smallest unit. */
  readonly unitPrice: bigint
  readonly unitEndPrice: bigint
  /** The collection's cheapest listing by another account in the same unit of account; undefined for none. */
  readonly othersFloor: bigint | undefined
}

/** The listing's issues, most urgent first. */
export function listingIssues(listing: HealthFacts, nowSeconds: number): readonly ListingIssue[] {
  const { makerHolds, makerApproved, unrestricted, reactivated, unitPrice, unitEndPrice, othersFloor } =
    listing
  if (listing.defective) return ['defective']
  const inactive: readonly (ListingIssue | false)[] = [
    !makerHolds && 'not-held',
    !makerApproved && 'approval-missing',
    !unrestricted && 'restricted',
    listing.startsAtSeconds > nowSeconds && 'scheduled',
  ]
  const reasons = inactive.filter((issue) => issue !== false)
  // A listing that nobody can buy doesn't undercut others.
  const isUndercutting = (price: bigint) =>
    reasons.length === 0 && othersFloor !== undefined && price < othersFloor
  const active: readonly (ListingIssue | false)[] = [
    reactivated && 'reactivated',
    isUndercutting(unitPrice) && 'below-floor',
    !isUndercutting(unitPrice) && isUndercutting(unitEndPrice) && 'will-fall-below-floor',
    listing.endsAtSeconds <= nowSeconds + SOON_DAYS * DAY_SECONDS && 'expires-soon',
  ]
  return [...active.filter((issue) => issue !== false), ...reasons]
}

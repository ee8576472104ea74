// What an owner should know of their standing listings: which end soon, came back to life, or ask less than others do.
import { DAY_SECONDS } from '../../domain/time.ts'

export type Ailment =
  | 'revived'
  | 'under-floor'
  | 'falls-under-floor'
  | 'ends-soon'
  | 'not-begun'
  | 'not-held'
  | 'not-approved'
  | 'restricted'
  | 'defective'

/** Listings that end within this span are about to. */
export const SOON_DAYS = 2

export interface HealthFacts {
  readonly makerHolds: boolean
  readonly makerApproved: boolean
  readonly unrestricted: boolean
  /** Whether its terms mean that it can never be bought here. */
  readonly defective: boolean
  readonly startsAtSeconds: number
  readonly endsAtSeconds: number
  /** Whether it came back to life with its item. */
  readonly revived: boolean
  /** What it asks now, and what it ends at, in the smallest unit. */
  readonly unitPrice: bigint
  readonly unitEndPrice: bigint
  /** The cheapest listing of anyone else for the collection, in the same currency; undefined for none. */
  readonly othersFloor: bigint | undefined
}

/** What is amiss, the most pressing first; empty for a listing that is well. */
export function ailmentsOf(listing: HealthFacts, nowSeconds: number): readonly Ailment[] {
  const { makerHolds, makerApproved, unrestricted, revived, unitPrice, unitEndPrice, othersFloor } = listing
  if (listing.defective) return ['defective']
  const asleep: readonly (Ailment | false)[] = [
    !makerHolds && 'not-held',
    !makerApproved && 'not-approved',
    !unrestricted && 'restricted',
    listing.startsAtSeconds > nowSeconds && 'not-begun',
  ]
  const stopped = asleep.filter((ailment) => ailment !== false)
  // What nobody can buy does not undercut anybody.
  const undercuts = (price: bigint) =>
    stopped.length === 0 && othersFloor !== undefined && price < othersFloor
  const wakeful: readonly (Ailment | false)[] = [
    revived && 'revived',
    undercuts(unitPrice) && 'under-floor',
    !undercuts(unitPrice) && undercuts(unitEndPrice) && 'falls-under-floor',
    listing.endsAtSeconds - nowSeconds <= SOON_DAYS * DAY_SECONDS && 'ends-soon',
  ]
  return [...wakeful.filter((ailment) => ailment !== false), ...stopped]
}

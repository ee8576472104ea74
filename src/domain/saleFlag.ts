// The index's reasons why a sale may not be a real trade. docs/analytics.md has the rules.
import type { Address } from './address.ts'

/** How far apart two halves of a round trip may be. */
export const FLAG_WINDOW_DAYS = 30

/** Accounts that an item may pass on its way back to the seller. */
export const MOST_ACCOUNTS_BETWEEN = 3

/** In the order in which they apply: a sale has the first one that flags it. */
export type FlagRule = 'SAME_ACCOUNT' | 'FUNDED_BY_SELLER' | 'CAME_BACK' | 'MIRRORED'

export interface SaleFlag {
  readonly rule: FlagRule
  /** Days from the sale to what completed the round trip, either way; zero for the same day, and for other rules. */
  readonly days: number
  /** For `CAME_BACK`: accounts that the item went through, the one it returned to first. Else the parties. */
  readonly accounts: readonly Address[]
  /** For `CAME_BACK`: whether it returned without a sale. */
  readonly unpaid: boolean
}

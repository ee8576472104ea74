// The index's reasons why a sale may not be a real trade. docs/analytics.md has the rules.
import type { Address } from './address.ts'

/** The largest time between the two halves of a round trip. */
export const FLAG_WINDOW_DAYS = 30

/** The most accounts that an item may pass on its way back to the seller. */
export const MAX_ACCOUNTS_BETWEEN = 3

/** In order of precedence: the first rule that matches flags the sale. */
export type FlagRule = 'SAME_ACCOUNT' | 'FUNDED_BY_SELLER' | 'CAME_BACK' | 'MIRRORED'

export interface SaleFlag {
  readonly rule: FlagRule
  /**
   * Days from the sale to the event that completed the round trip, in either direction; zero for the same day, and for
   * other rules.
   */
  readonly days: number
  /**
   * For `CAME_BACK`: accounts that the item went through, starting with the account it returned to. Otherwise the
   * parties.
   */
  readonly accounts: readonly Address[]
  /** For `CAME_BACK`: whether it returned without a sale. */
  readonly unpaid: boolean
}

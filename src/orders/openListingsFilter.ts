// The index filter for an account's open listings: not filled, canceled or expired, whether or not they can be filled
// now.
import type { Address } from '../domain/address.ts'
import { startOfMinute } from '../domain/time.ts'
import type { Order_filter } from '../graphql/__generated__/operations.ts'

/** @param now Unix seconds */
export function openListingsFilter(account: Address, now: number): Order_filter {
  return {
    offerer: account,
    side: 'ASK',
    scope_in: ['ITEM', 'BUNDLE'],
    status_in: ['OPEN', 'PARTIAL'],
    endsAtSeconds_gt: String(startOfMinute(now)),
  }
}

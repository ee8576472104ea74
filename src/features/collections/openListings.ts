// Selects the listings that anyone can fill now, which set the floor.
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { endsAfter } from '../../graphql/where.ts'

/** @param now in seconds */
export function openListings(now: number): Order_filter {
  return { side: 'ASK', scope: 'ITEM', live: true, ...endsAfter(now) }
}

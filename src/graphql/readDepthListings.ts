// The listings of a depth chart or ladder: what each costs now, and how many units can be bought.
import type { DepthOrder } from '../domain/depth.ts'
import { CheapestListing_orderFragmentDoc } from './__generated__/CheapestListing.ts'
import { type PricedRef, unitPriceAt } from './cheapestListing.ts'
import { readFragment } from './fragments.ts'

type Ask = PricedRef & { readonly availableQuantity: string }

/**
 * The cheapest listings of now. Of a list that was cut, no more are returned than were requested of it: beyond them,
 * sums of units would leave out listings that were not read.
 *
 * @param atSeconds Unix seconds
 * @param most how many fixed prices were requested, and how many declining ones
 */
export function readDepthListings(
  { fixed, declining }: { readonly fixed: readonly Ask[]; readonly declining: readonly Ask[] },
  { atSeconds, most }: { readonly atSeconds: number; readonly most: number },
): readonly DepthOrder[] {
  return [...fixed, ...declining]
    .map((ask) => ({
      unitPrice: unitPriceAt(readFragment(CheapestListing_orderFragmentDoc, ask), atSeconds),
      remaining: BigInt(ask.availableQuantity),
    }))
    .sort((one, other) => (one.unitPrice < other.unitPrice ? -1 : one.unitPrice > other.unitPrice ? 1 : 0))
    .slice(0, most)
}

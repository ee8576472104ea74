// The listings of a depth chart or ladder: each one's current price and available units.
import type { DepthOrder } from '../domain/depth.ts'
import { CheapestListing_orderFragmentDoc } from './__generated__/CheapestListing.ts'
import { type PricedRef, unitPriceAt } from './cheapestListing.ts'
import { readFragment } from '../graphql/fragments.ts'

type Listing = PricedRef & { readonly availableQuantity: string }

/**
 * The cheapest current listings. If a list was cut off, no more than its limit are returned: beyond that, sums of
 * units would leave out unread listings.
 *
 * @param atSeconds Unix seconds
 * @param most how many fixed prices, and how many declining ones, were requested
 */
export function getDepthListings(
  { fixed, declining }: { readonly fixed: readonly Listing[]; readonly declining: readonly Listing[] },
  { atSeconds, most }: { readonly atSeconds: number; readonly most: number },
): readonly DepthOrder[] {
  return [...fixed, ...declining]
    .map((listing) => ({
      unitPrice: unitPriceAt(readFragment(CheapestListing_orderFragmentDoc, listing), atSeconds),
      remaining: BigInt(listing.availableQuantity),
    }))
    .sort((one, other) => (one.unitPrice < other.unitPrice ? -1 : one.unitPrice > other.unitPrice ? 1 : 0))
    .slice(0, most)
}

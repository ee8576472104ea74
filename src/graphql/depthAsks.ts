// The listings of a depth chart or ladder: what each costs now, and how many units can be bought.
import type { DepthOrder } from '../domain/depth.ts'
import type { CheapestListing_orderFragmentDoc } from './__generated__/CheapestListing.ts'
import { type ListingPrice, unitPriceAt } from './cheapestListing.ts'
import type { FragmentRef } from './fragments.ts'

type Ask = FragmentRef<typeof CheapestListing_orderFragmentDoc> & { readonly availableQuantity: string }

/** @param atSeconds Unix seconds */
export function depthAsks(
  { fixed, declining }: { readonly fixed: readonly Ask[]; readonly declining: readonly Ask[] },
  atSeconds: number,
): readonly DepthOrder[] {
  return [...fixed, ...declining].map((ask) => ({
    // The fragment's fields, by their names: the mask is in the types alone.
    unitPrice: unitPriceAt(ask as Ask & ListingPrice, atSeconds),
    remaining: BigInt(ask.availableQuantity),
  }))
}

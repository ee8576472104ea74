// The listings of a depth chart or ladder: what each costs now, and how many units can be bought.
import type { DepthOrder } from '../domain/depth.ts'
import { CheapestListing_orderFragmentDoc } from './__generated__/CheapestListing.ts'
import { type PricedRef, unitPriceAt } from './cheapestListing.ts'
import { readFragment } from './fragments.ts'

type Ask = PricedRef & { readonly availableQuantity: string }

/** @param atSeconds Unix seconds */
export function depthAsks(
  { fixed, declining }: { readonly fixed: readonly Ask[]; readonly declining: readonly Ask[] },
  atSeconds: number,
): readonly DepthOrder[] {
  return [...fixed, ...declining].map((ask) => ({
    unitPrice: unitPriceAt(readFragment(CheapestListing_orderFragmentDoc, ask), atSeconds),
    remaining: BigInt(ask.availableQuantity),
  }))
}

// What several listings in one currency come to together, to the smallest unit.
import type { PriceSplit } from '../../../market/amounts.ts'
import { splitOf, type ListingTerms } from '../../../market/listings/draft.ts'
import { ZERO_WEI, type Wei } from '../../../domain/wei.ts'

export interface Sums extends PriceSplit {
  /** What buyers pay for all of them. */
  readonly price: Wei
}

/** @param terms of listings in one currency */
export function sumOf(terms: readonly ListingTerms[]): Sums {
  const add = (one: Wei, other: Wei) => (one + other) as Wei
  return terms
    .map((one) => splitOf(one, 'start'))
    .reduce<Sums>(
      (sums, { proceeds, royalty, fee }) => ({
        proceeds: add(sums.proceeds, proceeds),
        royalty: add(sums.royalty, royalty),
        fee: add(sums.fee, fee),
        price: (sums.price + proceeds + royalty + fee) as Wei,
      }),
      { proceeds: ZERO_WEI, royalty: ZERO_WEI, fee: ZERO_WEI, price: ZERO_WEI },
    )
}

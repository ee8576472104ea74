// Divides one unit's price among its seller, the collection and the site.
import type { Wei } from '../domain/wei.ts'
import { scaleSplit, splitPrice, type PriceSplit } from './amounts.ts'
import type { Royalty } from './royalty.ts'
import type { MarketConfig } from './types.ts'

/** The largest royalty, in 1/10,000 of a price, that a collection receives here. The excess stays with the seller. */
export const ROYALTY_CAP_BASIS_POINTS = 1_000n

interface TermsRequest {
  readonly config: MarketConfig
  /** Units to trade; 1 for ERC-721. */
  readonly quantity: bigint
  /** Equal parts of the order; by default its units. */
  readonly parts?: bigint
  /** Price of one part, including fees and royalties, in the smallest unit of the currency. */
  readonly unitPrice: Wei
}

/** The division of the price, and the royalty that the collection requested. */
export interface PriceTerms {
  /** Split of the whole order, exact to the wei. */
  readonly split: PriceSplit
  /** The royalty that the collection requested for one part, before the cap. */
  readonly royalty: Royalty | null
}

/** The terms for the royalty that the collection requests on one unit's price. */
export function toPriceTerms(request: TermsRequest, royalty: Royalty | null): PriceTerms {
  const unit = splitPrice({
    price: request.unitPrice,
    royalty: royalty?.amount ?? 0n,
    royaltyCapBasisPoints: ROYALTY_CAP_BASIS_POINTS,
    feeBasisPoints: request.config.fee?.basisPoints ?? 0,
  })
  return { split: scaleSplit(unit, request.parts ?? request.quantity), royalty }
}

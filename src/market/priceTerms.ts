// What one unit's price becomes: the parts for its seller, the collection and the site.
import type { Wei } from '../domain/wei.ts'
import { scaleSplit, toShare, splitPrice, type PriceSplit, type Share } from './amounts.ts'
import type { Royalty } from './royalty.ts'
import type { MarketConfig } from './types.ts'

/** The most of a price that a collection's royalty may take here, in 1/10,000. What exceeds it stays with the seller. */
export const ROYALTY_CAP_BASIS_POINTS = 1_000n

interface TermsRequest {
  readonly config: MarketConfig
  /** Units to be traded; 1 for ERC-721. */
  readonly quantity: bigint
  /** Price of one unit, fees and royalties included, in the smallest unit of the currency. */
  readonly unitPrice: Wei
}

/** How the price is divided, and what the collection asked for. */
export interface PriceTerms {
  /** Of the whole order, exact to the wei. */
  readonly split: PriceSplit
  readonly royalty: PriceRoyalty | null
}

/** What the collection asked for one unit, and what of it is given. */
interface PriceRoyalty extends Royalty {
  /** True when it asks for more than {@link ROYALTY_CAP_BASIS_POINTS}. */
  readonly capped: boolean
  /** What is given of it, as a share of the price. */
  readonly share: Share
}

/** The terms for what the collection asks of one unit's price. */
export function toPriceTerms(request: TermsRequest, royalty: Royalty | null): PriceTerms {
  const unit = splitPrice({
    price: request.unitPrice,
    royalty: royalty?.amount ?? 0n,
    royaltyCapBasisPoints: ROYALTY_CAP_BASIS_POINTS,
    feeBasisPoints: request.config.fee?.basisPoints ?? 0,
  })
  const given =
    royalty === null
      ? null
      : {
          ...royalty,
          capped: unit.royalty < royalty.amount,
          share: toShare(unit.royalty, request.unitPrice),
        }
  return { split: scaleSplit(unit, request.quantity), royalty: given }
}

// What a listing's price becomes: the parts for its seller, the collection and the site.
import type { SendBatch } from '../domain/rpc.ts'
import type { Wei } from '../domain/wei.ts'
import { scaleSplit, shareOf, splitPrice, type PriceSplit, type Share } from './amounts.ts'
import { callAt, readOutcome, takeSnapshot } from './chain.ts'
import { readRoyalty, royaltyRead, type Royalty, type TokenRef } from './tokens.ts'
import type { MarketConfig } from './types.ts'

/** The most of a price that a collection's royalty may take here, in 1/10,000. What exceeds it stays with the seller. */
export const ROYALTY_CAP_BASIS_POINTS = 1_000n

export interface TermsRequest {
  readonly send: SendBatch
  readonly config: MarketConfig
  readonly item: TokenRef
  /** Units to sell; 1 for ERC-721. */
  readonly quantity: bigint
  /** Price of one unit, fees and royalties included, in the smallest unit of the currency. */
  readonly unitPrice: Wei
}

/** How the price is divided, and what the collection asked for. */
export interface ListingTerms {
  /** Of the whole order, exact to the wei. */
  readonly split: PriceSplit
  readonly royalty: ListingRoyalty | null
}

/** What the collection asked for one unit, and what of it is given. */
export interface ListingRoyalty extends Royalty {
  /** True when it asks for more than {@link ROYALTY_CAP_BASIS_POINTS}. */
  readonly capped: boolean
  /** What is given of it, as a share of the price. */
  readonly share: Share
}

/** The terms for what the collection asks of one unit's price. */
export function termsOf(
  request: Pick<TermsRequest, 'config' | 'unitPrice' | 'quantity'>,
  royalty: Royalty | null,
): ListingTerms {
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
          share: shareOf(unit.royalty, request.unitPrice),
        }
  return { split: scaleSplit(unit, request.quantity), royalty: given }
}

/**
 * What a price would be divided into, for the form; nothing is checked.
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError
 */
export async function readListingTerms(request: TermsRequest): Promise<ListingTerms> {
  const snapshot = await takeSnapshot(request.send, request.config.chainId)
  const [reply] = await request.send([callAt(snapshot, royaltyRead(request.item, request.unitPrice))])
  return termsOf(request, readRoyalty(readOutcome(reply)))
}

// What a seller may regret about a price: below the collection's floor, the last sale, or what somebody bids already.
import type { NetworkConfig } from '../../../domain/config.ts'
import type { Currency } from '../../../domain/currency.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import { toWei, type Wei } from '../../../domain/wei.ts'
import { ask } from '../../../graphql/ask.ts'
import type { Offer } from '../offers/offer.ts'
import { readBestOffer } from '../offers/readBestOffer.ts'
import type { TradeContext } from '../tradeContext.ts'
import { ListWarningsDocument } from './__generated__/ListWarnings.ts'
import type { ListDraft } from './listForm.ts'
import type { Listing } from './listing.ts'
import { asksIn } from './marketFilters.ts'

export interface PriceWarning {
  readonly against: 'floor' | 'floors' | 'lastSale' | 'offer'
  /** What the price is below, for one unit, or for everything sold together. */
  readonly amount: Wei
  readonly currency: Currency
  /** The offer that names it, where one can be accepted instead. */
  readonly offer?: Offer
}

/** What somebody offers: in the currency of the new price, or in what stands for it one to one. */
export type OfferMark = Pick<PriceWarning, 'amount' | 'currency' | 'offer'>

/** Prices of an item that a new one is measured by; floor and last sale are in the currency of the new one. */
export interface PriceMarks {
  readonly floor: Wei | undefined
  readonly lastSale: Wei | undefined
  readonly offer: OfferMark | undefined
}

/** The lowest price that a draft comes to, which is what a seller may regret. */
export function warningsOf(
  { unitEndPrice, currency }: Pick<ListDraft, 'unitEndPrice' | 'currency'>,
  marks: PriceMarks,
): readonly PriceWarning[] {
  const { offer } = marks
  return [
    ...(offer !== undefined && unitEndPrice < offer.amount ? [{ against: 'offer' as const, ...offer }] : []),
    ...(['floor', 'lastSale'] as const).flatMap((against) => {
      const amount = marks[against]
      return amount !== undefined && unitEndPrice < amount ? [{ against, amount, currency }] : []
    }),
  ]
}

export interface MarksRequest extends Pick<ListDraft, 'item' | 'currency'> {
  /** Units that the seller has, where that is known. */
  readonly held: bigint | undefined
  /** A listing that is about to go, and is no floor for its successor. */
  readonly old?: Listing | undefined
}

/**
 * Reads the marks for a draft from the index, and of offers from the chain which can be paid.
 * @throws what the index's client throws, and CodeMissingError
 */
export async function readMarks(
  context: TradeContext,
  network: NetworkConfig,
  { item, currency, held, old }: MarksRequest,
): Promise<PriceMarks> {
  const { token: sold, floor } = await ask(context.client, ListWarningsDocument, {
    token: tokenEntityId(item.collection, item.tokenId),
    floor: {
      ...asksIn(item.collection, currency),
      ...(old === undefined ? {} : { id_not: old.orderHash }),
    },
  })
  const traits = sold?.metadata?.traits ?? []
  const offer = await readBestOffer(context, network, { item, traits, held, currency })
  const [cheapest] = floor
  const sameCurrency = sold?.lastSaleCurrency?.id === currency.address
  return {
    floor: cheapest === undefined ? undefined : toWei(cheapest.unitPrice),
    lastSale: sameCurrency && sold.lastSalePrice !== null ? toWei(sold.lastSalePrice) : undefined,
    offer: offer === undefined ? undefined : { amount: offer.unitPrice, currency: offer.currency, offer },
  }
}

// What a seller may regret about a price: below the collection's floor, the last sale, or what somebody bids already.
import type { Currency } from '../../../domain/currency.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import { toWei, type Wei } from '../../../domain/wei.ts'
import { ask } from '../../../graphql/ask.ts'
import type { TradeContext } from '../tradeContext.ts'
import { ListWarningsDocument } from './__generated__/ListWarnings.ts'
import type { ListDraft } from './listForm.ts'
import type { Listing } from './listing.ts'
import { asksIn, bidsIn } from './marketFilters.ts'

export interface PriceWarning {
  readonly against: 'floor' | 'floors' | 'lastSale' | 'offer'
  /** What the price is below, for one unit, or for everything sold together. */
  readonly amount: Wei
  readonly currency: Currency
}

/** Prices of an item that a new one is measured by, each in the same currency as the new one. */
export interface PriceMarks {
  readonly floor: Wei | undefined
  readonly lastSale: Wei | undefined
  readonly offer: Wei | undefined
}

/** The lowest price that a draft comes to, which is what a seller may regret. */
export function warningsOf(
  { unitEndPrice, currency }: Pick<ListDraft, 'unitEndPrice' | 'currency'>,
  marks: PriceMarks,
): readonly PriceWarning[] {
  return (['offer', 'floor', 'lastSale'] as const).flatMap((against) => {
    const amount = marks[against]
    return amount !== undefined && unitEndPrice < amount ? [{ against, amount, currency }] : []
  })
}

/**
 * Reads the marks for a draft from the index.
 * @param old a listing that is about to go, and is no floor for its successor
 * @throws what the index's client throws
 */
export async function readMarks(
  context: TradeContext,
  { item, currency }: Pick<ListDraft, 'item' | 'currency'>,
  old?: Listing,
): Promise<PriceMarks> {
  const token = tokenEntityId(item.collection, item.tokenId)
  const bids = bidsIn(context, currency)
  const reply = await ask(context.client, ListWarningsDocument, {
    token,
    floor: {
      ...asksIn(item.collection, currency),
      ...(old === undefined ? {} : { id_not: old.orderHash }),
    },
    offers: {
      or: [
        { ...bids, scope: 'ITEM', token },
        { ...bids, scope: 'COLLECTION', collection: item.collection },
      ],
    },
  })
  const price = (row: { readonly unitPrice: string } | undefined) =>
    row === undefined ? undefined : toWei(row.unitPrice)
  const { token: sold } = reply
  const sameCurrency = sold?.lastSaleCurrency?.id === currency.address
  return {
    floor: price(reply.floor[0]),
    lastSale: sameCurrency && sold.lastSalePrice !== null ? toWei(sold.lastSalePrice) : undefined,
    offer: price(reply.offers[0]),
  }
}

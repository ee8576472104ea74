// What a seller may regret about a price: below the collection's floor, the last sale, or what somebody bids already.
import { isNative, type Currency } from '../../../domain/currency.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { toWei, type Wei } from '../../../domain/wei.ts'
import { ask } from '../../../graphql/ask.ts'
import { openAt } from '../../../graphql/where.ts'
import type { TradeContext } from '../tradeContext.ts'
import { ListWarningsDocument } from './__generated__/ListWarnings.ts'
import type { ListDraft } from './listForm.ts'
import type { Listing } from './listing.ts'

export interface PriceWarning {
  readonly against: 'floor' | 'lastSale' | 'offer'
  /** What the price is below, for one unit. */
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
 * Reads the marks for a draft from the index. Offers are never in the native coin: those in the ERC-20 that stands for
 * it one to one are measured against it.
 * @param old a listing that is about to go, and is no floor for its successor
 * @throws what the index's client throws
 */
export async function readMarks(
  { client, config, account }: TradeContext,
  { item, currency }: Pick<ListDraft, 'item' | 'currency'>,
  old?: Listing,
): Promise<PriceMarks> {
  const open = { live: true, ...openAt(nowSeconds()) }
  const token = tokenEntityId(item.collection, item.tokenId)
  const standsFor = config.currencies.filter(({ wrapsNative }) => isNative(currency) && wrapsNative === true)
  const offered = [currency, ...standsFor].map(({ address }) => address)
  const bids = { ...open, side: 'BID' as const, offerer_not: account, currency_in: offered }
  const reply = await ask(client, ListWarningsDocument, {
    token,
    floor: {
      ...open,
      side: 'ASK',
      scope: 'ITEM',
      collection: item.collection,
      currency: currency.address,
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

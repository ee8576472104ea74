// What a seller may regret about an offer: that it brings far less than the floor or the last sale, or than another one.
import type { Address } from '../../../domain/address.ts'
import { isNative, type Currency } from '../../../domain/currency.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import { toWei, type Wei } from '../../../domain/wei.ts'
import { ask } from '../../../graphql/ask.ts'
import type { Order_filter } from '../../../graphql/__generated__/operations.ts'
import { ListWarningsDocument } from '../listings/__generated__/ListWarnings.ts'
import type { ListedItem } from '../listings/listing.ts'
import { asksIn, bidsIn } from '../listings/marketFilters.ts'
import type { PriceMarks, PriceWarning } from '../listings/warnings.ts'
import type { TradeContext } from '../tradeContext.ts'

/** A seller is warned of what is further below a mark than this, in hundredths of it: fees alone are no news. */
const FAR_BELOW_PERCENT = 10n

/**
 * The marks for one unit of an item in an offer's currency. Where that stands for the native coin one to one, listings
 * and sales in the coin itself count as well.
 *
 * @throws what `indexError` tells apart
 */
export async function readSaleMarks(
  context: TradeContext,
  { item, currency }: { readonly item: ListedItem; readonly currency: Currency },
): Promise<PriceMarks> {
  const alike = [
    currency,
    ...context.config.currencies.filter((other) => currency.wrapsNative === true && isNative(other)),
  ].map(({ address }) => address)
  const token = tokenEntityId(item.collection, item.tokenId)
  const bids = bidsIn(context, currency)
  const reply = await ask(context.client, ListWarningsDocument, {
    token,
    floor: { ...inAny(alike, asksIn(item.collection, currency)), offerer_not: context.account },
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
  const soldIn = sold?.lastSaleCurrency?.id
  return {
    floor: price(reply.floor[0]),
    lastSale:
      sold !== null && sold.lastSalePrice !== null && alike.some((address) => address === soldIn)
        ? toWei(sold.lastSalePrice)
        : undefined,
    offer: price(reply.offers[0]),
  }
}

/** The same filter for several currencies. */
function inAny(currencies: readonly Address[], { currency, ...others }: Order_filter): Order_filter {
  return currency === undefined ? others : { ...others, currency_in: [...currencies] }
}

/**
 * @param sale of one unit: what the offer pays, and what of it reaches the seller
 */
export function saleWarningsOf(
  sale: { readonly unitPrice: Wei; readonly unitProceeds: Wei; readonly currency: Currency },
  { floor, lastSale, offer }: PriceMarks,
): readonly PriceWarning[] {
  const { unitPrice, unitProceeds, currency } = sale
  const farBelow = (mark: Wei) => unitProceeds * 100n < mark * (100n - FAR_BELOW_PERCENT)
  const warning = (
    against: PriceWarning['against'],
    amount: Wei | undefined,
    holds: (mark: Wei) => boolean,
  ) => (amount !== undefined && holds(amount) ? [{ against, amount, currency }] : [])
  return [
    ...warning('offer', offer, (other) => other > unitPrice),
    ...warning('floor', floor, farBelow),
    ...warning('lastSale', lastSale, farBelow),
  ]
}

// What a seller may regret about an offer: that it brings far less than the floor or the last sale, or than another one.
import type { NetworkConfig } from '../../domain/config.ts'
import { isNative, type Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { fetchCheapest } from '../../graphql/cheapestAmong.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { ListWarningsDocument } from '../../trade/__generated__/ListWarnings.ts'
import type { HeldItem } from '../../orders/listing.ts'
import { collectionListingsFilter } from '../../orders/marketFilters.ts'
import type { OfferMark, PriceWarning } from '../../trade/warnings.ts'
import type { TradeContext } from '../../trade/tradeContext.ts'
import { readBestOffer } from '../../trade/readBestOffer.ts'

/** A seller is warned of what is further below a mark than this, in hundredths of it: fees alone are no news. */
const FAR_BELOW_PERCENT = 10n

/** What is further below the floor than this, in hundredths of it, is sold only by who says so once more. */
const FAR_UNDER_PERCENT = 25n

/** A price that an offer is measured by, in the currency that it was named in. */
export type Mark = OfferMark

export interface SaleMarks {
  readonly floor: (Mark & Pick<PriceWarning, 'mayBeLower'>) | undefined
  readonly lastSale: Mark | undefined
  readonly offer: Mark | undefined
}

/**
 * The marks for one unit of an item in an offer's currency. Where that stands for the native coin one to one, listings
 * and sales in the coin itself count as well.
 *
 * @throws what `indexError` tells apart, and CodeMissingError
 */
export async function readSaleMarks(
  context: TradeContext,
  network: NetworkConfig,
  { item, held, currency }: HeldItem & { readonly currency: Currency },
): Promise<SaleMarks> {
  const alike = [
    currency,
    ...context.config.currencies.filter((other) => currency.wrapsNative === true && isNative(other)),
  ]
  const { client } = context
  const openListings = {
    ...inAny(alike, collectionListingsFilter(item.collection, currency)),
    offerer_not: context.account,
  }
  const [{ token: sold }, cheapest] = await Promise.all([
    queryIndex(client, ListWarningsDocument, { token: tokenEntityId(item.collection, item.tokenId) }),
    fetchCheapest(client, { openListings, atSeconds: nowSeconds() }),
  ])
  const traits = sold?.metadata?.traits ?? []
  const offer = await readBestOffer(context, network, { item, traits, held, currency })
  const mark = (amount: string | null | undefined, named: string | undefined): Mark | undefined => {
    const own = alike.find(({ address }) => address === named)
    return own === undefined || amount === undefined || amount === null
      ? undefined
      : { amount: toWei(amount), currency: own }
  }
  const floor = mark(cheapest?.price.toString(), cheapest?.listing.currency?.id)
  return {
    floor: floor && { ...floor, ...(cheapest?.exact === false && { mayBeLower: true }) },
    lastSale: mark(sold?.lastSalePrice, sold?.lastSaleCurrency?.id),
    offer: offer === undefined ? undefined : { amount: offer.unitPrice, currency: offer.currency, offer },
  }
}

/** The same filter for several currencies. */
function inAny(currencies: readonly Currency[], { currency, ...others }: Order_filter): Order_filter {
  return currency === undefined
    ? others
    : { ...others, currency_in: currencies.map(({ address }) => address) }
}

/**
 * @param sale of one unit: what the offer pays, and what of it reaches the seller
 */
export function listSaleWarnings(
  sale: { readonly unitPrice: Wei; readonly unitProceeds: Wei },
  { floor, lastSale, offer }: SaleMarks,
): readonly PriceWarning[] {
  const { unitPrice, unitProceeds } = sale
  const farBelow = (mark: Wei) => unitProceeds * 100n < mark * (100n - FAR_BELOW_PERCENT)
  const warning = (
    against: PriceWarning['against'],
    mark: Mark | undefined,
    holds: (amount: Wei) => boolean,
  ) => (mark !== undefined && holds(mark.amount) ? [{ against, ...mark }] : [])
  return [
    ...warning('offer', offer, (other) => other > unitPrice),
    ...warning('floor', floor, farBelow),
    ...warning('lastSale', lastSale, farBelow),
  ]
}

/** By how many hundredths what reaches the seller lies under the floor; undefined where that needs no second word. */
export function farUnderFloor(unitProceeds: Wei, { floor }: SaleMarks): bigint | undefined {
  if (floor === undefined || unitProceeds * 100n >= floor.amount * (100n - FAR_UNDER_PERCENT))
    return undefined
  return ((floor.amount - unitProceeds) * 100n) / floor.amount
}

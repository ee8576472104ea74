// Warnings before accepting an offer that pays far less than the floor, the last sale, or another offer.
import type { NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { fetchCheapest } from '../../orders/cheapestAmong.ts'
import { ListWarningsDocument } from './__generated__/ListWarnings.ts'
import type { HeldItem } from '../../orders/listedItem.ts'
import { collectionListingsFilter } from '../../orders/orderFilters.ts'
import {
  isUnderHalf,
  toListingMark,
  type ListingMark,
  type OfferMark,
  type PriceWarning,
} from './warnings.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { readLastSale } from './lastSale.ts'
import { readBestOffer } from './readBestOffer.ts'

/** Proceeds further below a market price than this cause a warning, in percent; fees alone don't. */
const WARN_BELOW_PERCENT = 10n

export interface SaleMarks {
  /** Of the collection; undefined for an edition. */
  readonly floor: ListingMark | undefined
  /** The item's own cheapest listing. */
  readonly listing: ListingMark | undefined
  readonly lastSale: OfferMark | undefined
  readonly offer: OfferMark | undefined
}

/**
 * Reads the market prices of one unit of an item in the unit of account of an offer's currency.
 *
 * @throws the errors of `indexError`, and CodeMissingError
 */
export async function readSaleMarks(
  context: TradeContext,
  network: NetworkConfig,
  { item, held, currency }: HeldItem & { readonly currency: Currency },
): Promise<SaleMarks> {
  const { client } = context
  const token = tokenEntityId(item.collection, item.tokenId)
  const openListings = collectionListingsFilter(item.collection, currency)
  const atSeconds = nowSeconds()
  const [{ token: sold }, floor, own] = await Promise.all([
    queryIndex(client, ListWarningsDocument, { token }),
    item.standard === 'ERC1155'
      ? undefined
      : fetchCheapest(client, { openListings: { ...openListings, offerer_not: context.account }, atSeconds }),
    fetchCheapest(client, { openListings: { ...openListings, token }, atSeconds }),
  ])
  const traits = sold?.metadata?.traits ?? []
  const { offer } = await readBestOffer(context, network, { item, traits, held, currency })
  return {
    floor: toListingMark(context, floor, currency),
    listing: toListingMark(context, own, currency),
    lastSale: readLastSale(context, sold, currency),
    offer: offer === undefined ? undefined : { amount: offer.unitPrice, currency: offer.currency, offer },
  }
}

/** @param sale of one unit: the offer's price, and the seller's proceeds */
export function listSaleWarnings(
  sale: { readonly unitPrice: Wei; readonly unitProceeds: Wei },
  { floor, listing, lastSale, offer }: SaleMarks,
): readonly PriceWarning[] {
  const { unitPrice, unitProceeds } = sale
  const farBelow = (mark: Wei) => unitProceeds * 100n < mark * (100n - WARN_BELOW_PERCENT)
  const warning = (
    against: PriceWarning['against'],
    mark: OfferMark | undefined,
    holds: (amount: Wei) => boolean,
  ) => (mark !== undefined && holds(mark.amount) ? [{ against, ...mark }] : [])
  return [
    ...warning('offer', offer, (other) => other > unitPrice),
    ...warning('floor', floor, farBelow),
    ...warning('listing', listing, farBelow),
    ...warning('lastSale', lastSale, farBelow),
  ]
}

/** How far a sale is below a market price. */
export interface FarBelow {
  readonly against: 'listing' | 'offer' | 'lastSale'
  readonly mark: ListingMark
  readonly percent: bigint
}

/**
 * The item's own market price that a sale is furthest below, of those that it is under half of.
 * @param sale of one unit: the offer's price, and the seller's proceeds
 */
export function findFarBelow(
  { unitPrice, unitProceeds }: { readonly unitPrice: Wei; readonly unitProceeds: Wei },
  marks: SaleMarks,
): FarBelow | undefined {
  const all = (['listing', 'offer', 'lastSale'] as const).flatMap((against): FarBelow[] => {
    const mark = marks[against]
    // The other offer's fees are unknown, so the prices are compared.
    const paid = against === 'offer' ? unitPrice : unitProceeds
    if (mark === undefined || !isUnderHalf(paid, mark.amount)) return []
    return [{ against, mark, percent: ((mark.amount - paid) * 100n) / mark.amount }]
  })
  return all.toSorted((one, other) => Number(other.percent - one.percent))[0]
}

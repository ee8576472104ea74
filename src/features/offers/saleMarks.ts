// Warnings before accepting an offer that pays far less than the floor, the last sale, or another offer.
import type { NetworkConfig } from '../../domain/config.ts'
import { type Currency, findByAddress } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { fetchCheapest } from '../../graphql/cheapestAmong.ts'
import { ListWarningsDocument } from '../../trade/__generated__/ListWarnings.ts'
import type { HeldItem } from '../../orders/listedItem.ts'
import { collectionListingsFilter } from '../../orders/orderFilters.ts'
import type { OfferMark, PriceWarning } from '../../trade/warnings.ts'
import type { TradeContext } from '../../trade/tradeContext.ts'
import { readLastSale } from '../../trade/lastSale.ts'
import { readBestOffer } from '../../trade/readBestOffer.ts'

/** Proceeds further below a market price than this cause a warning, in percent; fees alone don't. */
const WARN_BELOW_PERCENT = 10n

/**
 * Proceeds further below a market price than this need a confirmation, in percent. A past sale says less about the
 * market, so only a payment that is probably a mistake counts against it.
 */
const CONFIRM_BELOW_PERCENT = { floor: 25n, offer: 25n, lastSale: 95n } as const

export interface SaleMarks {
  readonly floor: (OfferMark & Pick<PriceWarning, 'mayBeLower'>) | undefined
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
  const openListings = {
    ...collectionListingsFilter(item.collection, currency),
    offerer_not: context.account,
  }
  const [{ token: sold }, cheapest] = await Promise.all([
    queryIndex(client, ListWarningsDocument, { token: tokenEntityId(item.collection, item.tokenId) }),
    fetchCheapest(client, { openListings, atSeconds: nowSeconds() }),
  ])
  const traits = sold?.metadata?.traits ?? []
  const offer = await readBestOffer(context, network, { item, traits, held, currency })
  return {
    floor: cheapest && {
      amount: cheapest.price,
      currency: findByAddress(context.config.currencies, cheapest.listing.currency?.id) ?? currency,
      ...(!cheapest.exact && { mayBeLower: true }),
    },
    lastSale: readLastSale(context, sold, currency),
    offer: offer === undefined ? undefined : { amount: offer.unitPrice, currency: offer.currency, offer },
  }
}

/** @param sale of one unit: the offer's price, and the seller's proceeds */
export function listSaleWarnings(
  sale: { readonly unitPrice: Wei; readonly unitProceeds: Wei },
  { floor, lastSale, offer }: SaleMarks,
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
    ...warning('lastSale', lastSale, farBelow),
  ]
}

/** How far a sale is below a market price. */
export interface FarBelow {
  readonly against: keyof typeof CONFIRM_BELOW_PERCENT
  readonly percent: bigint
}

/**
 * The market price that a sale is furthest below, of those that need a confirmation; undefined if none does.
 * @param sale of one unit: the offer's price, and the seller's proceeds
 */
export function findFarBelow(
  { unitPrice, unitProceeds }: { readonly unitPrice: Wei; readonly unitProceeds: Wei },
  marks: SaleMarks,
): FarBelow | undefined {
  const all = (['floor', 'offer', 'lastSale'] as const).flatMap((against): FarBelow[] => {
    const amount = marks[against]?.amount ?? 0n
    // The other offer's fees are unknown, so the prices are compared.
    const paid = against === 'offer' ? unitPrice : unitProceeds
    if (amount === 0n || paid * 100n >= amount * (100n - CONFIRM_BELOW_PERCENT[against])) return []
    return [{ against, percent: ((amount - paid) * 100n) / amount }]
  })
  return all.toSorted((one, other) => Number(other.percent - one.percent))[0]
}

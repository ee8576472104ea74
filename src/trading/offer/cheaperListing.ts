// The cheapest listing that costs no more than an offer for the same item: buying it is better than offering.
import { type Currency, findByAddress } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import { traitKey } from '../../domain/traits.ts'
import type { Wei } from '../../domain/wei.ts'
import { fetchCheapest } from '../../orders/cheapestAmong.ts'
import { cheapestByTrait, type LowestPrice } from '../prices/cheapestByTrait.ts'
import { collectionListingsFilter } from '../../orders/orderFilters.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import type { OfferDraft } from './write.ts'

export interface CheapestListing {
  /** Of one unit. */
  readonly unitPrice: Wei
  /** False if a declining listing that wasn't read may cost less. */
  readonly exact: boolean
  /** What the listing is paid in. */
  readonly currency: Currency
}

/**
 * Reads the cheapest listing by another account at or below the offered price, in the offer's unit of account. Undefined
 * if there is none, or if no item with the trait is among the thousand cheapest.
 *
 * @throws the errors of `indexError`
 */
export async function readCheapestListing(
  context: TradeContext,
  { aim, collection, currency, unitPrice }: Pick<OfferDraft, 'aim' | 'collection' | 'currency' | 'unitPrice'>,
): Promise<CheapestListing | undefined> {
  const priced = (
    { price, exact }: Pick<LowestPrice, 'price' | 'exact'>,
    paidIn: LowestPrice['currency'],
  ) => ({
    unitPrice: price,
    exact,
    currency: findByAddress(context.config.currencies, paidIn?.id) ?? currency,
  })
  if (aim.kind === 'trait') {
    const key = traitKey(aim.trait)
    const request = { collection: collection.address, currency, keys: new Set([key]), upTo: unitPrice }
    const lowest = (await cheapestByTrait(context, { ...request, pages: 1 })).get(key)
    return lowest && priced(lowest, lowest.currency)
  }
  const openListings = {
    ...collectionListingsFilter(collection.address, currency),
    offerer_not: context.account,
    ...(aim.kind === 'token' && { token: tokenEntityId(collection.address, aim.item.tokenId) }),
  }
  const lowest = await fetchCheapest(context.client, { openListings, atSeconds: nowSeconds() })
  return lowest === undefined || lowest.price > unitPrice
    ? undefined
    : priced(lowest, lowest.listing.currency)
}

// The cheapest listing that costs no more than an offer for the same item: buying it is better than offering.
import { isComparable, type Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import { traitKey } from '../../domain/traits.ts'
import type { Wei } from '../../domain/wei.ts'
import { fetchCheapest } from '../../graphql/cheapestAmong.ts'
import { cheapestByTrait, type LowestPrice } from '../../trade/cheapestByTrait.ts'
import { collectionListingsFilter } from '../../orders/orderFilters.ts'
import type { TradeContext } from '../../trade/tradeContext.ts'
import type { OfferDraft } from './offering.ts'

export interface CheapestListing {
  /** Of one unit. */
  readonly unitPrice: Wei
  /** False if a declining listing that wasn't read may cost less. */
  readonly exact: boolean
  readonly currency: Currency
}

/**
 * Reads the cheapest listing by another account at or below the offered price, in the offer's currency or the coin that
 * it wraps. Undefined if there is none, or if no item with the trait is among the thousand cheapest.
 *
 * @throws the errors of `indexError`
 */
export async function readCheapestListing(
  context: TradeContext,
  { aim, collection, currency, unitPrice }: Pick<OfferDraft, 'aim' | 'collection' | 'currency' | 'unitPrice'>,
): Promise<CheapestListing | undefined> {
  const cheapest = async (one: Currency): Promise<LowestPrice | undefined> => {
    if (aim.kind === 'trait') {
      const key = traitKey(aim.trait)
      const request = { collection: collection.address, currency: one, keys: new Set([key]), upTo: unitPrice }
      return (await cheapestByTrait(context, { ...request, pages: 1 })).get(key)
    }
    const where = {
      ...collectionListingsFilter(collection.address, one),
      offerer_not: context.account,
      ...(aim.kind === 'token' && { token: tokenEntityId(collection.address, aim.item.tokenId) }),
    }
    const lowest = await fetchCheapest(context.client, { openListings: where, atSeconds: nowSeconds() })
    return lowest === undefined || lowest.price > unitPrice ? undefined : lowest
  }
  const comparable = context.config.currencies.filter((one) => isComparable(one, currency))
  const listings = await Promise.all(
    comparable.map(async (one) => {
      const lowest = await cheapest(one)
      return lowest === undefined ? [] : [{ unitPrice: lowest.price, exact: lowest.exact, currency: one }]
    }),
  )
  return listings.flat().toSorted((one, other) => (one.unitPrice < other.unitPrice ? -1 : 1))[0]
}

// Trait floors: the lowest price that others list an item with a trait for, read from a collection's cheapest listing
// up.
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { TraitKey } from '../../domain/traits.ts'
import type { Wei } from '../../domain/wei.ts'
import { type PricedListing, readFromCheapest } from '../../orders/listingsFromCheapest.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { collectionListingsFilter } from '../../orders/orderFilters.ts'

/** The price of one unit; inexact if a declining listing that was not read may cost less. */
export type LowestPrice = Pick<PricedListing, 'price' | 'exact' | 'currency'>

export interface TraitListingsRequest {
  readonly collection: Address
  /** Listings in its unit of account count. */
  readonly currency: Currency
  readonly keys: ReadonlySet<TraitKey>
  /** Listings above this price are ignored. */
  readonly upTo?: Wei
  /** The maximum number of pages to read. */
  readonly pages?: number
}

/**
 * Reads other accounts' listings from the cheapest up, until each trait has a price or the page limit is reached. The
 * index can neither sort nor filter listings by their items' metadata.
 *
 * @throws the errors that `indexError` distinguishes
 */
export async function cheapestByTrait(
  { client, account }: Pick<TradeContext, 'client' | 'account'>,
  { collection, currency, keys, upTo, pages }: TraitListingsRequest,
): Promise<ReadonlyMap<TraitKey, LowestPrice>> {
  const where = {
    ...collectionListingsFilter(collection, currency),
    offerer_not: account,
  }
  const floors = new Map<TraitKey, LowestPrice>()
  if (keys.size === 0) return floors
  await readFromCheapest(client, {
    where,
    atSeconds: nowSeconds(),
    upTo,
    ...(pages !== undefined && { pages }),
    visit: ({ token, ...listing }) => {
      for (const key of token?.metadata?.traits ?? []) {
        if (keys.has(key) && !floors.has(key)) floors.set(key, listing)
      }
      return floors.size === keys.size
    },
  })
  return floors
}

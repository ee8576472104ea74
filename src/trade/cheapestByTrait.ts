// What others ask least for an item with a trait, read from a collection's cheapest listing on.
import type { Address } from '../domain/address.ts'
import type { Currency } from '../domain/currency.ts'
import { nowSeconds } from '../domain/time.ts'
import type { TraitKey } from '../domain/traits.ts'
import type { Wei } from '../domain/wei.ts'
import { type PricedListing, readFromCheapest } from '../graphql/listingsFromCheapest.ts'
import type { TradeContext } from './tradeContext.ts'
import { collectionListingsFilter } from '../orders/marketFilters.ts'

/** Of one unit; inexact where a declining listing that was not read may cost less. */
export type LowestPrice = Pick<PricedListing, 'price' | 'exact'>

export interface TraitListingsRequest {
  readonly collection: Address
  readonly currency: Currency
  readonly keys: ReadonlySet<TraitKey>
  /** What is asked beyond it does not count. */
  readonly upTo?: Wei
  /** How many pages may be read. */
  readonly pages?: number
}

/**
 * Reads listings by others from the cheapest on, until each trait was met or enough of them were read. The index can
 * neither sort nor filter listings by what a file says of their items.
 *
 * @throws what `indexError` tells apart
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
    visit: ({ price, exact, token }) => {
      for (const key of token?.metadata?.traits ?? []) {
        if (keys.has(key) && !floors.has(key)) floors.set(key, { price, exact })
      }
      return floors.size === keys.size
    },
  })
  return floors
}

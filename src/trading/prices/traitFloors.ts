// Trait floors: the lowest prices that others list items with a trait for, read from a collection's cheapest listing up.
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { nowSeconds } from '../../domain/time.ts'
import { parseTraitKey, type TraitKey } from '../../domain/traits.ts'
import type { Wei } from '../../domain/wei.ts'
import { fetchFromCheapest } from '../../orders/listingsFromCheapest.ts'
import { collectionListingsFilter } from '../../orders/orderFilters.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { toMark, type Mark, type TraitMark } from './marks.ts'

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
  { client, account, config }: TradeContext,
  { collection, currency, keys, ...limits }: TraitListingsRequest,
): Promise<ReadonlyMap<TraitKey, Mark>> {
  const floors = new Map<TraitKey, Mark>()
  if (keys.size === 0) return floors
  await fetchFromCheapest(client, {
    where: { ...collectionListingsFilter(collection, currency), offerer_not: account },
    atSeconds: nowSeconds(),
    ...limits,
    visit: ({ token, ...listing }) => {
      const mark = toMark(config, listing, currency)
      for (const key of token?.metadata?.traits ?? []) {
        if (keys.has(key) && !floors.has(key)) floors.set(key, mark)
      }
      return floors.size === keys.size
    },
  })
  return floors
}

/** What a trait floor is read for: an item, or offers for any item with a trait. */
export interface TraitedItem {
  /** The item's path. */
  readonly path: string
  readonly collection: Address
  readonly traits: readonly TraitKey[]
}

/**
 * Reads the highest floor among each item's traits, by path. Items whose traits have no listing are missing.
 *
 * @throws the errors that `indexError` distinguishes
 */
export async function fetchTraitFloors(
  context: TradeContext,
  { items, currency }: { readonly items: readonly TraitedItem[]; readonly currency: Currency },
): Promise<ReadonlyMap<string, TraitMark>> {
  const collections = [...new Set(items.map(({ collection }) => collection))]
  const read = await Promise.all(
    collections.map(async (collection) => {
      const own = items.filter((item) => item.collection === collection)
      const keys = new Set(own.flatMap(({ traits }) => traits))
      const floors = await cheapestByTrait(context, { collection, currency, keys })
      return own.flatMap(({ path, traits }) => {
        const highest = highestFloor(traits, floors)
        return highest === undefined ? [] : [[path, highest] as const]
      })
    }),
  )
  return new Map(read.flat())
}

/** The first of equally high ones. */
function highestFloor(
  traits: readonly TraitKey[],
  floors: ReadonlyMap<TraitKey, Mark>,
): TraitMark | undefined {
  return traits.reduce<TraitMark | undefined>((best, key) => {
    const [floor, trait] = [floors.get(key), parseTraitKey(key)]
    return floor === undefined || trait === undefined || (best !== undefined && best.amount >= floor.amount)
      ? best
      : { ...floor, trait }
  }, undefined)
}

// The floor of each item's most valuable trait: the cheapest listing of an item with that trait by another account. An
// edition's own cheapest listing counts too, because a buyer at the trait floor could buy that one.
import type { Address } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { parseTraitKey, type TraitKey } from '../../../domain/traits.ts'
import { queryIndex } from '../../../graphql/queryIndex.ts'
import { readFromCheapest } from '../../../graphql/listingsFromCheapest.ts'
import { cheapestByTrait, type LowestPrice } from '../../../trade/cheapestByTrait.ts'
import type { MarketPrice } from '../../../trade/MarketPrices.tsx'
import type { ListedItem } from '../../../orders/listedItem.ts'
import { collectionListingsFilter } from '../../../orders/orderFilters.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { BulkMarks_traitsDocument } from './__generated__/BulkMarks.ts'

/**
 * Reads the trait floors of items in a currency's unit of account, by item path: the highest among the floors of an item's traits, from
 * listings by other accounts. Items whose traits have no listing are missing. An edition's floor is at least its own
 * cheapest listing by anyone: its units are interchangeable, so a lower price would undercut it for nothing.
 *
 * @throws the errors of `indexError`
 */
export async function readTraitFloors(
  context: TradeContext,
  { items, currency }: { readonly items: readonly ListedItem[]; readonly currency: Currency },
): Promise<ReadonlyMap<string, MarketPrice>> {
  const ids = items.map(({ collection, tokenId }) => tokenEntityId(collection, tokenId))
  const { tokens } = await queryIndex(context.client, BulkMarks_traitsDocument, { tokens: ids })
  const traitsById = new Map(tokens.map(({ id, metadata }) => [id, metadata?.traits ?? []]))
  const traitsByCollection = new Map<Address, Set<TraitKey>>()
  items.forEach(({ collection }, index) => {
    const keys = traitsByCollection.get(collection) ?? new Set()
    for (const key of traitsById.get(ids[index] ?? '') ?? []) keys.add(key)
    traitsByCollection.set(collection, keys)
  })
  const editions = items.filter(({ standard }) => standard === 'ERC1155')
  const [entries, editionFloors] = await Promise.all([
    Promise.all(
      [...traitsByCollection].map(
        async ([collection, keys]) =>
          [collection, await cheapestByTrait(context, { collection, currency, keys })] as const,
      ),
    ),
    readEditionFloors(context, { editions, currency }),
  ])
  const floors = new Map(entries)
  return new Map(
    items.flatMap(({ collection, path }, index) => {
      const keys = traitsById.get(ids[index] ?? '') ?? []
      const byTrait = highestTraitFloor(keys, floors.get(collection) ?? new Map(), currency)
      const own = editionFloors.get(ids[index] ?? '')
      const best: MarketPrice | undefined =
        own !== undefined && (byTrait === undefined || byTrait.amount < own.price)
          ? { kind: 'editionFloor', amount: own.price, exact: own.exact, currency }
          : byTrait
      return best === undefined ? [] : [[path, best] as const]
    }),
  )
}

/** The highest floor among traits; the first of equally high ones. */
function highestTraitFloor(
  keys: readonly TraitKey[],
  floors: ReadonlyMap<TraitKey, LowestPrice>,
  currency: Currency,
): MarketPrice | undefined {
  return keys.reduce<MarketPrice | undefined>((best, key) => {
    const [floor, trait] = [floors.get(key), parseTraitKey(key)]
    if (floor === undefined || trait === undefined || (best !== undefined && best.amount >= floor.price))
      return best
    return { kind: 'traitFloor', trait, amount: floor.price, exact: floor.exact, currency }
  }, undefined)
}

/** The cheapest listing of each edition, by token id. */
async function readEditionFloors(
  { client }: TradeContext,
  { editions, currency }: { readonly editions: readonly ListedItem[]; readonly currency: Currency },
): Promise<ReadonlyMap<string, LowestPrice>> {
  const floors = new Map<string, LowestPrice>()
  const collections = new Set(editions.map(({ collection }) => collection))
  await Promise.all(
    [...collections].map(async (collection) => {
      const items = editions.filter((item) => item.collection === collection)
      const tokens = items.map(({ tokenId }) => tokenEntityId(collection, tokenId))
      const where = { ...collectionListingsFilter(collection, currency), token_in: tokens }
      await readFromCheapest(client, {
        where,
        atSeconds: nowSeconds(),
        visit: ({ token, ...listing }) => {
          if (token !== null && !floors.has(token.id)) floors.set(token.id, listing)
          return tokens.every((one) => floors.has(one))
        },
      })
    }),
  )
  return floors
}

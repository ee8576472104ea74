// The floor of each item's most valuable trait: the cheapest listing of an item with that trait by another account.
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { parseTraitKey, type TraitKey } from '../../domain/traits.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { cheapestByTrait, type LowestPrice } from './cheapestByTrait.ts'
import type { MarketPrice } from './MarketPrices.tsx'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { BulkMarks_traitsDocument } from '../listMany/__generated__/BulkMarks.ts'

/**
 * Reads the trait floors of items in a currency's unit of account, by item path: the highest among the floors of an
 * item's traits, from listings by other accounts. Items whose traits have no listing are missing, and so are editions: a
 * trait floor is the price of another one.
 *
 * @throws the errors of `indexError`
 */
export async function readTraitFloors(
  context: TradeContext,
  { items: all, currency }: { readonly items: readonly ListedItem[]; readonly currency: Currency },
): Promise<ReadonlyMap<string, MarketPrice>> {
  const items = all.filter(({ standard }) => standard !== 'ERC1155')
  const ids = items.map(({ collection, tokenId }) => tokenEntityId(collection, tokenId))
  const { tokens } = await queryIndex(context.client, BulkMarks_traitsDocument, { tokens: ids })
  const traitsById = new Map(tokens.map(({ id, metadata }) => [id, metadata?.traits ?? []]))
  const traitsByCollection = new Map<Address, Set<TraitKey>>()
  items.forEach(({ collection }, index) => {
    const keys = traitsByCollection.get(collection) ?? new Set()
    for (const key of traitsById.get(ids[index] ?? '') ?? []) keys.add(key)
    traitsByCollection.set(collection, keys)
  })
  const entries = await Promise.all(
    [...traitsByCollection].map(
      async ([collection, keys]) =>
        [collection, await cheapestByTrait(context, { collection, currency, keys })] as const,
    ),
  )
  const floors = new Map(entries)
  return new Map(
    items.flatMap(({ collection, path }, index) => {
      const keys = traitsById.get(ids[index] ?? '') ?? []
      const best = highestTraitFloor(keys, floors.get(collection) ?? new Map(), currency)
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

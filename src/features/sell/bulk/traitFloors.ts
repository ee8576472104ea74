// The floor of each item's most valuable trait: the cheapest that anybody else asks for an item with that trait. Of an
// edition the work's own cheapest listing counts as well: whoever would buy at a trait's floor can buy that one.
import type { Address } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { parseTraitKey, type Trait, type TraitKey } from '../../../domain/traits.ts'
import type { Wei } from '../../../domain/wei.ts'
import { queryIndex } from '../../../graphql/queryIndex.ts'
import { readFromCheapest } from '../../../graphql/listingsFromCheapest.ts'
import { cheapestByTrait, type LowestPrice } from '../../../trade/cheapestByTrait.ts'
import type { ListedItem } from '../../../orders/listing.ts'
import { listingsIn } from '../../../orders/marketFilters.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { BulkMarks_traitsDocument } from './__generated__/BulkMarks.ts'

/** What an item takes for its price, and the trait that says so; without one it is the cheapest listing of the very work. */
export interface TraitFloor {
  readonly amount: Wei
  /** False where a declining listing that was not read may cost less. */
  readonly exact: boolean
  readonly trait: Trait | undefined
}

/**
 * The trait floors of some items, by their paths, in one currency. Of all an item's traits, the one whose cheapest
 * listing by somebody else is highest; an item none of whose traits is for sale has none. An edition takes no less than
 * the work itself is listed for, by anyone: units of it are alike, so a lower price would undercut it for nothing.
 *
 * @throws what `indexError` tells apart
 */
export async function readTraitFloors(
  context: TradeContext,
  { items, currency }: { readonly items: readonly ListedItem[]; readonly currency: Currency },
): Promise<ReadonlyMap<string, TraitFloor>> {
  const ids = items.map(({ collection, tokenId }) => tokenEntityId(collection, tokenId))
  const { tokens } = await queryIndex(context.client, BulkMarks_traitsDocument, { tokens: ids })
  const traitsOf = new Map(tokens.map(({ id, metadata }) => [id, metadata?.traits ?? []]))
  const wanted = new Map<Address, Set<TraitKey>>()
  items.forEach(({ collection }, index) => {
    const keys = wanted.get(collection) ?? new Set()
    for (const key of traitsOf.get(ids[index] ?? '') ?? []) keys.add(key)
    wanted.set(collection, keys)
  })
  const editions = items.filter(({ standard }) => standard === 'ERC1155')
  const [entries, works] = await Promise.all([
    Promise.all(
      [...wanted].map(
        async ([collection, keys]) =>
          [collection, await cheapestByTrait(context, { collection, currency, keys })] as const,
      ),
    ),
    cheapestOfWorks(context, { editions, currency }),
  ])
  const floors = new Map(entries)
  return new Map(
    items.flatMap(({ collection, path }, index) => {
      const keys = traitsOf.get(ids[index] ?? '') ?? []
      const byTrait = mostValuable(keys, floors.get(collection) ?? new Map())
      const work = works.get(ids[index] ?? '')
      const best =
        work !== undefined && (byTrait === undefined || byTrait.amount < work.price)
          ? { amount: work.price, exact: work.exact, trait: undefined }
          : byTrait
      return best === undefined ? [] : [[path, best] as const]
    }),
  )
}

/** Of some traits the one with the highest floor; the first of them when several are as high. */
function mostValuable(
  keys: readonly TraitKey[],
  floors: ReadonlyMap<TraitKey, LowestPrice>,
): TraitFloor | undefined {
  return keys.reduce<TraitFloor | undefined>((best, key) => {
    const [floor, trait] = [floors.get(key), parseTraitKey(key)]
    if (floor === undefined || trait === undefined || (best !== undefined && best.amount >= floor.price))
      return best
    return { amount: floor.price, exact: floor.exact, trait }
  }, undefined)
}

/** The cheapest listing of each of these works, by the token's id; read from the cheapest of all of them on. */
async function cheapestOfWorks(
  { client }: TradeContext,
  { editions, currency }: { readonly editions: readonly ListedItem[]; readonly currency: Currency },
): Promise<ReadonlyMap<string, LowestPrice>> {
  const works = new Map<string, LowestPrice>()
  const collections = new Set(editions.map(({ collection }) => collection))
  await Promise.all(
    [...collections].map(async (collection) => {
      const items = editions.filter((item) => item.collection === collection)
      const tokens = items.map(({ tokenId }) => tokenEntityId(collection, tokenId))
      const where = { ...listingsIn(collection, currency), token_in: tokens }
      await readFromCheapest(client, {
        where,
        atSeconds: nowSeconds(),
        visit: ({ price, exact, token }) => {
          if (token !== null && !works.has(token.id)) works.set(token.id, { price, exact })
          return tokens.every((one) => works.has(one))
        },
      })
    }),
  )
  return works
}

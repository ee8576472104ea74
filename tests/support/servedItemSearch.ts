// For tests: any query of a local copy, and the index's result for it by graph-node's rules.
import fc from 'fast-check'
import type { Address } from '../../src/domain/address.ts'
import { priceAt } from '../../src/domain/priceSchedule.ts'
import type { Wei } from '../../src/domain/wei.ts'
import type { ItemFilters } from '../../src/features/items/filters/itemFilters.ts'
import { itemSegments, type SortableItem } from '../../src/features/items/filters/itemSegments.ts'
import type { Token_filter } from '../../src/graphql/__generated__/operations.ts'
import { fetchRows, type Segment, START } from '../../src/graphql/keyset.ts'
import { unitId } from './currencies.ts'
import { answer } from './indexRules.ts'
import type { Sources } from '../../src/itemSearch/sources.ts'
import { createHoldings, toHeldRows } from '../../src/itemSearch/holdings.ts'
import { ITEM_SORTS, type ItemQuery } from '../../src/itemSearch/query.ts'
import type { ItemSearchRow } from '../../src/itemSearch/rows.ts'
import type { ItemTable } from '../../src/itemSearch/table.ts'
import { COLLECTION, ETH, NOW, TRAITS, UNITS, USDC } from './itemSearchRows.ts'

const UNIT_CURRENCIES = [ETH, USDC].map(({ id, symbol }) => ({
  address: id as Address,
  symbol: symbol ?? '',
  decimals: 18,
  name: undefined,
}))

const ADA = `0x${'ad'.repeat(20)}` as Address
const BEN = `0x${'be'.repeat(20)}` as Address

/** The index can't rank by rarity or relevance. */
const SERVED_SORTS = ITEM_SORTS.filter((sort) => sort !== 'rarity' && sort !== 'relevance')

export const anyQuery: fc.Arbitrary<ItemQuery & { readonly sort: (typeof SERVED_SORTS)[number] }> = fc
  .record({
    // At most one of the two (src/features/items/filters/itemFilters.ts).
    status: fc.constantFrom('any', 'any', 'listed', 'bundle'),
    unit: fc.constantFrom(...UNITS),
    minPrice: fc.option(fc.constantFrom(0n, 1n, 2n, 10n ** 18n), { nil: undefined, freq: 3 }),
    maxPrice: fc.option(fc.constantFrom(2n, 3n, 10n ** 18n, 2n ** 250n), { nil: undefined, freq: 3 }),
    traits: fc.subarray([...TRAITS, 'Head=None of these', 'Hands=Four'], { maxLength: 4 }),
    sort: fc.constantFrom(...SERVED_SORTS),
  })
  .map(({ status, ...query }) => ({
    ...query,
    listed: status === 'listed',
    inBundle: status === 'bundle',
    text: '',
    units: UNITS,
    now: NOW,
  }))

/** The holders of each item, repeated over the rows in order. */
type Holders = readonly (readonly Address[])[]
export const anyHolders: fc.Arbitrary<Holders> = fc.array(fc.subarray([ADA, BEN]), {
  minLength: 1,
  maxLength: 5,
})
const NOBODY: Holders = [[]]
export const anyOwner = fc.constantFrom(undefined, ADA, BEN)

/** The balances of an index; a former holder keeps a balance of zero. */
const toBalances = (rows: readonly ItemSearchRow[], holders: Holders) =>
  rows.flatMap(({ id }, place) =>
    [ADA, BEN].map((account) => ({
      id: `${id}${account.slice(2)}`,
      collection: COLLECTION,
      account,
      amount: holders[place % holders.length]?.includes(account) === true ? '2' : '0',
    })),
  )

/** The owner's holdings as the worker reads them from such an index. */
export const readHeldRows = async (
  table: ItemTable,
  rows: readonly ItemSearchRow[],
  owner: Address,
  holders: Holders,
) => {
  const balances = toBalances(rows, holders)
  const sources: Sources = {
    index: async (_document, variables) => {
      const { where, first } = variables as { where: object; first: number }
      return { balances: answer(balances, { where, first, orderBy: 'id', orderDirection: 'asc' }) } as never
    },
    blockHashes: async () => [],
  }
  const ids = await createHoldings(sources, COLLECTION).of(owner, { number: 1, hash: '0x' })
  return toHeldRows(table, ids)
}

/** A row in the index's format. */
function indexed(row: ItemSearchRow) {
  return {
    id: row.id,
    collection: COLLECTION,
    supply: `${row.supply}`,
    metadata: { name: row.name, traits: row.traits },
    bestAskPrice: row.listing === null ? null : `${row.listing.price}`,
    bestAskEndPrice:
      row.listing === null || row.listing.moving === null ? null : `${row.listing.moving.endPrice}`,
    bestAskStartsAtSeconds:
      row.listing === null || row.listing.moving === null ? null : `${row.listing.moving.startsAtSeconds}`,
    bestAskUnit: row.listing && unitId(row.listing.currency.id),
    bestAskEndsAtSeconds: row.listing === null ? null : `${row.listing.endsAtSeconds}`,
    listedAtSeconds: row.listedAtSeconds === null ? null : `${row.listedAtSeconds}`,
    liveBundleCount: row.inBundle ? 2 : 0,
    lastSalePrice: row.lastSale === null ? null : `${row.lastSale.price}`,
    lastSaleUnit: row.lastSale && unitId(row.lastSale.currency.id),
    lastSaleAtSeconds: row.lastSale === null ? null : `${row.lastSale.atSeconds}`,
  }
}

/** The index's result for the same filters, by graph-node's rules. */
export async function queryIndexed(
  rows: readonly ItemSearchRow[],
  query: ItemQuery,
  holders = NOBODY,
): Promise<readonly string[]> {
  const { listed, inBundle, unit, minPrice, maxPrice, traits, text, owner, sort, now } = query
  const filters: ItemFilters = {
    listed,
    inBundle,
    unit: UNIT_CURRENCIES.find(({ address }) => unit.includes(address)) ?? never(),
    minPrice: minPrice as Wei | undefined,
    maxPrice: maxPrice as Wei | undefined,
    traits,
    text,
    owner,
    sort: sort as ItemFilters['sort'],
    view: undefined,
  }
  const balances = toBalances(rows, holders)
  const wire = rows.map((row, place) => ({
    ...indexed(row),
    balances: balances.slice(place * 2, place * 2 + 2),
  }))
  const { items } = await fetchRows<SortableItem, Token_filter>({
    segments: itemSegments({
      collection: COLLECTION,
      filters,
      units: UNIT_CURRENCIES,
      now,
    }) as readonly Segment<SortableItem, Token_filter>[],
    from: START,
    count: 1_000,
    fetchPage: async (request) => answer(wire, request),
  })
  return items.map(({ id }) => id)
}

function never(): never {
  throw new Error('unreachable')
}

/** The row with a fixed price instead of a rising one: rising prices are never live. */
export function neverRising(row: ItemSearchRow): ItemSearchRow {
  const { listing } = row
  if (listing === null || listing.moving === null || listing.moving.endPrice < listing.price) return row
  return { ...row, listing: { ...listing, moving: null } }
}

/** The row with its current price as a fixed price. */
export function withCurrentPrice(row: ItemSearchRow): ItemSearchRow {
  const { listing } = row
  if (listing?.moving === undefined || listing.moving === null) return row
  const { startsAtSeconds, endPrice } = listing.moving
  const { price: startPrice, endsAtSeconds } = listing
  const course = { startPrice: startPrice as Wei, endPrice: endPrice as Wei, startsAtSeconds, endsAtSeconds }
  return { ...row, listing: { ...listing, price: priceAt(course, NOW), moving: null } }
}

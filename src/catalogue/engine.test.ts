// The catalogue gives the same results as the index: the same items in the same order, with correct counts.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from '../domain/address.ts'
import { priceAt } from '../domain/priceSchedule.ts'
import type { Wei } from '../domain/wei.ts'
import type { ItemFilters } from '../features/collections/itemFilters.ts'
import { itemSegments, type SortableItem } from '../features/collections/itemSegments.ts'
import type { Token_filter } from '../graphql/__generated__/operations.ts'
import { readRows, type Segment, START } from '../graphql/keyset.ts'
import { answer } from '../../tests/support/indexRules.ts'
import type { Sources } from './sources.ts'
import { CatalogueEngine } from './engine.ts'
import { createHoldings, toHeldRows } from './holdings.ts'
import type { CatalogueQuery } from './query.ts'
import type { CatalogueRow } from './rows.ts'
import { CatalogueTable } from './table.ts'
import {
  anyMoving,
  anyRow,
  anyRows,
  catalogueQuery,
  COLLECTION,
  ETH,
  item,
  NOW,
  toTable,
  tokenId,
  TRAITS,
  WETH,
} from '../../tests/support/catalogueRows.ts'

const CURRENCIES = [ETH, WETH].map(({ id, symbol }) => ({
  address: id as Address,
  symbol: symbol ?? '',
  decimals: 18,
  name: undefined,
}))

const ADA = `0x${'ad'.repeat(20)}` as Address
const BEN = `0x${'be'.repeat(20)}` as Address

const SERVED_SORTS = [
  'price-low',
  'price-high',
  'recently-listed',
  'recently-sold',
  'last-sale',
  'number',
] as const

const anyQuery: fc.Arbitrary<CatalogueQuery & { readonly sort: (typeof SERVED_SORTS)[number] }> = fc
  .record({
    listed: fc.boolean(),
    currency: fc.constantFrom(...CURRENCIES.map(({ address }) => address)),
    minPrice: fc.option(fc.constantFrom(0n, 1n, 2n, 10n ** 18n), { nil: undefined, freq: 3 }),
    maxPrice: fc.option(fc.constantFrom(2n, 3n, 10n ** 18n, 2n ** 250n), { nil: undefined, freq: 3 }),
    traits: fc.subarray([...TRAITS, 'Head=None of these', 'Hands=Four'], { maxLength: 4 }),
    sort: fc.constantFrom(...SERVED_SORTS),
  })
  .map((query) => ({
    ...query,
    text: '',
    currencies: CURRENCIES.map(({ address }) => address),
    now: NOW,
  }))

const select = (rows: readonly CatalogueRow[], query: CatalogueQuery) => {
  const engine = new CatalogueEngine(toTable(rows))
  return { ...engine.answer(query), engine }
}

const idsOf = ({ engine, rows }: ReturnType<typeof select>) =>
  Array.from(rows, (row) => engine.table.idAt(row))

/** The holders of each item, repeated over the rows in order. */
type Holders = readonly (readonly Address[])[]
const anyHolders: fc.Arbitrary<Holders> = fc.array(fc.subarray([ADA, BEN]), { minLength: 1, maxLength: 5 })
const NOBODY: Holders = [[]]
const anyOwner = fc.constantFrom(undefined, ADA, BEN)

/** The balances of an index; a former holder keeps a balance of zero. */
const balancesOf = (rows: readonly CatalogueRow[], holders: Holders) =>
  rows.flatMap(({ id }, place) =>
    [ADA, BEN].map((account) => ({
      id: `${id}${account.slice(2)}`,
      collection: COLLECTION,
      account,
      amount: holders[place % holders.length]?.includes(account) === true ? '2' : '0',
    })),
  )

/** The owner's holdings as the worker reads them from such an index. */
const held = async (
  table: CatalogueTable,
  rows: readonly CatalogueRow[],
  owner: Address,
  holders: Holders,
) => {
  const balances = balancesOf(rows, holders)
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
function indexed(row: CatalogueRow) {
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
    bestAskCurrency: row.listing?.currency.id ?? null,
    bestAskEndsAtSeconds: row.listing === null ? null : `${row.listing.endsAtSeconds}`,
    listedAtSeconds: row.listedAtSeconds === null ? null : `${row.listedAtSeconds}`,
    lastSalePrice: row.lastSale === null ? null : `${row.lastSale.price}`,
    lastSaleCurrency: row.lastSale?.currency.id ?? null,
    lastSaleAtSeconds: row.lastSale === null ? null : `${row.lastSale.atSeconds}`,
  }
}

/** The index's result for the same filters, by graph-node's rules. */
async function served(
  rows: readonly CatalogueRow[],
  query: CatalogueQuery,
  holders = NOBODY,
): Promise<readonly string[]> {
  const { listed, currency, minPrice, maxPrice, traits, text, owner, sort, now } = query
  const filters: ItemFilters = {
    listed,
    currency: CURRENCIES.find(({ address }) => address === currency) ?? CURRENCIES[0] ?? never(),
    minPrice: minPrice as Wei | undefined,
    maxPrice: maxPrice as Wei | undefined,
    traits,
    text,
    owner,
    sort: sort as ItemFilters['sort'],
    view: undefined,
  }
  const balances = balancesOf(rows, holders)
  const wire = rows.map((row, place) => ({
    ...indexed(row),
    balances: balances.slice(place * 2, place * 2 + 2),
  }))
  const { items } = await readRows<SortableItem, Token_filter>({
    segments: itemSegments({
      collection: COLLECTION,
      filters,
      currencies: CURRENCIES,
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

describe('a query', () => {
  test('gives the same result as the index, for any filters and order', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyRows(24, anyMoving),
        anyQuery,
        anyOwner,
        anyHolders,
        async (any, requested, owner, holders) => {
          const rows = any.map(neverRising)
          const engine = new CatalogueEngine(toTable(rows))
          const query = { ...requested, owner }
          const own = owner === undefined ? undefined : await held(engine.table, rows, owner, holders)
          const answered = Array.from(engine.answer(query, own).rows, (row) => engine.table.idAt(row))
          expect(answered).toEqual(await served(rows, query, holders))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('with a text matches at least what the index matches', async () => {
    const texts = fc.constantFrom('blue', 'hat', 'HAT', '_', '%', 'nde', '7', '#12', '12', 'e', '100% w')
    await fc.assert(
      fc.asyncProperty(anyRows(), anyQuery, texts, async (rows, query, text) => {
        const matches = new Set(idsOf(select(rows, { ...query, text })))
        for (const id of await served(rows, { ...query, text })) expect(matches).toContain(id)
      }),
      { numRuns: 300 },
    )
  })

  test('gives the same result after any changes as a rebuilt catalogue', () => {
    const changes = fc.array(
      fc.integer({ min: 0, max: 40 }).chain((number) => anyRow(tokenId(BigInt(number)), anyMoving)),
    )
    fc.assert(
      fc.property(anyRows(24, anyMoving), changes, anyQuery, (rows, changed, query) => {
        const table = toTable(rows)
        const engine = new CatalogueEngine(table)
        engine.answer(query)
        for (const row of changed) table.put(row)
        const latest = new Map([...rows, ...changed].map((row) => [row.id, row]))
        const rebuilt = select([...latest.values()], query)
        const after = engine.answer(query)
        expect(Array.from(after.rows, (row) => table.row(row))).toEqual(
          Array.from(rebuilt.rows, (row) => rebuilt.engine.table.row(row)),
        )
        expect(after.facets).toEqual(rebuilt.facets)
      }),
      { numRuns: 500 },
    )
  })

  test('gives the same result from a restored catalogue', () => {
    fc.assert(
      fc.property(anyRows(24, anyMoving), anyQuery, (rows, query) => {
        const table = toTable(rows)
        const restored = CatalogueTable.restore(structuredClone(table.store()))
        const [before, after] = [new CatalogueEngine(table), new CatalogueEngine(restored)]
        const [one, other] = [before.answer(query), after.answer(query)]
        expect(Array.from(other.rows, (row) => after.row(row))).toEqual(
          Array.from(one.rows, (row) => before.row(row)),
        )
        expect(other.facets).toEqual(one.facets)
      }),
      { numRuns: 300 },
    )
  })

  test('is valid until the next listing ends', () => {
    const rows = [item(1, { price: 5n }), item(2, { price: 4n })]
    const { validUntilSeconds, engine } = select(rows, query({ listed: true }))
    expect(validUntilSeconds).toBe(NOW + 3_600)
    expect(engine.answer(query({ listed: true, now: NOW + 3_599 })).rows).toHaveLength(2)
    expect(engine.answer(query({ listed: true, now: NOW + 3_600 })).rows).toHaveLength(0)
  })
})

/** The row with a fixed price instead of a rising one: rising prices are never live. */
function neverRising(row: CatalogueRow): CatalogueRow {
  const { listing } = row
  if (listing === null || listing.moving === null || listing.moving.endPrice < listing.price) return row
  return { ...row, listing: { ...listing, moving: null } }
}

/** The row with its current price as a fixed price. */
function withCurrentPrice(row: CatalogueRow): CatalogueRow {
  const { listing } = row
  if (listing?.moving === undefined || listing.moving === null) return row
  const { startsAtSeconds, endPrice } = listing.moving
  const { price: startPrice, endsAtSeconds } = listing
  const course = { startPrice: startPrice as Wei, endPrice: endPrice as Wei, startsAtSeconds, endsAtSeconds }
  return { ...row, listing: { ...listing, price: priceAt(course, NOW), moving: null } }
}

describe('prices that change with time', () => {
  test('are filtered, sorted and counted at their current amount', () => {
    fc.assert(
      fc.property(anyRows(24, anyMoving), anyQuery, (rows, requested) => {
        const [moving, fixed] = [select(rows, requested), select(rows.map(withCurrentPrice), requested)]
        expect(idsOf(moving)).toEqual(idsOf(fixed))
        expect(moving.facets).toEqual(fixed.facets)
        expect(rows.map(({ id }) => moving.engine.standing(id, requested))).toEqual(
          rows.map(({ id }) => fixed.engine.standing(id, requested)),
        )
      }),
      { numRuns: 1_000 },
    )
  })

  test("are recomputed every minute, without changing the catalogue's amounts", () => {
    const [hour, falls] = [3_600, { endPrice: 0n, startsAtSeconds: NOW }]
    const falling = item(1, { price: 3_600n, traits: ['Head=Hat'] })
    const rows = [
      { ...falling, listing: { ...falling.listing, moving: falls } as CatalogueRow['listing'] },
      item(2, { price: 3_000n }),
    ]
    const { engine, validUntilSeconds } = select(rows, query({ sort: 'price-low' }))
    const { count } = engine.table.amounts
    expect(validUntilSeconds).toBe(NOW + 60)
    const at = (seconds: number) => {
      const { rows: matches, facets } = engine.answer(query({ sort: 'price-low', now: NOW + seconds }))
      const [first] = matches
      return [engine.table.idAt(first ?? 0), facets.types[0]?.values[0]?.floor, facets.prices?.lowest]
    }
    expect(at(0)).toEqual([tokenId(2n), 3_600n, 3_000n])
    expect(at(60)).toEqual([tokenId(2n), 3_540n, 3_000n])
    expect(at(660)).toEqual([tokenId(1n), 2_940n, 2_940n])
    expect(at(hour - 1)).toEqual([tokenId(1n), 1n, 1n])
    expect(engine.answer(query({ minPrice: 2_940n, maxPrice: 2_940n, now: NOW + 660 })).rows).toHaveLength(1)
    expect(engine.answer(query({ minPrice: 2_941n, maxPrice: 2_999n, now: NOW + 660 })).rows).toHaveLength(0)
    expect(engine.table.amounts.count).toBe(count)
  })
})

const query = (fields: Partial<CatalogueQuery> = {}) =>
  catalogueQuery({ currencies: CURRENCIES.map(({ address }) => address), ...fields })

const traitType = (key: string) => key.slice(0, key.indexOf('='))

describe('facets', () => {
  test('count what selecting them would show, with its lowest price as the floor', () => {
    fc.assert(
      fc.property(anyRows(), anyQuery, (rows, requested) => {
        const { facets, engine } = select(rows, requested)
        for (const { values } of facets.types) {
          for (const { key, count, floor } of values) {
            const others = requested.traits.filter((other) => traitType(other) !== traitType(key))
            const shown = engine.answer({ ...requested, traits: [...others, key] }).rows
            expect(count, key).toBe(shown.length)
            const prices = Array.from(shown, (row) => engine.table.row(row).listing)
              .filter(
                (one) => one !== null && one.endsAtSeconds > NOW && one.currency.id === requested.currency,
              )
              .map((one) => one?.price ?? 0n)
              .sort((a, b) => (a < b ? -1 : 1))
            expect(floor, key).toBe(prices[0])
          }
        }
        expect(facets.listed).toBe(engine.answer({ ...requested, listed: true }).rows.length)
      }),
      { numRuns: 300 },
    )
  })

  test('show a selected value that no item has, so that it can be deselected', () => {
    const { facets } = select(
      [item(1, { traits: ['Head=Hat'] })],
      query({ traits: ['Head=Wig', 'Hands=Four'] }),
    )
    expect(facets.types.map(({ type }) => type)).toEqual(['Hands', 'Head'])
    expect(facets.types[1]?.values.map(({ value, count, chosen }) => [value, count, chosen])).toEqual([
      ['Hat', 0, false],
      ['Wig', 0, true],
    ])
  })
})

describe('prices', () => {
  test('are counted once each, in the right bar of the histogram', () => {
    fc.assert(
      fc.property(anyRows(), anyQuery, (rows, requested) => {
        const { facets, engine } = select(rows, requested)
        const shown = engine.answer({ ...requested, listed: true, minPrice: 0n, maxPrice: undefined }).rows
        const { prices } = facets
        if (prices === undefined) {
          expect(shown).toHaveLength(0)
          return
        }
        expect(prices.counts.length).toBeLessThanOrEqual(40)
        const amounts = Array.from(shown, (row) => engine.table.row(row).listing?.price ?? 0n)
        for (const [bar, count] of prices.counts.entries()) {
          const from = prices.start + BigInt(bar) * prices.step
          const last = bar === prices.counts.length - 1
          const held = amounts.filter((price) => price >= from && (last || price < from + prices.step))
          expect(held, `bar ${bar}`).toHaveLength(count)
        }
      }),
      { numRuns: 300 },
    )
  })
})

// The local copy gives the same results as the index: the same items in the same order, with correct counts.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from '../domain/address.ts'
import { ItemEngine } from './engine.ts'
import type { ItemQuery } from './query.ts'
import type { ItemSearchRow } from './rows.ts'
import { ItemTable } from './table.ts'
import {
  anyMoving,
  anyRow,
  anyRows,
  itemQuery,
  item,
  NOW,
  toTable,
  tokenId,
} from '../../tests/support/itemSearchRows.ts'
import {
  anyQuery,
  anyHolders,
  anyOwner,
  readHeldRows,
  queryIndexed,
  neverRising,
  withCurrentPrice,
} from '../../tests/support/servedItemSearch.ts'

const select = (rows: readonly ItemSearchRow[], query: ItemQuery) => {
  const engine = new ItemEngine(toTable(rows))
  return { ...engine.answer(query), engine }
}

const getIds = ({ engine, rows }: ReturnType<typeof select>) =>
  Array.from(rows, (row) => engine.table.idAt(row))

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
          const engine = new ItemEngine(toTable(rows))
          const query = { ...requested, owner }
          const own = owner === undefined ? undefined : await readHeldRows(engine.table, rows, owner, holders)
          const answered = Array.from(engine.answer(query, own).rows, (row) => engine.table.idAt(row))
          expect(answered).toEqual(await queryIndexed(rows, query, holders))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('with a text matches at least what the index matches', async () => {
    const texts = fc.constantFrom('blue', 'hat', 'HAT', '_', '%', 'nde', '7', '#12', '12', 'e', '100% w')
    await fc.assert(
      fc.asyncProperty(anyRows(), anyQuery, texts, async (rows, query, text) => {
        const matches = new Set(getIds(select(rows, { ...query, text })))
        for (const id of await queryIndexed(rows, { ...query, text })) expect(matches).toContain(id)
      }),
      { numRuns: 300 },
    )
  })

  test('gives the same result after any changes as a rebuilt local copy', () => {
    const changes = fc.array(
      fc.integer({ min: 0, max: 40 }).chain((number) => anyRow(tokenId(BigInt(number)), anyMoving)),
    )
    fc.assert(
      fc.property(anyRows(24, anyMoving), changes, anyQuery, (rows, changed, query) => {
        const table = toTable(rows)
        const engine = new ItemEngine(table)
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

  test('gives the same result from a restored local copy', () => {
    fc.assert(
      fc.property(anyRows(24, anyMoving), anyQuery, (rows, query) => {
        const table = toTable(rows)
        const restored = ItemTable.restore(structuredClone(table.store()))
        const [before, after] = [new ItemEngine(table), new ItemEngine(restored)]
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
    const { validUntilSeconds, engine } = select(rows, itemQuery({ listed: true }))
    expect(validUntilSeconds).toBe(NOW + 3_600)
    expect(engine.answer(itemQuery({ listed: true, now: NOW + 3_599 })).rows).toHaveLength(2)
    expect(engine.answer(itemQuery({ listed: true, now: NOW + 3_600 })).rows).toHaveLength(0)
  })
})

describe('prices that change with time', () => {
  test('are filtered, sorted and counted at their current amount', () => {
    fc.assert(
      fc.property(anyRows(24, anyMoving), anyQuery, (rows, requested) => {
        const [moving, fixed] = [select(rows, requested), select(rows.map(withCurrentPrice), requested)]
        expect(getIds(moving)).toEqual(getIds(fixed))
        expect(moving.facets).toEqual(fixed.facets)
        expect(rows.map(({ id }) => moving.engine.standing(id, requested))).toEqual(
          rows.map(({ id }) => fixed.engine.standing(id, requested)),
        )
      }),
      { numRuns: 1_000 },
    )
  })

  test("are recomputed every minute, without changing the local copy's amounts", () => {
    const [hour, falls] = [3_600, { endPrice: 0n, startsAtSeconds: BigInt(NOW) }]
    const falling = item(1, { price: 3_600n, traits: ['Head=Hat'] })
    const rows = [
      { ...falling, listing: { ...falling.listing, moving: falls } as ItemSearchRow['listing'] },
      item(2, { price: 3_000n }),
    ]
    const { engine, validUntilSeconds } = select(rows, itemQuery({ sort: 'price-low' }))
    const { count } = engine.table.amounts
    expect(validUntilSeconds).toBe(NOW + 60)
    const at = (seconds: number) => {
      const { rows: matches, facets } = engine.answer(itemQuery({ sort: 'price-low', now: NOW + seconds }))
      const [first] = matches
      return [engine.table.idAt(first ?? 0), facets.types[0]?.values[0]?.floor, facets.prices?.lowest]
    }
    expect(at(0)).toEqual([tokenId(2n), 3_600n, 3_000n])
    expect(at(60)).toEqual([tokenId(2n), 3_540n, 3_000n])
    expect(at(660)).toEqual([tokenId(1n), 2_940n, 2_940n])
    expect(at(hour - 1)).toEqual([tokenId(1n), 1n, 1n])
    expect(
      engine.answer(itemQuery({ minPrice: 2_940n, maxPrice: 2_940n, now: NOW + 660 })).rows,
    ).toHaveLength(1)
    expect(
      engine.answer(itemQuery({ minPrice: 2_941n, maxPrice: 2_999n, now: NOW + 660 })).rows,
    ).toHaveLength(0)
    expect(engine.table.amounts.count).toBe(count)
  })
})

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
                (one) =>
                  one !== null &&
                  one.endsAtSeconds > NOW &&
                  requested.unit.includes(one.currency.id as Address),
              )
              .map((one) => one?.price ?? 0n)
              .sort((a, b) => (a < b ? -1 : 1))
            expect(floor, key).toBe(prices[0])
          }
        }
        expect(facets.listed).toBe(engine.answer({ ...requested, listed: true, inBundle: false }).rows.length)
        expect(facets.inBundle).toBe(
          engine.answer({ ...requested, listed: false, inBundle: true }).rows.length,
        )
      }),
      { numRuns: 300 },
    )
  })

  test('show a selected value that no item has, so that it can be deselected', () => {
    const { facets } = select(
      [item(1, { traits: ['Head=Hat'] })],
      itemQuery({ traits: ['Head=Wig', 'Hands=Four'] }),
    )
    expect(facets.types.map(({ type }) => type)).toEqual(['Hands', 'Head'])
    expect(facets.types[1]?.values.map(({ value, count, isSelected }) => [value, count, isSelected])).toEqual(
      [
        ['Hat', 0, false],
        ['Wig', 0, true],
      ],
    )
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

describe('the values of a type', () => {
  const values = (...keys: readonly string[]) =>
    select(
      keys.map((key, index) => item(index + 1, { traits: [key] })),
      itemQuery({}),
    )
      .engine.answer(itemQuery({}))
      .facets.types.map(({ kind, values }) => [kind, ...values.map(({ value }) => value)])

  test.each([
    ['numbers', ['L=10', 'L=9', 'L=-2', 'L=0.10', 'L=0.9', 'L='], 'number -2 0.10 0.9 9 10 '],
    [
      'numbers that no float holds',
      ['L=9007199254740993', 'L=9007199254740992'],
      'number 9007199254740992 9007199254740993',
    ],
    ['dates', ['L%date=1607385600', 'L%date=-5', 'L%date=99'], 'date -5 99 1607385600'],
    ['percentages', ['L%percent=10', 'L%percent=5.5'], 'number 5.5 10'],
    ['one that isn’t a number', ['L=10', 'L=9', 'L=1e3'], 'text 1e3 9 10'],
    ['numbers and dates', ['L=10', 'L%date=9'], 'text 9 10'],
  ])('with %s', (_, keys, expected) => {
    expect(values(...keys)).toEqual([expected.split(' ')])
  })
})

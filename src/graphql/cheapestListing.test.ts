// The cheapest current listing, compared with the price of every listing.
import type { ApolloClient } from '@apollo/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCheapest, type ListingPrice, MOST_DECLINING, unitPriceAt } from './cheapestListing.ts'
import { readFromCheapest } from './listingsFromCheapest.ts'
import { answer } from '../../tests/support/indexRules.ts'

interface Row extends ListingPrice {
  readonly id: string
  readonly priceType: 'FIXED' | 'DECLINING'
  readonly [field: string]: unknown
}

const NOW = 1_000_000
const END = `${NOW + 5_000}`

const fixed = fc.bigInt({ min: 1n, max: 1_000n }).map((price) => ({
  priceType: 'FIXED' as const,
  unitPrice: `${price}`,
  unitEndPrice: `${price}`,
  startsAtSeconds: '0',
  endsAtSeconds: END,
}))
const declining = fc
  .record({
    end: fc.bigInt({ min: 1n, max: 1_000n }),
    more: fc.bigInt({ min: 1n, max: 10_000n }),
    started: fc.integer({ min: 0, max: 9_999 }),
    left: fc.integer({ min: 1, max: 10_000 }),
  })
  .map(({ end, more, started, left }) => ({
    priceType: 'DECLINING' as const,
    unitPrice: `${end + more}`,
    unitEndPrice: `${end}`,
    startsAtSeconds: `${NOW - started}`,
    endsAtSeconds: `${NOW + left}`,
  }))

/** Any market: mostly with few declining prices, sometimes with more than a query reads. */
const market = fc
  .tuple(fc.array(fixed, { maxLength: 30 }), fc.array(declining, { maxLength: 45, size: 'max' }))
  .map((both) =>
    both.flat().map((row, index): Row => ({ ...row, id: `0x${index.toString(16).padStart(4, '0')}` })),
  )

const select = (rows: readonly Row[], where: object, orderBy: string, first: number) =>
  answer(rows, { where, orderBy, orderDirection: 'asc', first })

const brute = (rows: readonly Row[]) =>
  rows.map((row) => unitPriceAt(row, NOW)).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))

test('finds the lowest current price of a market, or reports that a limit was reached', () => {
  let bounded = 0
  fc.assert(
    fc.property(market, (rows) => {
      const cheapest = findCheapest(
        {
          fixed: select(rows, { priceType: 'FIXED' }, 'unitPrice', 1),
          declining: select(rows, { priceType: 'DECLINING' }, 'unitEndPrice', MOST_DECLINING),
        },
        NOW,
      )
      const [lowest] = brute(rows)
      const declined = rows.filter(({ priceType }) => priceType === 'DECLINING').length
      if (cheapest === undefined) {
        expect(lowest).toBeUndefined()
        return
      }
      if (cheapest.exact) expect(cheapest.price).toBe(lowest)
      else bounded += 1
      expect(cheapest.price >= (lowest ?? 0n)).toBe(true)
      if (declined < MOST_DECLINING) expect(cheapest.exact).toBe(true)
    }),
    { numRuns: 1_000 },
  )
  expect(bounded).toBeGreaterThan(0)
})

test('picks a declining price that has fallen below a fixed one', () => {
  const fallen = {
    unitPrice: '10000',
    unitEndPrice: '1',
    startsAtSeconds: `${NOW - 9_581}`,
    endsAtSeconds: `${NOW + 419}`,
  }
  const fixedPrice = { unitPrice: '500', unitEndPrice: '500', startsAtSeconds: '0', endsAtSeconds: END }
  expect(findCheapest({ fixed: [fixedPrice], declining: [fallen] }, NOW)).toEqual({
    listing: fallen,
    price: 420n,
    exact: true,
  })
})

test('ignores a listing that ended while the page was open', () => {
  const ended = { unitPrice: '9', unitEndPrice: '1', startsAtSeconds: '0', endsAtSeconds: `${NOW}` }
  expect(findCheapest({ fixed: [], declining: [ended] }, NOW)).toBeUndefined()
})

test('visits listings from the cheapest on, page after page', async () => {
  await fc.assert(
    fc.asyncProperty(
      market,
      fc.integer({ min: 1, max: 8 }),
      fc.option(fc.bigInt({ min: 1n, max: 2_000n }), { nil: undefined }),
      fc.integer({ min: 1, max: 80 }),
      async (rows, pageSize, upTo, enough) => {
        const visited: bigint[] = []
        const whole = await readFromCheapest(clientOf(rows), {
          where: { live: true },
          atSeconds: NOW,
          upTo: upTo as never,
          pages: 100,
          pageSize,
          visit: ({ price }) => visited.push(price) === enough,
        })
        const all = brute(rows).filter((price) => upTo === undefined || price <= upTo)
        expect(visited).toEqual(all.slice(0, enough))
        expect(whole).toBe(true)
      },
    ),
  )
})

test('reports a read that stops at a limit', async () => {
  const row = { unitPrice: '5', unitEndPrice: '5', startsAtSeconds: '0', endsAtSeconds: END }
  const rows = [0, 1, 2].map((number): Row => ({ ...row, id: `0x0${number}`, priceType: 'FIXED' }))
  const read = (pages: number) =>
    readFromCheapest(clientOf(rows), {
      where: {},
      atSeconds: NOW,
      pages,
      pageSize: 1,
      visit: () => false,
    })
  expect(await read(2)).toBe(false)
  expect(await read(4)).toBe(true)
})

/** A client whose index replies from rows. */
function clientOf(rows: readonly Row[]): ApolloClient {
  const live = rows.map((row) => ({ ...row, live: true, token: null }))
  const query = async ({
    variables,
  }: {
    variables: { fixed: object; declining?: object; first: number }
  }) => ({
    data: {
      fixed: select(live, variables.fixed, 'unitPrice', variables.first),
      declining:
        variables.declining === undefined ? [] : select(live, variables.declining, 'unitEndPrice', 1_000),
    },
  })
  return { query } as unknown as ApolloClient
}

// The cheapest current listing, compared with the price of every listing.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCheapest, MAX_DECLINING } from './cheapestListing.ts'
import { fetchFromCheapest } from './listingsFromCheapest.ts'
import {
  type Row,
  NOW,
  END,
  market,
  select,
  sortPrices,
  createIndexClient,
} from '../../tests/support/listingPrices.ts'

test('finds the lowest current price of a market, or reports that a limit was reached', () => {
  let bounded = 0
  fc.assert(
    fc.property(market, (rows) => {
      const cheapest = findCheapest(
        {
          fixed: select(rows, { priceType: 'FIXED' }, 'unitPrice', 1),
          declining: select(rows, { priceType: 'DECLINING' }, 'unitEndPrice', MAX_DECLINING),
        },
        NOW,
      )
      const [lowest] = sortPrices(rows)
      const declined = rows.filter(({ priceType }) => priceType === 'DECLINING').length
      if (cheapest === undefined) {
        expect(lowest).toBeUndefined()
        return
      }
      if (cheapest.exact) expect(cheapest.price).toBe(lowest)
      else bounded += 1
      expect(cheapest.price >= (lowest ?? 0n)).toBe(true)
      if (declined < MAX_DECLINING) expect(cheapest.exact).toBe(true)
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
        const whole = await fetchFromCheapest(createIndexClient(rows), {
          where: { live: true },
          atSeconds: NOW,
          upTo: upTo as never,
          pages: 100,
          pageSize,
          visit: ({ price }) => visited.push(price) === enough,
        })
        const all = sortPrices(rows).filter((price) => upTo === undefined || price <= upTo)
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
    fetchFromCheapest(createIndexClient(rows), {
      where: {},
      atSeconds: NOW,
      pages,
      pageSize: 1,
      visit: () => false,
    })
  expect(await read(2)).toBe(false)
  expect(await read(4)).toBe(true)
})

// What the home page draws its first items from: the collections' order is the day's, in UTC, and the same for all; which of
// their listings are candidates depends on no single price.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toPageConfig } from '../../../operate/config/pageConfig.ts'
import { parseSite } from '../../../operate/config/readSite.ts'
import { DAY_SECONDS } from '../../domain/time.ts'
import { getPoolCollections, selectFeatured } from './featured.ts'

const SHIPPED = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as object
const OWN = Array.from({ length: 40 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`)
const MIDNIGHT = 20_000 * DAY_SECONDS

const site = (curation: object) =>
  toPageConfig(
    parseSite(
      JSON.stringify({
        ...SHIPPED,
        collections: OWN.map((address) => ({ address, standard: 'ERC721', startBlock: 0 })),
        curation,
      }),
    ),
    (path) => path,
  )

test('draws the same collections all day, and others on the next', () => {
  const config = site({ discover: true })
  const drawn = getPoolCollections(config, MIDNIGHT)
  expect(drawn).toHaveLength(10)
  expect(getPoolCollections(config, MIDNIGHT + DAY_SECONDS - 1)).toEqual(drawn)
  expect(getPoolCollections(config, MIDNIGHT + DAY_SECONDS)).not.toEqual(drawn)
  expect(getPoolCollections(config, MIDNIGHT - 1)).not.toEqual(drawn)
})

test('gives every collection about the same number of days, and a hidden one none', () => {
  const days = 1_000
  const [hidden = '', ...others] = OWN
  const config = site({ discover: true, hidden: [hidden] })
  const drawn = Array.from({ length: days }, (_, day) => getPoolCollections(config, day * DAY_SECONDS)).flat()
  const counts = others.map((address) => drawn.filter((one) => one === address).length)
  // Each is one of ten among 39: 256 days, with a standard deviation of 14.
  expect(Math.min(...counts)).toBeGreaterThan(195)
  expect(Math.max(...counts)).toBeLessThan(320)
  expect(drawn).not.toContain(hidden)
})

test('takes the operator’s collections in order, on every day', () => {
  const featured = [OWN[3], OWN[1]]
  const config = site({ discover: false, featured })
  expect(getPoolCollections(config, MIDNIGHT)).toEqual(featured)
  expect(getPoolCollections(config, MIDNIGHT + DAY_SECONDS)).toEqual(featured)
})

/** A market's cheapest listings, in its smallest unit, each of another item. */
const market = (id: string, prices: readonly bigint[], saleCount = 1) => ({
  id,
  saleCount,
  flaggedSaleCount: 0,
  cheapest: prices.map((price, index) => ({
    id: `${id} order ${index}`,
    unitPrice: `${price}`,
    unitEndPrice: `${price}`,
    startsAtSeconds: '1',
    endsAtSeconds: `${2 * MIDNIGHT}`,
    token: { id: `${id} ${price} #${index}`, bestAsk: { id: `${id} order ${index}` } },
  })),
})

function getFeatured(markets: readonly ReturnType<typeof market>[], curation: object = {}) {
  const config = site({ discover: true, ...curation })
  const [id = ''] = getPoolCollections(config, MIDNIGHT)
  const pool = [{ id, markets }] as unknown as Parameters<typeof selectFeatured>[1]['pool']
  return selectFeatured(config, { picked: [], pool }, MIDNIGHT)
    .tokens.map((token) => token.id.split(' #')[0])
    .toSorted()
}

test('neither a listing for next to nothing nor one at any price keeps the others from being drawn', () => {
  expect(getFeatured([market('eth', [1n, 900n, 1_000n, 1_100n])])).toEqual([
    'eth 1',
    'eth 1000',
    'eth 1100',
    'eth 900',
  ])
  expect(getFeatured([market('eth', [900n, 1_000n, 1_000_000n])])).toEqual(['eth 1000', 'eth 900'])
  expect(getFeatured([market('eth', [900n, 1_000_000n])])).toEqual(['eth 900'])
})

test('draws a market’s single listing only where the collection has sold in no other currency', () => {
  const eth = market('eth', [900n, 1_000n])
  expect(getFeatured([eth, market('usdc', [1_000_000n])])).toEqual(['eth 1000', 'eth 900'])
  expect(getFeatured([market('eth', [900n]), market('usdc', [1_000_000n], 0)])).toEqual(['eth 900'])
  expect(getFeatured([market('eth', []), market('usdc', [1_000_000n])])).toEqual([])
})

test('shows a collection of the operator’s choice that hasn’t sold, without its single listing in another currency', () => {
  const featured = { featured: [OWN[0]] }
  expect(getFeatured([market('eth', [900n], 0)], featured)).toEqual(['eth 900'])
  const both = [market('eth', [900n, 1_000n], 0), market('usdc', [1_000_000n], 0)]
  expect(getFeatured(both, featured)).toEqual(['eth 1000', 'eth 900'])
})

// The collections that the home page draws its first items from: their order is the day's, in UTC, and the same for all.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toPageConfig } from '../../../operate/config/pageConfig.ts'
import { parseSite } from '../../../operate/config/readSite.ts'
import { DAY_SECONDS } from '../../domain/time.ts'
import { poolCollections } from './featured.ts'

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
  const drawn = poolCollections(config, MIDNIGHT)
  expect(drawn).toHaveLength(10)
  expect(poolCollections(config, MIDNIGHT + DAY_SECONDS - 1)).toEqual(drawn)
  expect(poolCollections(config, MIDNIGHT + DAY_SECONDS)).not.toEqual(drawn)
  expect(poolCollections(config, MIDNIGHT - 1)).not.toEqual(drawn)
})

test('gives every collection about the same number of days, and a hidden one none', () => {
  const days = 1_000
  const [hidden = '', ...others] = OWN
  const config = site({ discover: true, hidden: [hidden] })
  const drawn = Array.from({ length: days }, (_, day) => poolCollections(config, day * DAY_SECONDS)).flat()
  const counts = others.map((address) => drawn.filter((one) => one === address).length)
  // Each is one of ten among 39: 256 days, with a standard deviation of 14.
  expect(Math.min(...counts)).toBeGreaterThan(195)
  expect(Math.max(...counts)).toBeLessThan(320)
  expect(drawn).not.toContain(hidden)
})

test('takes the operator’s collections in order, on every day', () => {
  const featured = [OWN[3], OWN[1]]
  const config = site({ discover: false, featured })
  expect(poolCollections(config, MIDNIGHT)).toEqual(featured)
  expect(poolCollections(config, MIDNIGHT + DAY_SECONDS)).toEqual(featured)
})

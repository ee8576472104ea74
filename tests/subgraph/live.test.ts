// `live` against the chain: of random orders over all fields, the index calls live exactly those that can be filled here.
import { expect, test } from 'vitest'
import { compareMarket, formatTable } from './orderMarket.ts'

const COUNT = Number(process.env.VITRINE_ORDERS ?? 1_000)
const SEED = Number(process.env.VITRINE_SEED ?? 20_26)

test(
  'no order is live that nobody can fill, and none dead that this market would fill',
  async () => {
    const comparison = await compareMarket({ count: COUNT, seed: SEED })
    console.info(formatTable(comparison))
    expect(comparison.wrong).toEqual([])
    expect(comparison.live).toBeGreaterThan(COUNT / 10)
  },
  10 * 60_000,
)

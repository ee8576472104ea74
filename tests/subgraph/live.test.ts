// Checks `live` against the chain: of random orders over all fields, exactly those that can be filled here are live.
import { expect, test } from 'vitest'
import { compareMarket, formatTable } from './orderMarket.ts'

const COUNT = Number(process.env.VITRINE_ORDERS ?? 1_000)
const SEED = Number(process.env.VITRINE_SEED ?? 20_26)

test(
  'an order is live exactly when this market would fill it',
  async () => {
    const comparison = await compareMarket({ count: COUNT, seed: SEED })
    console.info(formatTable(comparison))
    expect(comparison.wrong).toEqual([])
    expect(comparison.live).toBeGreaterThan(COUNT / 10)
  },
  // Ten minutes, or as much as a larger number needs on a slow machine.
  Math.max(10 * 60_000, COUNT * 200),
)

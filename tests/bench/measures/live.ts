// L1: whether the index marks exactly those random orders as live that can be filled here.
import { compareMarket, formatTable } from '../../subgraph/orderMarket.ts'
import type { Measure } from '../measure.ts'

const ORDERS = Number(process.env.VITRINE_ORDERS ?? 10_000)
const SEED = Number(process.env.VITRINE_SEED ?? 1)

export const live: Measure = {
  id: 'L1',
  what: 'orders that the index calls live or dead against the chain',
  unit: 'orders',
  goal: 0,
  passes: 'at most',
  decimals: 0,
  async take() {
    const comparison = await compareMarket({ count: ORDERS, seed: SEED })
    console.info(formatTable(comparison))
    for (const line of comparison.wrong) console.info(line)
    return {
      value: comparison.wrong.length,
      against: `fulfillAdvancedOrder by eth_call; ${comparison.live} looks found a live order`,
      samples: comparison.looks,
    }
  },
}

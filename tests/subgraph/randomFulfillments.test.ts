// Checks mappings and verifier against each other: what the index says of random fulfillments is verified, lies aren't.
import { expect, test } from 'vitest'
import { formatReport, playFulfillments } from './fulfillmentMarket.ts'

const COUNT = Number(process.env.VITRINE_TRADES ?? 150)
/** To play one trade again: its number, and a count of 1. */
const FIRST = Number(process.env.VITRINE_FIRST ?? 1)
const SEED = process.env.VITRINE_SEED ?? 'one'
const DISCOVER = process.env.VITRINE_DISCOVER !== 'no'

test(
  'what the index says of random fulfillments is verified, and no lie about them is',
  async () => {
    const report = await playFulfillments({ seed: SEED, first: FIRST, count: COUNT, discover: DISCOVER })
    console.info(formatReport(report))
    expect(report.wrong).toEqual([])
    // A kind of trade or lie that never occurs would prove nothing.
    expect(report.sales).toBeGreaterThan(COUNT)
    expect(report.lies.size).toBe(14)
  },
  // Ten minutes, or as much as a larger number needs on a slow machine.
  Math.max(10 * 60_000, COUNT * 2_000),
)

// I1: the indexing speed of our mapping, compared with the baseline on the same node: interleaved pairs, medians.
import { callRpc, readLatestBlock } from '../../../local/chain/json-rpc.ts'
import type { Subgraph } from '../../../local/indexer/graph-node.ts'
import { prepareSubgraph } from '../../../local/indexer/subgraph.ts'
import type { Stack } from '../../../local/stack.ts'
import { buildBaseline, followedEvents } from '../baseline.ts'
import { type Measure, round } from '../measure.ts'
import { startIndex } from '../runningIndex.ts'
import { median } from '../statistics.ts'

const PAIRS = 5

/** Logs, up to a block, that trigger both mappings. */
async function countEvents(stack: Stack, upTo: number): Promise<number> {
  const counts = await Promise.all(
    followedEvents(stack.contracts.collections).map(async ({ address, startBlock, topics }) => {
      const [fromBlock, toBlock] = [startBlock, upTo].map((block) => `0x${block.toString(16)}`)
      const filter = { address, fromBlock, toBlock, topics: [topics] }
      return ((await callRpc(stack.rpcUrl, 'eth_getLogs', [filter])) as unknown[]).length
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Seconds from the first request for the chain's logs until the block is indexed; database and node are new. */
async function timeIndexing(stack: Stack, subgraph: Subgraph, upTo: number): Promise<number> {
  const index = await startIndex(stack, subgraph)
  try {
    await index.reach(upTo)
    const endedAt = performance.now()
    const startedAt = index.node.firstRequestAt('eth_getLogs')
    if (startedAt === undefined) throw new Error('graph-node never requested logs.')
    return (endedAt - startedAt) / 1000
  } finally {
    await index.stop()
  }
}

export const indexingSpeed: Measure = {
  id: 'I1',
  what: 'speed of indexing the demo’s events',
  unit: '×',
  goal: 0.7,
  passes: 'at least',
  decimals: 2,
  async take(bench) {
    const { stack } = await bench.site()
    const ours = await prepareSubgraph({ ...stack, optimize: true })
    const baseline = await buildBaseline(stack.contracts.collections)
    const { number } = await readLatestBlock(stack.rpcUrl)
    const events = await countEvents(stack, number)
    const seconds = { ours: [] as number[], baseline: [] as number[] }
    for (let pair = 0; pair < PAIRS; pair++) {
      const oursFirst = pair % 2 === 0
      for (const isOurs of [oursFirst, !oursFirst]) {
        const took = await timeIndexing(stack, isOurs ? ours : baseline, number)
        seconds[isOurs ? 'ours' : 'baseline'].push(took)
      }
    }
    const speed = events / median(seconds.ours)
    const least = events / median(seconds.baseline)
    return {
      value: speed / least,
      against: `one entity per event on the same node: ${round(least)}/s of ${events} events, ours ${round(speed)}/s`,
      samples: PAIRS,
    }
  },
}

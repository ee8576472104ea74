// I1: the indexing speed of our mapping, compared with three others on the same node: interleaved rounds, medians.
import { join } from 'node:path'
import { BLOCK_TIME_SECONDS } from '../../../local/chain/heartbeat.ts'
import { callRpc, readLatestBlock } from '../../../local/chain/json-rpc.ts'
import type { Subgraph } from '../../../local/indexer/graph-node.ts'
import type { Stack } from '../../../local/stack.ts'
import { SWEEP_SECONDS } from '../../../operate/config/indexedNetwork.ts'
import { buildSubgraph } from '../../../subgraph/manifest/build.ts'
import { LOCAL_NETWORK } from '../../../subgraph/manifest/network.ts'
import { buildPeer, followedEvents } from '../peers.ts'
import { type Measure, round } from '../measure.ts'
import { startIndex } from '../runningIndex.ts'
import { median } from '../statistics.ts'

const ROUNDS = 5
/** Speed against one entity an event, and processor time a log against the marketplace's. */
const PROCESSOR_GOAL = 0.85

/** Logs, up to a block, that trigger a mapping. */
async function countLogs(
  stack: Stack,
  followed: ReturnType<typeof followedEvents>,
  upTo: number,
): Promise<number> {
  const counts = await Promise.all(
    followed.map(async ({ address, startBlock, topics }) => {
      const [fromBlock, toBlock] = [startBlock, upTo].map((block) => `0x${block.toString(16)}`)
      const filter = { address, fromBlock, toBlock, topics: [topics] }
      return ((await callRpc(stack.rpcUrl, 'eth_getLogs', [filter])) as unknown[]).length
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

interface Sample {
  /** From the first request for the chain's logs until the block is indexed. */
  readonly seconds: number
  /** Processor time of indexer and database from the deployment on, in seconds; 0 where the system doesn't say. */
  readonly processor: number
}

/** Indexes the chain once; database and node are new. */
async function takeSample(stack: Stack, subgraph: Subgraph, upTo: number): Promise<Sample> {
  const index = await startIndex(stack, subgraph)
  try {
    const before = index.processorTime() ?? 0
    await index.reach(upTo)
    const endedAt = performance.now()
    const startedAt = index.node.firstRequestAt('eth_getLogs')
    if (startedAt === undefined) throw new Error('graph-node never requested logs.')
    return { seconds: (endedAt - startedAt) / 1000, processor: (index.processorTime() ?? 0) - before }
  } finally {
    await index.stop()
  }
}

export const indexingSpeed: Measure = {
  id: 'I1',
  what: 'logs indexed per second, of the demo',
  unit: '×',
  goal: 1.4,
  passes: 'at least',
  decimals: 2,
  async take(bench) {
    const { stack } = await bench.site()
    const { collections } = stack.contracts
    const { number } = await readLatestBlock(stack.rpcUrl)
    const everything = followedEvents(collections)
    const fulfilled = followedEvents(collections, 'marketplace')
    const subjects = [
      {
        // As an operator's build does, it reads no metadata before the newest block, and sweeps once a minute.
        subgraph: await buildSubgraph({
          network: { ...LOCAL_NETWORK, sweepEveryBlocks: Math.round(SWEEP_SECONDS / BLOCK_TIME_SECONDS) },
          collections,
          outputDirectory: join(stack.stateDirectory, 'subgraph-of-operator'),
          optimize: true,
          metadataFromBlock: number,
        }),
        logs: await countLogs(stack, everything, number),
      },
      {
        subgraph: await buildPeer('baseline', collections),
        logs: await countLogs(stack, everything, number),
      },
      {
        subgraph: await buildPeer('minimal', collections),
        logs: await countLogs(stack, everything, number),
      },
      {
        subgraph: await buildPeer('marketplace', collections),
        logs: await countLogs(stack, fulfilled, number),
      },
    ]
    const samples: Sample[][] = subjects.map(() => [])
    for (let pass = 0; pass < ROUNDS; pass++) {
      const places = pass % 2 === 0 ? [0, 1, 2, 3] : [3, 2, 1, 0]
      for (const place of places) {
        const subject = subjects[place]
        if (subject) samples[place]?.push(await takeSample(stack, subject.subgraph, number))
      }
    }
    const figures = subjects.map(({ logs }, place) => ({
      logs,
      perSecond: logs / median(samples[place]?.map(({ seconds }) => seconds) ?? []),
      milliseconds: (median(samples[place]?.map(({ processor }) => processor) ?? []) * 1000) / logs,
    }))
    const [ours, baseline, minimal, marketplace] = figures
    if (!ours || !baseline || !minimal || !marketplace) throw new Error('A mapping is missing.')
    const ofBaseline = ours.perSecond / baseline.perSecond
    const ofProcessor = ours.milliseconds / marketplace.milliseconds
    return {
      value: ours.perSecond / marketplace.perSecond,
      against:
        `a marketplace’s statistics on the same node: ${round(marketplace.perSecond)}/s of ${marketplace.logs} ` +
        `fulfillments, ours ${round(ours.perSecond)}/s of ${ours.logs} logs; processor time ` +
        `${round(ofProcessor, 2)} × (${round(ours.milliseconds)} and ${round(marketplace.milliseconds)} ms a log); ` +
        `one entity per event ${round(baseline.perSecond)}/s, of which ours is ${round(ofBaseline, 2)}; the least ` +
        `that pages show ${round(minimal.perSecond)}/s at ${round(minimal.milliseconds)} ms a log`,
      samples: ROUNDS,
      missed: ofProcessor > PROCESSOR_GOAL ? `above ${PROCESSOR_GOAL} × of the processor time` : undefined,
    }
  },
}

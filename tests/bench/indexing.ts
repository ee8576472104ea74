// I1 and I2: how fast our mapping indexes, against the least one on the same node, and what it asks contracts for.
import { callRpc, readLatestBlock } from '../../local/chain/json-rpc.ts'
import { readIndexingStatus, startGraphNode, type Subgraph } from '../../local/indexer/graph-node.ts'
import { startPostgres } from '../../local/indexer/postgres.ts'
import { prepareSubgraph } from '../../local/indexer/subgraph.ts'
import { findPrograms, gnd } from '../../local/process/executable.ts'
import { freePort } from '../../local/process/ports.ts'
import { waitFor } from '../../local/process/wait.ts'
import type { Stack } from '../../local/stack.ts'
import { closeStateDirectory, openStateDirectory } from '../../local/state-directory.ts'
import { buildBaseline } from './baseline.ts'
import { type CountingNode, startCountingNode } from './countingNode.ts'
import { type Measurement, median, round } from './measure.ts'
import { transferBackAndForth } from './transfers.ts'

const SPEED_GOAL = 0.7
/** The demo's history takes seconds; beyond this something is wrong. */
const INDEX_MS = 120_000
const TRANSFERS = 100

interface RunningIndex {
  readonly node: CountingNode
  readonly graphqlUrl: string
  /** Waits until the index has the block. */
  reach(blockNumber: number): Promise<void>
  stop(): Promise<void>
}

/** A database and a graph-node of their own on the stack's chain, with the one subgraph. */
async function startIndex(stack: Stack, subgraph: Subgraph): Promise<RunningIndex> {
  const directory = await openStateDirectory(undefined)
  const stateDirectory = directory.path
  const node = await startCountingNode(stack.rpcUrl)
  const database = await startPostgres({ port: await freePort(), stateDirectory })
  const graphNode = await startGraphNode({
    gnd: findPrograms([gnd]).gnd,
    subgraph,
    databaseUrl: database.url,
    rpcUrl: node.url,
    gatewayUrl: stack.gatewayUrl,
    ports: {
      http: await freePort(),
      indexNode: await freePort(),
      admin: await freePort(),
      metrics: await freePort(),
    },
    stateDirectory,
  })
  const { graphqlUrl } = graphNode
  return {
    node,
    graphqlUrl,
    reach: async (blockNumber) => {
      await waitFor(
        async () => {
          const status = await readIndexingStatus(graphqlUrl)
          if (status?.hasIndexingErrors) throw new Error('The subgraph failed.')
          return status !== undefined && status.blockNumber >= blockNumber
        },
        { what: `block ${blockNumber} to be indexed`, timeoutMs: INDEX_MS, intervalMs: 20 },
      )
    },
    stop: async () => {
      await graphNode.process.stop()
      await database.process.stop()
      await node.stop()
      await closeStateDirectory(directory)
    },
  }
}

/** Logs of the contracts that both mappings follow, up to a block. */
async function countEvents(stack: Stack, upTo: number): Promise<number> {
  const { collections, seaport } = stack.contracts
  const logs = (await callRpc(stack.rpcUrl, 'eth_getLogs', [
    {
      fromBlock: '0x0',
      toBlock: `0x${upTo.toString(16)}`,
      address: [seaport, ...collections.map(({ address }) => address)],
    },
  ])) as unknown[]
  return logs.length
}

/** Seconds from the first look at the chain's logs until the block is indexed. */
async function timeIndexing(stack: Stack, subgraph: Subgraph, upTo: number): Promise<number> {
  const index = await startIndex(stack, subgraph)
  try {
    await index.reach(upTo)
    const endedAt = performance.now()
    const startedAt = index.node.firstAskedAt('eth_getLogs')
    if (startedAt === undefined) throw new Error('graph-node never asked for logs.')
    return (endedAt - startedAt) / 1000
  } finally {
    await index.stop()
  }
}

/** I1: interleaved pairs, median of each. */
export async function measureIndexingSpeed(stack: Stack, pairs = 5): Promise<Measurement> {
  const ours = await prepareSubgraph({ ...stack, optimize: true })
  const baseline = await buildBaseline(stack.contracts.collections)
  const { number } = await readLatestBlock(stack.rpcUrl)
  const events = await countEvents(stack, number)
  const oursSeconds: number[] = []
  const baselineSeconds: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    oursSeconds.push(await timeIndexing(stack, ours, number))
    baselineSeconds.push(await timeIndexing(stack, baseline, number))
  }
  const speed = events / median(oursSeconds)
  const baselineSpeed = events / median(baselineSeconds)
  const value = speed / baselineSpeed
  return {
    id: 'I1',
    what: `events indexed a second, of ${events}`,
    value: round(value, 2),
    unit: '×',
    goal: SPEED_GOAL,
    pass: value >= SPEED_GOAL,
    against: `one entity an event: ${round(baselineSpeed)}/s, ours ${round(speed)}/s`,
    samples: pairs,
  }
}

/** I2: what graph-node calls while our mapping takes in transfers of tokens it knows. */
export async function measureCallsPerTransfer(stack: Stack): Promise<Measurement> {
  const index = await startIndex(stack, await prepareSubgraph({ ...stack, optimize: true }))
  try {
    await index.reach((await readLatestBlock(stack.rpcUrl)).number)
    const before = index.node.count('eth_call')
    const transfers = await transferBackAndForth(stack, TRANSFERS)
    await index.reach((await readLatestBlock(stack.rpcUrl)).number)
    const calls = index.node.count('eth_call') - before
    return {
      id: 'I2',
      what: 'contract calls a Transfer',
      value: round(calls / transfers, 3),
      unit: 'calls',
      goal: 0,
      pass: calls === 0,
      against: `${before} calls for the whole history before it`,
      samples: transfers,
    }
  } finally {
    await index.stop()
  }
}

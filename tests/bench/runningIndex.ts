// A separate database and graph-node on the stack's chain, with one subgraph, for measurements of indexing.
import { readIndexingStatus, startGraphNode, type Subgraph } from '../../local/indexer/graph-node.ts'
import { startPostgres } from '../../local/indexer/postgres.ts'
import { findPrograms, gnd } from '../../subgraph/manifest/program.ts'
import { freePort } from '../../local/process/ports.ts'
import { waitFor } from '../../local/process/wait.ts'
import type { Stack } from '../../local/stack.ts'
import { closeStateDirectory, openStateDirectory } from '../../local/state-directory.ts'
import { type CountingNode, startCountingNode } from '../support/countingNode.ts'
import { readProcessorTime } from './processorTime.ts'

/** The demo's history takes seconds; after this time something is wrong. */
const INDEX_MS = 120_000
/** How often the index's progress is polled: often enough for timing. Four times as often took a fifth of its time. */
const LOOK_MS = 100

export interface RunningIndex {
  /** The proxy through which it calls the chain. */
  readonly node: CountingNode
  readonly graphqlUrl: string
  /** Waits until the index has the block. @throws Error when the subgraph has failed */
  reach(blockNumber: number): Promise<void>
  /** Seconds that indexer and database have worked so far; undefined where the system doesn't say. */
  processorTime(): number | undefined
  stop(): Promise<void>
}

/** @param stack whose chain and gateway are read; its own index keeps running, idle */
export async function startIndex(stack: Stack, subgraph: Subgraph): Promise<RunningIndex> {
  const directory = await openStateDirectory(undefined)
  const stateDirectory = directory.path
  const node = await startCountingNode(stack.archiveUrl)
  const programs = findPrograms([gnd])
  const database = await startPostgres({ gnd: programs.gnd, port: await freePort(), stateDirectory })
  const graphNode = await startGraphNode({
    gnd: programs.gnd,
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
      const { hasIndexingErrors } = await waitFor(
        async () => {
          const status = await readIndexingStatus(graphqlUrl)
          const ended = status?.hasIndexingErrors === true || (status?.blockNumber ?? -1) >= blockNumber
          return ended ? status : undefined
        },
        { what: `block ${blockNumber} to be indexed`, timeoutMs: INDEX_MS, intervalMs: LOOK_MS },
      )
      if (hasIndexingErrors) throw new Error('The subgraph has failed.')
    },
    processorTime: () => readProcessorTime([graphNode.process.pid, database.process.pid]),
    stop: async () => {
      await graphNode.process.stop()
      await database.process.stop()
      await node.stop()
      await closeStateDirectory(directory)
    },
  }
}

// The indexer whole: a database and graph-node on it, to be paused, restarted and given another subgraph.
import { PartCrashedError, waitForPart } from '../process/managed-process.ts'
import { freePort } from '../process/ports.ts'
import type { Teardown } from '../process/teardown.ts'
import { readIndexingStatus, startGraphNode, type GraphNode, type Subgraph } from './graph-node.ts'
import type { Postgres } from './postgres.ts'

export interface Indexer {
  readonly graphqlUrl: string
  readonly indexNodeUrl: string
  readonly logFile: string
  /** Stops graph-node in its tracks, as a hang would; queries wait until it is resumed. */
  pause(): void
  resume(): void
  /** Ends graph-node, with this signal at once or in order when there is none, and starts it again, indexing anew. */
  restart(options?: { subgraph?: Subgraph; signal?: 'SIGKILL' }): Promise<void>
  /**
   * Returns when the index has reached a block.
   *
   * @throws PartCrashedError when graph-node ends or the subgraph fails; WaitTimeoutError after `timeoutMs`.
   */
  reach(
    blockNumber: number,
    options: { timeoutMs: number; onProgress?: (blockNumber: number) => void },
  ): Promise<void>
}

/** Starts graph-node on a running database, chain and gateway. */
export async function startIndexer({
  gnd,
  subgraph,
  database,
  rpcUrl,
  gatewayUrl,
  stateDirectory,
  teardown,
  onCrash,
  signal,
  preferredPort,
}: {
  gnd: string
  subgraph: Subgraph
  database: Postgres
  rpcUrl: string
  gatewayUrl: string
  stateDirectory: string
  teardown: Teardown
  onCrash: (crash: PartCrashedError) => void
  signal?: AbortSignal | undefined
  /** Wanted for queries. */
  preferredPort?: number | undefined
}): Promise<Indexer> {
  const ports = {
    http: await freePort(preferredPort),
    indexNode: await freePort(),
    admin: await freePort(),
    metrics: await freePort(),
  }
  let current = subgraph
  let node: GraphNode | undefined
  teardown.add(async () => node?.process.stop())

  const start = async () => {
    const options = {
      gnd,
      subgraph: current,
      databaseUrl: database.url,
      rpcUrl,
      gatewayUrl,
      ports,
      stateDirectory,
      signal,
    }
    node = await startGraphNode(options)
    void node.process.crashed.then(onCrash)
    return node
  }
  const { graphqlUrl, indexNodeUrl, process } = await start()

  return {
    graphqlUrl,
    indexNodeUrl,
    logFile: process.logFile,
    pause: () => node?.process.signal('SIGSTOP'),
    resume: () => node?.process.signal('SIGCONT'),
    restart: async ({ subgraph: next, signal: kill } = {}) => {
      await node?.process.stop(kill)
      current = next ?? current
      await start()
    },
    reach: async (blockNumber, { timeoutMs, onProgress }) => {
      if (!node) return
      const part = node.process
      const status = await waitForPart(
        part,
        async () => {
          const now = await readIndexingStatus(graphqlUrl)
          if (now) onProgress?.(now.blockNumber)
          return now && (now.hasIndexingErrors || now.blockNumber >= blockNumber) ? now : undefined
        },
        { what: `the index to reach block ${blockNumber}`, timeoutMs, signal },
      )
      if (status.hasIndexingErrors) {
        throw new PartCrashedError(part.name, 'stands still: the subgraph has failed', part.logFile)
      }
    },
  }
}

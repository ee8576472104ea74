// Runs the indexer: a database and graph-node on it, which can be paused, restarted and given another subgraph.
import { PartCrashedError, waitForPart, type ManagedProcess } from '../process/managed-process.ts'
import { freePort, LOOPBACK } from '../process/ports.ts'
import { readHandledEvents } from './handled-events.ts'
import {
  readIndexingStatus,
  type IndexingStatus,
  startGraphNode,
  type GraphNode,
  type Subgraph,
} from './graph-node.ts'

export interface Indexer {
  readonly graphqlUrl: string
  readonly indexNodeUrl: string
  /** Stops graph-node as a hang would; queries wait until it is resumed. */
  pause(): void
  resume(): void
  /** Ends graph-node, in order or at once by this signal, and starts it again; it indexes from scratch. */
  restart(options?: { subgraph?: Subgraph; signal?: 'SIGKILL' }): Promise<void>
  /**
   * Resolves when the index has reached a block.
   *
   * @throws PartCrashedError when graph-node exits, or as soon as a handler has failed, with the reason;
   * WaitTimeoutError after `timeoutMs`.
   */
  reach(
    blockNumber: number,
    options: { timeoutMs: number; onProgress?: (blockNumber: number) => void },
  ): Promise<void>
  /** See `readIndexingStatus`. */
  status(): Promise<IndexingStatus | undefined>
  /** Returns how many events are indexed; undefined while graph-node doesn't say. */
  countEvents(): Promise<number | undefined>
  stop(): Promise<void>
}

/** Starts graph-node on a running database, chain and gateway. */
export async function startIndexer({
  gnd,
  subgraph,
  placeholder,
  resumes,
  databaseUrl,
  rpcUrl,
  gatewayUrl,
  stateDirectory,
  entityCacheKilobytes,
  pollingIntervalMs,
  network,
  watch,
  signal,
  preferredPort,
}: {
  /** Path of the gnd program. */
  gnd: string
  subgraph: Subgraph
  /** See `startGraphNode`. */
  placeholder?: Subgraph | undefined
  /** See `startGraphNode`; a restart indexes from scratch. */
  resumes?: boolean | undefined
  databaseUrl: string
  rpcUrl: string
  gatewayUrl: string
  stateDirectory: string
  /** See `startGraphNode`. */
  entityCacheKilobytes?: number | undefined
  /** See `startGraphNode`. */
  pollingIntervalMs?: number | undefined
  /** See `startGraphNode`. */
  network?: string | undefined
  /** Gets every process that is started, to detect when it exits unexpectedly. */
  watch?: (process: ManagedProcess) => void
  signal?: AbortSignal | undefined
  /** Preferred port for queries. */
  preferredPort?: number | undefined
}): Promise<Indexer> {
  const pickPorts = async () => ({
    http: await freePort(preferredPort),
    indexNode: await freePort(),
    admin: await freePort(),
    metrics: await freePort(),
  })
  let ports = await pickPorts()
  const start = async (of: Subgraph, isResumed = false): Promise<GraphNode> => {
    const urls = { databaseUrl, rpcUrl, gatewayUrl }
    const started = await startGraphNode({
      ...{
        gnd,
        subgraph: of,
        placeholder,
        resumes: isResumed,
        ...urls,
        ports,
        stateDirectory,
        entityCacheKilobytes,
      },
      ...{ pollingIntervalMs, network, signal },
    })
    watch?.(started.process)
    return started
  }
  /** graph-node aborts when another program has taken one of its ports since they were picked. */
  const startOnFreePorts = async (): Promise<GraphNode> => {
    try {
      return await start(subgraph, resumes)
    } catch (error) {
      if (!(error instanceof PartCrashedError)) throw error
      ports = await pickPorts()
      return start(subgraph, resumes)
    }
  }
  let current = subgraph
  let node = await startOnFreePorts()
  const { graphqlUrl, indexNodeUrl } = node

  return {
    graphqlUrl,
    indexNodeUrl,
    pause: () => {
      node.process.signal('SIGSTOP')
    },
    resume: () => {
      node.process.signal('SIGCONT')
    },
    restart: async ({ subgraph: next, signal: kill } = {}) => {
      await node.process.stop(kill)
      current = next ?? current
      node = await start(current)
    },
    reach: async (blockNumber, { timeoutMs, onProgress }) => {
      const part = node.process
      const { reason } = await waitForPart(
        part,
        async () => {
          // A failed node may no longer respond, so its log is read first.
          const failure = await node.readFailure()
          if (failure !== undefined) return { reason: failure }
          const now = await readIndexingStatus(graphqlUrl)
          if (now) onProgress?.(now.blockNumber)
          if (now?.hasIndexingErrors)
            return { reason: (await node.readFailure()) ?? 'the subgraph has failed' }
          return now && now.blockNumber >= blockNumber && { reason: undefined }
        },
        // Requests cost the node that is busy indexing.
        { what: `the index to reach block ${blockNumber}`, timeoutMs, intervalMs: 200 },
      )
      if (reason !== undefined) {
        throw new PartCrashedError(part.name, `stopped: ${reason}`, part.logFile)
      }
    },
    status: () => readIndexingStatus(graphqlUrl),
    countEvents: () => readHandledEvents(`http://${LOOPBACK}:${ports.metrics}/metrics`),
    stop: () => node.process.stop(),
  }
}

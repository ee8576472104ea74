// graph-node as a process: `gnd dev`, its development build, on our chain, database and gateway.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPart, type ManagedProcess } from '../process/managed-process.ts'
import { LOOPBACK } from '../process/ports.ts'
import { followFailure } from './failure.ts'

/** The network's name in the manifests rendered for the local chain. */
export const NETWORK_NAME = 'local'

/** graph-node looks for new blocks this often (ms), unless told. */
const USUAL_POLLING_INTERVAL_MS = 200

/** Should the news of a new head be lost, graph-node looks by itself after so many seconds. */
const HEAD_WATCHER_SECONDS = 2

/** All that waits to be written is weighed anew at each block: graph-node's own 10 MB cost more than they save. */
const WRITE_BATCH_KB = 3_000

/** graph-node's own 10 MB do not hold the demo's entities. */
const USUAL_ENTITY_CACHE_KB = 100_000

export interface GraphNodePorts {
  http: number
  indexNode: number
  admin: number
  metrics: number
}

export interface Subgraph {
  manifestPath: string
  buildDirectory: string
}

export interface GraphNode {
  readonly graphqlUrl: string
  readonly indexNodeUrl: string
  readonly process: ManagedProcess
  /** Why it indexes no further, if a handler has failed; cheap, to be asked again and again. */
  readFailure(): Promise<string | undefined>
}

/** What `_meta` of the subgraph says. */
export interface IndexingStatus {
  blockNumber: number
  hasIndexingErrors: boolean
}

/**
 * How far the index has come; undefined while it has not been deployed.
 *
 * @throws TypeError when graph-node cannot be reached.
 */
export async function readIndexingStatus(graphqlUrl: string): Promise<IndexingStatus | undefined> {
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ _meta { block { number } hasIndexingErrors } }' }),
    signal: AbortSignal.timeout(5_000),
  })
  const { data } = (await response.json()) as {
    data?: { _meta: { block: { number: number }; hasIndexingErrors: boolean } }
  }
  if (!data) return undefined
  return { blockNumber: data._meta.block.number, hasIndexingErrors: data._meta.hasIndexingErrors }
}

/**
 * Starts graph-node with one subgraph and returns when that is deployed. It is indexed from its start block on:
 * `gnd dev` drops what an earlier run stored.
 *
 * @throws PartCrashedError when it ends while starting.
 */
export async function startGraphNode({
  gnd,
  subgraph,
  databaseUrl,
  rpcUrl,
  gatewayUrl,
  ports,
  stateDirectory,
  entityCacheKilobytes = USUAL_ENTITY_CACHE_KB,
  pollingIntervalMs = USUAL_POLLING_INTERVAL_MS,
  signal,
}: {
  /** Path of the gnd program. */
  gnd: string
  subgraph: Subgraph
  databaseUrl: string
  rpcUrl: string
  gatewayUrl: string
  ports: GraphNodePorts
  stateDirectory: string
  /** Entities that do not fit are read from the database again. */
  entityCacheKilobytes?: number | undefined
  /** How often it looks for new blocks. */
  pollingIntervalMs?: number | undefined
  signal?: AbortSignal | undefined
}): Promise<GraphNode> {
  const process = await startPart(
    {
      name: 'Indexer (graph-node)',
      command: gnd,
      args: [
        'dev',
        ...['--manifests', `${subgraph.manifestPath}:${subgraph.buildDirectory}`],
        ...['--ethereum-rpc', `${NETWORK_NAME}:${rpcUrl}`],
        ...['--ipfs', gatewayUrl],
        ...['--http-port', String(ports.http), '--index-node-port', String(ports.indexNode)],
        ...['--admin-port', String(ports.admin), '--metrics-port', String(ports.metrics)],
      ],
      stateDirectory,
      logFile: join(stateDirectory, 'logs', 'graph-node.log'),
      cwd: stateDirectory,
      env: {
        HOME: stateDirectory,
        // Every user of the machine can read arguments, and the address contains the password.
        POSTGRES_URL: databaseUrl,
        GRAPH_LOG: 'info',
        // A backtrace for every host call of a mapping is most of the time to index, where RUST_BACKTRACE is set.
        RUST_LIB_BACKTRACE: '0',
        GRAPH_ENTITY_CACHE_SIZE: String(entityCacheKilobytes),
        // The archive in front of the chain remembers calls; a second memory in the database costs two queries a call.
        GRAPH_STORE_DISABLE_CALL_CACHE: 'true',
        GRAPH_STORE_WRITE_BATCH_SIZE: String(WRITE_BATCH_KB),
        // An index of its own for every field of every entity, to be kept true with each write, is most of what the
        // database does; made when the node has caught up, they cost a fraction.
        GRAPH_POSTPONE_ATTRIBUTE_INDEX_CREATION: 'true',
        GRAPH_POSTPONE_INDEXES_CREATION_THRESHOLD: '1',
        // anvil's words for a call that halts (out of gas and the like), which graph-node would take for a reorg and ask
        // again for ever: a contract that burns all gas must not stop the index.
        GRAPH_RPC_ETH_CALL_ERRORS: 'evm error;EVM error',
        // Its memory of the head learns how long to trust itself from the time between blocks. Where one follows another
        // at no fixed time, it has the index stand a block behind until the next.
        GRAPH_STORE_DISABLE_CHAIN_HEAD_PTR_CACHE: 'true',
        GRAPH_CHAIN_HEAD_WATCHER_TIMEOUT: String(HEAD_WATCHER_SECONDS),
        ETHEREUM_POLLING_INTERVAL: String(pollingIntervalMs),
        // Without both of these a query with an undefined fragment aborts the whole node.
        ENABLE_GRAPHQL_VALIDATIONS: 'true',
        SILENT_GRAPHQL_VALIDATIONS: 'false',
      },
      // It heeds SIGINT; SIGTERM was seen to hang it.
      stop: [
        { signal: 'SIGINT', graceMs: 3_000 },
        { signal: 'SIGKILL', graceMs: 3_000 },
      ],
    },
    // Until then queries would be answered from what was deployed before.
    async ({ logFile }) => (await readFile(logFile, 'utf8')).includes('Subgraph deployed'),
    { what: 'the indexer to deploy the subgraph', timeoutMs: 60_000, signal },
  )
  const graphqlUrl = `http://${LOOPBACK}:${ports.http}/subgraphs/name/subgraph-0`
  const indexNodeUrl = `http://${LOOPBACK}:${ports.indexNode}/graphql`
  return { graphqlUrl, indexNodeUrl, process, readFailure: followFailure(process.logFile) }
}

// Runs graph-node as a process: `gnd dev`, its development build, on a chain, a database and a gateway.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCAL_NETWORK } from '../../subgraph/manifest/network.ts'
import { startPart, type ManagedProcess } from '../process/managed-process.ts'
import { LOOPBACK } from '../process/ports.ts'
import { followFailure } from './failure.ts'
import { QUERY_LIMITS } from './queryLimits.ts'

/** Default interval (ms) at which graph-node polls for new blocks. */
const USUAL_POLLING_INTERVAL_MS = 200

/** If the notification of a new head is lost, graph-node polls after this many seconds. */
const HEAD_WATCHER_SECONDS = 2

/** graph-node measures all waiting writes again at each block, so its own limit of 10 MB costs more than it saves. */
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
  /** Returns why indexing stopped, if a handler has failed. The call is cheap and may be repeated. */
  readFailure(): Promise<string | undefined>
}

/** The content of the subgraph's `_meta`. */
export interface IndexingStatus {
  blockNumber: number
  blockHash: string
  hasIndexingErrors: boolean
}

/**
 * Returns how far the index has come; undefined before it is deployed.
 *
 * @throws TypeError when graph-node can't be reached.
 */
export async function readIndexingStatus(graphqlUrl: string): Promise<IndexingStatus | undefined> {
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ _meta { block { number hash } hasIndexingErrors } }' }),
    signal: AbortSignal.timeout(5_000),
  })
  const { data } = (await response.json()) as {
    data?: { _meta: { block: { number: number; hash: string }; hasIndexingErrors: boolean } }
  }
  if (!data) return undefined
  const { block, hasIndexingErrors } = data._meta
  return { blockNumber: block.number, blockHash: block.hash, hasIndexingErrors }
}

/**
 * Starts graph-node with one subgraph and returns when that is deployed. Indexing begins at its start block, unless it
 * resumes: `gnd dev` drops what a previous run stored of each subgraph that it deploys.
 *
 * @throws PartCrashedError when it exits while starting.
 */
export async function startGraphNode({
  gnd,
  subgraph,
  placeholder,
  resumes = false,
  databaseUrl,
  rpcUrl,
  gatewayUrl,
  arweaveUrl,
  ports,
  stateDirectory,
  entityCacheKilobytes = USUAL_ENTITY_CACHE_KB,
  pollingIntervalMs = USUAL_POLLING_INTERVAL_MS,
  network = LOCAL_NETWORK.network,
  signal,
}: {
  /** Path of the gnd program. */
  gnd: string
  subgraph: Subgraph
  /** Deployed first, so that a later run can resume the other subgraph. */
  placeholder?: Subgraph | undefined
  /** Whether the database has the subgraph, deployed beside the placeholder. */
  resumes?: boolean | undefined
  databaseUrl: string
  rpcUrl: string
  gatewayUrl: string
  /** Gateway of Arweave; graph-node's own default when left out. */
  arweaveUrl?: string | undefined
  ports: GraphNodePorts
  stateDirectory: string
  /** Entities that do not fit are read from the database again. */
  entityCacheKilobytes?: number | undefined
  /** Interval at which it polls for new blocks. */
  pollingIntervalMs?: number | undefined
  /** The chain's name in the subgraph's manifest; the local chain's by default. */
  network?: string | undefined
  signal?: AbortSignal | undefined
}): Promise<GraphNode> {
  const deployed = [...(placeholder ? [placeholder] : []), ...(resumes ? [] : [subgraph])]
  // It names them by their place.
  const name = `subgraph-${placeholder ? 1 : 0}`
  const last = `name: subgraph-${deployed.length - 1}`
  const process = await startPart(
    {
      name: 'Indexer (graph-node)',
      command: gnd,
      args: [
        'dev',
        '--manifests',
        deployed.map(({ manifestPath, buildDirectory }) => `${manifestPath}:${buildDirectory}`).join(),
        ...['--ethereum-rpc', `${network}:${rpcUrl}`],
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
        ...(arweaveUrl === undefined ? {} : { GRAPH_NODE_ARWEAVE_URL: arweaveUrl }),
        // Where RUST_BACKTRACE is set, backtraces for every host call of a mapping take most of the indexing time.
        RUST_LIB_BACKTRACE: '0',
        GRAPH_ENTITY_CACHE_SIZE: String(entityCacheKilobytes),
        // The archive in front of the chain caches calls; a second cache in the database costs two queries a call.
        GRAPH_STORE_DISABLE_CALL_CACHE: 'true',
        GRAPH_STORE_WRITE_BATCH_SIZE: String(WRITE_BATCH_KB),
        // Updating a database index for every field of every entity with each write is most of the database's work.
        // Creating the indexes when the node has caught up costs a fraction.
        GRAPH_POSTPONE_ATTRIBUTE_INDEX_CREATION: 'true',
        GRAPH_POSTPONE_INDEXES_CREATION_THRESHOLD: '1',
        // anvil's messages for a call that halts (out of gas and the like). graph-node would take it for a
        // reorganization and retry forever, but a contract that burns all gas must not stop the index.
        GRAPH_RPC_ETH_CALL_ERRORS: 'evm error;EVM error',
        // graph-node's cache of the head derives its lifetime from the time between blocks. Where blocks have no fixed
        // interval, the cache keeps the index a block behind until the next one.
        GRAPH_STORE_DISABLE_CHAIN_HEAD_PTR_CACHE: 'true',
        GRAPH_CHAIN_HEAD_WATCHER_TIMEOUT: String(HEAD_WATCHER_SECONDS),
        ETHEREUM_POLLING_INTERVAL: String(pollingIntervalMs),
        ...QUERY_LIMITS,
      },
      // It handles SIGINT; it was seen to hang on SIGTERM.
      stop: [
        { signal: 'SIGINT', graceMs: 3_000 },
        { signal: 'SIGKILL', graceMs: 3_000 },
      ],
    },
    // Until then, queries would use the previous deployment.
    async ({ logFile }) =>
      (await readFile(logFile, 'utf8'))
        .split('\n')
        .some((line) => line.includes('Subgraph deployed') && line.includes(last)),
    { what: 'the indexer to deploy the subgraph', timeoutMs: 60_000, signal },
  )
  const graphqlUrl = `http://${LOOPBACK}:${ports.http}/subgraphs/name/${name}`
  const indexNodeUrl = `http://${LOOPBACK}:${ports.indexNode}/graphql`
  return { graphqlUrl, indexNodeUrl, process, readFailure: followFailure(process.logFile) }
}

// Runs the local stack on an operator's chain: a relay to its node, or a fork of it, and the indexer on a database of
// its own. There is no demo history.
import { join } from 'node:path'
import { parseSite } from '../../operate/config/readSite.ts'
import { toIndexedNetwork } from '../../operate/config/indexedNetwork.ts'
import type { SiteFile } from '../../operate/config/schema.ts'
import { buildSubgraph } from '../../subgraph/manifest/build.ts'
import { compileMappings } from '../../subgraph/manifest/compile.ts'
import { startHeartbeat } from '../chain/heartbeat.ts'
import { readLatestBlock } from '../chain/json-rpc.ts'
import { type Relay, startRelay } from '../chain/relay.ts'
import { startRpcProxy } from '../chain/rpc-proxy.ts'
import { startRemoteGateway } from '../gateway/remote-gateway.ts'
import { startIndexer } from '../indexer/indexer.ts'
import { findPostgres } from '../indexer/postgres-home.ts'
import { startPostgres } from '../indexer/postgres.ts'
import { watchCrashes } from '../process/crashes.ts'
import { anvil } from '../process/anvil.ts'
import { findPrograms, gnd } from '../../subgraph/manifest/program.ts'
import { startGuard } from '../process/guard.ts'
import type { PartCrashedError } from '../process/managed-process.ts'
import { freePort, hiddenHost } from '../process/ports.ts'
import { createTeardown } from '../process/teardown.ts'
import { waitFor } from '../process/wait.ts'
import { stepRunner, together, type OnProgress } from '../progress.ts'
import { closeStateDirectory, openStateDirectory } from '../state-directory.ts'
import { startFork } from './fork.ts'
import { withDemoWallet } from './network-site.ts'

/** The index counts as caught up this many blocks before the newest one, which has moved on in the meantime. */
const CLOSE_TO_HEAD = 2

/** Bounds of the interval (ms) between two questions for the newest block: twice in the time of a block, within reason. */
const POLLING_MS = { least: 1_000, most: 6_000 }

/** Runs of the block handler, before the newest block, that read metadata: enough for some 50,000 items. */
const METADATA_RUNS = 200

/** Longest wait for the newest block before indexing begins. */
const HEAD_TIMEOUT_MS = 180_000

/** Time between two counts of the indexed events. */
const EVENTS_INTERVAL_MS = 1_000

/** Reads the number of the newest block, again while the node is busy. @throws WaitTimeoutError */
function readHead(
  rpcUrl: string,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<number> {
  return waitFor(async () => (await readLatestBlock(rpcUrl)).number, {
    what: 'the newest block of the chain',
    timeoutMs,
    intervalMs: 1_000,
    signal,
  })
}

export interface IndexProgress {
  readonly block: number
  /** The chain's newest block. */
  readonly head: number
  /** Events that are indexed, as of at most a second before; undefined while that isn't known. */
  readonly events: number | undefined
}

export interface NetworkStackOptions {
  readonly stateDirectory: string
  readonly site: SiteFile
  readonly rpcUrl: string
  readonly forks: boolean
  /** Whether the mappings are optimized. */
  readonly optimize: boolean
  readonly preferredPorts?: { rpc?: number; graphql?: number }
  readonly onProgress: OnProgress
  readonly signal: AbortSignal
}

export interface NetworkStack {
  readonly site: SiteFile
  /** The chain for the page and for other programs on this machine. */
  readonly rpcUrl: string
  readonly graphqlUrl: string
  readonly indexNodeUrl: string
  readonly gatewayUrl: string
  readonly databaseUrl: string
  readonly chainId: number
  readonly stateDirectory: string
  /** The first block that is indexed. */
  readonly firstBlock: number
  /** Settles when a part has exited unexpectedly; the others still run then. */
  readonly crashed: Promise<PartCrashedError>
  /** Number of replies to the indexer that came from the newest state in place of an old one. */
  readonly approximated: () => number
  /** Collections that may be older than their first block, before which the index then lacks their history. */
  readonly olderThanIndex: Relay['olderThanIndex']
  /** Why the chain's node didn't serve the latest request, for people; undefined while it does. */
  readonly trouble: () => string | undefined
  /**
   * Resolves when the index has caught up with the chain, with the chain's newest block and the time since indexing
   * began.
   *
   * @throws PartCrashedError when the indexer exits or a handler has failed.
   */
  caughtUp(
    onProgress: (progress: IndexProgress) => void,
  ): Promise<{ readonly head: number; readonly milliseconds: number }>
  /** Stops everything, the last started first. May be called again. */
  stop(): Promise<void>
}

/**
 * Starts the stack and returns when the subgraph is deployed; it has indexed nothing by then.
 *
 * @throws MissingProgramError, MissingPostgresError when something is not installed; PartCrashedError when a part exits
 * while starting; SiteConfigError; the signal's reason when aborted. Whatever had been started is stopped by then.
 */
export async function startNetworkStack(options: NetworkStackOptions): Promise<NetworkStack> {
  const { forks, optimize, preferredPorts = {}, onProgress } = options
  const programs = { anvil: '', ...findPrograms([gnd]), ...(forks ? findPrograms([anvil]) : {}) }
  findPostgres()
  const directory = await openStateDirectory(options.stateDirectory)
  const stateDirectory = directory.path
  const teardown = createTeardown()
  const guard = startGuard({ stateDirectory, removeStateDirectory: false })
  teardown.add(async () => {
    await guard.release()
    await closeStateDirectory(directory)
  })
  const failed = new AbortController()
  const signal = AbortSignal.any([options.signal, failed.signal])
  const step = stepRunner({ onProgress, signal })
  const crashes = watchCrashes()
  void crashes.first.then((crash) => {
    failed.abort(crash) // Ends a start in progress; afterwards this has no effect.
  })

  const startChain = async () => {
    const relay = await startRelay({
      rpcUrl: options.rpcUrl,
      port: await freePort(),
      starts: options.site.collections,
    })
    teardown.add(() => relay.stop())
    if (!forks) return { relay, rpcUrl: relay.url, indexerUrl: relay.indexerUrl, accounts: [] }
    const fork = await step('fork', async () =>
      startFork({
        anvil: programs.anvil,
        host: hiddenHost(),
        port: await freePort(),
        originUrl: relay.indexerUrl,
        stateDirectory,
        signal,
      }),
    )
    teardown.add(() => fork.process.stop())
    crashes.watch(fork.process)
    const heartbeat = startHeartbeat({ rpcUrl: fork.rpcUrl, brisk: () => false })
    teardown.add(() => heartbeat.stop())
    const proxy = await startRpcProxy({ rpcUrl: fork.rpcUrl, port: await freePort(preferredPorts.rpc) })
    teardown.add(() => proxy.stop())
    return { relay, rpcUrl: proxy.url, indexerUrl: fork.rpcUrl, accounts: fork.accounts }
  }

  const startDatabase = async () => {
    const database = await step('database', async () =>
      startPostgres({ gnd: programs.gnd, port: await freePort(), stateDirectory, signal }),
    )
    teardown.add(() => database.process.stop())
    crashes.watch(database.process)
    return database
  }

  const startContent = async () => {
    const gateways = options.site.network.ipfsGateways.filter((url) => /^https?:/.test(url))
    const gateway = await startRemoteGateway({ gateways, port: await freePort() })
    teardown.add(() => gateway.stop())
    return gateway
  }

  try {
    const [chain, database, gateway] = await together(
      [
        startChain(),
        startDatabase(),
        startContent(),
        step('mappings', () => compileMappings({ optimize, signal })),
      ],
      (reason) => {
        failed.abort(reason)
      },
    )
    const site = withDemoWallet(options.site, chain.accounts)
    const indexed = toIndexedNetwork(parseSite(JSON.stringify(site), 'the local configuration'))
    const firstBlock = indexed.network.earlierSeaportsFromBlock
    const head = await readHead(chain.rpcUrl, { timeoutMs: HEAD_TIMEOUT_MS, signal })
    const subgraph = await buildSubgraph({
      ...indexed,
      metadataFromBlock: Math.max(firstBlock, head - METADATA_RUNS * indexed.network.sweepEveryBlocks),
      outputDirectory: join(stateDirectory, 'subgraph'),
      optimize,
    })
    const blockMs = site.network.blockTimeSeconds * 1_000
    const indexer = await step('indexer', () =>
      startIndexer({
        gnd: programs.gnd,
        subgraph,
        network: indexed.network.network,
        databaseUrl: database.url,
        rpcUrl: chain.indexerUrl,
        gatewayUrl: gateway.url,
        stateDirectory,
        // The fork is on this machine.
        pollingIntervalMs: forks
          ? undefined
          : Math.round(Math.min(Math.max(blockMs / 2, POLLING_MS.least), POLLING_MS.most)),
        watch: crashes.watch,
        signal,
        preferredPort: preferredPorts.graphql,
      }),
    )
    teardown.add(indexer.stop)
    const begun = performance.now()

    return {
      site,
      rpcUrl: chain.rpcUrl,
      graphqlUrl: indexer.graphqlUrl,
      indexNodeUrl: indexer.indexNodeUrl,
      gatewayUrl: gateway.url,
      databaseUrl: database.url,
      chainId: site.network.chainId,
      stateDirectory,
      firstBlock,
      crashed: crashes.first,
      approximated: chain.relay.approximated,
      olderThanIndex: chain.relay.olderThanIndex,
      trouble: chain.relay.trouble,
      caughtUp: async (onBlock) => {
        const nextHead = () => readHead(chain.rpcUrl, { timeoutMs: Infinity, signal: options.signal })
        let head = await nextHead()
        let events: number | undefined
        let askedAt = -Infinity
        const report = (block: number, target: number) => {
          onBlock({ block, head: target, events })
          if (performance.now() - askedAt < EVENTS_INTERVAL_MS) return
          askedAt = performance.now()
          void indexer.countEvents().then((count) => {
            events = count ?? events
          })
        }
        report(firstBlock, head) // graph-node names no block before it has stored one.
        for (;;) {
          const target = head
          await indexer.reach(target - CLOSE_TO_HEAD, {
            timeoutMs: Infinity,
            onProgress: (block) => report(block, target),
          })
          head = await nextHead()
          if (head - target <= CLOSE_TO_HEAD) return { head, milliseconds: performance.now() - begun }
        }
      },
      stop: teardown.run,
    }
  } catch (error) {
    await teardown.run()
    throw error
  }
}

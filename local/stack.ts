// Runs the local stack: chain, demo history, gateway, database and indexer, started together and stopped in order.
import { compileMappings } from '../subgraph/manifest/compile.ts'
import { LOCAL_NETWORK } from '../subgraph/manifest/network.ts'
import { startArchive } from './chain/archive.ts'
import { CHAIN_ID, chainStateFile, startChain } from './chain/chain.ts'
import { startRpcProxy } from './chain/rpc-proxy.ts'
import { startHeartbeat } from './chain/heartbeat.ts'
import { readLatestBlock } from './chain/json-rpc.ts'
import { keepSaved } from './chain/snapshot.ts'
import { startGateway } from './gateway/gateway.ts'
import type { Subgraph } from './indexer/graph-node.ts'
import { startIndexer } from './indexer/indexer.ts'
import { indexKey, isCurrent, type KeptIndex, makePlaceholder, takeKeptIndex } from './indexer/kept-index.ts'
import { findPostgres, hasPostgresData } from './indexer/postgres-home.ts'
import { startPostgres } from './indexer/postgres.ts'
import { prepareSubgraph } from './indexer/subgraph.ts'
import { anvil } from './process/anvil.ts'
import { findPrograms, gnd } from '../subgraph/manifest/program.ts'
import { startGuard } from './process/guard.ts'
import { watchCrashes } from './process/crashes.ts'
import type { PartCrashedError } from './process/managed-process.ts'
import { freePort, hiddenHost } from './process/ports.ts'
import { createTeardown } from './process/teardown.ts'
import { stepRunner, together, type OnProgress, type ReportDetail } from './progress.ts'
import type { History } from './history.ts'
import type { DemoContracts, LocalContracts } from './seed/contracts.ts'
import type { SeedScale } from './seed/plan.ts'
import { callsFile, contentDirectoryPath, demoHistory } from './seeded-state.ts'
import { closeStateDirectory, openStateDirectory } from './state-directory.ts'

export interface HistoryStackOptions<Contracts extends LocalContracts> {
  /** Where the chain is kept between runs; without it, a temporary folder that is deleted with the stack. */
  stateDirectory?: string
  /** The history that a new chain gets. */
  history: History<Contracts>
  /**
   * Whether to go on with the index of the last run, and to keep this one's. Not for mappings that change: a restarted
   * indexer would run the new ones on the old index first.
   */
  keepsIndex?: boolean
  /** A subgraph other than Vitrine's own. */
  subgraph?: Subgraph
  /** Ports to use when they are free; otherwise others are used. */
  preferredPorts?: { rpc?: number; graphql?: number; gateway?: number }
  onProgress?: OnProgress
  /** Stops what has been started so far and makes `startStack` throw the signal's reason. */
  signal?: AbortSignal
}

/** Options for any history, with the demo's scale; `demo` by default. */
export type StackOptions = Omit<HistoryStackOptions<DemoContracts>, 'history'> & { seed?: SeedScale }

export interface Stack<Contracts extends LocalContracts = DemoContracts> {
  /** The chain as clients outside the stack reach it: through its proxy. */
  readonly rpcUrl: string
  /** The chain as an indexer reaches it: it also serves states that a chain continued from a saved one has not kept. */
  readonly archiveUrl: string
  /** URL of the subgraph's queries. */
  readonly graphqlUrl: string
  /** URL of graph-node's own queries about indexing. */
  readonly indexNodeUrl: string
  readonly gatewayUrl: string
  /** The indexer's database, for measurements and debugging. */
  readonly databaseUrl: string
  readonly chainId: number
  readonly contracts: Contracts
  /** Unlocked accounts, in the chain's order. */
  readonly accounts: LocalContracts['accounts']
  readonly stateDirectory: string
  /** Time until the index had first caught up with the chain, from when both it and the whole history were there. */
  readonly indexedInMs: number
  /** Settles when a part has exited unexpectedly; the others still run then. */
  readonly crashed: Promise<PartCrashedError>
  /** Mines no block by itself until the returned function is called. */
  pauseHeartbeat(): () => void
  /** Stops the indexer as a hang would, for fault tests. */
  pauseIndexer(): void
  resumeIndexer(): void
  /**
   * Ends the indexer, in order or by SIGKILL, and starts it again, with another subgraph if given; it indexes from
   * scratch.
   */
  restartIndexer(options?: { subgraph?: Subgraph; signal?: 'SIGKILL' }): Promise<void>
  /** Resolves when the index has the chain's newest block as of the call. */
  indexed(options?: { timeoutMs?: number }): Promise<void>
  /** Stops everything, the last started first. May be called again. */
  stop(): Promise<void>
}

/** How long late files may still arrive after the index has caught up. */
const BRISK_AFTER_MS = 5_000

/** Starts the stack on the demo's history; see `startStackOn`. */
export function startStack({ seed = 'demo', ...options }: StackOptions = {}): Promise<Stack> {
  return startStackOn({ ...options, history: demoHistory(seed) })
}

/**
 * Starts the stack and returns when its index has caught up with its chain.
 *
 * @throws MissingProgramError, MissingPostgresError when something is not installed; PartCrashedError when a part exits
 * while starting or the subgraph fails; the signal's reason when aborted. Whatever had been started is stopped by then.
 */
export async function startStackOn<Contracts extends LocalContracts>(
  options: HistoryStackOptions<Contracts>,
): Promise<Stack<Contracts>> {
  const programs = findPrograms([anvil, gnd])
  findPostgres()
  const { history, preferredPorts = {}, onProgress = () => undefined } = options
  options.signal?.throwIfAborted()
  const directory = await openStateDirectory(options.stateDirectory)
  const stateDirectory = directory.path
  const teardown = createTeardown()
  const guard = startGuard({ stateDirectory, removeStateDirectory: directory.throwAway })
  /** What the next start needs to go on with this one's index; undefined unless that is kept. */
  let keptIndex: KeptIndex | undefined
  teardown.add(async () => {
    await guard.release()
    await closeStateDirectory(directory, failed.signal.aborted ? undefined : keptIndex)
  })
  const keepsIndex = options.keepsIndex === true && history.keepsChanges && options.subgraph === undefined
  const noted = await takeKeptIndex(stateDirectory)
  const previous = keepsIndex && hasPostgresData(stateDirectory) ? noted : undefined

  const failed = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, failed.signal]) : failed.signal
  const step = stepRunner({ onProgress, signal })
  const crashes = watchCrashes()
  void crashes.first.then((crash) => {
    failed.abort(crash) // Ends a start in progress; afterwards this has no effect.
  })

  // While an index is being built, and shortly after, the chain beats faster, so that late files are stored soon.
  let briskUntil = 0
  const beatFast = (until: number) => {
    if (history.hasFiles) briskUntil = until
  }
  beatFast(Infinity)

  const startSeededChain = async () => {
    const chain = await step('chain', async () => {
      await history.prepare(stateDirectory)
      const port = await freePort()
      const { keptStates } = history
      return startChain({
        anvil: programs.anvil,
        host: hiddenHost(),
        port,
        stateDirectory,
        keptStates,
        signal,
      })
    })
    teardown.add(() => chain.process.stop())
    crashes.watch(chain.process)
    const { rpcUrl, fresh } = chain
    const archive = await startArchive({ rpcUrl, file: callsFile(stateDirectory), port: await freePort() })
    teardown.add(() => archive.stop())
    crashes.watch(archive)
    const { contracts, end } = fresh
      ? await beginHistory(rpcUrl)
      : { contracts: await history.readContracts(stateDirectory), end: Promise.resolve() }
    return { process: chain.process, rpcUrl, fresh, contracts, end, archiveUrl: archive.url }
  }

  type SeededChain = Awaited<ReturnType<typeof startSeededChain>>

  /** Resolves with the contracts once their addresses are known; `end` settles when the whole history is on the chain. */
  const beginHistory = (rpcUrl: string) =>
    new Promise<{ contracts: Contracts; end: Promise<unknown> }>((resolve, reject) => {
      const end = step('seed', (reportDetail) =>
        history.play({
          rpcUrl,
          stateDirectory,
          onProgress: (detail) => {
            // An aborted start must not leave a chain that looks complete, but has no saved calls for the archive.
            signal.throwIfAborted()
            reportDetail(detail)
          },
          onContracts: (contracts) => resolve({ contracts, end }),
        }),
      )
      end.then((contracts) => resolve({ contracts, end }), reject)
    })

  /** Once its history is complete, the chain is saved, goes on by itself and is served to the page. */
  const openChain = async ({ process, rpcUrl, end }: SeededChain) => {
    await end
    if (history.keepsChanges && !directory.throwAway) {
      const saver = await keepSaved({ rpcUrl, file: chainStateFile(stateDirectory) })
      teardown.add(async () => {
        if (crashes.has(process)) return saver.abandon()
        await saver.stop().catch((error: unknown) => {
          // The chain goes on from an earlier block then.
          keptIndex = undefined
          throw error
        })
      })
    }
    const heartbeat = startHeartbeat({ rpcUrl, brisk: () => Date.now() < briskUntil })
    teardown.add(() => heartbeat.stop())
    const proxy = await startRpcProxy({ rpcUrl, port: await freePort(preferredPorts.rpc) })
    teardown.add(() => proxy.stop())
    return { heartbeat, proxyUrl: proxy.url }
  }

  const startDatabase = async (kept?: KeptIndex) => {
    const database = await step('database', async () =>
      startPostgres({ gnd: programs.gnd, port: await freePort(), stateDirectory, kept, signal }),
    )
    teardown.add(() => database.process.stop())
    crashes.watch(database.process)
    return database
  }

  const startContent = async () => {
    const contentDirectory = contentDirectoryPath(stateDirectory)
    const gateway = await step('gateway', async () =>
      startGateway({ contentDirectory, port: await freePort(preferredPorts.gateway) }),
    )
    teardown.add(() => gateway.stop())
    return gateway
  }

  const startIndex = async (
    { rpcUrl, contracts, end, archiveUrl }: SeededChain,
    empty: Awaited<ReturnType<typeof startDatabase>> | undefined,
    gatewayUrl: string,
  ) => {
    // Another subgraph may start at a block that isn't on the chain yet.
    if (options.subgraph) await end
    const subgraph =
      options.subgraph ??
      (await prepareSubgraph({ contracts, stateDirectory, optimize: history.optimizesMappings }))
    const isContinued =
      previous !== undefined && (await isCurrent(previous, { gnd: programs.gnd, subgraph, rpcUrl }))
    const database = empty ?? (await startDatabase(isContinued ? previous : undefined))
    const placeholder = keepsIndex ? await makePlaceholder(stateDirectory, LOCAL_NETWORK.network) : undefined
    const indexer = await step('indexer', () =>
      startIndexer({
        gnd: programs.gnd,
        subgraph,
        placeholder,
        resumes: isContinued,
        databaseUrl: database.url,
        rpcUrl: archiveUrl,
        gatewayUrl,
        stateDirectory,
        entityCacheKilobytes: history.entityCacheKilobytes,
        watch: crashes.watch,
        signal,
        preferredPort: preferredPorts.graphql,
      }),
    )
    // The chain's last save may come before or after this; no block is mined after it.
    teardown.add(indexer.stop)
    return { indexer, subgraph, database }
  }

  try {
    const chainStart = startSeededChain()
    // Whether the previous database can go on is known once the chain and the subgraph are.
    const emptyDatabaseStart = previous === undefined ? startDatabase() : Promise.resolve(undefined)
    const gatewayStart = startContent()
    const mappingsStart = options.subgraph
      ? Promise.resolve('')
      : step('mappings', () => compileMappings({ optimize: history.optimizesMappings, signal }))
    const [{ rpcUrl, fresh, contracts, archiveUrl }, { heartbeat, proxyUrl }, gateway, index] =
      await together(
        [
          chainStart,
          chainStart.then(openChain),
          gatewayStart,
          // A new chain is indexed while its history is played.
          Promise.all([chainStart, emptyDatabaseStart, gatewayStart, mappingsStart]).then(
            ([chain, empty, { url }]) => startIndex(chain, empty, url),
          ),
          emptyDatabaseStart,
          mappingsStart,
        ],
        (reason) => {
          failed.abort(reason)
        },
      )
    const { indexer, subgraph, database } = index
    const indexingSince = performance.now()
    const indexed = async ({
      timeoutMs = history.indexTimeoutMs,
      reportDetail,
    }: { timeoutMs?: number; reportDetail?: ReportDetail } = {}) => {
      const { number } = await readLatestBlock(rpcUrl)
      await indexer.reach(number, {
        timeoutMs,
        onProgress: (block) => reportDetail?.(`block ${Math.min(block, number)} of ${number}`),
      })
    }
    await step('index', (reportDetail) => indexed({ reportDetail }))
    const indexedInMs = performance.now() - indexingSince
    beatFast(Date.now() + BRISK_AFTER_MS)
    if (fresh && !options.subgraph) await history.afterFirstIndex(stateDirectory)
    if (keepsIndex) {
      const key = await indexKey(programs.gnd, subgraph)
      teardown.add(async () => {
        if (failed.signal.aborted) return
        const status = await indexer.status().catch(() => undefined)
        if (status === undefined || status.hasIndexingErrors) return
        const block = { number: status.blockNumber, hash: status.blockHash }
        keptIndex = { key, password: database.password, block }
      })
    }

    return {
      rpcUrl: proxyUrl,
      archiveUrl,
      graphqlUrl: indexer.graphqlUrl,
      indexNodeUrl: indexer.indexNodeUrl,
      gatewayUrl: gateway.url,
      databaseUrl: database.url,
      chainId: CHAIN_ID,
      contracts,
      accounts: contracts.accounts,
      stateDirectory,
      indexedInMs,
      crashed: crashes.first,
      pauseHeartbeat: heartbeat.pause,
      pauseIndexer: indexer.pause,
      resumeIndexer: indexer.resume,
      restartIndexer: async (how) => {
        beatFast(Infinity)
        await indexer.restart(how)
        await indexed()
        beatFast(Date.now() + BRISK_AFTER_MS)
      },
      indexed,
      stop: teardown.run,
    }
  } catch (error) {
    await teardown.run()
    throw error
  }
}

// The local stack, whole: chain, demo history, gateway, database and indexer, started together and stopped in order.
import { compileMappings } from '../subgraph/manifest/compile.ts'
import { CHAIN_ID, chainStateFile, startChain, type Chain } from './chain/chain.ts'
import { startHeartbeat } from './chain/heartbeat.ts'
import { readLatestBlock } from './chain/json-rpc.ts'
import { keepSaved } from './chain/snapshot.ts'
import { startGateway } from './gateway/gateway.ts'
import type { Subgraph } from './indexer/graph-node.ts'
import { startIndexer } from './indexer/indexer.ts'
import { findPostgres } from './indexer/postgres-home.ts'
import { startPostgres } from './indexer/postgres.ts'
import { prepareSubgraph } from './indexer/subgraph.ts'
import { anvil, findPrograms, gnd } from './process/executable.ts'
import { startGuard } from './process/guard.ts'
import type { PartCrashedError } from './process/managed-process.ts'
import { freePort } from './process/ports.ts'
import { createTeardown } from './process/teardown.ts'
import { stepRunner, type OnProgress } from './progress.ts'
import type { DemoContracts } from './seed/contracts.ts'
import type { SeedScale } from './seed/plan.ts'
import { contentDirectoryOf, prepareState, readContracts, seedState } from './seeded-state.ts'
import { closeStateDirectory, openStateDirectory } from './state-directory.ts'

export interface StackOptions {
  /** Where the chain is kept between runs; without it a temporary folder that goes with the stack. */
  stateDirectory?: string
  /** The history a new chain gets; `demo` unless told. */
  seed?: SeedScale
  /** Another subgraph than Vitrine's own. */
  subgraph?: Subgraph
  /** Ports to use when they are free; others are taken otherwise. */
  preferredPorts?: { rpc?: number; graphql?: number; gateway?: number }
  onProgress?: OnProgress
  /** Stops what has been started so far and makes `startStack` throw the signal's reason. */
  signal?: AbortSignal
}

export interface Stack {
  readonly rpcUrl: string
  /** The subgraph's queries. */
  readonly graphqlUrl: string
  /** graph-node's own queries about indexing. */
  readonly indexNodeUrl: string
  readonly gatewayUrl: string
  readonly chainId: number
  readonly contracts: DemoContracts
  /** Unlocked accounts, in the chain's order. */
  readonly accounts: DemoContracts['accounts']
  readonly stateDirectory: string
  /** Settles when a part has ended by itself; the others still run then. */
  readonly crashed: Promise<PartCrashedError>
  /** Freezes the indexer, as a hang would: for fault tests. */
  pauseIndexer(): void
  resumeIndexer(): void
  /** Ends the indexer, in order or by SIGKILL, and starts it again, with another subgraph if given; it indexes anew. */
  restartIndexer(options?: { subgraph?: Subgraph; signal?: 'SIGKILL' }): Promise<void>
  /** Returns when the index has the block that is the chain's newest now. */
  indexed(options?: { timeoutMs?: number }): Promise<void>
  /** Stops everything, the last started first. May be called again. */
  stop(): Promise<void>
}

/** How long a whole history may take to index before something must be wrong. */
const INDEX_TIMEOUT_MS = 180_000

/**
 * Starts the stack and returns when its index has caught up with its chain.
 *
 * @throws MissingProgramError, MissingPostgresError when something is not installed; PartCrashedError when a part
 * ends while starting or the subgraph fails; the signal's reason when aborted. Whatever had been started is stopped by
 * then.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const programs = findPrograms([anvil, gnd])
  findPostgres()
  const { seed = 'demo', preferredPorts = {}, signal, onProgress = () => undefined } = options
  const directory = await openStateDirectory(options.stateDirectory)
  const stateDirectory = directory.path
  const step = stepRunner({ onProgress, signal })
  const teardown = createTeardown()
  const guard = startGuard({ stateDirectory, removeStateDirectory: directory.throwAway })
  teardown.add(async () => {
    await guard.release()
    await closeStateDirectory(directory)
  })
  const abort = () => void teardown.run().catch(() => undefined) // `startStack` itself throws what it was.
  signal?.addEventListener('abort', abort)

  const crashes: PartCrashedError[] = []
  let reportCrash: (crash: PartCrashedError) => void = () => undefined
  const crashed = new Promise<PartCrashedError>((resolve) => {
    reportCrash = (crash) => {
      crashes.push(crash)
      resolve(crash)
    }
  })

  /** Set while an index is being built, when the chain beats faster so that late files are stored soon. */
  let catchingUp = true

  const startSeededChain = async () => {
    const chain = await step('chain', async () => {
      await prepareState(stateDirectory, seed)
      const port = await freePort(preferredPorts.rpc)
      const chain = await startChain({ anvil: programs.anvil, port, stateDirectory, signal })
      teardown.add(() => chain.process.stop())
      void chain.process.crashed.then(reportCrash)
      return chain
    })
    const { rpcUrl } = chain
    const contracts = chain.fresh
      ? await step('seed', (onProgress) => seedState({ rpcUrl, stateDirectory, scale: seed, onProgress }))
      : await readContracts(stateDirectory)
    keepAlive(chain)
    return { rpcUrl, contracts }
  }

  const keepAlive = ({ rpcUrl, process }: Chain) => {
    const saver = keepSaved({ rpcUrl, file: chainStateFile(stateDirectory) })
    teardown.add(() => (crashes.some(({ part }) => part === process.name) ? saver.abandon() : saver.stop()))
    const heartbeat = startHeartbeat({ rpcUrl, brisk: () => catchingUp })
    teardown.add(() => heartbeat.stop())
  }

  const startDatabase = () =>
    step('database', async () => {
      const database = await startPostgres({ port: await freePort(), stateDirectory, signal })
      teardown.add(() => database.process.stop())
      void database.process.crashed.then(reportCrash)
      return database
    })

  const startContent = () =>
    step('gateway', async () => {
      const port = await freePort(preferredPorts.gateway)
      const gateway = await startGateway({ contentDirectory: contentDirectoryOf(stateDirectory), port })
      teardown.add(() => gateway.stop())
      return gateway
    })

  try {
    const [{ rpcUrl, contracts }, database, gateway] = await Promise.all([
      startSeededChain(),
      startDatabase(),
      startContent(),
      // Takes as long as all of the above, and one core, when the mappings have changed.
      options.subgraph ?? step('mappings', () => compileMappings()),
    ])
    const subgraph = options.subgraph ?? (await prepareSubgraph({ contracts, stateDirectory }))
    const indexer = await step('indexer', () =>
      startIndexer({
        gnd: programs.gnd,
        subgraph,
        database,
        rpcUrl,
        gatewayUrl: gateway.url,
        stateDirectory,
        teardown,
        onCrash: reportCrash,
        signal,
        preferredPort: preferredPorts.graphql,
      }),
    )
    const indexed = async ({
      timeoutMs = INDEX_TIMEOUT_MS,
      tell,
    }: { timeoutMs?: number; tell?: (detail: string) => void } = {}) => {
      const { number } = await readLatestBlock(rpcUrl)
      await indexer.reach(number, {
        timeoutMs,
        onProgress: (block) => tell?.(`block ${Math.min(block, number)} of ${number}`),
      })
    }
    await step('index', (tell) => indexed({ tell }))
    catchingUp = false

    return {
      rpcUrl,
      graphqlUrl: indexer.graphqlUrl,
      indexNodeUrl: indexer.indexNodeUrl,
      gatewayUrl: gateway.url,
      chainId: CHAIN_ID,
      contracts,
      accounts: contracts.accounts,
      stateDirectory,
      crashed,
      pauseIndexer: indexer.pause,
      resumeIndexer: indexer.resume,
      restartIndexer: async (how) => {
        catchingUp = true
        await indexer.restart(how)
        await indexed()
        catchingUp = false
      },
      indexed,
      stop: () => teardown.run(),
    }
  } catch (error) {
    await teardown.run()
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

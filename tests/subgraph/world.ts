// A chain, a database and a graph-node for tests of the mappings: a test acts on the chain and reads the index.
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AbiCoder, Interface, concat, toQuantity } from 'ethers'
import { startChain } from '../../local/chain/chain.ts'
import { callRpc, readLatestBlock } from '../../local/chain/json-rpc.ts'
import { type CompiledContracts, compileContracts, contractNamed } from '../../local/contracts/compile.ts'
import { startGateway } from '../../local/gateway/gateway.ts'
import { readIndexingStatus, startGraphNode, type Subgraph } from '../../local/indexer/graph-node.ts'
import { startPostgres } from '../../local/indexer/postgres.ts'
import { anvil } from '../../local/process/anvil.ts'
import { findPrograms, gnd } from '../../subgraph/manifest/program.ts'
import { startGuard } from '../../local/process/guard.ts'
import { freePort, LOOPBACK } from '../../local/process/ports.ts'
import { createTeardown } from '../../local/process/teardown.ts'
import { waitFor } from '../../local/process/wait.ts'
import { toContentAddress } from '../../local/seed/content.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { LOCAL_NETWORK } from '../../subgraph/manifest/network.ts'
import { buildSubgraph } from '../../subgraph/manifest/build.ts'
import type { TokenStandard, TrackedCollection } from '../../subgraph/manifest/network.ts'

/** The same on every public chain (github.com/mds1/multicall3, "Deployments"). */
export const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
const GAS = toQuantity(25_000_000)
const INDEX_TIMEOUT_MS = 90_000

/** Tests wait for every block that they mine, hundreds of times; but each poll takes processor time from the other files. */
const POLLING_INTERVAL_MS = 100

interface Receipt {
  readonly status: Hex
  readonly blockNumber: Hex
  readonly transactionHash: Hex
  readonly contractAddress: Hex | null
}

export interface Contract {
  /** Lower case. */
  readonly address: Hex
  /** Encodes a call. */
  call(name: string, ...values: readonly unknown[]): Hex
}

export interface Transaction {
  readonly from: Hex
  readonly to: Hex
  readonly data: Hex
  readonly value?: bigint
}

/** A contract of local/contracts/test to deploy, indexed from its deployment on when it has a standard. */
export interface Deployment {
  readonly contract: string
  readonly values?: readonly unknown[]
  readonly tracked?: TokenStandard
  /** Whether it is money that the configuration names, ranked in the order of the deployments. */
  readonly isCurrency?: boolean
  /** Whether that money wraps the native coin. */
  readonly wrapsNative?: boolean
  /** Blocks after the deployment at which its own data source starts. */
  readonly startsAfter?: number
}

export interface World<Name extends string> {
  readonly rpcUrl: string
  /** The subgraph's queries. */
  readonly graphqlUrl: string
  /** graph-node's endpoint for deployments. It resolves `/ipfs/<cid>` to the file of that name in `stateDirectory`. */
  readonly adminUrl: string
  /** graph-node's Prometheus metrics. */
  readonly metricsUrl: string
  readonly stateDirectory: string
  /** The contracts with a standard, as a configuration lists them. */
  readonly collections: readonly TrackedCollection[]
  /** The block from which orders are indexed. */
  readonly startBlock: number
  readonly accounts: readonly Hex[]
  readonly contracts: Readonly<Record<Name, Contract>>
  rpc(method: string, params?: readonly unknown[]): Promise<unknown>
  /** Mines a transaction alone and returns its block number; throws when it is reverted. */
  send(transaction: Transaction): Promise<number>
  /** Mines a call of a contract alone and returns its block number; throws when it is reverted. */
  call(from: Hex, contract: Contract, name: string, ...values: readonly unknown[]): Promise<number>
  /** Mines transactions in one block, in this order, and returns its number; throws when one is reverted. */
  sendTogether(transactions: readonly Transaction[]): Promise<number>
  /** Mines an empty block, at a time in Unix seconds if given. */
  mine(timestampSeconds?: number): Promise<number>
  now(): Promise<number>
  /** Puts a document behind the gateway and gives its CID. */
  publish(content: string | Uint8Array): Promise<string>
  /** Returns when the index has the chain's newest block; throws when the subgraph failed. */
  indexed(): Promise<void>
  query<Data>(document: string): Promise<Data>
  /**
   * Ends the indexer as a power cut would, and starts it again on the same database, with another subgraph if given;
   * returns when that is deployed.
   */
  restartIndexer(other?: Subgraph): Promise<void>
  /** Stops the indexer and the database in order, and starts both again after work on the database's folder. */
  whileStopped(work: (dataDirectory: string) => Promise<unknown>): Promise<void>
  stop(): Promise<void>
}

export interface WorldOptions {
  /** Whether contracts that orders name become collections; true by default. */
  readonly discover?: boolean
  /** Keys of conduits that the index trusts beside those of every network. */
  readonly conduits?: (accounts: readonly Hex[]) => readonly Hex[]
  /** Gateway of IPFS that graph-node reads from, instead of the one that serves what is published. */
  readonly ipfsUrl?: string
  /** Gateway of Arweave that graph-node reads from. */
  readonly arweaveUrl?: string
  /** Acts on the chain before the block from which orders are indexed. */
  readonly beforeIndex?: (actor: Pick<World<string>, 'accounts' | 'send'>) => Promise<unknown>
  /** Puts something between graph-node and the chain, given the chain's address; it is stopped with the rest. */
  readonly before?: (rpcUrl: string) => Promise<{ readonly url: string; stop(): Promise<void> }>
}

/** How much of graph-node's log a test shows when its index stays behind. */
const LOG_LINES_SHOWN = 60

/** Starts everything; the contracts are deployed before the subgraph is built. */
export async function startWorld<Name extends string>(
  deployments: Readonly<Record<Name, Deployment>>,
  { before, beforeIndex, conduits = () => [], discover = true, ipfsUrl, arweaveUrl }: WorldOptions = {},
): Promise<World<Name>> {
  const stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-mappings-'))
  await chmod(stateDirectory, 0o755)
  await mkdir(join(stateDirectory, 'logs'))
  const contentDirectory = join(stateDirectory, 'content')
  const programs = findPrograms([anvil, gnd])
  const teardown = createTeardown()
  const guard = startGuard({ stateDirectory, removeStateDirectory: true })
  teardown.add(async () => {
    await guard.release()
    await rm(stateDirectory, { recursive: true, force: true })
  })
  try {
    const storage = { gnd: programs.gnd, port: await freePort(), stateDirectory }
    const [chain, firstDatabase, gateway] = await Promise.all([
      startChain({ anvil: programs.anvil, port: await freePort(), stateDirectory }),
      startPostgres(storage),
      startGateway({ contentDirectory, port: await freePort() }),
    ])
    let database = firstDatabase
    teardown.add(() => gateway.stop())
    teardown.add(() => database.process.stop())
    teardown.add(() => chain.process.stop())
    const { rpcUrl } = chain
    const door = await before?.(rpcUrl)
    if (door !== undefined) teardown.add(() => door.stop())
    const accounts = chain.accounts as Hex[]
    const transact = transactor(rpcUrl)
    const send: World<Name>['send'] = async (transaction) => Number((await transact(transaction)).blockNumber)
    const { runtimeCode } = contractNamed(await compileContracts({ set: 'demo' }), 'Multicall3')
    await callRpc(rpcUrl, 'anvil_setCode', [MULTICALL3, runtimeCode])
    const { contracts, collections, currencies, wrappedNative } = await deployAll(
      transact,
      accounts,
      deployments,
    )

    await beforeIndex?.({ accounts, send })
    const startBlock = beforeIndex === undefined ? 0 : (await readLatestBlock(rpcUrl)).number + 1
    const subgraph = await buildSubgraph({
      network: {
        ...LOCAL_NETWORK,
        startBlock,
        currencies: [...LOCAL_NETWORK.currencies, ...currencies],
        wrappedNative,
        discover,
      },
      collections,
      conduits: conduits(accounts),
      outputDirectory: join(stateDirectory, 'subgraph'),
    })
    const ports = {
      http: await freePort(),
      indexNode: await freePort(),
      admin: await freePort(),
      metrics: await freePort(),
    }
    const indexer = {
      gnd: programs.gnd,
      subgraph,
      databaseUrl: database.url,
      rpcUrl: door?.url ?? rpcUrl,
      gatewayUrl: ipfsUrl ?? gateway.url,
      arweaveUrl,
      ports,
      stateDirectory,
      pollingIntervalMs: POLLING_INTERVAL_MS,
    }
    let graphNode = await startGraphNode(indexer)
    teardown.add(() => graphNode.process.stop('SIGKILL'))
    const { graphqlUrl } = graphNode

    return {
      rpcUrl,
      graphqlUrl,
      adminUrl: `http://${LOOPBACK}:${ports.admin}/`,
      metricsUrl: `http://${LOOPBACK}:${ports.metrics}/metrics`,
      stateDirectory,
      collections,
      startBlock,
      accounts,
      contracts,
      rpc: (method, params = []) => callRpc(rpcUrl, method, [...params]),
      send,
      call: (...values) => send(transaction(...values)),
      sendTogether: (transactions) => sendTogether(rpcUrl, transactions),
      mine: (timestampSeconds) => mine(rpcUrl, timestampSeconds),
      now: async () => (await readLatestBlock(rpcUrl)).timestampSeconds,
      publish: async (content) => {
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
        const { cid } = toContentAddress(bytes)
        await writeFile(join(contentDirectory, cid), bytes)
        return cid
      },
      indexed: async () => {
        try {
          await waitUntilIndexed(rpcUrl, graphqlUrl)
        } catch (cause) {
          // The log is removed with the world, and only it says what graph-node was doing.
          const lines = (await readFile(graphNode.process.logFile, 'utf8')).trimEnd().split('\n')
          const end = lines.slice(-LOG_LINES_SHOWN).join('\n')
          throw new Error(`The index isn’t current. graph-node’s log ends with:\n${end}`, { cause })
        }
      },
      query: (document) => query(graphqlUrl, document),
      restartIndexer: async (other = subgraph) => {
        await graphNode.process.stop('SIGKILL')
        graphNode = await startGraphNode({ ...indexer, subgraph: other })
      },
      whileStopped: async (work) => {
        await graphNode.process.stop()
        await database.process.stop()
        await work(database.dataDirectory)
        database = await startPostgres({ ...storage, kept: database })
        graphNode = await startGraphNode(indexer)
      },
      stop: () => teardown.run(),
    }
  } catch (error) {
    await teardown.run()
    throw error
  }
}

/** A call of a contract. */
export const transaction = (
  from: Hex,
  contract: Contract,
  name: string,
  ...values: readonly unknown[]
): Transaction => ({ from, to: contract.address, data: contract.call(name, ...values) })

type Transact = (transaction: { from: Hex; to?: Hex; data: Hex; value?: bigint }) => Promise<Receipt>

function transactor(rpcUrl: string): Transact {
  return async ({ from, to, data, value = 0n }) => {
    const request = { from, ...(to && { to }), data, value: toQuantity(value), gas: GAS }
    const hash = (await callRpc(rpcUrl, 'eth_sendTransaction', [request])) as Hex
    return fetchReceipt(rpcUrl, hash)
  }
}

async function fetchReceipt(rpcUrl: string, hash: Hex): Promise<Receipt> {
  const receipt = await waitFor(
    async () =>
      ((await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) ?? undefined) as Receipt | undefined,
    { what: `the receipt of ${hash}`, timeoutMs: 20_000, intervalMs: 5 },
  )
  if (receipt.status !== '0x1') throw new Error(`The transaction ${hash} was reverted`)
  return receipt
}

async function sendTogether(rpcUrl: string, transactions: readonly Transaction[]): Promise<number> {
  await callRpc(rpcUrl, 'evm_setAutomine', [false])
  try {
    const hashes: Hex[] = []
    for (const { from, to, data, value = 0n } of transactions) {
      // Falling prices keep the order: anvil mines the dearest first, and one sender's in turn.
      const gasPrice = toQuantity(4_000_000_000 - hashes.length)
      const request = { from, to, data, value: toQuantity(value), gas: toQuantity(1_500_000), gasPrice }
      hashes.push((await callRpc(rpcUrl, 'eth_sendTransaction', [request])) as Hex)
    }
    await callRpc(rpcUrl, 'evm_mine')
    const receipts = await Promise.all(hashes.map((hash) => fetchReceipt(rpcUrl, hash)))
    const [first] = receipts
    if (!first || receipts.some(({ blockNumber }) => blockNumber !== first.blockNumber)) {
      throw new Error('The transactions were not mined in one block')
    }
    return Number(first.blockNumber)
  } finally {
    await callRpc(rpcUrl, 'evm_setAutomine', [true])
  }
}

async function mine(rpcUrl: string, timestampSeconds: number | undefined): Promise<number> {
  if (timestampSeconds !== undefined) await callRpc(rpcUrl, 'evm_setTime', [timestampSeconds])
  await callRpc(rpcUrl, 'evm_mine', timestampSeconds === undefined ? [] : [timestampSeconds])
  return (await readLatestBlock(rpcUrl)).number
}

async function deployAll<Name extends string>(
  transact: Transact,
  accounts: readonly Hex[],
  deployments: Readonly<Record<Name, Deployment>>,
) {
  const compiled: CompiledContracts = await compileContracts({ set: 'test' })
  const contracts = {} as Record<Name, Contract>
  const collections = []
  const currencies: Hex[] = []
  let wrappedNative: Hex | undefined
  for (const [name, deployment] of Object.entries(deployments) as [Name, Deployment][]) {
    const { abi, creationCode } = contractNamed(compiled, deployment.contract)
    const face = new Interface(abi)
    const types = face.deploy.inputs
    const data = concat([
      creationCode,
      AbiCoder.defaultAbiCoder().encode(types, deployment.values ?? []),
    ]) as Hex
    const receipt = await transact({ from: accounts[9] as Hex, data })
    const address = receipt.contractAddress?.toLowerCase() as Hex
    contracts[name] = { address, call: (method, ...values) => face.encodeFunctionData(method, values) as Hex }
    if (deployment.isCurrency) currencies.push(address)
    if (deployment.wrapsNative) wrappedNative = address
    if (deployment.tracked) {
      const startBlock = Number(receipt.blockNumber) + (deployment.startsAfter ?? 0)
      collections.push({ address, standard: deployment.tracked, startBlock })
    }
  }
  return { contracts, collections, currencies, wrappedNative }
}

async function waitUntilIndexed(rpcUrl: string, graphqlUrl: string): Promise<void> {
  const { number } = await readLatestBlock(rpcUrl)
  const status = await waitFor(
    async () => {
      const now = await readIndexingStatus(graphqlUrl)
      return now && (now.hasIndexingErrors || now.blockNumber >= number) ? now : undefined
    },
    { what: `block ${number} to be indexed`, timeoutMs: INDEX_TIMEOUT_MS },
  )
  if (status.hasIndexingErrors) throw new Error(`The subgraph failed at block ${status.blockNumber}`)
}

async function query<Data>(graphqlUrl: string, document: string): Promise<Data> {
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document }),
  })
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] }
  if (!data) throw new Error(errors?.map(({ message }) => message).join('\n') ?? 'The index gave no answer')
  return data
}

/** A token's entity id. */
export function tokenId(collection: Contract, id: bigint): Hex {
  return `${collection.address}${id.toString(16).padStart(64, '0')}`
}

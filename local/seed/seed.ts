// Fills a fresh local chain with the demo: collections, content and sixty days of history, by transactions alone.
import { toQuantity } from 'ethers'
import { CONDUIT_CONTROLLER, SEAPORT } from '../chain/canonical.ts'
import { callRpc } from '../chain/json-rpc.ts'
import { compileContracts, contractNamed, type CompiledContracts } from '../contracts/compile.ts'
import { ContentShelf } from './content.ts'
import {
  MULTICALL3_ADDRESS,
  WETH_ADDRESS,
  type DemoCollection,
  type DemoContracts,
  type Hex,
} from './contracts.ts'
import { COLLECTIONS, gatherPeople, type CollectionKey } from './people.ts'
import { DAYS, planHistory, SCALES, type SeedScale } from './plan.ts'
import type { Script } from './script.ts'
import { callBatch, SeedError, sendBlocks } from './send.ts'

/** In wei: the balance that anvil gives its own accounts. */
const PURSE = 10_000n * 10n ** 18n

const ABOUT: Readonly<Record<CollectionKey, Pick<DemoCollection, 'name' | 'standard'>>> = {
  nouns: { name: 'Nouns Cabinet', standard: 'ERC721' },
  tidal: { name: 'Tidal Editions', standard: 'ERC1155' },
  lattice: { name: 'Lattice', standard: 'ERC721' },
}

export interface SeedOptions {
  /** An anvil with Seaport in place whose newest block is older than sixty days before `now`. */
  readonly rpcUrl: string
  /** Folder for the documents, each a file named by its CID. */
  readonly contentDirectory: string
  /** End of the history, in Unix seconds. */
  readonly now: number
  readonly scale: SeedScale
  /** The demo contracts, when their compilation has started already. */
  readonly compiling?: Promise<CompiledContracts> | undefined
  /** Called with a short description of the current task. */
  readonly onProgress?: (detail: string) => void
}

/**
 * Seeds a chain. The same `scale` produces the same addresses, token ids and CIDs; only times follow `now`.
 *
 * @throws {SeedError} when the chain is too young, was seeded before, or a transaction did not go as planned
 * @throws {SolidityError} when the demo contracts do not compile
 */
export async function seedDemo(options: SeedOptions): Promise<DemoContracts> {
  const { rpcUrl, contentDirectory, now, scale, onProgress = () => undefined } = options
  const beganAt = Date.now()
  onProgress('compiling contracts')
  const contracts = await (options.compiling ?? compileContracts({ set: 'demo' }))
  const unlocked = (await callRpc(rpcUrl, 'eth_accounts')) as string[]
  const people = gatherPeople(unlocked, SCALES[scale].collectorsBeyondAccounts)
  await assertFresh(rpcUrl, { studio: people.studio, now })

  onProgress('drawing the collections')
  const shelf = new ContentShelf()
  const { script, notable } = planHistory({ scale, nowSeconds: now, contracts, people, shelf })
  shelf.writeTo(contentDirectory)

  await setUp(rpcUrl, {
    codes: {
      [WETH_ADDRESS]: contractNamed(contracts, 'WrappedEther').runtimeCode,
      [MULTICALL3_ADDRESS]: contractNamed(contracts, 'Multicall3').runtimeCode,
    },
    unheld: [people.studio, ...people.collectors.slice(people.accounts.length).map(({ address }) => address)],
  })
  const total = script.blocks.length
  let firstBlock: number
  try {
    firstBlock = await sendBlocks(rpcUrl, script.blocks, (done) => onProgress(`block ${done} of ${total}`))
  } finally {
    await handBack(rpcUrl, now + Math.floor((Date.now() - beganAt) / 1000))
  }
  return {
    seaport: SEAPORT.toLowerCase() as Hex,
    conduitController: CONDUIT_CONTROLLER.toLowerCase() as Hex,
    weth: WETH_ADDRESS,
    studio: people.studio,
    accounts: people.accounts,
    collections: COLLECTIONS.map((key) => describeCollection(script, key, firstBlock)),
    notable,
  }
}

function describeCollection(script: Script, key: CollectionKey, firstBlock: number): DemoCollection {
  return {
    address: script.address(key),
    ...ABOUT[key],
    startBlock: firstBlock + script.deploymentBlock(key),
  }
}

async function assertFresh(rpcUrl: string, { studio, now }: { studio: Hex; now: number }): Promise<void> {
  const [head, studioNonce, seaportCode] = (await callBatch(rpcUrl, [
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
    { method: 'eth_getTransactionCount', params: [studio, 'latest'] },
    { method: 'eth_getCode', params: [SEAPORT, 'latest'] },
  ])) as [{ timestamp: Hex }, Hex, Hex]
  if (Number(studioNonce) !== 0) throw new SeedError('the chain is seeded already')
  if (seaportCode === '0x') throw new SeedError('Seaport is not in place')
  if (Number(head.timestamp) >= now - DAYS * 86_400)
    throw new SeedError(`the chain's newest block must be older than ${DAYS} days before now`)
}

/**
 * Puts the contracts at their addresses of public chains, funds accounts without keys, and stops anvil from mining on
 * its own.
 */
async function setUp(
  rpcUrl: string,
  { codes, unheld }: { codes: Readonly<Record<Hex, string>>; unheld: readonly Hex[] },
): Promise<void> {
  await callBatch(rpcUrl, [
    ...Object.entries(codes).map((code) => ({ method: 'anvil_setCode', params: code })),
    ...unheld.map((address) => ({ method: 'anvil_setBalance', params: [address, toQuantity(PURSE)] })),
    { method: 'anvil_autoImpersonateAccount', params: [true] },
    { method: 'evm_setAutomine', params: [false] },
    { method: 'evm_setIntervalMining', params: [0] },
  ])
}

/**
 * Restores the chain to the state that a wallet expects: only its own keys, a block a transaction, and the clock at
 * `now`.
 */
async function handBack(rpcUrl: string, nowSeconds: number): Promise<void> {
  await callBatch(rpcUrl, [
    { method: 'anvil_autoImpersonateAccount', params: [false] },
    { method: 'evm_setAutomine', params: [true] },
  ])
  await callRpc(rpcUrl, 'evm_setTime', [nowSeconds])
}

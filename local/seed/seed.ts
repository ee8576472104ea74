// Fills a fresh local chain with the demo: collections, content and sixty days of history, by transactions alone.
import { CONDUIT_CONTROLLER, SEAPORT } from '../chain/canonical.ts'
import { callRpc, readLatestBlock } from '../chain/json-rpc.ts'
import { compileContracts } from '../contracts/compile.ts'
import { ContentShelf } from './content.ts'
import { WETH_ADDRESS, type DemoCollection, type DemoContracts, type Hex } from './contracts.ts'
import { assertFresh, handBack, takeOver } from './fresh-chain.ts'
import { COLLECTIONS, gatherPeople, type CollectionKey } from './people.ts'
import { DAYS, planHistory, SCALES, type SeedScale } from './plan.ts'
import type { Script } from './script.ts'
import { sendBlocks } from './send.ts'

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
  /** Called with a short description of the current task. */
  readonly onProgress?: (detail: string) => void
  /** Called once the addresses of all contracts are known, before the first is deployed. */
  readonly onContracts?: (contracts: DemoContracts) => void
}

/**
 * Seeds a chain. The same `scale` produces the same addresses, token ids and CIDs; only times follow `now`.
 *
 * @throws {SeedError} when the chain is too young, was seeded before, or a transaction did not go as planned
 * @throws {SolidityError} when the demo contracts do not compile
 */
export async function seedDemo(options: SeedOptions): Promise<DemoContracts> {
  const { rpcUrl, contentDirectory, now, scale, onProgress = () => undefined, onContracts } = options
  const beganAt = Date.now()
  onProgress('compiling contracts')
  const contracts = await compileContracts({ set: 'demo' })
  const unlocked = (await callRpc(rpcUrl, 'eth_accounts')) as string[]
  const people = gatherPeople(unlocked, SCALES[scale].collectorsBeyondAccounts)
  await assertFresh(rpcUrl, { studio: people.studio, now, days: DAYS })

  onProgress('drawing the collections')
  const shelf = new ContentShelf()
  const { script, notable } = planHistory({ scale, nowSeconds: now, contracts, people, shelf })
  shelf.writeTo(contentDirectory)

  await takeOver(rpcUrl, {
    contracts,
    accounts: [
      people.studio,
      ...people.collectors.slice(people.accounts.length).map(({ address }) => address),
    ],
    balanceWei: PURSE,
  })
  // The chain mines only planned blocks from here on.
  const firstBlock = (await readLatestBlock(rpcUrl)).number + 1
  const demo: DemoContracts = {
    seaport: SEAPORT.toLowerCase() as Hex,
    conduitController: CONDUIT_CONTROLLER.toLowerCase() as Hex,
    weth: WETH_ADDRESS,
    studio: people.studio,
    accounts: people.accounts,
    collections: COLLECTIONS.map((key) => describeCollection(script, key, firstBlock)),
    notable,
  }
  onContracts?.(demo)

  const total = script.blocks.length
  try {
    await sendBlocks(rpcUrl, script.blocks, (done) => onProgress(`block ${done} of ${total}`))
  } finally {
    await handBack(rpcUrl, now + Math.floor((Date.now() - beganAt) / 1000))
  }
  return demo
}

function describeCollection(script: Script, key: CollectionKey, firstBlock: number): DemoCollection {
  return {
    address: script.address(key),
    ...ABOUT[key],
    startBlock: firstBlock + script.deploymentBlock(key),
  }
}

// Plays a dataset's history on a fresh chain: the contract, and everything else by transactions alone.
import { CONDUIT_CONTROLLER, SEAPORT } from '../chain/canonical.ts'
import { callRpc } from '../chain/json-rpc.ts'
import { compileContracts } from '../contracts/compile.ts'
import type { PlannedBlock } from '../seed/blocks.ts'
import { WETH_ADDRESS, type Hex, type LocalContracts } from '../seed/contracts.ts'
import { assertFresh, handBack, takeOver } from '../seed/fresh-chain.ts'
import { SeedError, sendBlocks } from '../seed/send.ts'
import { COLLECTION } from './calls.ts'
import { createHolders, STUDIO } from './people.ts'
import { writePictures } from './pictures.ts'
import { DatasetPlan, type EventCounts } from './plan.ts'
import { computeScale } from './scale.ts'
import { HISTORY_DAYS } from './times.ts'

/** In wei; more than any account spends. */
const PURSE = 100_000n * 10n ** 18n
/** Number of blocks planned and sent at a time, so that not all of their calldata is in memory at once. */
const BLOCKS_AT_ONCE = 40
const LABELS = ['Ada', 'Basil', 'Cleo', 'Dag', 'Edda', 'Fabi', 'Greta', 'Hugo', 'Ines', 'Joos']

/** The content of a dataset's chain. */
export interface DatasetContracts extends LocalContracts {
  readonly dataset: {
    readonly items: number
    /** Number of listings that are live when the history ends. */
    readonly liveListings: number
    /** Number of events that an index of the collection processes. */
    readonly events: EventCounts
  }
}

export interface MakeOptions {
  /** An anvil with Seaport in place whose newest block is older than sixty days before `now`. */
  readonly rpcUrl: string
  /** Folder for the pictures, each a file named by its CID. */
  readonly contentDirectory: string
  readonly items: number
  /** End of the history, in Unix seconds. */
  readonly now: number
  readonly onProgress?: (detail: string) => void
}

/**
 * Plays the history. The same number of items gives the same addresses, owners, prices and orders; only times follow
 * `now`.
 *
 * @throws {InvalidScaleError} when there cannot be a dataset of so many items
 * @throws {SeedError} when the chain is too young or used, or a transaction did not go as planned
 * @throws {SolidityError} when the contracts do not compile
 */
export async function makeDataset(options: MakeOptions): Promise<DatasetContracts> {
  const { rpcUrl, contentDirectory, items, now, onProgress = () => undefined } = options
  const beganAt = Date.now()
  const scale = computeScale(items)
  onProgress('compiling contracts')
  const usual = await compileContracts({ set: 'demo' })
  const contracts = await compileContracts({ set: 'dataset' })
  const unlocked = ((await callRpc(rpcUrl, 'eth_accounts')) as Hex[]).map(
    (address) => address.toLowerCase() as Hex,
  )
  const holders = createHolders(unlocked, scale.holders)
  await assertFresh(rpcUrl, { studio: STUDIO, now, days: HISTORY_DAYS })

  const plan = new DatasetPlan({ scale, seed: 'vitrine dataset', contracts, holders, nowSeconds: now })
  await takeOver(rpcUrl, { contracts: usual, accounts: [STUDIO, ...holders], balanceWei: PURSE })
  let firstBlock: number | undefined
  try {
    let sent = 0
    for (const blocks of batchBlocks(plan.blocks(), BLOCKS_AT_ONCE)) {
      const before = sent
      const first = await sendBlocks(rpcUrl, blocks, (done) =>
        onProgress(`block ${before + done} of ${plan.blockCount}`),
      )
      firstBlock ??= first
      sent += blocks.length
    }
  } finally {
    await handBack(rpcUrl, now + Math.floor((Date.now() - beganAt) / 1000))
  }
  if (firstBlock === undefined) throw new SeedError('the plan has no blocks')
  onProgress('drawing the pictures')
  await writePictures(rpcUrl, contentDirectory)
  return {
    seaport: SEAPORT.toLowerCase() as Hex,
    conduitController: CONDUIT_CONTROLLER.toLowerCase() as Hex,
    weth: WETH_ADDRESS,
    studio: STUDIO,
    accounts: unlocked
      .slice(0, LABELS.length)
      .map((address, i) => ({ address, label: LABELS[i] ?? address })),
    collections: [{ address: COLLECTION, name: 'Myriad', standard: 'ERC721', startBlock: firstBlock }],
    dataset: { items, liveListings: scale.listings, events: plan.events },
  }
}

function* batchBlocks(blocks: Iterable<PlannedBlock>, size: number): Generator<readonly PlannedBlock[]> {
  let chunk: PlannedBlock[] = []
  for (const block of blocks) {
    chunk.push(block)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

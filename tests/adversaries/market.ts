// A random market with honest and dishonest actors: many transactions per block, reorganizations, and jumps in time.
import { MaxUint256, toQuantity } from 'ethers'
import type { Hex } from '../../local/seed/contracts.ts'
import { Random } from '../../local/seed/random.ts'
import { callBatch } from '../../local/seed/send.ts'
import { calls, seaportAddress, sign } from '../subgraph/seaport.ts'
import type { World } from '../subgraph/world.ts'
import { FILLS, MATCHES, signable } from './fills.ts'
import { LISTINGS, OFFERS } from './listings.ts'
import {
  type Act,
  EDITIONS,
  EDITION_IDS,
  IDS,
  type Name,
  type Scene,
  TOKENS,
  lookAround,
  pick,
} from './scene.ts'
import { DEEDS } from './tokens.ts'

const GAS = toQuantity(1_200_000)
const GAS_PRICE = 4_000_000_000
const ACTS_PER_BLOCK = 25
/** Number of latest orders that fills choose from: most older ones have ended. */
const REMEMBERED = 160
/** Rounds between two reorganizations. */
const REORGANIZE_EVERY = 17
const DAY = 86_400
/** Orders published at the end: several for each item. */
const LAST_ORDERS = 120
const FILLABLE_LISTINGS = Object.entries(LISTINGS).slice(0, 7)
const FILLABLE_OFFERS = Object.entries(OFFERS).slice(0, 3)
/** Blocks that the index's sweep needs to catch up after several days pass at once, which no real chain does. */
const CATCH_UP_BLOCKS = 60

/** How many transactions of a kind were sent, and how many had the intended effect. */
export interface Tally {
  sent: number
  succeeded: number
}

export interface MarketOptions {
  readonly seed: string
  readonly transactions: number
}

/** Plays the market, and returns the counts by kind; they include what reorganizations undid. */
export async function playMarket(
  world: World<Name>,
  { seed, transactions }: MarketOptions,
): Promise<ReadonlyMap<string, Tally>> {
  const tallies = new Map<string, Tally>()
  const scene: Scene = {
    ...{ world, random: new Random(seed), actors: world.accounts.slice(0, 8), contracts: world.contracts },
    ...{
      orders: [],
      owners: new Map(),
      units: new Map(),
      counters: new Map(),
      nowSeconds: await world.now(),
    },
  }
  await world.rpc('evm_setAutomine', [false])
  await mineActs(scene, preparations(scene), tallies)
  let sent = 0
  for (let round = 1; sent < transactions; round++) {
    await lookAround(scene, seaportAddress)
    const acts = await drawActs(scene, Math.min(ACTS_PER_BLOCK, transactions - sent))
    sent += acts.length
    await mineActs(scene, acts, tallies)
    if (scene.random.chance(12)) await passDays(scene)
    if (round % REORGANIZE_EVERY === 0) await reorganize(scene, tallies)
  }
  await passDays(scene)
  await openForSale(scene, tallies)
  await world.rpc('evm_setAutomine', [true])
  return tallies
}

/**
 * Publishes orders that can be filled and lets declining prices overtake others, because an index is compared as of its
 * newest block, when most orders of the market have ended.
 */
async function openForSale(scene: Scene, tallies: Map<string, Tally>): Promise<void> {
  const { world } = scene
  await lookAround(scene, seaportAddress)
  const acts: Act[] = []
  while (acts.length < LAST_ORDERS) {
    const [kind, make] = pick(scene, [...FILLABLE_LISTINGS, ...FILLABLE_OFFERS])
    const order = make(scene)
    if (order === null) continue
    acts.push({ kind, from: order.offerer, to: seaportAddress, data: calls.validate(order) })
  }
  await mineActs(scene, acts, tallies)
  await world.rpc('evm_mine', [(await world.now()) + DAY / 2])
  await world.rpc('anvil_mine', [toQuantity(CATCH_UP_BLOCKS), toQuantity(2)])
}

/** Lets some days pass without a trade. */
async function passDays(scene: Scene): Promise<void> {
  const { world, random } = scene
  await world.rpc('evm_mine', [(await world.now()) + DAY * random.between(1, 12)])
  await world.rpc('anvil_mine', [toQuantity(CATCH_UP_BLOCKS), toQuantity(2)])
  scene.nowSeconds = await world.now()
}

/** Gives every account money, some tokens and units, and an approval of Seaport. */
function preparations({ actors, contracts }: Scene): Act[] {
  const kind = 'preparation'
  const [first] = actors as readonly [Hex, ...Hex[]]
  const act = (from: Hex, name: Name, method: string, ...values: readonly unknown[]): Act => ({
    ...{ kind, from, to: contracts[name].address, data: contracts[name].call(method, ...values) },
  })
  const owner = (i: number) => actors[i % actors.length] as Hex
  return [
    ...actors.flatMap((account) => [
      ...(['weth', 'dollar', 'junk'] as const).flatMap((name) => [
        act(account, name, 'mint', account, 10n ** 24n),
        act(account, name, 'approve', seaportAddress, MaxUint256),
      ]),
      ...[...TOKENS, ...EDITIONS].map((name) =>
        act(account, name, 'setApprovalForAll', seaportAddress, true),
      ),
    ]),
    ...TOKENS.flatMap((name, place) =>
      IDS.slice(0, 5).map((id, i) =>
        name === 'costly'
          ? act(first, name, 'mint', owner(place + i), id, '0x')
          : act(first, name, 'mint', owner(place + i), id),
      ),
    ),
    ...EDITIONS.flatMap((name, place) =>
      EDITION_IDS.flatMap((id, i) => [
        act(first, name, 'mint', owner(place + i), id, 12n),
        act(first, name, 'mint', owner(place + i + 3), id, 7n),
      ]),
    ),
  ]
}

/** Picks a number of acts of random kinds; acts that require others may add a few. */
async function drawActs(scene: Scene, count: number): Promise<readonly Act[]> {
  const acts: Act[] = []
  const made = Object.entries({ ...LISTINGS, ...OFFERS })
  while (acts.length < count) {
    const draw = scene.random.below(100)
    if (draw < 34) {
      const [kind, make] = pick(scene, made)
      const order = make(scene)
      if (order === null) continue
      acts.push({ kind, from: order.offerer, to: seaportAddress, data: calls.validate(order) })
      remember(scene, kind, order, '0x')
    } else if (draw < 42) {
      const [kind, make] = pick(scene, FILLABLE_LISTINGS)
      const order = make(scene)
      if (order === null) continue
      acts.push({ kind, from: order.offerer, to: seaportAddress, data: calls.validate(order) })
      remember(scene, kind, order, '0x')
    } else if (draw < 74) {
      const [kind, fill] = pick(scene, Object.entries(FILLS))
      const act = fill(scene)
      if (act !== null) acts.push({ kind, ...act })
    } else if (draw < 77) {
      const [kind, matching] = pick(scene, Object.entries(MATCHES))
      for (const act of matching(scene) ?? []) acts.push({ kind, ...act })
    } else if (draw < 80) {
      const order = signable(scene)
      if (order === null) continue
      const counter = scene.counters.get(order.offerer) ?? 0n
      remember(scene, 'signed', order, await sign(scene.world, order, counter))
    } else {
      const [kind, deed] = pick(scene, Object.entries(DEEDS))
      const act = deed(scene)
      if (act !== null) acts.push({ kind, ...act })
    }
  }
  return acts
}

function remember(scene: Scene, kind: string, order: Scene['orders'][number]['order'], signature: Hex): void {
  const counter = scene.counters.get(order.offerer) ?? 0n
  scene.orders = [...scene.orders, { kind, order, counter, block: null, signature }].slice(-REMEMBERED)
}

/** Mines the acts in one block, each sender's in their order, some minutes after the previous block. */
async function mineActs(scene: Scene, acts: readonly Act[], tallies: Map<string, Tally>): Promise<void> {
  const { world, random } = scene
  const senders = [...new Set(acts.map(({ from }) => from))]
  const counts = await callBatch(
    world.rpcUrl,
    senders.map((from) => ({ method: 'eth_getTransactionCount', params: [from, 'latest'] })),
  )
  const nonces = new Map(senders.map((from, i) => [from, Number(counts[i] as Hex)]))
  const requests = acts.map(({ from, to, data, value = 0n }, place) => {
    const nonce = nonces.get(from) ?? 0
    nonces.set(from, nonce + 1)
    const gasPrice = toQuantity(GAS_PRICE - place)
    const request = { from, to, data, value: toQuantity(value), gas: GAS, gasPrice, nonce: toQuantity(nonce) }
    return { method: 'eth_sendTransaction', params: [request] }
  })
  const hashes = (await callBatch(world.rpcUrl, requests)) as Hex[]
  scene.nowSeconds = (await world.now()) + random.between(5, 400)
  await world.rpc('evm_mine', [scene.nowSeconds])
  // What didn't fit into the block goes into the next one.
  const receipts = (await callBatch(
    world.rpcUrl,
    hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  )) as ({ status: Hex } | null)[]
  for (const [i, { kind }] of acts.entries()) {
    const tally = tallies.get(kind) ?? { sent: 0, succeeded: 0 }
    tallies.set(kind, tally)
    tally.sent++
    if (receipts[i]?.status === '0x1') tally.succeeded++
  }
}

/** Replaces up to nine blocks, some of which the index has read, and continues from there. */
async function reorganize(scene: Scene, tallies: Map<string, Tally>): Promise<void> {
  const { world, random } = scene
  const depth = random.between(1, 9)
  // The index reads them first, so that there is something to undo.
  await world.indexed()
  await world.rpc('anvil_rollback', [depth])
  const dropped = (await world.rpc('txpool_content')) as { pending: object }
  if (Object.keys(dropped.pending).length > 0) await world.rpc('anvil_dropAllTransactions')
  // The index follows a branch once it is the longer one.
  for (let block = 0; block <= depth; block++) {
    scene.nowSeconds = (await world.now()) + 12
    await world.rpc('evm_mine', [scene.nowSeconds])
  }
  const tally = tallies.get('reorganization') ?? { sent: 0, succeeded: 0 }
  tallies.set('reorganization', tally)
  tally.sent++
  tally.succeeded++
}

/** Formats what was sent as a table. */
export function describeTallies(tallies: ReadonlyMap<string, Tally>): readonly string[] {
  const width = Math.max(...[...tallies.keys()].map(({ length }) => length))
  return [...tallies]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([kind, { sent, succeeded }]) =>
        `${kind.padEnd(width)}  ${String(sent).padStart(5)} sent  ${String(succeeded).padStart(5)} succeeded`,
    )
}

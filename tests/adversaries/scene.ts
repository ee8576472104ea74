// The contracts and accounts of the adversarial market, and their state before each block.
import { Interface, toQuantity } from 'ethers'
import type { Hex } from '../../local/seed/contracts.ts'
import type { Random } from '../../local/seed/random.ts'
import { type RpcRequest, callBatch } from '../../local/seed/send.ts'
import type { Order } from '../subgraph/seaport.ts'
import type { Contract, Deployment, World } from '../subgraph/world.ts'

/** `discovered…` first appear in orders, after earlier transfers; `lateEditions` is indexed from mid-history on. */
export const DEPLOYMENTS = {
  token: { contract: 'PlainToken', tracked: 'ERC721' },
  editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
  lateEditions: { contract: 'PlainEditions', tracked: 'ERC1155', startsAfter: 40 },
  discoveredToken: { contract: 'PlainToken' },
  discoveredEditions: { contract: 'PlainEditions' },
  nameless: { contract: 'NamelessToken', tracked: 'ERC721' },
  lying: { contract: 'LyingToken', tracked: 'ERC721' },
  // Reading its metadata URI uses all available gas.
  costly: { contract: 'OddText', values: ['0x6f6464', '0x6f6464'], tracked: 'ERC721' },
  weth: { contract: 'PlainMoney', values: [18], isCurrency: true, wrapsNative: true },
  dollar: { contract: 'PlainMoney', values: [6], isCurrency: true },
  junk: { contract: 'PlainMoney', values: [0] },
  // Sends calls for others.
  courier: { contract: 'ReentrantReceiver' },
} as const satisfies Record<string, Deployment>

export type Name = keyof typeof DEPLOYMENTS
export const TOKENS = ['token', 'discoveredToken', 'nameless', 'costly'] as const
export const EDITIONS = ['editions', 'discoveredEditions', 'lateEditions'] as const
type TokenName = (typeof TOKENS)[number]
type EditionName = (typeof EDITIONS)[number]
/** IDs that the market uses in each collection; others are minted now and then. */
export const IDS = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n] as const
export const EDITION_IDS = [1n, 2n, 3n] as const

/** One transaction of an account, and its kind. */
export interface Act {
  readonly kind: string
  readonly from: Hex
  readonly to: Hex
  readonly data: Hex
  readonly value?: bigint
}

/** An order that an account published or signed. */
export interface MarketOrder {
  readonly kind: string
  readonly order: Order
  readonly counter: bigint
  /** Block in which it was published; undefined for signed ones. */
  readonly block: number | null
  readonly signature: Hex
}

export interface Scene {
  readonly world: World<Name>
  readonly random: Random
  readonly actors: readonly Hex[]
  readonly contracts: Readonly<Record<Name, Contract>>
  /** Latest orders, the oldest first. */
  orders: MarketOrder[]
  owners: ReadonlyMap<string, Hex>
  units: ReadonlyMap<string, bigint>
  counters: ReadonlyMap<Hex, bigint>
  nowSeconds: number
}

const views = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
  'function getCounter(address) view returns (uint256)',
])
const NOBODY = /^0x0{64}$/

/** Reads owners and balances from the chain, as of its newest block. */
export async function lookAround(scene: Scene, seaport: Hex): Promise<void> {
  const { contracts, actors } = scene
  const call = (to: Hex, name: string, values: readonly unknown[]) => ({
    method: 'eth_call',
    params: [{ to, data: views.encodeFunctionData(name, values), gas: toQuantity(100_000) }, 'latest'],
  })
  const pending: { readonly request: RpcRequest; take(word: Hex): void }[] = []
  const owners = new Map<string, Hex>()
  const units = new Map<string, bigint>()
  const counters = new Map<Hex, bigint>()
  for (const name of EDITIONS) {
    for (const id of EDITION_IDS) {
      for (const account of actors) {
        const take = (word: Hex) => units.set(`${name} ${id} ${account}`, BigInt(word))
        pending.push({ request: call(contracts[name].address, 'balanceOf', [account, id]), take })
      }
    }
  }
  for (const account of actors) {
    const take = (word: Hex) => counters.set(account, BigInt(word))
    pending.push({ request: call(seaport, 'getCounter', [account]), take })
  }
  const replies = await callBatch(
    scene.world.rpcUrl,
    pending.map(({ request }) => request),
  )
  for (const [i, { take }] of pending.entries()) take(replies[i] as Hex)
  await Promise.all(
    TOKENS.flatMap((name) =>
      IDS.map(async (id) => {
        // A token without an owner reverts, which would fail a batch.
        const { params } = call(contracts[name].address, 'ownerOf', [id])
        const word = (await scene.world.rpc('eth_call', params).catch(() => `0x${'0'.repeat(64)}`)) as Hex
        if (!NOBODY.test(word)) owners.set(`${name} ${id}`, `0x${word.slice(26)}`)
      }),
    ),
  )
  Object.assign(scene, { owners, units, counters })
}

export interface OwnedToken {
  readonly name: TokenName
  readonly id: bigint
  readonly owner: Hex
}

export function anyToken(scene: Scene): OwnedToken | null {
  const all = [...scene.owners].filter(([, owner]) => scene.actors.includes(owner))
  const [key, owner] = all[scene.random.below(Math.max(1, all.length))] ?? []
  if (key === undefined || owner === undefined) return null
  const [name = '', id = '0'] = key.split(' ')
  return { name: name as TokenName, id: BigInt(id), owner }
}

export interface OwnedUnits {
  readonly name: EditionName
  readonly id: bigint
  readonly owner: Hex
  readonly held: bigint
}

export function anyUnits(scene: Scene): OwnedUnits | null {
  const all = [...scene.units].filter(([, held]) => held > 0n)
  const [key, held] = all[scene.random.below(Math.max(1, all.length))] ?? []
  if (key === undefined || held === undefined) return null
  const [name = '', id = '0', owner = '0x'] = key.split(' ')
  return { name: name as EditionName, id: BigInt(id), owner: owner as Hex, held }
}

export function pick<Value>(scene: Scene, values: readonly Value[]): Value {
  return values[scene.random.below(values.length)] as Value
}

export function other(scene: Scene, account: Hex): Hex {
  return pick(
    scene,
    scene.actors.filter((actor) => actor !== account),
  )
}

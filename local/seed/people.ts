// Creates the demo's participants: the chain's unlocked accounts by label, and collectors beyond them.
import { keccak256, toUtf8Bytes } from 'ethers'
import type { DemoAccount, Hex } from './contracts.ts'

export type CollectionKey = 'nouns' | 'tidal' | 'lattice'
export const COLLECTIONS: readonly CollectionKey[] = ['nouns', 'tidal', 'lattice']

/** Labels of the chain's own accounts, in its order. */
const LABELS = ['Ada', 'Basil', 'Cleo', 'Dag', 'Edda', 'Fabi', 'Greta', 'Hugo', 'Ines', 'Joos']

/** Each collector's preference for each collection, as weights. */
const TASTES: readonly Readonly<Record<CollectionKey, number>>[] = [
  { nouns: 4, tidal: 2, lattice: 3 },
  { nouns: 6, tidal: 2, lattice: 1 },
  { nouns: 1, tidal: 2, lattice: 7 },
  { nouns: 5, tidal: 1, lattice: 1 },
  { nouns: 1, tidal: 6, lattice: 3 },
  { nouns: 3, tidal: 1, lattice: 5 },
  { nouns: 7, tidal: 1, lattice: 0 },
]

export interface Collector {
  readonly address: Hex
  readonly taste: Readonly<Record<CollectionKey, number>>
}

export interface People {
  /** The chain's unlocked accounts. A newcomer uses the first two. */
  readonly accounts: readonly DemoAccount[]
  /** All collectors, the unlocked accounts first. */
  readonly collectors: readonly Collector[]
  /** Deploys, mints, and receives royalties. */
  readonly studio: Hex
}

/** Returns an address without a key: the last 20 bytes of the hash of its name. */
function unheldAddress(name: string): Hex {
  return `0x${keccak256(toUtf8Bytes(`vitrine ${name}`)).slice(-40)}`
}

/**
 * @param unlocked the chain's unlocked accounts
 * @param others number of collectors beyond them
 */
export function gatherPeople(unlocked: readonly string[], others: number): People {
  const accounts = unlocked.slice(0, LABELS.length).map((address, i) => ({
    address: address.toLowerCase() as Hex,
    label: LABELS[i] ?? address,
  }))
  if (accounts.length < LABELS.length) throw new Error(`the seed needs ${LABELS.length} unlocked accounts`)
  const addresses = [
    ...accounts.map(({ address }) => address),
    ...Array.from({ length: others }, (_, i) => unheldAddress(`collector ${i + 1}`)),
  ]
  const collectors = addresses.map((address, i) => ({
    address,
    taste: TASTES[i % TASTES.length] ?? { nouns: 1, tidal: 1, lattice: 1 },
  }))
  return { accounts, collectors, studio: unheldAddress('studio') }
}

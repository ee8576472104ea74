// Reads the networks that a subgraph can be built for from networks.json, which operators edit.
import { readFileSync } from 'node:fs'

/** Names that the build command accepts. */
export const networkNames = [
  'local',
  'sepolia',
  'mainnet',
  'base',
  'polygon',
  'arbitrum',
  'optimism',
] as const

/**
 * Keys of the conduits that the site trades through, besides Seaport itself: CONDUITS of src/market/contracts.ts, which
 * names their source. A test compares the two.
 */
export const TRUSTED_CONDUITS: readonly string[] = [
  '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000',
]

export type NetworkName = (typeof networkNames)[number]

export type TokenStandard = 'ERC721' | 'ERC1155'

/** A collection that is indexed from its own start block on. */
export interface TrackedCollection {
  /** Contract address, in any case. */
  address: string
  standard: TokenStandard
  /** Block of the contract's deployment, or the first block of interest. */
  startBlock: number
}

export interface Network {
  /** The chain's name in graph-node's registry. */
  network: string
  /** Seaport 1.6 on this chain. */
  seaport: string
  /** A block at or before Seaport's deployment. */
  startBlock: number
  /** Interval, in blocks, at which the block handler runs: about once a minute. */
  sweepEveryBlocks: number
  /** ERC-20 tokens to prefer over others that orders name, the highest rank first; the native coin ranks before all. */
  currencies: string[]
  collections: TrackedCollection[]
}

const file = new URL('../networks.json', import.meta.url)

/**
 * Reads and checks one network's entry.
 * @throws Error naming the field that is wrong
 */
export function readNetwork(name: NetworkName): Network {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<NetworkName, Network>>
  const entry = all[name]
  if (!entry) throw new Error(`subgraph/networks.json has no entry "${name}"`)
  checkBlock(`${name}.startBlock`, entry.startBlock)
  checkAddress(`${name}.seaport`, entry.seaport)
  if (!Number.isInteger(entry.sweepEveryBlocks) || entry.sweepEveryBlocks < 1) {
    throw new Error(`subgraph/networks.json: ${name}.sweepEveryBlocks must be a whole number of at least 1`)
  }
  checkCurrencies(`${name}.currencies`, entry.currencies)
  checkCollections(`${name}.collections`, entry.collections)
  return entry
}

export function isNetworkName(text: string | undefined): text is NetworkName {
  return (networkNames as readonly (string | undefined)[]).includes(text)
}

/** @throws Error naming the first entry that is wrong */
export function checkCollections(where: string, collections: readonly TrackedCollection[]): void {
  const seen = new Set<string>()
  for (const [index, { address, standard, startBlock }] of collections.entries()) {
    checkAddress(`${where}[${index}].address`, address)
    checkBlock(`${where}[${index}].startBlock`, startBlock)
    if (standard !== 'ERC721' && standard !== 'ERC1155') {
      throw new Error(`${where}[${index}].standard must be ERC721 or ERC1155`)
    }
    if (seen.has(address.toLowerCase())) throw new Error(`${where}[${index}] names ${address} a second time`)
    seen.add(address.toLowerCase())
  }
}

/** @throws Error naming the first entry that is wrong */
export function checkCurrencies(where: string, currencies: readonly string[]): void {
  for (const [index, address] of currencies.entries()) checkAddress(`${where}[${index}]`, address)
}

function checkAddress(where: string, address: string): void {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) throw new Error(`${where} must be an address`)
}

function checkBlock(where: string, block: number): void {
  if (!Number.isInteger(block) || block < 0) throw new Error(`${where} must be a block number`)
}

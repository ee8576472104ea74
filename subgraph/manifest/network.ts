// What differs between the subgraphs of two sites.

/** Seaport 1.6, at the same address on every chain. Source: github.com/ProjectOpenSea/seaport, "Deployments". */
export const SEAPORT = '0x0000000000000068F116a894984e2DB1123eB395'

/** Seaport contracts of before, whose fulfillments are sales too. Source: the same. */
export const EARLIER_SEAPORTS: Readonly<Record<string, string>> = {
  '1.5': '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC',
  '1.4': '0x00000000000001ad428e4906aE43D8F9852d0dD6',
  '1.1': '0x00000000006c3852cbEf3e08E8dF289169EdE581',
}

/**
 * Keys of the conduits that the site trades through, besides Seaport itself: CONDUITS of src/seaport/contracts.ts, which
 * names their source. A test compares the two.
 */
export const TRUSTED_CONDUITS: readonly string[] = [
  '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000',
]

export type TokenStandard = 'ERC721' | 'ERC1155'

/** A collection that is indexed from its own start block on. */
export interface TrackedCollection {
  /** Contract address, in any case. */
  readonly address: string
  readonly standard: TokenStandard
  /** Block of the contract's deployment, or the first block of interest. */
  readonly startBlock: number
}

export interface Network {
  /** The chain's name in graph-node's configuration. */
  readonly network: string
  /** The first block to index orders from: none is older than Seaport 1.6. */
  readonly startBlock: number
  /** The first block to index sales on earlier versions of Seaport from; never after `startBlock`. */
  readonly earlierSeaportsFromBlock: number
  /** Interval, in blocks, at which the block handler runs: about once a minute. */
  readonly sweepEveryBlocks: number
  /** ERC-20 tokens to prefer over others that orders name, the highest rank first; the native coin ranks before all. */
  readonly currencies: readonly string[]
  /** The one of `currencies` that wraps the native coin, one to one: the two are one unit of account. */
  readonly wrappedNative: string | undefined
  /** Whether contracts that orders name become collections, if they claim to be one (EIP-165). */
  readonly discover: boolean
}

const LOCAL_WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

/** The chain of the local stack and of tests, which has a block when something happens. */
export const LOCAL_NETWORK: Network = {
  network: 'local',
  startBlock: 0,
  earlierSeaportsFromBlock: 0,
  sweepEveryBlocks: 1,
  currencies: [LOCAL_WETH],
  wrappedNative: LOCAL_WETH,
  discover: true,
}

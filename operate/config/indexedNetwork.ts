// What the subgraph gets of a configuration.
import type { Network, TrackedCollection } from '../../subgraph/manifest/network.ts'
import type { Site } from './schema.ts'

/** How often the block handler runs. */
export const SWEEP_SECONDS = 60

/**
 * Returns what to index: orders from `index.startBlock` on, and sales on earlier Seaports from the first collection's block
 * on, if that is earlier.
 */
export function toIndexedNetwork({ network, index, collections, curation }: Site): {
  readonly network: Network
  readonly collections: readonly TrackedCollection[]
} {
  const first = collections.reduce((least, { startBlock }) => Math.min(least, startBlock), Infinity)
  const startBlock = index.startBlock ?? (Number.isFinite(first) ? first : 0)
  return {
    network: {
      network: index.network ?? network.slug,
      startBlock,
      earlierSeaportsFromBlock: Math.min(startBlock, first),
      sweepEveryBlocks: Math.max(1, Math.round(SWEEP_SECONDS / network.blockTimeSeconds)),
      currencies: network.currencies.map(({ address }) => address),
      wrappedNative: network.currencies.find(({ wrapsNative }) => wrapsNative === true)?.address,
      discover: curation.discover,
    },
    collections,
  }
}

// Counts of an edition whose first units are older than the index, which may not know every holder.
import { formatCount } from '../../domain/wei.ts'

export interface Edition {
  readonly standard: 'ERC721' | 'ERC1155'
  readonly collection: { readonly historyComplete: boolean }
}

/** Whether there may be holders and units that the index does not have. */
export function hasUnknownHolders({ standard, collection }: Edition): boolean {
  return standard === 'ERC1155' && !collection.historyComplete
}

/** A number of known units or holders, in words: "at least 7" where there may be more. */
export function knownCount(token: Edition, count: bigint | number): string {
  return hasUnknownHolders(token) ? `at least ${formatCount(count)}` : formatCount(count)
}

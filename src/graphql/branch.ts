// Whether the index is still on the same branch of the chain, according to the index alone.
import type { ApolloClient } from '@apollo/client'
import { BlockParentDocument } from './__generated__/BlockParent.ts'
import { queryIndex } from './queryIndex.ts'
import type { IndexedBlock, ReachedBlock } from './indexedBlock.ts'

/** Most blocks to walk back one by one; reloading the pages' queries costs less than a longer walk. */
const LONGEST_WALK = 8

/**
 * Whether an earlier indexed block is an ancestor of the newest one.
 *
 * A reorganization leaves no trace in `_change_block`, because the index no longer has what it undid. So the newest
 * block's parents are followed down to the earlier height; usually one step is enough.
 *
 * @param previous a block below the newest one
 * @returns undefined if the index doesn't say, or the walk would be too long
 */
export async function descendsFrom(
  client: ApolloClient,
  newest: IndexedBlock,
  previous: ReachedBlock,
): Promise<boolean | undefined> {
  if (newest.number - previous.number > LONGEST_WALK || previous.hash === null) return undefined
  let ancestor = newest.parentHash
  for (let number = newest.number - 1; number > previous.number; number--) {
    if (ancestor === null) return undefined
    const { _meta } = await queryIndex(client, BlockParentDocument, { hash: ancestor })
    ancestor = _meta?.block.parentHash ?? null
  }
  return ancestor === null ? undefined : ancestor === previous.hash
}

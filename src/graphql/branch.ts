// Whether the index is still on the branch of the chain that it was on, asked of the index alone.
import type { ApolloClient } from '@apollo/client'
import { BlockParentDocument } from './__generated__/BlockParent.ts'
import { queryIndex } from './queryIndex.ts'
import type { IndexedBlock, ReachedBlock } from './indexedBlock.ts'

/** Most blocks that are walked back one by one; asking the pages' questions again costs less than a longer walk. */
const LONGEST_WALK = 8

/**
 * Whether a block that the index had reached is an ancestor of its newest one.
 *
 * What a reorganization took away leaves no trace among what changed since: the index simply never had it. So the
 * newest block's parents are followed down to the height in question; usually it is the first of them.
 * @param earlier a block below the newest one
 * @returns undefined when the index does not tell, or the walk would be too long
 */
export async function descendsFrom(
  client: ApolloClient,
  newest: IndexedBlock,
  earlier: ReachedBlock,
): Promise<boolean | undefined> {
  if (newest.number - earlier.number > LONGEST_WALK || earlier.hash === null) return undefined
  let ancestor = newest.parentHash
  for (let number = newest.number - 1; number > earlier.number; number--) {
    if (ancestor === null) return undefined
    const { _meta } = await queryIndex(client, BlockParentDocument, { hash: ancestor })
    ancestor = _meta?.block.parentHash ?? null
  }
  return ancestor === null ? undefined : ancestor === earlier.hash
}

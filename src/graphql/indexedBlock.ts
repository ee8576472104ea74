// The newest block of the index: which one it is, what changed since another, and whether it descends from it.
import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { BlockParentDocument } from './__generated__/BlockParent.ts'
import {
  IndexedBlock_changesDocument,
  IndexedBlockDocument,
  type IndexedBlockQuery,
} from './__generated__/IndexedBlock.ts'
import { noteBlock } from '../domain/chainClock.ts'
import { queryIndex } from './queryIndex.ts'
import { perClient, SHARED, UNSHARED } from './clientState.ts'
import { indexError, IndexMalformedReplyError } from './errors.ts'
import { errorsTexts } from '../messages/en/errors.ts'

/** A block that the index has processed. */
export interface ReachedBlock {
  readonly number: number
  readonly hash: string | null
}

/** The newest block that the index has processed. */
export interface IndexedBlock extends ReachedBlock {
  /** Hash of the previous block. */
  readonly parentHash: string | null
  /** Seconds since 1970 UTC. */
  readonly timestampSeconds: number | null
  /** True if a mapping failed: anything since may be missing. */
  readonly hasIndexingErrors: boolean
}

/**
 * Reads the newest block, bypassing the cache.
 *
 * @throws IndexUnreachableError, IndexMalformedReplyError
 */
export async function fetchIndexedBlock(client: ApolloClient): Promise<IndexedBlock> {
  try {
    const { _meta } = await queryIndex(client, IndexedBlockDocument, {}, SHARED)
    return toIndexedBlock(_meta)
  } catch (error) {
    throw indexError(error)
  }
}

/**
 * Reads the newest block and, in the same request, whether nothing on pages has changed since a block: no item, order or
 * metadata. Every transfer, sale, listing, approval and expiry changes one of these. A failed index doesn't say.
 *
 * @param since the first block whose changes count
 * @throws IndexUnreachableError, IndexMalformedReplyError
 */
export async function fetchBlockChanges(
  client: ApolloClient,
  since: number,
): Promise<{ readonly block: IndexedBlock; readonly isUnchanged: boolean }> {
  try {
    const data = await queryChangesPlainly(client, since)
    const { tokens, orders, metadata_collection } = data as Partial<typeof data>
    const isUnchanged = [tokens, orders, metadata_collection].every((rows) => rows?.length === 0)
    return { block: toIndexedBlock(data._meta), isUnchanged }
  } catch (error) {
    throw indexError(error)
  }
}

const queryChanges = (client: ApolloClient, since: number, context?: object) =>
  queryIndex(client, IndexedBlock_changesDocument, { since }, context)

/** Operation context that sends a query as text, which graph-node accepts like JSON. */
const AS_TEXT = { ...UNSHARED, headers: { 'content-type': 'text/plain' } }

/** Whether the index accepts plain text; undefined until a query was answered. */
const acceptance = perClient((): { plain: boolean | undefined } => ({ plain: undefined }))

/**
 * Queries the index without the preliminary request (CORS preflight) that JSON to another origin needs, which halves the
 * requests of a page that only follows the index. An index, or a proxy in front of it, that doesn't accept plain text gets
 * JSON from then on.
 */
async function queryChangesPlainly(client: ApolloClient, since: number) {
  const accepts = acceptance(client)
  if (accepts.plain !== false) {
    try {
      const data = await queryChanges(client, since, AS_TEXT)
      accepts.plain = true
      return data
    } catch (error) {
      // GraphQL errors come from an index that has read the query.
      if (accepts.plain === true || CombinedGraphQLErrors.is(error)) throw error
    }
  }
  const data = await queryChanges(client, since)
  accepts.plain = false
  return data
}

/** Most blocks to walk back one by one; reloading the pages' queries costs less than a longer walk. */
const LONGEST_WALK = 8

/**
 * Whether an earlier indexed block is known to be an ancestor of the newest one. False if the index doesn't say, or the walk
 * would be too long.
 *
 * A reorganization leaves no trace in `_change_block`, because the index no longer has what it undid. So the newest
 * block's parents are followed down to the earlier height; usually one step is enough.
 *
 * @param previous a block below the newest one
 */
export async function isDescendant(
  client: ApolloClient,
  newest: IndexedBlock,
  previous: ReachedBlock,
): Promise<boolean> {
  if (newest.number - previous.number > LONGEST_WALK || previous.hash === null) return false
  let ancestor = newest.parentHash
  for (let number = newest.number - 1; number > previous.number; number--) {
    if (ancestor === null) return false
    const { _meta } = await queryIndex(client, BlockParentDocument, { hash: ancestor })
    ancestor = _meta?.block.parentHash ?? null
  }
  return ancestor === previous.hash
}

/** Learns the chain's time from a block of the index. */
export function noteIndexedBlock({ number, timestampSeconds }: IndexedBlock): void {
  if (timestampSeconds !== null) noteBlock('index', { number, timestampSeconds })
}

/** @throws IndexMalformedReplyError */
function toIndexedBlock(meta: IndexedBlockQuery['_meta']): IndexedBlock {
  if (meta === null) throw new IndexMalformedReplyError(errorsTexts.indexer.noHead)
  const { block, hasIndexingErrors } = meta
  const { number, hash, parentHash, timestamp } = block
  return { number, hash, parentHash, timestampSeconds: timestamp, hasIndexingErrors }
}

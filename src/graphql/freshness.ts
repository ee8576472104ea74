// How far the index has come, and asking again what it may answer differently now.
import type { ApolloClient } from '@apollo/client'
import { ChangesSinceDocument } from './__generated__/ChangesSince.ts'
import { IndexedBlockDocument } from './__generated__/IndexedBlock.ts'
import { ask } from './ask.ts'
import { indexError, IndexMalformedReplyError } from './errors.ts'
import { beginGeneration } from './generation.ts'
import { invalidateLists } from './lists.ts'

/** The newest block that the index has processed. */
export interface IndexedBlock {
  readonly number: number
  readonly hash: string | null
  /** Hash of the block before it. */
  readonly parentHash: string | null
  /** Seconds since 1970 UTC. */
  readonly timestampSeconds: number | null
  /** True when a mapping failed: what the index says may lack anything since. */
  readonly hasIndexingErrors: boolean
}

/**
 * Asks the index for its newest block, past the cache.
 *
 * @throws IndexUnreachableError, IndexMalformedReplyError
 */
export async function readIndexedBlock(client: ApolloClient): Promise<IndexedBlock> {
  try {
    const { _meta } = await ask(client, IndexedBlockDocument, {})
    if (_meta === null) throw new IndexMalformedReplyError('The index does not say how far it has come.')
    const { block, hasIndexingErrors } = _meta
    const { number, hash, parentHash, timestamp } = block
    return { number, hash, parentHash, timestampSeconds: timestamp, hasIndexingErrors }
  } catch (error) {
    throw indexError(error)
  }
}

/**
 * Whether anything that pages show has changed in this block or later: items, orders or their documents. Every
 * transfer, sale, listing, approval and expiry changes one of them.
 */
export async function hasChangedSince(client: ApolloClient, block: number): Promise<boolean> {
  const {
    tokens,
    orders,
    metadata_collection: documents,
  } = await ask(client, ChangesSinceDocument, { block })
  return [tokens, orders, documents].some((rows) => rows.length > 0)
}

/**
 * Asks everything in view again, and marks the rest to be asked when it comes into view.
 *
 * Settles when the answers are there; never throws, because each query shows its own failure.
 */
export async function refetchAfterWrite(client: ApolloClient): Promise<void> {
  beginGeneration(client)
  await Promise.allSettled([client.refetchQueries({ include: 'active' }), invalidateLists(client)])
}

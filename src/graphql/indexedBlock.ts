// How far the index has come.
import type { ApolloClient } from '@apollo/client'
import { IndexedBlockDocument } from './__generated__/IndexedBlock.ts'
import { queryIndex } from './queryIndex.ts'
import { indexError, IndexMalformedReplyError } from './errors.ts'
import { indexer } from '../messages/en/indexer.ts'

/** A block that the index had reached. */
export interface ReachedBlock {
  readonly number: number
  readonly hash: string | null
}

/** The newest block that the index has processed. */
export interface IndexedBlock extends ReachedBlock {
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
    const { _meta } = await queryIndex(client, IndexedBlockDocument, {}, { shared: true })
    if (_meta === null) throw new IndexMalformedReplyError(indexer.noHead)
    const { block, hasIndexingErrors } = _meta
    const { number, hash, parentHash, timestamp } = block
    return { number, hash, parentHash, timestampSeconds: timestamp, hasIndexingErrors }
  } catch (error) {
    throw indexError(error)
  }
}

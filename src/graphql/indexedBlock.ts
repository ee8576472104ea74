// The newest block of the index.
import type { ApolloClient } from '@apollo/client'
import { IndexedBlockDocument } from './__generated__/IndexedBlock.ts'
import { queryIndex } from './queryIndex.ts'
import { indexError, IndexMalformedReplyError } from './errors.ts'
import { indexer } from '../messages/en/indexer.ts'

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

// The newest block of the index.
import type { ApolloClient } from '@apollo/client'
import {
  IndexedBlock_changesDocument,
  IndexedBlockDocument,
  type IndexedBlockQuery,
} from './__generated__/IndexedBlock.ts'
import { noteBlock } from '../domain/chainClock.ts'
import { queryIndex } from './queryIndex.ts'
import { queryPlainly } from './queryPlainly.ts'
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
    const { _meta } = await queryIndex(client, IndexedBlockDocument, {}, { shared: true })
    return toIndexedBlock(_meta)
  } catch (error) {
    throw indexError(error)
  }
}

/** The newest block, and whether pages may show something else than before. */
export interface BlockChanges {
  readonly block: IndexedBlock
  /** Whether anything changed in the given block or later; undefined if a failed index doesn't say. */
  readonly changed: boolean | undefined
}

/**
 * Reads the newest block and, in the same request, whether anything on pages has changed since a block: items, orders
 * or metadata. Every transfer, sale, listing, approval and expiry changes one of these.
 *
 * @param since the first block whose changes count
 * @throws IndexUnreachableError, IndexMalformedReplyError
 */
export async function fetchBlockChanges(client: ApolloClient, since: number): Promise<BlockChanges> {
  try {
    const data = await queryPlainly(client, IndexedBlock_changesDocument, { since })
    const { tokens, orders, metadata_collection } = data as Partial<typeof data>
    const lists = [tokens, orders, metadata_collection].filter((rows) => rows !== undefined)
    const changed = lists.length < 3 ? undefined : lists.some((rows) => rows.length > 0)
    return { block: toIndexedBlock(data._meta), changed }
  } catch (error) {
    throw indexError(error)
  }
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

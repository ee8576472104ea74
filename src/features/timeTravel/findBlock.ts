// Finds a block that time travel can show: the chain has it, and the indexer has reached it.
import type { ApolloClient } from '@apollo/client'
import { VitrineError } from '../../domain/errors.ts'
import type { BlockTime } from '../../domain/timeTravel.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { readIndexedBlock } from '../../graphql/indexedBlock.ts'
import { timeTravel } from '../../messages/en/timeTravel.ts'
import { dateTime } from '../../messages/values.ts'
import { findBlockAt, readBlock } from './blocks.ts'

export class NotIndexedYetError extends VitrineError {
  readonly code = 'not-indexed-yet'
}

/** A block by its number, or the newest block at a time, in seconds since 1970 UTC. */
export type BlockChoice = { readonly block: number } | { readonly seconds: number }

/**
 * The selected block, if the indexer has reached it. When the indexer doesn't respond, the block is accepted: the next
 * query reports what is wrong.
 *
 * @throws NotIndexedYetError when the chain has the block but the indexer doesn't yet; NoSuchBlockError, NodeError
 */
export async function findIndexedBlock(
  { send, client }: { readonly send: SendBatch; readonly client: ApolloClient },
  choice: BlockChoice,
): Promise<BlockTime> {
  const [block, indexed] = await Promise.all([
    'block' in choice ? readBlock(send, choice.block) : findBlockAt(send, choice.seconds),
    readIndexedBlock(client).catch(() => undefined),
  ])
  if (indexed !== undefined && block.number > indexed.number) {
    const { number, timestampSeconds } = indexed
    const values = { block: block.number, indexed: number }
    throw new NotIndexedYetError(
      timestampSeconds === null
        ? timeTravel.notIndexed(values)
        : timeTravel.notIndexedSince({ ...values, time: dateTime(timestampSeconds) }),
      { details: { block: String(block.number), indexed: String(number) } },
    )
  }
  return block
}

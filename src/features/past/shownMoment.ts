// Finds a block that time travel can show: the chain has it, and the indexer has reached it.
import type { ApolloClient } from '@apollo/client'
import { VitrineError } from '../../domain/errors.ts'
import type { BlockMoment } from '../../domain/past.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { readIndexedBlock } from '../../graphql/indexedBlock.ts'
import { timeTravel } from '../../messages/en/timeTravel.ts'
import { dateTime } from '../../messages/values.ts'
import { findBlockAt, readBlock } from './blocks.ts'

/** The chain has the block, but the indexer hasn't reached it yet. */
export class NotIndexedYetError extends VitrineError {
  readonly code = 'not-indexed-yet'
}

/** A block by its number, or the newest block at a time, in seconds since 1970 UTC. */
export type ChosenMoment = { readonly block: number } | { readonly seconds: number }

/**
 * The selected block, if the indexer has reached it. Where the indexer doesn't say how far it is, the block passes: the
 * next query reports what is wrong.
 *
 * @throws NotIndexedYetError; NoSuchBlockError, NodeError
 */
export async function findShownMoment(
  { send, client }: { readonly send: SendBatch; readonly client: ApolloClient },
  chosen: ChosenMoment,
): Promise<BlockMoment> {
  const [found, indexed] = await Promise.all([
    'block' in chosen ? readBlock(send, chosen.block) : findBlockAt(send, chosen.seconds),
    readIndexedBlock(client).catch(() => undefined),
  ])
  if (indexed !== undefined && found.number > indexed.number) {
    const { number, timestampSeconds } = indexed
    const values = { block: found.number, indexed: number }
    throw new NotIndexedYetError(
      timestampSeconds === null
        ? timeTravel.notIndexed(values)
        : timeTravel.notIndexedSince({ ...values, time: dateTime(timestampSeconds) }),
      { details: { block: String(found.number), indexed: String(number) } },
    )
  }
  return found
}

// A moment that can be shown: the chain had a block then, and the index has come as far as that block.
import type { ApolloClient } from '@apollo/client'
import { VitrineError } from '../../domain/errors.ts'
import type { BlockMoment } from '../../domain/past.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { formatExactTime } from '../../domain/time.ts'
import { formatCount } from '../../domain/wei.ts'
import { readIndexedBlock } from '../../graphql/indexedBlock.ts'
import { findBlockAt, readBlock } from './blocks.ts'

/** The chain has the block, the index does not yet. */
export class NotIndexedYetError extends VitrineError {
  readonly code = 'not-indexed-yet'
}

/** A block by its number, or by a moment that it was the newest of, in seconds since 1970 UTC. */
export type ChosenMoment = { readonly block: number } | { readonly seconds: number }

/**
 * The block that was chosen, if the index can tell what was then. Where the index does not say how far it has come, the
 * block is taken for good: whatever is asked of it next says what is wrong.
 *
 * @throws NotIndexedYetError; NoSuchBlockError, HeaderUnreadError and what `send` throws
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
    const when = timestampSeconds === null ? '' : ` of ${formatExactTime(timestampSeconds)}`
    throw new NotIndexedYetError(
      `The chain has block ${formatCount(found.number)}, but the index has only come to block ${formatCount(number)}${when}. Choose an earlier moment, or try again in a while.`,
      { details: { block: String(found.number), indexed: String(number) } },
    )
  }
  return found
}

// Finds a block that time travel can show: the chain has it, and the indexer has reached it.
import type { ApolloClient } from '@apollo/client'
import { VitrineError } from '../../domain/errors.ts'
import type { BlockTime } from '../../domain/timeTravel.ts'
import type { SendBatch, RpcReply } from '../../domain/rpc.ts'
import { fetchIndexedBlock } from '../../graphql/indexedBlock.ts'
import { timeTravelTexts } from '../../messages/en/timeTravel.ts'
import { dateTime } from '../../messages/values.ts'
import { NodeError, unusableReply } from '../../node/errors.ts'

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
    'block' in choice ? fetchBlock(send, choice.block) : findBlockAt(send, choice.seconds),
    fetchIndexedBlock(client).catch(() => undefined),
  ])
  if (indexed !== undefined && block.number > indexed.number) {
    const { number, timestampSeconds } = indexed
    const values = { block: block.number, indexed: number }
    throw new NotIndexedYetError(
      timestampSeconds === null
        ? timeTravelTexts.notIndexed(values)
        : timeTravelTexts.notIndexedSince({ ...values, time: dateTime(timestampSeconds) }),
      { details: { block: String(block.number), indexed: String(number) } },
    )
  }
  return block
}

export class NoSuchBlockError extends VitrineError {
  readonly code = 'no-such-block'
}

/** Blocks that are read in one batch while searching for a time. */
const PROBES = 8

const header = (block: number | 'latest') => ({
  method: 'eth_getBlockByNumber',
  params: [typeof block === 'number' ? `0x${block.toString(16)}` : block, false],
})

/** @returns undefined for no such block. @throws NodeError when the node refuses or returns no header */
function parseHeader(reply: RpcReply | undefined, block: number | 'latest'): BlockTime | undefined {
  if (reply?.ok === true && reply.result === null) return undefined
  const header = reply?.ok === true && typeof reply.result === 'object' ? reply.result : {}
  const { number, timestamp } = header as { readonly number?: unknown; readonly timestamp?: unknown }
  const [height, seconds] = [number, timestamp].map((hex) => (typeof hex === 'string' ? Number(hex) : NaN))
  const isRequested = block === 'latest' || height === block
  if (
    height === undefined ||
    !Number.isSafeInteger(height) ||
    !isRequested ||
    !Number.isSafeInteger(seconds)
  ) {
    throw unusableReply(reply, `header of block ${block}`)
  }
  return { number: height, timestampSeconds: seconds ?? 0 }
}

/**
 * A block by its number, or the newest.
 * @throws NoSuchBlockError, NodeError
 */
export async function fetchBlock(send: SendBatch, block: number | 'latest'): Promise<BlockTime> {
  const [reply] = await send([header(block)])
  const result = parseHeader(reply, block)
  if (result === undefined) {
    throw new NoSuchBlockError(
      block === 'latest' ? timeTravelTexts.noBlocks : timeTravelTexts.noSuchBlock({ block }),
      {
        details: { block: String(block) },
      },
    )
  }
  return result
}

/**
 * The newest block at or before a time. Block timestamps never decrease, so each batch of reads leaves a ninth of the
 * candidates.
 *
 * @param seconds since 1970 UTC
 * @throws NoSuchBlockError for a time before the chain's first block; NodeError
 */
export async function findBlockAt(send: SendBatch, seconds: number): Promise<BlockTime> {
  const newest = await fetchBlock(send, 'latest')
  if (newest.timestampSeconds <= seconds) return newest
  // The time of a genesis block is arbitrary: zero on Ethereum, the node's start on a test chain. So it counts only
  // when the next block is too late.
  const [genesis, first] = (await send([header(0), header(1)])).map((reply, number) =>
    parseHeader(reply, number),
  )
  let low = first !== undefined && first.timestampSeconds <= seconds ? first : genesis
  if (low === undefined || low.timestampSeconds > seconds) {
    throw new NoSuchBlockError(timeTravelTexts.beforeChain, {
      details: { firstBlockAt: String(first?.timestampSeconds ?? low?.timestampSeconds) },
    })
  }
  let tooLate = newest.number
  while (tooLate - low.number > 1) {
    const numbers = probeNumbers(low.number, tooLate)
    const replies = await send(numbers.map(header))
    for (const [index, number] of numbers.entries()) {
      const block = parseHeader(replies[index], number)
      if (block === undefined) {
        throw new NodeError('malformed-reply', { details: { what: `header of block ${number}` } })
      }
      if (block.timestampSeconds > seconds) {
        tooLate = block.number
        break
      }
      low = block
    }
  }
  return low
}

/** Evenly spaced numbers, strictly numbers two others. */
function probeNumbers(low: number, high: number): readonly number[] {
  const step = (high - low) / (PROBES + 1)
  const numbers = Array.from({ length: PROBES }, (_, index) => Math.round(low + step * (index + 1)))
  return [...new Set(numbers)].filter((number) => number > low && number < high)
}

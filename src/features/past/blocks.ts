// Blocks as the chain tells them: the one of a number, and the newest that a moment had seen.
import { VitrineError } from '../../domain/errors.ts'
import { formatCount } from '../../domain/wei.ts'
import type { BlockMoment } from '../../domain/past.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'

/** No block of the chain answers what was asked. */
export class NoSuchBlockError extends VitrineError {
  readonly code = 'no-such-block'
}

/** How many blocks are looked at in one batch on the way to a moment. */
const PROBES = 8

const header = (block: number | 'latest') => ({
  method: 'eth_getBlockByNumber',
  params: [typeof block === 'number' ? `0x${block.toString(16)}` : block, false],
})

function readHeader(reply: RpcReply | undefined): BlockMoment | undefined {
  if (reply?.ok !== true || typeof reply.result !== 'object' || reply.result === null) return undefined
  const { number, timestamp } = reply.result as { readonly number?: unknown; readonly timestamp?: unknown }
  const [height, seconds] = [Number(number), Number(timestamp)]
  return Number.isSafeInteger(height) && Number.isSafeInteger(seconds)
    ? { number: height, timestampSeconds: seconds }
    : undefined
}

/**
 * A block by its number, or the newest.
 * @throws NoSuchBlockError, and what `send` throws when the node is out of reach
 */
export async function readBlock(send: SendBatch, block: number | 'latest'): Promise<BlockMoment> {
  const [reply] = await send([header(block)])
  const found = readHeader(reply)
  if (found === undefined) {
    const details = { block: String(block) }
    throw new NoSuchBlockError(
      `The chain has no block ${typeof block === 'number' ? formatCount(block) : block} yet. Choose an earlier one.`,
      { details },
    )
  }
  return found
}

/**
 * The newest block that is not younger than a moment: what the chain looked like then. Timestamps of blocks never
 * fall, so each batch of looks leaves a ninth of the blocks in question.
 *
 * @param seconds since 1970 UTC
 * @throws NoSuchBlockError for a moment before the chain's first block; what `send` throws
 */
export async function findBlockAt(send: SendBatch, seconds: number): Promise<BlockMoment> {
  const newest = await readBlock(send, 'latest')
  if (newest.timestampSeconds <= seconds) return newest
  let low = await readBlock(send, 0)
  if (low.timestampSeconds > seconds) {
    throw new NoSuchBlockError('The chain had not begun then. Choose a later moment.', {
      details: { firstBlockAt: String(low.timestampSeconds) },
    })
  }
  let tooYoung = newest.number
  while (tooYoung - low.number > 1) {
    const between = probes(low.number, tooYoung)
    const replies = await send(between.map(header))
    for (const [index, number] of between.entries()) {
      const block = readHeader(replies[index])
      if (block === undefined) throw new NoSuchBlockError(`The node did not tell block ${number}. Try again.`)
      if (block.timestampSeconds > seconds) {
        tooYoung = block.number
        break
      }
      low = block
    }
  }
  return low
}

/** Numbers strictly between two others, evenly spread. */
function probes(low: number, high: number): readonly number[] {
  const step = (high - low) / (PROBES + 1)
  const numbers = Array.from({ length: PROBES }, (_, index) => Math.round(low + step * (index + 1)))
  return [...new Set(numbers)].filter((number) => number > low && number < high)
}

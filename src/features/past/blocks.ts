// Blocks as the chain tells them: the one of a number, and the newest that a moment had seen.
import { VitrineError } from '../../domain/errors.ts'
import { formatCount } from '../../domain/wei.ts'
import type { BlockMoment } from '../../domain/past.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'

/** No block of the chain answers what was asked. */
export class NoSuchBlockError extends VitrineError {
  readonly code = 'no-such-block'
}

/** A network node answered with something that is no block's header, or refused to answer. */
class HeaderUnreadError extends VitrineError {
  readonly code = 'header-unread'
}

/** How many blocks are looked at in one batch on the way to a moment. */
const PROBES = 8

const header = (block: number | 'latest') => ({
  method: 'eth_getBlockByNumber',
  params: [typeof block === 'number' ? `0x${block.toString(16)}` : block, false],
})

/** @throws HeaderUnreadError for a node's refusal, and for what is no header; undefined for no such block. */
function readHeader(reply: RpcReply | undefined, block: number | 'latest'): BlockMoment | undefined {
  if (reply?.ok === true && reply.result === null) return undefined
  const header = reply?.ok === true && typeof reply.result === 'object' ? reply.result : {}
  const { number, timestamp } = header as { readonly number?: unknown; readonly timestamp?: unknown }
  const [height, seconds] = [number, timestamp].map((hex) => (typeof hex === 'string' ? Number(hex) : NaN))
  const isAsked = block === 'latest' || height === block
  if (height === undefined || !Number.isSafeInteger(height) || !isAsked || !Number.isSafeInteger(seconds)) {
    throw new HeaderUnreadError('The network node did not tell the block. Try again in a moment.', {
      details: { block: String(block) },
    })
  }
  return { number: height, timestampSeconds: seconds ?? 0 }
}

/**
 * A block by its number, or the newest.
 * @throws NoSuchBlockError, HeaderUnreadError, and what `send` throws when the node is out of reach
 */
export async function readBlock(send: SendBatch, block: number | 'latest'): Promise<BlockMoment> {
  const [reply] = await send([header(block)])
  const found = readHeader(reply, block)
  if (found === undefined) {
    const name = typeof block === 'number' ? `block ${formatCount(block)}` : 'block at all'
    const details = { block: String(block) }
    throw new NoSuchBlockError(`The chain has no ${name} yet. Choose an earlier one.`, { details })
  }
  return found
}

/**
 * The newest block that is not younger than a moment: what the chain looked like then. Timestamps of blocks never
 * fall, so each batch of looks leaves a ninth of the blocks in question.
 *
 * @param seconds since 1970 UTC
 * @throws NoSuchBlockError for a moment before the chain's first block; HeaderUnreadError; what `send` throws
 */
export async function findBlockAt(send: SendBatch, seconds: number): Promise<BlockMoment> {
  const newest = await readBlock(send, 'latest')
  if (newest.timestampSeconds <= seconds) return newest
  // A genesis carries whatever time it was given: Ethereum's none at all, a test chain's that of its node's start. So
  // it counts only where the block after it is too young.
  const [genesis, first] = (await send([header(0), header(1)])).map((reply, number) =>
    readHeader(reply, number),
  )
  let low = first !== undefined && first.timestampSeconds <= seconds ? first : genesis
  if (low === undefined || low.timestampSeconds > seconds) {
    throw new NoSuchBlockError('The chain had not begun then. Choose a later moment.', {
      details: { firstBlockAt: String(first?.timestampSeconds ?? low?.timestampSeconds) },
    })
  }
  let tooYoung = newest.number
  while (tooYoung - low.number > 1) {
    const between = probes(low.number, tooYoung)
    const replies = await send(between.map(header))
    for (const [index, number] of between.entries()) {
      const block = readHeader(replies[index], number)
      if (block === undefined)
        throw new HeaderUnreadError(`The network node lost block ${number}. Try again.`)
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

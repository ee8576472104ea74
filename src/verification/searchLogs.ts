// Searches the chain for every movement of a token, newest first, in ranges of blocks that the node accepts.
import type { RpcReply, RpcRequest } from '../domain/rpc.ts'
import type { Ask, Purse } from './asking.ts'
import type { Subject } from './claim.ts'
import { UnreadableAnswerError } from './errors.ts'
import { type ChainMovement, inChainOrder } from './evidence.ts'
import { type Hex, quantityHex, readCount, readHex, readObject, wordHex } from './hex.ts'
import { CONSECUTIVE_TRANSFER, movementsOf, TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from './movements.ts'
import { parseAddress } from '../domain/address.ts'

/** Requests of the budget that the search may use up; the rest is for receipts. */
export const MOST_SEARCH_REQUESTS = 400

/**
 * Logs of an ERC-1155 collection read at most. Its events carry the token id in their data, which no node searches by:
 * the whole collection's movements are read.
 */
export const MOST_LOGS_READ = 50_000

/** Ranges tried after a refusal, in blocks: those to which public nodes are known to limit a search. */
const SPANS = [100_000, 50_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 10]

export interface Search {
  readonly movements: readonly ChainMovement[]
  /** Hashes of the blocks that hold them, as the search named them. */
  readonly blockHashes: ReadonlyMap<number, Hex>
  /** Everything from here on was searched; undefined when the node let nothing be searched. */
  readonly from: number | undefined
}

export interface SearchOptions {
  readonly ask: Ask
  readonly purse: Purse
  readonly subject: Subject
  readonly from: number
  readonly to: number
  readonly onProgress?: (blocksLeft: number) => void
}

/** @throws NodeSilentError, UnreadableAnswerError */
export async function searchMovements(options: SearchOptions): Promise<Search> {
  const { ask, purse, subject, from, to } = options
  const found: ChainMovement[] = []
  const blockHashes = new Map<number, Hex>()
  const atLeast = Math.max(0, purse.left - MOST_SEARCH_REQUESTS)
  let span = to - from + 1
  let upper = to
  let read = 0
  while (upper >= from && read < MOST_LOGS_READ) {
    const lower = Math.max(from, upper - span + 1)
    const questions = filtersOf(subject, lower, upper)
    if (purse.left - questions.length < atLeast) break
    const replies = await ask(questions)
    if (!replies.every((reply) => reply.ok)) {
      const narrower = SPANS.find((width) => width < upper - lower + 1)
      if (narrower === undefined) break
      span = narrower
      continue
    }
    for (const reply of replies) {
      const logs = listIn(reply)
      read += logs.length
      for (const log of logs) take(log, subject, found, blockHashes)
    }
    upper = lower - 1
    options.onProgress?.(Math.max(0, upper - from + 1))
  }
  return {
    movements: inChainOrder(found),
    blockHashes,
    from: upper === to ? undefined : upper + 1,
  }
}

/** What is no list is not an empty one: that would make every row a lie, or none missing. */
function listIn(reply: RpcReply): readonly unknown[] {
  if (!reply.ok || !Array.isArray(reply.result)) {
    throw new UnreadableAnswerError('The network node gave an answer that cannot be read.', {
      details: { what: 'logs' },
    })
  }
  return reply.result
}

function filtersOf(subject: Subject, lower: number, upper: number): readonly RpcRequest[] {
  const within = {
    address: subject.collection,
    fromBlock: quantityHex(lower),
    toBlock: quantityHex(upper),
  }
  const topics =
    subject.standard === 'ERC721'
      ? [[TRANSFER, null, null, `0x${wordHex(subject.tokenId)}`], [CONSECUTIVE_TRANSFER]]
      : [[[TRANSFER_SINGLE, TRANSFER_BATCH]]]
  return topics.map((filter) => ({ method: 'eth_getLogs', params: [{ ...within, topics: filter }] }))
}

function take(value: unknown, subject: Subject, found: ChainMovement[], blockHashes: Map<number, Hex>): void {
  const log = readObject(value, 'log')
  const topics: readonly unknown[] = Array.isArray(log['topics']) ? log['topics'] : []
  const blockNumber = readCount(log['blockNumber'], 'block number')
  const logIndex = readCount(log['logIndex'], 'log index')
  const movements = movementsOf(
    {
      address: parseAddress(readHex(log['address'], 'contract of a log', 20)),
      topics: topics.map((topic) => readHex(topic, 'topic', 32)),
      data: readHex(log['data'], 'data of a log'),
      logIndex,
    },
    subject,
  )
  if (movements.length === 0) return
  const transactionHash = readHex(log['transactionHash'], 'transaction hash', 32)
  blockHashes.set(blockNumber, readHex(log['blockHash'], 'block hash', 32))
  for (const movement of movements) found.push({ ...movement, blockNumber, logIndex, transactionHash })
}

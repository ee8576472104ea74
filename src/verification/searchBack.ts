// Searches logs from the newest block back, in ranges that the node accepts, within limits of requests and logs.
import type { RpcReply, RpcRequest } from '../domain/rpc.ts'
import { NodeError } from '../node/errors.ts'
import type { CallNode, RequestBudget } from './nodeCalls.ts'
import { type Hex, quantityHex, parseCount, parseHex, parseObject } from './hex.ts'
import type { ChainLog } from './movements.ts'
import { parseLog } from './receipts.ts'

/** Ranges to try after an error, in blocks: known limits of public nodes. */
const SPANS = [100_000, 50_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 10]

/** Factor by which a range grows after few logs, and shrinks after many. */
const STRIDE = 4

/** A filter without the range. Source: eth_getLogs, https://ethereum.github.io/execution-apis/ */
export interface LogFilter {
  readonly address: string
  readonly topics: readonly (string | readonly string[] | null)[]
}

/** A log with its place. */
interface FoundLog {
  readonly log: ChainLog
  readonly blockNumber: number
  readonly blockHash: Hex
  readonly transactionHash: Hex
}

export interface BackwardSearch {
  readonly callNode: CallNode
  readonly budget: RequestBudget
  /** All of them are sent for each range. */
  readonly filters: readonly LogFilter[]
  readonly from: number
  readonly to: number
  /** Request limit. */
  readonly mostRequests: number
  /** Log limit. */
  readonly mostLogs: number
  /** Blocks in the first range; defaults to all. */
  readonly firstSpan?: number
  /** Number of logs above which the next range is narrower; it is wider after far fewer. */
  readonly comfortable?: number
  readonly take: (log: FoundLog) => void
  readonly onProgress?: (blocksLeft: number) => void
}

/**
 * @returns the first block from which everything was searched; undefined if the node allowed no search
 * @throws NodeError
 */
export async function searchBack(search: BackwardSearch): Promise<number | undefined> {
  const { callNode, budget, filters, from, to, mostLogs, take } = search
  const atLeast = Math.max(0, budget.left - search.mostRequests)
  let widest = to - from + 1
  let span = Math.min(widest, search.firstSpan ?? widest)
  let upper = to
  let read = 0
  while (upper >= from && read < mostLogs) {
    const lower = Math.max(from, upper - span + 1)
    if (budget.left - filters.length < atLeast) break
    const replies = await callNode(filters.map((filter) => toLogsRequest(filter, lower, upper)))
    if (!replies.every((reply) => reply.ok)) {
      const narrower = SPANS.find((width) => width < upper - lower + 1)
      if (narrower === undefined) break
      widest = narrower
      span = narrower
      continue
    }
    const logs = replies.flatMap(listIn)
    for (const log of logs) take(parseFoundLog(log, lower, upper))
    read += logs.length
    upper = lower - 1
    span = nextSpan(span, logs.length, search.comfortable, widest)
    search.onProgress?.(Math.max(0, upper - from + 1))
  }
  return upper === to ? undefined : upper + 1
}

function nextSpan(span: number, logs: number, comfortable: number | undefined, widest: number): number {
  if (comfortable === undefined) return span
  if (logs > comfortable) return Math.max(1, Math.floor(span / STRIDE))
  return logs * STRIDE > comfortable ? span : Math.min(widest, span * STRIDE)
}

function toLogsRequest(filter: LogFilter, lower: number, upper: number): RpcRequest {
  const range = { fromBlock: quantityHex(lower), toBlock: quantityHex(upper) }
  return { method: 'eth_getLogs', params: [{ ...filter, ...range }] }
}

/** A reply that isn't a list isn't an empty one: that would hide missing rows or make every row a lie. */
function listIn(reply: RpcReply): readonly unknown[] {
  if (!reply.ok || !Array.isArray(reply.result)) {
    throw new NodeError('malformed-reply', { details: { what: 'logs' } })
  }
  return reply.result
}

/** @throws NodeError for an invalid log, or one outside the requested range */
function parseFoundLog(value: unknown, lower: number, upper: number): FoundLog {
  const { blockNumber: block, blockHash, transactionHash } = parseObject(value, 'log')
  const blockNumber = parseCount(block, 'block number')
  if (blockNumber < lower || blockNumber > upper) {
    throw new NodeError('malformed-reply', {
      details: {
        what: 'log of another block',
        block: String(blockNumber),
        from: String(lower),
        to: String(upper),
      },
    })
  }
  return {
    log: parseLog(value),
    blockNumber,
    blockHash: parseHex(blockHash, 'block hash', 32),
    transactionHash: parseHex(transactionHash, 'transaction hash', 32),
  }
}

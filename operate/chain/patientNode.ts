// A node for programs that may wait, in front of RPCs that are stingy: it sends few requests at a time, smaller batches
// and narrower log ranges where the node wants them, and repeats what a rate limit refused (src/node).
import type { RpcReply, RpcRequest, SendBatch } from '../../src/domain/rpc.ts'
import { createNode } from '../../src/node/createNode.ts'
import { NodeError } from '../../src/node/errors.ts'
import type { RetryPolicy } from '../../src/node/retryPolicy.ts'

const RETRY_POLICY: RetryPolicy = {
  timeoutMilliseconds: 30_000,
  pausesMilliseconds: [500, 1_000, 2_000, 4_000, 8_000, 16_000],
  longestWaitMilliseconds: 60_000,
  batchSize: 20,
}

/** HTTP requests at a time. Public nodes allow some 10 to 50 requests a second. */
const CONCURRENCY = 8

/** The most requests that one search of logs is split into; a wider search is its caller's to split. */
const MAX_PIECES = 100

/** Wordings of nodes for a search of logs that spans too many blocks, or finds too much. */
const TOO_WIDE =
  /range|exceed|limit|too (?:many|large|big|wide)|more than|results|response size|time(?:d )?.?out/i

/** Among these, those that depend on what the blocks hold rather than on their number. */
const TOO_MUCH = /results|response size|too large|logs matched|time(?:d )?.?out/i

/** Wordings of nodes that have dropped the state after a block. */
const STATE_GONE =
  /missing trie node|historical state|state .*(?:not available|unavailable|missing|pruned)|pruned|archive|proof window|world state|BlockOutOfRange|no state available/i

/** Methods that read the state after a block, and the position of the block among their parameters. */
const STATE_METHODS: ReadonlyMap<string, number> = new Map([
  ['eth_call', 1],
  ['eth_getBalance', 1],
  ['eth_getCode', 1],
  ['eth_getStorageAt', 2],
  ['eth_getTransactionCount', 1],
])

/** Sends at most `most` calls at a time, the others in their order. */
function limitConcurrency(send: SendBatch, most: number): SendBatch {
  let running = 0
  const waiting: (() => void)[] = []
  return async (requests, options) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await send(requests, options)
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next() // It takes this one's place.
    }
  }
}

interface LogSearch {
  readonly filter: object
  readonly from: number
  readonly to: number
}

/** Returns the blocks that a request searches; undefined for any other request. */
function readLogSearch({ method, params }: RpcRequest): LogSearch | undefined {
  if (method !== 'eth_getLogs') return undefined
  const filter = params[0] as { readonly fromBlock?: unknown; readonly toBlock?: unknown } | undefined
  const [from, to] = [readNumber(filter?.fromBlock), readNumber(filter?.toBlock)]
  return filter === undefined || from === undefined || to === undefined ? undefined : { filter, from, to }
}

const readNumber = (value: unknown): number | undefined =>
  typeof value === 'string' && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : undefined

const toHex = (value: number): string => `0x${value.toString(16)}`

const isRateLimited = (error: unknown): boolean =>
  error instanceof NodeError && error.code === 'node-rate-limited'

/** Splits searches of logs until the node accepts each part, and remembers how many blocks it accepts. */
function narrowLogs(send: SendBatch): SendBatch {
  let most = Infinity

  const search = async ({ filter, from, to }: LogSearch): Promise<RpcReply> => {
    const blocks = to - from + 1
    if (blocks > most) {
      if (blocks > most * MAX_PIECES) {
        const message = `The node serves the logs of ${most} blocks at a time; this range has ${blocks}.`
        return { ok: false, code: -32_005, message, data: undefined }
      }
      return searchInParts({ filter, from, to }, most)
    }
    const params = [{ ...filter, fromBlock: toHex(from), toBlock: toHex(to) }]
    const half = Math.ceil(blocks / 2)
    let isTooMuch: boolean
    try {
      const [reply] = await send([{ method: 'eth_getLogs', params }])
      if (reply === undefined) throw new NodeError('malformed-reply', { details: { what: 'eth_getLogs' } })
      if (reply.ok || blocks <= 1 || !TOO_WIDE.test(reply.message)) return reply
      isTooMuch = TOO_MUCH.test(reply.message)
    } catch (error) {
      // Some nodes refuse a range with the code of their rate limit.
      if (blocks <= 1 || !isRateLimited(error)) throw error
      isTooMuch = true
    }
    const reply = await searchInParts({ filter, from, to }, half)
    // Only a size that was accepted is remembered: the refusal may have had another reason.
    if (reply.ok && !isTooMuch) most = Math.min(most, half)
    return reply
  }

  const searchInParts = async ({ filter, from, to }: LogSearch, size: number): Promise<RpcReply> => {
    const logs: unknown[] = []
    for (let first = from; first <= to; first += size) {
      const reply = await search({ filter, from: first, to: Math.min(first + size - 1, to) })
      if (!reply.ok) return reply
      for (const log of reply.result as readonly unknown[]) logs.push(log)
    }
    return { ok: true, result: logs }
  }

  return async (requests, options) => {
    if (!requests.some((request) => readLogSearch(request) !== undefined)) return send(requests, options)
    const replies: RpcReply[] = []
    for (const request of requests) {
      const logSearch = readLogSearch(request)
      const reply = logSearch === undefined ? (await send([request], options))[0] : await search(logSearch)
      if (reply !== undefined) replies.push(reply)
    }
    return replies
  }
}

/**
 * Opens a node that waits for a busy one for up to a minute.
 *
 * It throws NodeError, as `createNode` does.
 */
export function openPatientNode(rpcUrl: string): SendBatch {
  const node = createNode({ urls: [rpcUrl], retryPolicy: RETRY_POLICY })
  return narrowLogs(limitConcurrency(node, CONCURRENCY))
}

/**
 * Reads from the newest state what a node without the chain's past can't say about an old one. Only an index may do
 * this: names, royalties and metadata addresses seldom change, and it would otherwise stand still.
 *
 * @param onApproximated called for each such reply
 */
export function approximatePast(send: SendBatch, onApproximated: () => void): SendBatch {
  return async (requests, options) => {
    const replies = await send(requests, options)
    return Promise.all(
      replies.map(async (reply, index) => {
        const request = requests[index]
        const position = request && STATE_METHODS.get(request.method)
        if (request === undefined || position === undefined) return reply
        if (reply.ok ? reply.result !== null : !STATE_GONE.test(reply.message)) return reply
        const params = request.params.with(position, 'latest')
        const [newest] = await send([{ method: request.method, params }], options)
        if (newest === undefined) return reply
        onApproximated()
        return newest
      }),
    )
  }
}

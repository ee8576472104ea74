// Searches for logs in ranges as wide as a node serves them.
import { toQuantity } from 'ethers'
import type { RpcFailure, RpcReply, RpcRequest, SendBatch } from '../../src/domain/rpc.ts'
import { NodeError } from '../../src/node/errors.ts'

/** The most requests for one search of logs, refused ones included; a wider search is its caller's to split. */
const MAX_REQUESTS = 200

/** Wordings of nodes for a search of logs that spans too many blocks, or finds too much. */
const TOO_WIDE =
  /range|exceed|limit|too (?:many|large|big|wide)|more than|results|response size|time(?:d )?.?out/i

/** Among these, those that depend on what the blocks hold rather than on their number. */
const TOO_MUCH = /results|response size|too large|logs matched|time(?:d )?.?out/i

/** Characters of an error's data that are read. */
const DATA_CHARACTERS = 1_000

/** All words of a refusal: behind "invalid params", some nodes put what they mean into the data. */
const getWords = ({ message, data }: RpcFailure): string =>
  `${message} ${(JSON.stringify(data) ?? '').slice(0, DATA_CHARACTERS)}`

interface LogSearch {
  readonly filter: object
  readonly from: number
  readonly to: number
}

/** What one search may still cost. */
interface Budget {
  requests: number
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

const isRateLimited = (error: unknown): boolean =>
  error instanceof NodeError && error.code === 'node-rate-limited'

/** Splits searches of logs until the node accepts each part, and remembers how many blocks it accepts. */
export function narrowLogs(send: SendBatch): SendBatch {
  let most = Infinity

  const search = async ({ filter, from, to }: LogSearch, budget: Budget): Promise<RpcReply> => {
    const blocks = to - from + 1
    if (budget.requests === 0 || blocks > most * budget.requests) {
      const limit = most === Infinity ? 'too few logs' : `the logs of ${most} blocks`
      const message = `The node serves ${limit} at a time; this range has ${blocks} blocks.`
      return { ok: false, code: -32_005, message, data: undefined }
    }
    if (blocks > most) return searchInParts({ filter, from, to }, { size: most, budget })
    budget.requests -= 1
    const params = [{ ...filter, fromBlock: toQuantity(from), toBlock: toQuantity(to) }]
    const half = Math.ceil(blocks / 2)
    let isTooMuch: boolean
    try {
      const [reply] = await send([{ method: 'eth_getLogs', params }])
      if (reply === undefined) throw new NodeError('malformed-reply', { details: { what: 'eth_getLogs' } })
      if (reply.ok || blocks <= 1 || !TOO_WIDE.test(getWords(reply))) return reply
      isTooMuch = TOO_MUCH.test(getWords(reply))
    } catch (error) {
      // Some nodes refuse a range with the code of their rate limit.
      if (blocks <= 1 || !isRateLimited(error)) throw error
      isTooMuch = true
    }
    const reply = await searchInParts({ filter, from, to }, { size: half, budget })
    // Only a size that was accepted is remembered: the refusal may have had another reason.
    if (reply.ok && !isTooMuch) most = Math.min(most, half)
    return reply
  }

  const searchInParts = async (
    { filter, from, to }: LogSearch,
    { size, budget }: { readonly size: number; readonly budget: Budget },
  ): Promise<RpcReply> => {
    const logs: unknown[] = []
    for (let first = from; first <= to; first += size) {
      const reply = await search({ filter, from: first, to: Math.min(first + size - 1, to) }, budget)
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
      const reply =
        logSearch === undefined
          ? (await send([request], options))[0]
          : await search(logSearch, { requests: MAX_REQUESTS })
      if (reply !== undefined) replies.push(reply)
    }
    return replies
  }
}

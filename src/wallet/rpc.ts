// The network nodes over HTTP: JSON-RPC requests sent together, passed on to the next node when one is busy or away,
// and retried with growing pauses.
import { cappedAnswer } from '../domain/cappedAnswer.ts'
import type { RpcReply, RpcRequest, SendBatch } from '../domain/rpc.ts'
import { NodeUnavailableError } from './errors.ts'

export interface RpcOptions {
  /** The node's endpoint; a path is taken on the page's own origin. */
  readonly url: string
  /** Endpoints that are asked in turn when the one before does not answer. */
  readonly fallbackUrls?: readonly string[] | undefined
  readonly fetch?: typeof fetch
  /** For one attempt. */
  readonly timeoutMilliseconds?: number
  /** Before the second, third, … attempt; their number is the number of retries. */
  readonly pausesMilliseconds?: readonly number[]
}

/** How long a node may take, in milliseconds, while there is another one to ask. */
const IMPATIENCE = 1_000

const BUSY = new Set([408, 425, 429, 500, 502, 503, 504])

/** Codes by which nodes name a limit on single requests of a batch. Source: https://eips.ethereum.org/EIPS/eip-1474 */
const LIMITED = new Set([-32005, 429])

interface WireReply {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: { readonly code?: unknown; readonly message?: unknown; readonly data?: unknown }
}

function readReply(wire: WireReply | undefined): RpcReply {
  if (wire === undefined) {
    return { ok: false, code: 0, message: 'the node left the request unanswered', data: undefined }
  }
  if (wire.error !== undefined && wire.error !== null) {
    const { code, message, data } = wire.error
    return { ok: false, code: Number(code ?? 0), message: String(message ?? ''), data }
  }
  return { ok: true, result: wire.result }
}

/** An attempt's failure that another attempt may mend. */
class Busy extends Error {}

async function attempt(
  url: string,
  {
    fetch: fetchIt = fetch,
    timeoutMilliseconds,
  }: { fetch: RpcOptions['fetch']; timeoutMilliseconds: number },
  requests: readonly RpcRequest[],
): Promise<readonly RpcReply[]> {
  const body = JSON.stringify(
    requests.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params })),
  )
  const response = await fetchIt(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  if (BUSY.has(response.status)) throw new Busy(`status ${response.status}`)
  if (!response.ok) {
    throw new NodeUnavailableError('The network node refuses to answer.', {
      details: { status: `${response.status}` },
    })
  }
  const replies = (await cappedAnswer(response).json()) as unknown
  // A node that answers a batch with one error object refuses the batch as a whole.
  if (!Array.isArray(replies)) {
    const one = readReply(replies as WireReply)
    throw new Busy(one.ok ? 'no list of replies' : one.message)
  }
  const byId = new Map((replies as WireReply[]).map((wire) => [wire.id, wire]))
  const read = requests.map((_, id) => readReply(byId.get(id)))
  const limited = read.find((reply) => !reply.ok && LIMITED.has(reply.code))
  if (limited?.ok === false) throw new Busy(limited.message)
  return read
}

/**
 * A transport for one node and those that stand in for it; the requests of a batch are answered by one of them. Only
 * questions go through it: transactions go through the wallet.
 *
 * It throws NodeUnavailableError when no attempt brought an answer.
 */
export function createRpc(options: RpcOptions): SendBatch {
  const { url, fallbackUrls = [], timeoutMilliseconds = 10_000 } = options
  const pauses = options.pausesMilliseconds ?? [250, 750, 2_000]
  const urls = [url, ...fallbackUrls]
  return async (requests) => {
    if (requests.length === 0) return []
    let cause: unknown
    for (const [round, pause] of [0, ...pauses].entries()) {
      if (pause > 0) await new Promise((resume) => setTimeout(resume, pause))
      for (const [index, endpoint] of urls.entries()) {
        // In the first round a slow node is left for the next; where all are slow, they get their time after it.
        const hasNext = index < urls.length - 1
        const patience =
          round === 0 && hasNext ? Math.min(IMPATIENCE, timeoutMilliseconds) : timeoutMilliseconds
        try {
          return await attempt(endpoint, { fetch: options.fetch, timeoutMilliseconds: patience }, requests)
        } catch (error) {
          if (error instanceof NodeUnavailableError && !hasNext) throw error
          cause = error
        }
      }
    }
    throw new NodeUnavailableError('The network node does not answer. Try again in a moment.', { cause })
  }
}

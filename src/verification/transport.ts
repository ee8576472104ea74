// One network node over HTTP, asked once: what to do when it is silent or too busy is left to who asks.
//
// The trading parts have a transport that falls back to other nodes. Here it matters which node said what.
import { cappedAnswer } from '../domain/cappedAnswer.ts'
import type { RpcReply, RpcRequest, SendBatch } from '../domain/rpc.ts'

/** How long a node may take to answer a batch, in milliseconds: a whole block's receipts are among them. */
const PATIENCE_MS = 30_000

/** The node says that it is asked too fast, and may say when to ask again. */
export class AskedTooFast extends Error {
  readonly retryAfterMilliseconds: number | undefined

  constructor(retryAfter: string | null) {
    super('asked too fast')
    const seconds = retryAfter === null ? NaN : Number(retryAfter)
    this.retryAfterMilliseconds = Number.isFinite(seconds) ? seconds * 1000 : undefined
  }
}

/**
 * @param url the node's endpoint
 * @returns a sender that throws AskedTooFast, or whatever kept it from an answer
 */
export function nodeAt(url: string, fetchIt: typeof fetch = (...given) => fetch(...given)): SendBatch {
  /** Some public nodes take one request at a time. */
  let takesBatches = true

  const post = async (body: unknown): Promise<unknown> => {
    const response = await fetchIt(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.status === 429) throw new AskedTooFast(response.headers.get('retry-after'))
    // Refusals of single requests may come with a status of their own; their body tells more.
    const text = await cappedAnswer(response).text()
    try {
      return JSON.parse(text) as unknown
    } catch (cause) {
      throw new Error(`the node answered with status ${response.status}`, { cause })
    }
  }
  const oneByOne = async (requests: readonly RpcRequest[]): Promise<readonly RpcReply[]> => {
    const replies: RpcReply[] = []
    for (const [id, request] of requests.entries()) replies.push(readReply(await post(onWire(request, id))))
    return replies
  }

  return async (requests) => {
    if (requests.length === 0) return []
    if (!takesBatches || requests.length === 1) return oneByOne(requests)
    const answer = await post(requests.map(onWire))
    if (!Array.isArray(answer)) {
      takesBatches = false
      return oneByOne(requests)
    }
    const byId = new Map((answer as WireReply[]).map((wire) => [wire.id, wire]))
    return requests.map((_, id) => readReply(byId.get(id)))
  }
}

interface WireReply {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: { readonly code?: unknown; readonly message?: unknown; readonly data?: unknown } | null
}

const onWire = ({ method, params }: RpcRequest, id: number) => ({ jsonrpc: '2.0', id, method, params })

function readReply(wire: unknown): RpcReply {
  if (typeof wire !== 'object' || wire === null) {
    return { ok: false, code: 0, message: 'the node left the request unanswered', data: undefined }
  }
  const { error, result } = wire as WireReply
  if (error !== undefined && error !== null) {
    return {
      ok: false,
      code: Number(error.code ?? 0),
      message: String(error.message ?? ''),
      data: error.data,
    }
  }
  return { ok: true, result }
}

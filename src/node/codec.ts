// Encodes JSON-RPC requests and decodes a node's response. Source: https://www.jsonrpc.org/specification
import type { RpcFailure, RpcReply, RpcRequest } from '../domain/rpc.ts'
import { callFailure } from './callFailure.ts'

/** The JSON-RPC requests of one HTTP request. */
export interface Batch {
  readonly requests: readonly RpcRequest[]
  /** The id of its first request; the others follow consecutively. */
  readonly firstId: number
  /** Whether its only request is sent without the array of a batch. */
  readonly bare: boolean
}

export type Answer =
  /** In the order of the requests; undefined where the node gave no reply, or contradictory ones. */
  | { readonly kind: 'replies'; readonly replies: readonly (RpcReply | undefined)[] }
  /** One error for the whole batch. */
  | { readonly kind: 'refused'; readonly failure: RpcFailure }

export function encodeBatch({ requests, firstId, bare }: Batch): string {
  const wire = requests.map(({ method, params }, index) => ({
    jsonrpc: '2.0',
    id: firstId + index,
    method,
    params,
  }))
  return JSON.stringify(bare ? wire[0] : wire)
}

/** Undefined for a response that is not from a JSON-RPC server, such as a proxy's page. */
export function decodeBatch(text: string, batch: Batch): Answer | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  if (Array.isArray(body)) return { kind: 'replies', replies: repliesById(body, batch) }
  const reply = parseReply(body)
  const isNamed = batch.requests.length === 1 && field(body, 'id') === batch.firstId
  if (reply === undefined) return isNamed ? { kind: 'replies', replies: [undefined] } : undefined
  if (batch.bare || isNamed) return { kind: 'replies', replies: [reply] }
  return reply.ok ? { kind: 'replies', replies: [] } : { kind: 'refused', failure: reply }
}

/** Two replies to one request are both ignored: nothing says which one is right. */
function repliesById(wire: readonly unknown[], { requests, firstId }: Batch): (RpcReply | undefined)[] {
  const replies = new Map<unknown, RpcReply | undefined>()
  for (const one of wire) {
    const id = field(one, 'id')
    replies.set(id, replies.has(id) ? undefined : parseReply(one))
  }
  return requests.map((_, index) => replies.get(firstId + index))
}

/** Characters kept of a node's message: patterns are matched against it, and a message may be megabytes long. */
const LONGEST_MESSAGE = 1_000

function parseReply(wire: unknown): RpcReply | undefined {
  const error = field(wire, 'error')
  if (error !== undefined && error !== null) {
    const [code, message] = [field(error, 'code'), field(error, 'message') ?? error]
    return {
      ok: false,
      code: typeof code === 'number' || typeof code === 'string' ? Number(code) : 0,
      message: typeof message === 'string' ? message.slice(0, LONGEST_MESSAGE) : '',
      data: field(error, 'data'),
    }
  }
  const result = field(wire, 'result')
  return result === undefined ? undefined : { ok: true, result }
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** Error codes of call limits. Source: https://eips.ethereum.org/EIPS/eip-1474, and -32029 of some providers */
const LIMIT_CODES = new Set([-32005, 429, -32029])
const LIMIT_WORDS = /rate.?limit|too many requests|exceeded.*(second|capacity)|throttl|too fast/i

/** The same codes with these words mean that one request is too large, which waiting doesn't change. */
const SIZE_WORDS = /range|results|blocks|logs|response size/i

/** Wording of Geth and providers for a batch that is too large, or whose response is. */
const BATCH_WORDS = /\bbatch|response too large/i

/** Whether the node didn't run the request because of its rate limit; a contract's revert never counts as one. */
export function isRateLimit(reply: RpcReply | undefined): boolean {
  if (reply === undefined || reply.ok || callFailure(reply) !== undefined) return false
  if (SIZE_WORDS.test(reply.message)) return false
  return LIMIT_CODES.has(reply.code) || LIMIT_WORDS.test(reply.message)
}

/** Whether the node didn't run the request because of the other requests in the batch. */
export function isBatchLimit(reply: RpcReply | undefined): boolean {
  if (reply === undefined || reply.ok || callFailure(reply) !== undefined) return false
  return BATCH_WORDS.test(reply.message)
}

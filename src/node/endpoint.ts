// One URL of a node: sends requests there in batches of a size that it accepts, and learns that size from its refusals.
import { capResponse } from '../domain/capResponse.ts'
import type { RpcReply, RpcRequest, SendOptions } from '../domain/rpc.ts'
import { type Batch, decodeBatch, encodeBatch, isBatchLimit, isRateLimit } from './codec.ts'
import type { RetryPolicy } from './retryPolicy.ts'

/** State of a URL; it outlives a call. */
export interface Endpoint {
  readonly url: string
  /** The largest batch that it accepted after it refused a larger one, until `sizeUntil`; 1 means no batches at all. */
  size: number
  /** In milliseconds since 1970, as is `closedUntil`. */
  sizeUntil: number
  /** The node requested no calls before this time. */
  closedUntil: number
}

export const endpointAt = (url: string): Endpoint => ({ url, size: 1, sizeUntil: 0, closedUntil: 0 })

/** The replies of one endpoint to a call so far; replies of two nodes are never mixed. */
export interface Progress {
  /** Replies to the first requests, in their order: no reply is older than the one before it. */
  readonly replies: RpcReply[]
  /** The batch size for the rest of the call. */
  batchSize: number
}

/** The reason why an attempt ended; only `refused` would happen again. */
export class AttemptFailure extends Error {
  readonly kind: 'unavailable' | 'rate-limited' | 'refused'

  constructor(kind: AttemptFailure['kind'], cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

export interface AttemptOptions extends SendOptions {
  readonly retryPolicy: RetryPolicy
  /** Undefined uses the platform's own. */
  readonly fetch: typeof fetch | undefined
}

/** How long a refused size is remembered, in milliseconds: the refusal may have been a temporary fault. */
const REMEMBERED = 600_000

/** The time limit of an attempt, as a multiple of a batch's: a node that takes one request at a time needs more. */
const ATTEMPT_TIMES = 4

/** Overload and temporary failures; 500 isn't among them, since some nodes use it for the error of a single request. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504])

/** Refusals that are not about the batch. */
const FORBIDDEN: ReadonlySet<number> = new Set([401, 402, 403, 404, 405, 410])

const UNANSWERED: RpcReply = {
  ok: false,
  code: 0,
  message: 'the node left the request unanswered',
  data: undefined,
}

/**
 * Adds replies to the progress until every request has one.
 *
 * It throws AttemptFailure, the signal's reason when it is aborted, and any error that `beforeSend` throws.
 */
export async function attempt(
  endpoint: Endpoint,
  requests: readonly RpcRequest[],
  progress: Progress,
  options: AttemptOptions,
): Promise<readonly RpcReply[]> {
  const { replies } = progress
  const { timeoutMilliseconds, batchSize } = options.retryPolicy
  const batches = Math.ceil(requests.length / batchSize)
  const deadline = Date.now() + ATTEMPT_TIMES * batches * timeoutMilliseconds
  while (replies.length < requests.length) {
    if (Date.now() > deadline) throw new AttemptFailure('unavailable', 'The node answers too slowly.')
    const learned = Date.now() < endpoint.sizeUntil ? endpoint.size : Infinity
    const firstId = replies.length
    const batch: Batch = {
      requests: requests.slice(firstId, firstId + Math.min(progress.batchSize, learned)),
      firstId,
      bare: learned === 1,
    }
    options.signal?.throwIfAborted()
    options.beforeSend?.(batch.requests.length)
    take(await post(endpoint, batch, progress, options), batch, { endpoint, replies })
  }
  return replies
}

/** Undefined for a batch that the node refuses as a whole. */
type Posted = readonly (RpcReply | undefined)[] | undefined

async function post(
  endpoint: Endpoint,
  batch: Batch,
  progress: Progress,
  { fetch: fetchIt = fetch, signal, retryPolicy }: AttemptOptions,
): Promise<Posted> {
  const timeout = AbortSignal.timeout(retryPolicy.timeoutMilliseconds)
  const orUnavailable = async <Value>(value: Promise<Value>): Promise<Value> => {
    try {
      return await value
    } catch (cause) {
      signal?.throwIfAborted()
      throw new AttemptFailure('unavailable', cause)
    }
  }
  const response = await orUnavailable(
    fetchIt(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: encodeBatch(batch),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    }),
  )
  const { status } = response
  if (FORBIDDEN.has(status)) throw new AttemptFailure('refused', `status ${status}`)
  if (PASSING.has(status)) endpoint.closedUntil = Date.now() + retryAfter(response, retryPolicy)
  const rateLimited = (cause: string) => {
    // Providers count each request of a batch, so a smaller batch may stay below the limit.
    progress.batchSize = Math.max(1, Math.floor(batch.requests.length / 2))
    return new AttemptFailure('rate-limited', cause)
  }
  if (status === 429) throw rateLimited('status 429')
  if (PASSING.has(status)) throw new AttemptFailure('unavailable', `status ${status}`)
  const decoded = decodeBatch(await orUnavailable(capResponse(response).text()), batch)
  if (decoded?.kind === 'replies') return decoded.replies
  if (decoded?.kind === 'refused' && isRateLimit(decoded.failure)) throw rateLimited(decoded.failure.message)
  if (status >= 500 || (decoded === undefined && response.ok)) {
    throw new AttemptFailure('unavailable', `status ${status} without an answer`)
  }
  if (decoded === undefined && batch.bare) throw new AttemptFailure('refused', `status ${status}`)
  return undefined
}

/** Keeps the replies before the first missing one; the rest is requested again, so that the order is preserved. */
function take(
  posted: Posted,
  { requests, bare }: Batch,
  { endpoint, replies }: { readonly endpoint: Endpoint; readonly replies: RpcReply[] },
): void {
  const sent = requests.length
  const usable = (posted ?? []).map((reply) =>
    isRateLimit(reply) || (sent > 1 && isBatchLimit(reply)) ? undefined : reply,
  )
  const gap = requests.findIndex((_, index) => usable[index] === undefined)
  for (const reply of usable.slice(0, gap === -1 ? sent : gap)) if (reply !== undefined) replies.push(reply)
  if (gap === -1) return
  const limited = posted?.find(isRateLimit)
  if (limited?.ok === false) throw new AttemptFailure('rate-limited', limited.message)
  if (bare || (sent === 1 && posted !== undefined)) {
    replies.push(UNANSWERED)
    return
  }
  const replyCount = usable.filter((reply) => reply !== undefined).length
  endpoint.size = Math.max(1, replyCount > 0 ? Math.min(replyCount, sent - 1) : Math.floor(sent / 2))
  endpoint.sizeUntil = Date.now() + REMEMBERED
}

/**
 * The wait that the node requests, in seconds or as a date, converted to milliseconds from now; 0 when it is missing or
 * unreadable.
 */
function retryAfter({ headers }: Response, { longestWaitMilliseconds }: RetryPolicy): number {
  const text = headers.get('retry-after') ?? ''
  const wait = /^\s*\d+\s*$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return wait > 0 ? Math.min(wait, longestWaitMilliseconds) : 0
}

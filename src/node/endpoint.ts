// One URL of a node: sends requests there in batches of a size that it accepts, and learns that size from its refusals.
import { capResponse } from '../domain/capResponse.ts'
import type { RpcReply, RpcRequest, SendOptions } from '../domain/rpc.ts'
import { type Batch, decodeBatch, encodeBatch, isBatchLimit, isRateLimit } from './codec.ts'
import type { RetryPolicy } from './retryPolicy.ts'

/** What is known of a URL; it outlives a call. */
export interface Endpoint {
  readonly url: string
  /** The largest batch that it accepted after it refused a larger one, until `sizeUntil`; 1 stands for no batches at all. */
  size: number
  /** In milliseconds since 1970, as is `closedUntil`. */
  sizeUntil: number
  /** Until then it asked not to be called. */
  closedUntil: number
}

export const endpointAt = (url: string): Endpoint => ({ url, size: 1, sizeUntil: 0, closedUntil: 0 })

/** What one endpoint answered of a call so far; replies of two nodes are never mixed. */
export interface Progress {
  /** To the first requests, in their order: no reply is older than the one before it. */
  readonly replies: RpcReply[]
  /** Requests that go into a batch for the rest of the call. */
  batchSize: number
}

/** Why an attempt ended, and how that counts: only `refused` would be the same again. */
export class AttemptFailure extends Error {
  readonly kind: 'unavailable' | 'rate-limited' | 'refused'

  constructor(kind: AttemptFailure['kind'], cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

export interface AttemptOptions extends SendOptions {
  readonly retryPolicy: RetryPolicy
  /** Undefined for the platform's own. */
  readonly fetch: typeof fetch | undefined
}

/** How long a refused size is remembered, in milliseconds: the refusal may have been a passing fault. */
const REMEMBERED = 600_000

/** An attempt may take so many times the time of its batches: a node that takes one request at a time needs more. */
const ATTEMPT_TIMES = 4

/** Overload and passing failures; 500 isn't among them, since some nodes put the error of a single request under it. */
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
 * It throws AttemptFailure, the signal's reason when it is aborted, and what `beforeSend` throws.
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
    // Providers count each request of a batch: fewer at once may be few enough.
    progress.batchSize = Math.max(1, Math.floor(batch.requests.length / 2))
    return new AttemptFailure('rate-limited', cause)
  }
  if (status === 429) throw rateLimited('status 429')
  if (PASSING.has(status)) throw new AttemptFailure('unavailable', `status ${status}`)
  const answer = decodeBatch(await orUnavailable(capResponse(response).text()), batch)
  if (answer?.kind === 'replies') return answer.replies
  if (answer?.kind === 'refused' && isRateLimit(answer.failure)) throw rateLimited(answer.failure.message)
  if (status >= 500 || (answer === undefined && response.ok)) {
    throw new AttemptFailure('unavailable', `status ${status} without an answer`)
  }
  if (answer === undefined && batch.bare) throw new AttemptFailure('refused', `status ${status}`)
  return undefined
}

/** Keeps the replies before the first one that is missing; what came after it is requested again, so that order holds. */
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
  const answered = usable.filter((reply) => reply !== undefined).length
  endpoint.size = Math.max(1, answered > 0 ? Math.min(answered, sent - 1) : Math.floor(sent / 2))
  endpoint.sizeUntil = Date.now() + REMEMBERED
}

/** What the node asks for, in seconds or as a date, in milliseconds from now; 0 when it says nothing that can be read. */
function retryAfter({ headers }: Response, { longestWaitMilliseconds }: RetryPolicy): number {
  const text = headers.get('retry-after') ?? ''
  const wait = /^\s*\d+\s*$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return wait > 0 ? Math.min(wait, longestWaitMilliseconds) : 0
}

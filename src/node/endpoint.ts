// One URL of a node: sends requests there in batches of a size that it accepts, and learns that size from its refusals.
import { capResponse } from '../domain/capResponse.ts'
import type { RpcReply, RpcRequest, SendOptions } from '../domain/rpc.ts'
import { type Batch, decodeBatch, encodeBatch, isBatchLimit, isRateLimit } from './codec.ts'
import type { RetryPolicy } from './retryPolicy.ts'

/** State of a URL; it outlives a call. */
export interface Endpoint {
  readonly url: string
  /** The largest batch to send until `sizeUntil`, learned from refusals; 1 means no batches at all. */
  size: number
  /** In milliseconds since 1970, as is `closedUntil`; a certain refusal is remembered while the page is open. */
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
  /** Size of the batch that the node limited as a whole. */
  limited?: number | undefined
  /** Whether a batch failed in a way that may be the node's own fault: a single request then finds out. */
  isSuspect?: boolean | undefined
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

/**
 * How long a size is remembered after an error that may be about the size of a batch or about the number of requests in
 * some time, in milliseconds.
 */
const REMEMBERED_LIMIT = 600_000

/** The time limit of an attempt, as a multiple of a batch's: a node that takes one request at a time needs more. */
const ATTEMPT_TIMES = 4

/** Overload and temporary failures; 500 isn't among them, since some nodes use it for the error of a single request. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504])

/** Refusals that are not about the batch. */
const FORBIDDEN: ReadonlySet<number> = new Set([401, 402, 404, 405, 410])

/** A refusal of every request, or of batches only: firewalls use it for both. Or of one: see `PAST_WORDS`. */
const MAYBE_FORBIDDEN = 403

/** Wording of providers that use status 403 for the error of a request about the past, which they sell. */
const PAST_WORDS = /archive|historical/i

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
  const learnedSize = () => (Date.now() < endpoint.sizeUntil ? endpoint.size : Infinity)
  const learned = { size: endpoint.size, sizeUntil: endpoint.sizeUntil }
  /** Whether the node has answered in this attempt. If so, a batch that fails does so because it is one. */
  let isAlive = false
  let isConfirmed = true
  while (replies.length < requests.length) {
    if (Date.now() > deadline) throw new AttemptFailure('unavailable', 'The node answers too slowly.')
    const isSuspect = progress.isSuspect === true && !isAlive
    const firstId = replies.length
    const size = isSuspect ? 1 : Math.min(progress.batchSize, learnedSize())
    const batch: Batch = {
      requests: requests.slice(firstId, firstId + size),
      firstId,
      bare: isSuspect || learnedSize() === 1 || (size === 1 && progress.limited !== undefined),
    }
    options.signal?.throwIfAborted()
    options.beforeSend?.(batch.requests.length)
    let posted: Posted
    try {
      posted = await post(endpoint, batch, progress, options)
    } catch (error) {
      // The node went away meanwhile: that says nothing about batches.
      if (!isConfirmed) Object.assign(endpoint, learned)
      throw error
    }
    if (posted.kind !== 'suspect') {
      isAlive = isConfirmed = true
      take(posted, batch, { endpoint, progress })
    } else if (isAlive) {
      isConfirmed = false
      learnSize(endpoint, shrink(batch.requests.length))
    } else {
      progress.isSuspect = true
      if (posted.isTemporary) throw new AttemptFailure('unavailable', posted.cause)
    }
  }
  return replies
}

const shrink = (size: number, times = 2) => Math.max(1, Math.floor(size / times))

function learnSize(endpoint: Endpoint, size: number, forMilliseconds = Infinity): void {
  endpoint.size = size
  endpoint.sizeUntil = Date.now() + forMilliseconds
}

type Posted =
  | { readonly kind: 'replies'; readonly replies: readonly (RpcReply | undefined)[] }
  /** The node refuses the batch as a whole. */
  | { readonly kind: 'refused' }
  /** The node failed, either because of the batch or on its own. */
  | { readonly kind: 'suspect'; readonly cause: string; readonly isTemporary: boolean }

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
  if (status === MAYBE_FORBIDDEN) {
    if (!batch.bare) return { kind: 'suspect', cause: `status ${status}`, isTemporary: false }
    // Whatever becomes of the body, the status says that the node refuses.
    const text = await capResponse(response)
      .text()
      .catch(() => '')
    signal?.throwIfAborted()
    const refusal = decodeBatch(text, batch)
    const [reply] = refusal?.kind === 'replies' ? refusal.replies : []
    if (reply?.ok === false && PAST_WORDS.test(reply.message)) return { kind: 'replies', replies: [reply] }
    throw new AttemptFailure('refused', `status ${status}`)
  }
  if (PASSING.has(status)) endpoint.closedUntil = Date.now() + retryAfter(response, retryPolicy)
  const rateLimited = (cause: string) => {
    // Providers count each request of a batch, so a smaller batch may stay below the limit. Some report a batch that
    // is too large as this limit, so that the last attempts are single requests.
    progress.batchSize = shrink(batch.requests.length, progress.limited === undefined ? 2 : 8)
    return new AttemptFailure('rate-limited', cause)
  }
  if (status === 429) throw rateLimited('status 429')
  if (PASSING.has(status)) throw new AttemptFailure('unavailable', `status ${status}`)
  const decoded = decodeBatch(await orUnavailable(capResponse(response).text()), batch)
  if (decoded?.kind === 'replies') return decoded
  if (decoded !== undefined && isBatchLimit(decoded.failure)) return { kind: 'refused' }
  if (decoded !== undefined && isRateLimit(decoded.failure)) {
    const limit = rateLimited(decoded.failure.message)
    progress.limited = batch.requests.length
    throw limit
  }
  if (status >= 500 || (decoded === undefined && response.ok)) {
    const cause = `status ${status} without an answer`
    if (batch.bare) throw new AttemptFailure('unavailable', cause)
    return { kind: 'suspect', cause, isTemporary: true }
  }
  if (decoded === undefined && batch.bare) throw new AttemptFailure('refused', `status ${status}`)
  return { kind: 'refused' }
}

/** Keeps the replies before the first missing one; the rest is requested again, so that the order is preserved. */
function take(
  posted: Exclude<Posted, { kind: 'suspect' }>,
  { requests, bare }: Batch,
  { endpoint, progress }: { readonly endpoint: Endpoint; readonly progress: Progress },
): void {
  const batchSize = requests.length
  const replies = posted.kind === 'replies' ? posted.replies : []
  const isForBatch = (reply: RpcReply | undefined) => batchSize > 1 && isBatchLimit(reply)
  const usable = replies.map((reply) => (isRateLimit(reply) || isForBatch(reply) ? undefined : reply))
  const gap = requests.findIndex((_, index) => usable[index] === undefined)
  const usableReplies = usable.slice(0, gap === -1 ? batchSize : gap)
  for (const reply of usableReplies) if (reply !== undefined) progress.replies.push(reply)
  if (gap === -1) {
    if (progress.limited !== undefined) {
      learnSize(endpoint, batchSize, REMEMBERED_LIMIT)
      progress.limited = undefined
    }
    return
  }
  const limited = replies.find((reply) => isRateLimit(reply) && !isForBatch(reply))
  if (limited?.ok === false) {
    // Some nodes answer only the first requests of a batch that is too large.
    progress.batchSize = gap > 0 ? Math.min(progress.batchSize, gap) : shrink(batchSize)
    throw new AttemptFailure('rate-limited', limited.message)
  }
  if (bare || (batchSize === 1 && posted.kind === 'replies')) {
    progress.replies.push(UNANSWERED)
    return
  }
  const replyCount = usable.filter((reply) => reply !== undefined).length
  learnSize(endpoint, replyCount > 0 ? Math.min(replyCount, batchSize - 1) : shrink(batchSize))
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

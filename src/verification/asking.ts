// Asks a node within limits: in small batches, counted against a budget, slower when it says that it is too fast.
import type { RpcReply, RpcRequest, SendBatch } from '../domain/rpc.ts'
import { BudgetSpentError, NodeSilentError } from './errors.ts'
import { AskedTooFast } from './transport.ts'

/** Requests that the check of one item makes at most, both nodes together. */
export const MOST_REQUESTS = 1_000

/** Requests sent together: public nodes take batches of ten and more. */
const BATCH = 10

/** Waits before a batch is sent again to a node that does not answer, or says that it is asked too fast, in milliseconds. */
const PAUSES_MS = [1_000, 4_000, 10_000]

/** The longest that a node's own word on when to ask again is followed, in milliseconds. */
const LONGEST_PAUSE_MS = 60_000

/**
 * Codes and words by which nodes limit how fast they are asked; the code alone may also mean that too much was asked at
 * once. Source: https://eips.ethereum.org/EIPS/eip-1474
 */
const LIMIT_CODES = new Set([-32005, 429, -32029])
const LIMIT_WORDS = /rate.?limit|too many requests|exceeded.*(second|capacity)|throttl|too fast/i
const SIZE_WORDS = /range|results|blocks|logs|response size/i

export interface AskOptions {
  readonly send: SendBatch
  /** Ends the asking; what is under way is not waited for. */
  readonly signal?: AbortSignal | undefined
  /** Called with the number of requests after each batch. */
  readonly onAsked?: (requests: number) => void
  /** How to wait; tests hand in one that does not. */
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
}

export interface Purse {
  /** Requests that may still be made. */
  left: number
}

/** Answers in the order of the questions. */
export type Ask = (requests: readonly RpcRequest[], batch?: number) => Promise<readonly RpcReply[]>

/**
 * A way to ask that takes every request from a purse.
 *
 * It throws BudgetSpentError when the purse holds too few, NodeSilentError when the node does not answer after all
 * waits, and the signal's reason when it is aborted.
 */
export function asker({ send, signal, onAsked, wait = pause }: AskOptions, purse: Purse): Ask {
  const askBatch = async (requests: readonly RpcRequest[]): Promise<readonly RpcReply[]> => {
    let cause: unknown
    for (const [attempt, milliseconds] of [0, ...PAUSES_MS].entries()) {
      const told = cause instanceof AskedTooFast ? (cause.retryAfterMilliseconds ?? 0) : 0
      if (attempt > 0) await wait(Math.max(milliseconds, Math.min(told, LONGEST_PAUSE_MS)), signal)
      signal?.throwIfAborted()
      if (purse.left < requests.length) {
        throw new BudgetSpentError('The check would need more requests than it allows itself.')
      }
      purse.left -= requests.length
      onAsked?.(requests.length)
      try {
        const replies = await orAborted(send(requests), signal)
        if (!replies.some(isLimit)) return replies
        cause = undefined
      } catch (error) {
        signal?.throwIfAborted()
        cause = error
      }
    }
    throw new NodeSilentError('The network node does not answer, or limits how fast it may be asked.', {
      cause,
    })
  }
  return async (requests, batch = BATCH) => {
    const replies: RpcReply[] = []
    for (let start = 0; start < requests.length; start += batch) {
      replies.push(...(await askBatch(requests.slice(start, start + batch))))
    }
    return replies
  }
}

function isLimit(reply: RpcReply): boolean {
  if (reply.ok || SIZE_WORDS.test(reply.message)) return false
  return LIMIT_CODES.has(reply.code) || LIMIT_WORDS.test(reply.message)
}

async function orAborted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return value
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([value, aborted])
  } finally {
    if (stop !== undefined) signal.removeEventListener('abort', stop)
  }
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
  try {
    await orAborted(passed, signal)
  } finally {
    clearTimeout(timer)
  }
}

// RPC requests of one check, counted against a budget, with patience for rate limits.
import type { RpcReply, RpcRequest, SendBatch } from '../domain/rpc.ts'
import { verificationTexts } from '../messages/en/verification.ts'
import type { RetryPolicy } from '../node/retryPolicy.ts'
import { BudgetSpentError } from './errors.ts'

/** Request budget of a check, for both nodes together. */
export const MAX_REQUESTS = 1_000

/** A check takes minutes and reads receipts of whole blocks. Public nodes accept batches of ten and more. */
export const CHECK_PATIENCE: RetryPolicy = {
  timeoutMilliseconds: 30_000,
  pausesMilliseconds: [1_000, 4_000, 10_000],
  longestWaitMilliseconds: 60_000,
  batchSize: 10,
}

export interface NodeCallOptions {
  readonly send: SendBatch
  /** Stops requests; those in flight are abandoned. */
  readonly signal?: AbortSignal | undefined
  /** Called with the number of requests before each batch. */
  readonly onRequest?: (requests: number) => void
}

export interface RequestBudget {
  /** Remaining requests. */
  left: number
}

/** Replies in the order of the requests. */
export type CallNode = (requests: readonly RpcRequest[]) => Promise<readonly RpcReply[]>

/**
 * Creates a function that counts every request against the budget, including retries.
 *
 * It throws BudgetSpentError if the budget is too small, and errors of `send`.
 */
export function createNodeCaller(
  { send, signal, onRequest }: NodeCallOptions,
  budget: RequestBudget,
): CallNode {
  const beforeSend = (count: number) => {
    if (budget.left < count) throw new BudgetSpentError(verificationTexts.errors.budget)
    budget.left -= count
    onRequest?.(count)
  }
  return (requests) => send(requests, { signal, beforeSend })
}

// Requests of one check: counted against a budget, patient with a node that limits how often it is called.
import type { RpcReply, RpcRequest, SendBatch } from '../domain/rpc.ts'
import { verificationErrors } from '../messages/en/verificationErrors.ts'
import type { Patience } from '../node/patience.ts'
import { BudgetSpentError } from './errors.ts'

/** Requests that the check of one item makes at most, both nodes together. */
export const MOST_REQUESTS = 1_000

/** A check takes minutes, and reads receipts of whole blocks. Public nodes take batches of ten and more. */
export const CHECK_PATIENCE: Patience = {
  timeoutMilliseconds: 30_000,
  pausesMilliseconds: [1_000, 4_000, 10_000],
  longestWaitMilliseconds: 60_000,
  batchSize: 10,
}

export interface NodeCallOptions {
  readonly send: SendBatch
  /** Ends the asking; what is under way is not waited for. */
  readonly signal?: AbortSignal | undefined
  /** Called with the number of requests before each batch. */
  readonly onRequest?: (requests: number) => void
}

export interface RequestBudget {
  /** Requests that may still be made. */
  left: number
}

/** Answers in the order of the questions. */
export type CallNode = (requests: readonly RpcRequest[]) => Promise<readonly RpcReply[]>

/**
 * A way to ask that takes every request from a purse, those that are sent again included.
 *
 * It throws BudgetSpentError when the purse holds too few, and what `send` throws.
 */
export function createNodeCaller(
  { send, signal, onRequest }: NodeCallOptions,
  purse: RequestBudget,
): CallNode {
  const beforeSend = (count: number) => {
    if (purse.left < count) {
      throw new BudgetSpentError(verificationErrors.budget)
    }
    purse.left -= count
    onRequest?.(count)
  }
  return (requests) => send(requests, { signal, beforeSend })
}

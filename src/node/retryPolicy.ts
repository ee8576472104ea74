// How long and how often a node is called before it is given up, and how much at once.

export interface RetryPolicy {
  /** For one HTTP request. */
  readonly timeoutMilliseconds: number
  /** Before the second, third, … attempt; their number is the number of retries. */
  readonly pausesMilliseconds: readonly number[]
  /** The longest that a node's `Retry-After` is followed. */
  readonly longestWaitMilliseconds: number
  /** JSON-RPC requests that go into one HTTP request at most. */
  readonly batchSize: number
}

/** Requests of a batch: nodes without a lower limit of their own refuse more. */
export const MAX_BATCH_SIZE = 100

/** For what a page needs to be drawn, or to prepare a transaction. */
export const PAGE_RETRY_POLICY: RetryPolicy = {
  timeoutMilliseconds: 10_000,
  pausesMilliseconds: [250, 750, 2_000],
  longestWaitMilliseconds: 10_000,
  batchSize: MAX_BATCH_SIZE,
}

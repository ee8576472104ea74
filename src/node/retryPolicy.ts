// How long and how often a node is called before the page gives up, and how many requests go into one batch.

export interface RetryPolicy {
  /** Timeout of one HTTP request. */
  readonly timeoutMilliseconds: number
  /** Pauses before the second, third, … attempt; their number is the number of retries. */
  readonly pausesMilliseconds: readonly number[]
  /** The longest `Retry-After` that is followed. */
  readonly longestWaitMilliseconds: number
  /** The most JSON-RPC requests in one HTTP request. */
  readonly batchSize: number
}

/** Requests in a batch: larger batches are refused by nodes that have no lower limit of their own. */
export const MAX_BATCH_SIZE = 100

/** For data that a page needs to render or to prepare a transaction. */
export const PAGE_RETRY_POLICY: RetryPolicy = {
  timeoutMilliseconds: 10_000,
  pausesMilliseconds: [250, 750, 2_000],
  longestWaitMilliseconds: 10_000,
  batchSize: MAX_BATCH_SIZE,
}

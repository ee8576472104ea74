// How often a transaction is polled, and how long until a delay is shown.

/** In milliseconds, except for `confirmations`. */
export interface PollIntervals {
  /** Between the first two polls; each pause is 1.5 times the one before. */
  readonly firstPause: number
  readonly longestPause: number
  /** The longest pause once the transaction is finished and only watched for a reorganization. */
  readonly restingPause: number
  /** After this, a pending transaction is shown as stuck. */
  readonly stuckAfter: number
  /** After this without being seen by the node, a transaction is shown as dropped. */
  readonly dropAfter: number
  /** After this, the indexer is shown as late. */
  readonly indexBound: number
  /** Blocks on top of a transaction's own after which it is final. */
  readonly confirmations: number
}

const SECOND = 1_000

/** Least number of blocks on top of a transaction's own until Vitrine stops watching for its reorganization. */
const LEAST_CONFIRMATIONS = 12

/** Least time for which Vitrine watches for a reorganization, in seconds, counted in blocks of the usual length. */
const LEAST_WATCH_SECONDS = 150

/** The intervals for a chain with this time between blocks. */
export function choosePollIntervals(blockTimeSeconds: number): PollIntervals {
  return {
    firstPause: 200,
    longestPause: Math.min(2 * SECOND, Math.max(SECOND / 2, blockTimeSeconds * 250)),
    restingPause: 15 * SECOND,
    stuckAfter: Math.max(60, blockTimeSeconds * 10) * SECOND,
    dropAfter: Math.max(60, blockTimeSeconds * 10) * SECOND,
    indexBound: Math.max(30, blockTimeSeconds * 5) * SECOND,
    confirmations: Math.max(LEAST_CONFIRMATIONS, Math.ceil(LEAST_WATCH_SECONDS / blockTimeSeconds)),
  }
}

/** Pauses that grow from the first up to the longest one, in milliseconds. */
export function* createGrowingPauses(first: number, longest: number): Generator<number, never> {
  for (let next = first; ; next = Math.min(longest, next * 1.5)) yield next
}

/** Resolves after a time, or as soon as the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}

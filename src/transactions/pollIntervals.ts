// How often the chain and the index are asked about a write, and how long until something is said about a delay.

/** In milliseconds, but for `confirmations`. */
export interface PollIntervals {
  /** Between the first two questions; each pause is half as long again as the one before. */
  readonly firstPause: number
  readonly longestPause: number
  /** After this, a pending transaction is called stuck. */
  readonly stuckAfter: number
  /** After this without a trace of it, a transaction is called dropped. */
  readonly dropAfter: number
  /** After this, the index is called late. */
  readonly indexBound: number
  /** Blocks on top of a transaction's own after which it is not looked at again. */
  readonly confirmations: number
}

const SECOND = 1_000

/** Least number of blocks on top of a transaction's own until Vitrine stops watching for its reorganization. */
const LEAST_CONFIRMATIONS = 12

/** Least time for which Vitrine watches for a reorganization, in seconds, counted in blocks of the usual length. */
const LEAST_WATCH_SECONDS = 150

/** How patient to be on a chain with this time between blocks. */
export function choosePollIntervals(blockTimeSeconds: number): PollIntervals {
  return {
    firstPause: 200,
    longestPause: Math.min(2 * SECOND, Math.max(SECOND / 2, blockTimeSeconds * 250)),
    stuckAfter: Math.max(60, blockTimeSeconds * 10) * SECOND,
    dropAfter: Math.max(60, blockTimeSeconds * 10) * SECOND,
    indexBound: Math.max(30, blockTimeSeconds * 5) * SECOND,
    confirmations: Math.max(LEAST_CONFIRMATIONS, Math.ceil(LEAST_WATCH_SECONDS / blockTimeSeconds)),
  }
}

/** Pauses that grow to the longest. */
export function* growingPauses(
  { firstPause, longestPause }: PollIntervals,
  times = 1,
): Generator<number, never> {
  for (let next = firstPause; ; next = Math.min(longestPause * times, next * 1.5)) yield next
}

/** Settles after a time, or at once when the signal comes. */
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

// When to look for the index's next block: about once per block, soon after the block is expected.

/** The index's newest block, as far as the pace depends on it. */
export interface SeenBlock {
  readonly number: number
  /** Seconds since 1970 UTC by the chain's clock; null if the index doesn't say. */
  readonly timestampSeconds: number | null
}

export interface PollPace {
  /**
   * Milliseconds until the next poll.
   *
   * @param seen the newest block; undefined if the index couldn't be reached
   * @param sentAt when the latest poll was sent, in milliseconds since 1970
   */
  next(seen: SeenBlock | undefined, sentAt: number): number
}

const SHORTEST_PAUSE_MILLISECONDS = 1_500
/** While blocks come faster than usual. */
const LONGEST_BRISK_PAUSE_MILLISECONDS = 4_000
const LONGEST_RETRY_PAUSE_MILLISECONDS = 15_000

/** How much earlier or later than before the next block is polled, as a part of the usual time between blocks. */
const STEP = 1 / 8
/**
 * Spreads the polls of many pages over this part of the usual time between blocks, so that a web server's cache has the
 * answers for most of them.
 */
const SPREAD = 1 / 4
/** After a poll that came too early, this many blocks are polled without trying to be earlier. */
const STEADY_BLOCKS = 15

/**
 * Learns how long after its timestamp a block is in the index, from the polls that found one, so that a wrong clock
 * makes no difference. A late block is polled again soon, then once per usual time between blocks.
 *
 * @param blockTimeSeconds the usual time between blocks
 * @param place where this page's polls are within the spread, from 0 to 1
 */
export function createPollPace(blockTimeSeconds: number, place = Math.random()): PollPace {
  const usual = Math.max(SHORTEST_PAUSE_MILLISECONDS, blockTimeSeconds * 1_000)
  const soon = Math.max(SHORTEST_PAUSE_MILLISECONDS, usual / 4)
  let newest: SeenBlock | undefined
  const step = usual * STEP
  const late = usual * SPREAD * place
  /** Milliseconds from a block's timestamp until a poll finds it. */
  let lag: number | undefined
  /** The same for the latest poll, as planned. */
  let planned = 0
  let misses = 0
  let failures = 0
  let steadyBlocks = 0

  const pauseAfterMiss = () => {
    misses += 1
    steadyBlocks = STEADY_BLOCKS
    if (misses === 1) return soon
    return misses === 2 ? Math.max(soon, usual - soon) : usual
  }

  const pauseAfterBlock = (timestampSeconds: number, sentAt: number) => {
    const observed = sentAt - timestampSeconds * 1_000
    // Much later than expected: the index or the clock has changed.
    if (lag === undefined || observed < lag || observed > lag + usual) lag = observed
    else if (misses > 0) lag = Math.min(observed, planned + step) + late
    planned = steadyBlocks > 0 ? lag : lag - step
    steadyBlocks = Math.max(0, steadyBlocks - 1)
    misses = 0
    return Math.max(SHORTEST_PAUSE_MILLISECONDS, usual + planned - observed)
  }

  return {
    next(seen, sentAt) {
      if (seen === undefined) {
        failures += 1
        return Math.min(LONGEST_RETRY_PAUSE_MILLISECONDS, soon * 2 ** (failures - 1))
      }
      failures = 0
      const before = newest
      newest = seen
      if (before?.number === seen.number && before.timestampSeconds === seen.timestampSeconds) {
        return pauseAfterMiss()
      }
      if (before !== undefined && isFast(before, seen, usual)) {
        misses = 0
        return Math.min(LONGEST_BRISK_PAUSE_MILLISECONDS, soon)
      }
      if (seen.timestampSeconds === null) return usual
      return pauseAfterBlock(seen.timestampSeconds, sentAt)
    },
  }
}

/** Whether several blocks came in clearly less than the usual time. */
function isFast(before: SeenBlock, seen: SeenBlock, usual: number): boolean {
  const blocks = seen.number - before.number
  if (blocks < 2 || seen.timestampSeconds === null || before.timestampSeconds === null) return false
  const elapsedMilliseconds = (seen.timestampSeconds - before.timestampSeconds) * 1_000
  return elapsedMilliseconds >= 0 && elapsedMilliseconds < (blocks * usual * 3) / 4
}

// Sets the times of a dataset's blocks: sixty days that end now, busy at times and quiet at others.
import type { Random } from '../seed/random.ts'

const DAY_SECONDS = 86_400
/** Duration of the history. */
export const HISTORY_DAYS = 60
const MINT_DAYS = 4

/**
 * Returns the times of the blocks in Unix seconds, each after the previous one, the last one a minute before the end.
 */
export function blockTimes(options: {
  random: Random
  mintBlocks: number
  tradeBlocks: number
  endsAtSeconds: number
}): readonly number[] {
  const { random, mintBlocks, tradeBlocks, endsAtSeconds } = options
  const startsAt = endsAtSeconds - HISTORY_DAYS * DAY_SECONDS
  const tradeStartsAt = startsAt + MINT_DAYS * DAY_SECONDS
  return [
    ...spread({ random, count: mintBlocks, from: startsAt, to: tradeStartsAt }),
    ...spread({ random, count: tradeBlocks, from: tradeStartsAt, to: endsAtSeconds - 60 }),
  ]
}

/** Returns times after `from`, up to and including `to`. The rate changes every few dozen blocks. */
function spread(options: { random: Random; count: number; from: number; to: number }): number[] {
  const { random, count, from, to } = options
  if (to - from <= count) throw new RangeError(`${count} blocks do not fit ${to - from} seconds`)
  let pace = 10
  const gaps = Array.from({ length: count }, (_, i) => {
    if (i % 24 === 0) pace = random.between(2, 40)
    return pace * random.between(1, 9)
  })
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  let passed = 0
  return gaps.map((gap, i) => {
    passed += gap
    // Leaves a whole second for each previous block, so that no two have the same time.
    return from + i + 1 + Math.floor(((to - from - count) * passed) / total)
  })
}

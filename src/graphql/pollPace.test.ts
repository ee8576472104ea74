// The pace of polls: about one per block, soon after the block, on chains with regular, missing, and fast blocks.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPollPace } from './pollPace.ts'

const START = 1_700_000_000

/** Simulates polls; `blocks` are the blocks' timestamps in seconds, each in the index `delay` seconds later. */
function simulate(options: {
  readonly blockTimeSeconds: number
  readonly blocks: readonly number[]
  readonly delay: number
  readonly minutes: number
  /** Difference of the visitor's clock, in seconds. */
  readonly clock?: number
  readonly place?: number
}) {
  const { blockTimeSeconds, blocks, delay, minutes, clock = 0, place = 0 } = options
  const pace = createPollPace(blockTimeSeconds, place)
  const polls: { readonly at: number; readonly wait: number | undefined }[] = []
  let shown = -1
  const last = START + minutes * 60
  for (let at = START; at < last;) {
    const newest = blocks.findLastIndex((block) => block + delay <= at)
    const block = blocks[newest]
    const firstNew = blocks[shown + 1]
    polls.push({ at, wait: newest > shown && firstNew !== undefined ? at - firstNew - delay : undefined })
    shown = Math.max(shown, newest)
    const seen = block === undefined ? undefined : { number: newest, timestampSeconds: block }
    at += pace.next(seen, (at + clock) * 1_000) / 1_000
  }
  /** Seconds that visitors waited for a block, after the first five minutes. */
  const waits = polls.flatMap(({ at, wait }) => (at > START + 300 && wait !== undefined ? [wait] : []))
  return {
    perMinute: polls.length / minutes,
    meanWait: waits.reduce((sum, wait) => sum + wait, 0) / waits.length,
    longestWait: Math.max(...waits),
  }
}

const regular = (seconds: number, minutes: number, phase = 0) =>
  Array.from(
    { length: Math.ceil((minutes * 60) / seconds) + 2 },
    (_, number) => START + phase + (number - 1) * seconds,
  )

describe('polls on a chain with a block every 12 seconds', () => {
  test('are at most six a minute, and find a block within a few seconds, for any phase, delay, and clock', () => {
    const input = {
      phase: fc.double({ min: 0, max: 12, noNaN: true }),
      delay: fc.double({ min: 0, max: 9, noNaN: true }),
      clock: fc.integer({ min: -90_000, max: 90_000 }),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
    }
    fc.assert(
      fc.property(fc.record(input), ({ phase, delay, clock, place }) => {
        const blocks = regular(12, 60, Math.floor(phase))
        const result = simulate({ blockTimeSeconds: 12, blocks, delay, minutes: 60, clock, place })
        expect(result.perMinute).toBeLessThanOrEqual(6)
        expect(result.longestWait).toBeLessThanOrEqual(3.1 + 3 * place)
        expect(result.meanWait).toBeLessThanOrEqual(2.5 + 3 * place)
      }),
    )
  })

  test('of many pages are spread over seconds', () => {
    const waitAt = (place: number) =>
      simulate({ blockTimeSeconds: 12, blocks: regular(12, 60), delay: 2, minutes: 60, place }).meanWait
    expect(waitAt(1) - waitAt(0)).toBeGreaterThan(2)
  })

  test('stay at that pace while some blocks are missing', () => {
    const blocks = regular(12, 60).filter((_, number) => number % 13 !== 5)
    const result = simulate({ blockTimeSeconds: 12, blocks, delay: 2, minutes: 60 })
    expect(result.perMinute).toBeLessThanOrEqual(6.5)
    expect(result.meanWait).toBeLessThanOrEqual(3)
  })

  test('are one per usual time between blocks while no block comes', () => {
    const result = simulate({ blockTimeSeconds: 12, blocks: [START - 5], delay: 0, minutes: 10 })
    expect(result.perMinute).toBeLessThanOrEqual(5.3)
  })

  test('keep to the pace after the visitor’s clock has jumped', () => {
    const pace = createPollPace(12)
    const pauses = Array.from({ length: 20 }, (_, number) => {
      const jump = number > 10 ? 3_600_000 : 0
      return pace.next(
        { number, timestampSeconds: START + 12 * number },
        (START + 12 * number) * 1_000 + jump,
      )
    })
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(10_000)
  })
})

test('blocks that come at random are polled eight times a minute at most', () => {
  // A fixed sequence with the intervals of a Poisson process.
  let seed = 7
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const blocks: number[] = []
  for (let time = START; time < START + 3_600; time += Math.ceil(-12 * Math.log(random()))) blocks.push(time)
  const result = simulate({ blockTimeSeconds: 12, blocks, delay: 1, minutes: 60 })
  expect(result.perMinute).toBeLessThanOrEqual(8)
})

test('faster blocks than configured are followed within seconds', () => {
  const result = simulate({ blockTimeSeconds: 12, blocks: regular(1, 10), delay: 1, minutes: 10 })
  expect(result.longestWait).toBeLessThanOrEqual(4)
})

test.each([2, 0.25])(
  'a chain with a block every %d seconds is polled at most 40 times a minute',
  (seconds) => {
    const result = simulate({
      blockTimeSeconds: seconds,
      blocks: regular(seconds, 10),
      delay: 1,
      minutes: 10,
    })
    expect(result.perMinute).toBeLessThanOrEqual(40)
  },
)

test('an index that can’t be reached is polled with growing pauses', () => {
  const pace = createPollPace(12)
  expect([1, 2, 3, 4].map(() => pace.next(undefined, 0))).toEqual([3_000, 6_000, 12_000, 15_000])
  pace.next({ number: 1, timestampSeconds: 1 }, 0)
  expect(pace.next(undefined, 0)).toBe(3_000)
})

// F12: the page's heap after scrolling the whole grid down and back, compared with the heap before.
import { doIn, fullGrid, readHeap } from '../dataset/fullGrid.ts'
import { type Measure, round } from '../measure.ts'

/** Stops on the way down, and again on the way back. */
const STOPS = 60

export const scrollHeap: Measure = {
  id: 'F12',
  what: 'heap after scrolling all items and back, against before',
  unit: '×',
  goal: 1.25,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const visitor = await fullGrid(bench, await bench.dataset())
    const { page } = visitor
    // What the first scroll loads permanently is not growth.
    for (const share of ['0.5', '0']) await doIn(page, { kind: 'scroll', value: share })
    const before = await readHeap(visitor)
    const shares = Array.from({ length: STOPS }, (_, i) => (i + 1) / STOPS)
    for (const share of [...shares, ...shares.toReversed().map((one) => one - 1 / STOPS)]) {
      await doIn(page, { kind: 'scroll', value: String(share) })
    }
    const after = await readHeap(visitor)
    return {
      value: after / before,
      against: `before: ${round(before / 1e6)} MB, after ${round(after / 1e6)} MB`,
      samples: 1,
    }
  },
}

// F12: the page's heap after scrolling the whole grid down and back, compared with the heap before.
import type { Page } from 'playwright-core'
import { doIn, fullGrid, readHeap } from '../dataset/fullGrid.ts'
import { type Measure, round } from '../measure.ts'

/** Stops on the way down, and again on the way back. */
const STOPS = 60
const PASSES = 5
/** Limit for the last pass's heap divided by the second's: growth after the second pass is a leak. */
const MAX_GROWTH = 1.05

async function scrollDownAndBack(page: Page): Promise<void> {
  const shares = Array.from({ length: STOPS }, (_, i) => (i + 1) / STOPS)
  for (const share of [...shares, ...shares.toReversed().map((one) => one - 1 / STOPS)]) {
    await doIn(page, { kind: 'scroll', value: String(share) })
  }
}

export const scrollHeap: Measure = {
  id: 'F12',
  what: `heap after scrolling all items and back, the most of ${PASSES} passes, against before`,
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
    const heaps: number[] = []
    for (let pass = 0; pass < PASSES; pass++) {
      await scrollDownAndBack(page)
      heaps.push(await readHeap(visitor))
    }
    const growth = (heaps.at(-1) ?? NaN) / (heaps[1] ?? NaN)
    return {
      value: Math.max(...heaps) / before,
      against: `before: ${round(before / 1e6)} MB; after each pass: ${heaps.map((heap) => round(heap / 1e6)).join(', ')} MB`,
      samples: PASSES,
      missed:
        growth <= MAX_GROWTH
          ? undefined
          : `it grew ${round(growth, 2)} times from the second pass to the last`,
    }
  },
}

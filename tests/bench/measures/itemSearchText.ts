// F8: from a keystroke in a collection's search to its painted results, compared with the same query to the index.
import { doIn, fullGrid } from '../dataset/fullGrid.ts'
import { interleaved, uncachedQuery } from '../dataset/indexRequest.ts'
import { SortedGrid } from '../dataset/sortedGrid.ts'
import { type Measure, round } from '../measure.ts'
import { median, percentile } from '../statistics.ts'

/**
 * Each leaves another number of items than the one before, which shows that the page has updated. No letter
 * continues the word before it, because that may leave the same number.
 */
const TYPED = ['7', 'wolf', '77', 'owl', '777', 'gold', '7', 'w', '77', 'wo', '777', 'ow', '7', 'go']
const OVER_RAW_MS = 50

export const itemSearchText: Measure = {
  id: 'F8',
  what: 'from a keystroke to painted results, median',
  unit: 'ms',
  goal: 100,
  passes: 'at most',
  decimals: 1,
  async take(bench) {
    const site = await bench.dataset()
    const { page } = await fullGrid(bench, site)
    const times: number[] = []
    for (const value of TYPED) times.push(await doIn(page, { kind: 'type', value }))
    const raw: number[] = []
    for (const q of new Set(TYPED)) {
      const request = await new SortedGrid(site, { sort: 'number', q }).page(1)
      const [rawTimes = []] = await interleaved(3, [uncachedQuery(site.graphqlUrl, request)])
      raw.push(median(rawTimes))
    }
    const limit = median(raw) + OVER_RAW_MS
    const value = median(times)
    return {
      value,
      against: `the same query to the index: ${round(median(raw))} ms; p95 ${round(percentile(times, 0.95))} ms`,
      samples: times.length,
      missed: value > limit ? `more than ${OVER_RAW_MS} ms over the index alone` : undefined,
    }
  },
}

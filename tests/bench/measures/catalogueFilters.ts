// F9: from a filter that is chosen to its painted items, against asking the index the same; and the same filter again.
import { contentRequests } from '../../e2e/traffic.ts'
import { doIn, fullGrid } from '../dataset/fullGrid.ts'
import type { IndexSite } from '../dataset/indexSite.ts'
import { interleaved, uncachedAsk } from '../dataset/question.ts'
import { SortedGrid } from '../dataset/sortedGrid.ts'
import { type Bench, type Measure, round } from '../measure.ts'
import { median } from '../statistics.ts'

/** Of one trait type, from common to rare: one after the other chosen alone, taken back and chosen again. */
const TYPE = 'Hour'
const VALUES = ['Dawn', 'Morning', 'Noon', 'Evening', 'Dusk', 'Night', 'Eclipse']
const GOAL = { first: 1.5, againMs: 50 }

interface Choice {
  readonly first: number
  readonly again: number
  readonly raw: number
  /** What was asked of the network for the second time. */
  readonly asked: readonly string[]
}

async function choices(bench: Bench, site: IndexSite): Promise<readonly Choice[]> {
  const visitor = await fullGrid(bench, site)
  const { page } = visitor
  await page
    .locator('aside details', { has: page.getByText(TYPE, { exact: true }) })
    .locator('summary')
    .click()
  const results: Choice[] = []
  for (const value of VALUES) {
    const first = await doIn(page, { kind: 'click', value })
    await doIn(page, { kind: 'click', value })
    const before = visitor.requests().length
    const again = await doIn(page, { kind: 'click', value })
    const asked = contentRequests(visitor.requests().slice(before))
    await doIn(page, { kind: 'click', value })
    const question = await new SortedGrid(site, { sort: 'number', trait: `${TYPE}=${value}` }).page(1)
    const [raw = []] = await interleaved(5, [uncachedAsk(site.graphqlUrl, question)])
    results.push({ first, again, raw: median(raw), asked })
  }
  return results
}

export const catalogueFilters: Measure = {
  id: 'F9',
  what: 'from a filter to its painted items, median',
  unit: '×',
  goal: GOAL.first,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const taken = await choices(bench, await bench.dataset())
    const of = (key: 'first' | 'again' | 'raw') => median(taken.map((one) => one[key]))
    const asked = taken.flatMap((one) => one.asked)
    const missed = [
      ...(of('again') > GOAL.againMs ? [`the same filter again takes ${round(of('again'))} ms`] : []),
      ...(asked.length > 0 ? [`${asked.length} requests for it, the first ${asked[0]}`] : []),
    ]
    return {
      value: of('first') / of('raw'),
      against: `asking the index the same: ${round(of('raw'))} ms, painted in ${round(of('first'))} ms; again in ${round(of('again'))} ms with ${asked.length} requests`,
      samples: taken.length,
      missed: missed.length > 0 ? missed.join('; ') : undefined,
    }
  },
}

// F9: from selecting a filter to its painted items, compared with the same query to the index; and the same filter again.
import { contentRequests } from '../../e2e/requests.ts'
import { doIn, fullGrid } from '../dataset/fullGrid.ts'
import type { IndexSite } from '../dataset/indexSite.ts'
import { interleaved, uncachedQuery } from '../dataset/indexRequest.ts'
import { SortedGrid } from '../dataset/sortedGrid.ts'
import { type Bench, type Measure, round } from '../measure.ts'
import { median } from '../statistics.ts'

/** Values of one trait type, from common to rare: each is selected alone, cleared and selected again. */
const TYPE = 'Hour'
const VALUES = ['Dawn', 'Morning', 'Noon', 'Evening', 'Dusk', 'Night', 'Eclipse']
const GOAL = { first: 1.5, againMs: 50 }

interface Choice {
  readonly first: number
  readonly again: number
  /** Milliseconds of the index's response for the first page of items and for their number at once. */
  readonly raw: number
  readonly itemsAlone: number
  /** Network requests of the second selection. */
  readonly requested: readonly string[]
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
    const requested = contentRequests(visitor.requests().slice(before))
    await doIn(page, { kind: 'click', value })
    const grid = new SortedGrid(site, { sort: 'number', trait: `${TYPE}=${value}` })
    // The page's timer waits for another number of items, so the index's timer has to as well.
    const [items, number] = [await grid.page(1), grid.counting].map((request) =>
      uncachedQuery(site.graphqlUrl, request),
    ) as [() => Promise<unknown>, () => Promise<unknown>]
    const [raw = [], itemsAlone = []] = await interleaved(5, [() => Promise.all([items(), number()]), items])
    results.push({ first, again, raw: median(raw), itemsAlone: median(itemsAlone), requested: requested })
  }
  return results
}

export const itemSearchFilters: Measure = {
  id: 'F9',
  what: 'from a filter to its painted items, median',
  unit: '×',
  goal: GOAL.first,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const taken = await choices(bench, await bench.dataset())
    const of = (key: 'first' | 'again' | 'raw' | 'itemsAlone') => median(taken.map((one) => one[key]))
    const requested = taken.flatMap((one) => one.requested)
    const missed = [
      ...(of('again') > GOAL.againMs ? [`the same filter again takes ${round(of('again'))} ms`] : []),
      ...(requested.length > 0 ? [`${requested.length} requests for it, the first ${requested[0]}`] : []),
    ]
    return {
      value: of('first') / of('raw'),
      against: `the index’s queries for the items and their number: ${round(of('raw'))} ms, for the items alone ${round(of('itemsAlone'))} ms, painted in ${round(of('first'))} ms; again in ${round(of('again'))} ms with ${requested.length} requests`,
      samples: taken.length,
      missed: missed.length > 0 ? missed.join('; ') : undefined,
    }
  },
}

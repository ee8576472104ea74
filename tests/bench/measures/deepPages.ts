// Q4: page 2,000 of a sorted grid compared with its first page. Each page is queried by the key of the row before it.
import type { ItemSort } from '../../../src/itemSearch/query.ts'
import type { IndexSite } from '../dataset/indexSite.ts'
import { interleaved, uncachedQuery } from '../dataset/indexRequest.ts'
import { PAGE_SIZE, SortedGrid } from '../dataset/sortedGrid.ts'
import { type Measure, round } from '../measure.ts'
import { median } from '../statistics.ts'

const FAR_PAGE = 2_000
const ROUNDS = 40
const SORTS: readonly ItemSort[] = ['price-low', 'recently-sold', 'number']

interface Depth {
  readonly sort: ItemSort
  readonly page: number
  readonly first: number
  readonly far: number
}

const toRatio = ({ first, far }: Depth) => far / first
const describeDepth = (one: Depth) =>
  `by ${one.sort} page ${one.page} ${round(one.far)} ms, page 1 ${round(one.first)} ms`

/** Page 2,000 if the collection has that many, otherwise its last full page. */
async function measureDepth(site: IndexSite, sort: ItemSort): Promise<Depth> {
  const grid = new SortedGrid(site, { sort })
  const page = Math.min(FAR_PAGE, Math.floor((await grid.size()) / PAGE_SIZE))
  const [near, deep] = [await grid.page(1), await grid.page(page)]
  const [first = [], far = []] = await interleaved(ROUNDS, [
    uncachedQuery(site.graphqlUrl, near),
    uncachedQuery(site.graphqlUrl, deep),
  ])
  return { sort, page, first: median(first), far: median(far) }
}

async function depths(site: IndexSite): Promise<readonly Depth[]> {
  const results: Depth[] = []
  for (const sort of SORTS) results.push(await measureDepth(site, sort))
  return results
}

export const deepPages: Measure = {
  id: 'Q4',
  what: 'page 2,000 of a sorted grid against page 1, median, the worst sort',
  unit: '×',
  goal: 1.2,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const dataset = await depths(await bench.dataset())
    const { stack, webUrl } = await bench.site()
    const demo = await depths({ ...stack, webUrl })
    return {
      value: Math.max(...dataset.map(toRatio)),
      against: `itself: ${dataset.map(describeDepth).join('; ')}. The demo: ${demo.map(describeDepth).join('; ')}`,
      samples: ROUNDS,
    }
  },
}

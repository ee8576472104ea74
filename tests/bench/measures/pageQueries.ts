// Q1: the main query of each page, compared with the same rows by SQL from the same database.
import { queryIndex, interleaved, uncachedQuery } from '../dataset/indexRequest.ts'
import type { IndexSite } from '../dataset/indexSite.ts'
import { countRelations } from '../dataset/relations.ts'
import { recordPageRequests, PAGES, type PageName } from '../dataset/pageRequests.ts'
import { IndexTables, toPageRows } from '../dataset/pageRows.ts'
import { type Bench, type Measure, round } from '../measure.ts'
import { median } from '../statistics.ts'

const ROUNDS = 40

interface Ratio {
  readonly page: PageName
  readonly byIndex: number
  readonly bySql: number
  /** Number of lists and relations in the query, and of SQL statements. */
  readonly relations: number
  readonly statements: number
}

const toRatio = ({ byIndex, bySql }: Ratio) => byIndex / bySql
const describeRatio = (one: Ratio) =>
  `${one.page} ${round(toRatio(one), 2)} (${round(one.byIndex)} / ${round(one.bySql)} ms, ${one.relations} relations / ${one.statements} statements)`

/** Times both sides of every page, in turn. @throws Error when a page's query and its SQL return different rows */
async function ratios(bench: Bench, site: IndexSite): Promise<readonly Ratio[]> {
  const requests = await recordPageRequests(await bench.browser(), site)
  const tables = await IndexTables.open(site.databaseUrl)
  try {
    const results: Ratio[] = []
    for (const page of PAGES) {
      const request = requests[page]
      const { statements, list } = toPageRows(page, request)
      const block = await readHead(site)
      const asOfBlock = await queryIndex(site.graphqlUrl, request)
      const ids = await tables.read(statements, block)
      const found = list(asOfBlock).map(({ id }) => id)
      if (found.length === 0 || found.join() !== ids.join())
        throw new Error(`The page ${page} and its SQL bring other rows: ${found.length} and ${ids.length}.`)
      const [byIndex = [], bySql = []] = await interleaved(ROUNDS, [
        uncachedQuery(site.graphqlUrl, request),
        () => tables.read(statements, block),
      ])
      results.push({
        page,
        byIndex: median(byIndex),
        bySql: median(bySql),
        relations: countRelations(request.query),
        statements: statements.length,
      })
    }
    return results
  } finally {
    await tables.close()
  }
}

async function readHead({ graphqlUrl }: IndexSite): Promise<number> {
  const { _meta } = await queryIndex<{ _meta: { block: { number: number } } }>(graphqlUrl, {
    query: '{ _meta { block { number } } }',
    variables: {},
  })
  return _meta.block.number
}

/** The item's history doesn't block its page: it is reported, but not compared with the goal. */
const findWorst = (all: readonly Ratio[]) =>
  Math.max(...all.filter(({ page }) => page !== 'record').map(toRatio))

export const pageQueries: Measure = {
  id: 'Q1',
  what: 'each page’s main query, median, the worst page',
  unit: '×',
  goal: 3,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const dataset = await ratios(bench, await bench.dataset())
    const { stack, webUrl } = await bench.site()
    const demo = await ratios(bench, { ...stack, webUrl })
    return {
      value: findWorst(dataset),
      against: `the same rows by SQL: ${dataset.map(describeRatio).join(', ')}; the demo: ${demo.map(describeRatio).join(', ')}`,
      samples: ROUNDS,
    }
  },
}

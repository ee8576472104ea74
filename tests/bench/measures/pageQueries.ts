// Q1: what each page asks the index first, against the same rows by SQL from the same database.
import { askIndex, interleaved, uncachedQuery } from '../dataset/question.ts'
import type { IndexSite } from '../dataset/indexSite.ts'
import { relationsOf } from '../dataset/relations.ts'
import { recordPageQuestions, PAGES, type PageName } from '../dataset/pageQuestions.ts'
import { IndexTables, rowsOf } from '../dataset/pageRows.ts'
import { type Bench, type Measure, round } from '../measure.ts'
import { median } from '../statistics.ts'

const ROUNDS = 40

interface Ratio {
  readonly page: PageName
  readonly byIndex: number
  readonly bySql: number
  /** Lists and relations of the question, and statements of SQL. */
  readonly relations: number
  readonly statements: number
}

const ratioOf = ({ byIndex, bySql }: Ratio) => byIndex / bySql
const told = (one: Ratio) =>
  `${one.page} ${round(ratioOf(one), 2)} (${round(one.byIndex)} / ${round(one.bySql)} ms, ${one.relations} relations / ${one.statements} statements)`

/** Both sides of every page, in turn. @throws Error when a page's question and its SQL bring other rows */
async function ratios(bench: Bench, site: IndexSite): Promise<readonly Ratio[]> {
  const questions = await recordPageQuestions(await bench.browser(), site)
  const tables = await IndexTables.open(site.databaseUrl)
  try {
    const results: Ratio[] = []
    for (const page of PAGES) {
      const question = questions[page]
      const { statements, list } = rowsOf(page, question)
      const block = await headOf(site)
      const asOfBlock = await askIndex(site.graphqlUrl, question)
      const ids = await tables.read(statements, block)
      const found = list(asOfBlock).map(({ id }) => id)
      if (found.length === 0 || found.join() !== ids.join())
        throw new Error(`The page ${page} and its SQL bring other rows: ${found.length} and ${ids.length}.`)
      const [byIndex = [], bySql = []] = await interleaved(ROUNDS, [
        uncachedQuery(site.graphqlUrl, question),
        () => tables.read(statements, block),
      ])
      results.push({
        page,
        byIndex: median(byIndex),
        bySql: median(bySql),
        relations: relationsOf(question.query),
        statements: statements.length,
      })
    }
    return results
  } finally {
    await tables.close()
  }
}

async function headOf({ graphqlUrl }: IndexSite): Promise<number> {
  const { _meta } = await askIndex<{ _meta: { block: { number: number } } }>(graphqlUrl, {
    query: '{ _meta { block { number } } }',
    variables: {},
  })
  return _meta.block.number
}

/** The item's record is not waited for: told, but not held to the goal. */
const worstOf = (all: readonly Ratio[]) =>
  Math.max(...all.filter(({ page }) => page !== 'record').map(ratioOf))

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
      value: worstOf(dataset),
      against: `the same rows by SQL: ${dataset.map(told).join(', ')}; the demo: ${demo.map(told).join(', ')}`,
      samples: ROUNDS,
    }
  },
}

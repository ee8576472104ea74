// F1: JavaScript on the first route, compared with the smallest page that could do its work, built in the same run.
import { resolve } from 'node:path'
import { build } from 'vite'
import { waitForPage } from '../../e2e/waitForPage.ts'
import { openVisitor } from '../../e2e/visitor.ts'
import { FIRST_ROUTE_GZIP_KILOBYTES, HOME_SCRIPT } from '../../bundle/budgets.ts'
import { measureFile, KILOBYTE, scriptsOfRoute, totalGzipBytes } from '../../bundle/firstRoute.ts'
import { buildComparedPage } from '../buildPage.ts'
import { type Bench, type Measure, round } from '../measure.ts'

const FLOOR = resolve('tests/bench/floor')
const OUT = resolve('.local/bench')

/** Every script that a browser with an empty cache has requested once the first page is idle. */
async function scriptsAtRest(bench: Bench, directory: string): Promise<ReadonlySet<string>> {
  const site = await bench.site()
  const visitor = await openVisitor(await bench.browser(), await site.serve(directory))
  try {
    await visitor.page.goto('/')
    await waitForPage(visitor.page)
    const paths = visitor.requests().map((request) => new URL(request.url()).pathname.slice(1))
    return new Set(paths.filter((path) => path.endsWith('.js')))
  } finally {
    await visitor.close()
  }
}

export const firstRoute: Measure = {
  id: 'F1',
  what: 'JavaScript on the first route, gzip',
  unit: 'kB',
  goal: FIRST_ROUTE_GZIP_KILOBYTES,
  passes: 'at most',
  decimals: 1,
  async take(bench) {
    const app = resolve(OUT, 'app')
    const floor = resolve(OUT, 'floor')
    await build({ logLevel: 'warn', build: { emptyOutDir: true, outDir: app } })
    await buildComparedPage(FLOOR, floor)
    const least = totalGzipBytes(scriptsOfRoute(floor)) / KILOBYTE
    const fetched = [...(await scriptsAtRest(bench, app))].map((file) => measureFile(app, file))
    const atRest = totalGzipBytes(fetched) / KILOBYTE
    return {
      value: totalGzipBytes(scriptsOfRoute(app, HOME_SCRIPT)) / KILOBYTE,
      against: `react-dom, router, Apollo and one query: ${round(least)} kB; all that home fetches until it is idle: ${round(atRest)} kB`,
      samples: 1,
    }
  },
}

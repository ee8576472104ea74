// F2-least and F13: the largest paint of a collection's page with an empty cache and without a snapshot, compared with the
// least client that draws the same cards, and the requests before it.
import { resolve } from 'node:path'
import { buildPage } from '../../../local/web/build.ts'
import { openVisitor } from '../../e2e/visitor.ts'
import { buildComparedPage } from '../buildPage.ts'
import { gridAddress } from '../dataset/fullGrid.ts'
import { type Bench, type Figure, type Measure, round } from '../measure.ts'
import { visitPaints } from '../paint.ts'
import { SLOWDOWN } from '../slowed.ts'
import { median } from '../statistics.ts'

const SAMPLES = 9
const LEAST = resolve('tests/bench/leastClient')
const LEAST_BUILD = resolve('.local/bench/least')

/** What one cold visit measured. */
interface Visit {
  /** Milliseconds from the navigation to the largest paint of the settled page. */
  readonly largest: number
  /** Requests that were sent before it, including that for the page itself. */
  readonly requests: number
  /** Cards in view. */
  readonly cards: number
}

/** Opens the page with an empty cache on a slowed processor. */
async function visit(bench: Bench, webUrl: string, address: string): Promise<Visit> {
  const visitor = await openVisitor(await bench.browser(), webUrl)
  const { page } = visitor
  try {
    const sentAt: number[] = []
    page.on('request', () => sentAt.push(Date.now()))
    const { largest } = await visitPaints(visitor, { path: address })
    const { origin, cards } = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      cards: [...document.querySelectorAll('main article')].filter(
        (card) => card.getBoundingClientRect().top < innerHeight,
      ).length,
    }))
    return { largest, requests: sentAt.filter((time) => time <= origin + largest).length, cards }
  } finally {
    await visitor.close()
  }
}

interface Visits {
  readonly app: readonly Visit[]
  readonly least: readonly Visit[]
}

/** Both measures take the same visits. */
const visits = new WeakMap<Bench, Promise<Visits>>()

async function takeVisits(bench: Bench): Promise<Visits> {
  const site = await bench.dataset()
  const address = gridAddress(site)
  // As visitors get it: the local stack's build has a demo wallet.
  const app = await site.serve(await buildPage({ mode: 'production' }))
  await buildComparedPage(LEAST, LEAST_BUILD)
  const least = await site.serve(LEAST_BUILD)
  const { cards } = await visit(bench, app, address)
  const taken = { app: [] as Visit[], least: [] as Visit[] }
  for (let sample = 0; sample < SAMPLES; sample++) {
    taken.app.push(await visit(bench, app, address))
    taken.least.push(await visit(bench, least, `${address}&cards=${cards}`))
  }
  return taken
}

function getVisits(bench: Bench): Promise<Visits> {
  const taken = visits.get(bench) ?? takeVisits(bench)
  visits.set(bench, taken)
  return taken
}

export const largestPaintOfLeastClient: Measure = {
  id: 'F2-least',
  what: `largest paint of a collection’s page without a snapshot, nothing cached, the processor slowed ${SLOWDOWN} times, median`,
  unit: '×',
  goal: 1.4,
  passes: 'at most',
  decimals: 2,
  async take(bench): Promise<Figure> {
    const { app, least } = await getVisits(bench)
    const [appMs, leastMs] = [app, least].map((taken) => median(taken.map(({ largest }) => largest)))
    if (appMs === undefined || leastMs === undefined) throw new Error('There were no visits.')
    return {
      value: appMs / leastMs,
      against: `the least client that draws the same cards: ${round(leastMs, 0)} ms, the app ${round(appMs, 0)} ms`,
      samples: SAMPLES,
    }
  },
}

export const requestsBeforeLargestPaint: Measure = {
  id: 'F13',
  what: 'requests before the largest paint of a collection’s page without a snapshot, nothing cached, median',
  unit: 'requests',
  goal: 25,
  passes: 'at most',
  decimals: 0,
  async take(bench): Promise<Figure> {
    const { app, least } = await getVisits(bench)
    return {
      value: median(app.map(({ requests }) => requests)),
      against: `the least client: ${median(least.map(({ requests }) => requests))}`,
      samples: SAMPLES,
    }
  },
}

// F3: the slowest interaction of a tour through the dataset's collection on a slowed processor, compared with a page
// that renders all of the same cards.
import { resolve } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { waitForPage } from '../../e2e/waitForPage.ts'
import { openVisitor } from '../../e2e/visitor.ts'
import { buildComparedPage } from '../buildPage.ts'
import { fullGrid } from '../dataset/fullGrid.ts'
import type { DatasetSite } from '../dataset/indexSite.ts'
import { type Bench, type Measure, round } from '../measure.ts'
import { slowed, SLOWDOWN } from '../slowed.ts'
import { median } from '../statistics.ts'

const TOURS = 3
/** Number of cards in the page without virtual rows: with all 100,000 it would not be idle within an hour. */
const CARDS = 10_000
/** The page without virtual rows loads and responds slowly. */
const WAIT_TIMEOUT_MS = 300_000
const GOAL = { ms: 80, share: 0.1 }
/** The browser's finest resolution. Source: https://developer.mozilla.org/docs/Web/API/PerformanceObserver/observe */
const THRESHOLD_MS = 16
const PAGE = resolve('tests/bench/unvirtualized')
const OUT = resolve('.local/bench/unvirtualized')

interface Step {
  readonly name: string
  run(page: Page): Promise<void>
}

const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search in this collection' })
const trait = (page: Page, value: string): Locator =>
  page.getByRole('complementary', { name: 'Filters' }).getByLabel(value, { exact: false }).first()
const layout = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** A collector's actions there, by mouse and keyboard. */
const TOUR: readonly Step[] = [
  { name: 'choose a trait', run: (page) => trait(page, 'Noon').click() },
  { name: 'take it back', run: (page) => trait(page, 'Noon').click() },
  { name: 'type into the search', run: (page) => search(page).pressSequentially('wolf') },
  { name: 'empty the search', run: (page) => search(page).press('Escape') },
  { name: 'show a list', run: (page) => layout(page, 'List').click() },
  { name: 'show small cards', run: (page) => layout(page, 'Small grid').click() },
  { name: 'show large cards', run: (page) => layout(page, 'Large grid').click() },
  { name: 'a page further down', run: (page) => page.keyboard.press('PageDown') },
  { name: 'to the end', run: (page) => page.keyboard.press('End') },
  { name: 'to the start', run: (page) => page.keyboard.press('Home') },
  {
    name: 'begin to select',
    run: (page) => page.getByRole('button', { name: 'Select', exact: true }).click(),
  },
  { name: 'stop selecting', run: (page) => page.keyboard.press('Escape') },
  { name: 'open an item', run: (page) => page.locator('main a[href^="/item/"]').first().click() },
]

/** Milliseconds from the latest interactions to the frames after them; zero for those too short to be reported. */
async function slowestIn(page: Page, run: () => Promise<void>): Promise<number> {
  await page.evaluate((durationThreshold) => {
    const observed = { slowest: 0 }
    ;(window as unknown as { observed: typeof observed }).observed = observed
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number }
        if (interactionId > 0) observed.slowest = Math.max(observed.slowest, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, THRESHOLD_MS)
  await run()
  return page.evaluate(() => (window as unknown as { observed: { slowest: number } }).observed.slowest)
}

interface Interaction {
  readonly step: string
  readonly ms: number
}

async function tours(bench: Bench, site: DatasetSite): Promise<readonly Interaction[]> {
  const results: Interaction[] = []
  for (let tour = 0; tour < TOURS; tour++) {
    const visitor = await fullGrid(bench, site)
    const { page } = visitor
    await page.locator('aside details', { hasText: 'Hour' }).locator('summary').click()
    await slowed(visitor, async () => {
      for (const { name, run } of TOUR) {
        const ms = await slowestIn(page, async () => {
          await run(page)
          await waitForPage(page)
        })
        results.push({ step: name, ms })
      }
    })
  }
  return results
}

/** One filter over cards that are all in the page. */
async function unvirtualized(bench: Bench, site: DatasetSite): Promise<number> {
  await buildComparedPage(PAGE, OUT)
  const visitor = await openVisitor(await bench.browser(), await site.serve(OUT))
  try {
    const { page } = visitor
    await page.goto(`/?cards=${CARDS}`)
    await page.getByText(`${CARDS} items`).waitFor({ timeout: WAIT_TIMEOUT_MS })
    return await slowed(visitor, () =>
      slowestIn(page, async () => {
        await page.getByRole('checkbox').click({ timeout: WAIT_TIMEOUT_MS })
        await page.getByText(`${CARDS / 2} items`).waitFor({ timeout: WAIT_TIMEOUT_MS })
        // The browser reports the click after the frame that shows it.
        await page.waitForFunction(
          () => (window as unknown as { observed: { slowest: number } }).observed.slowest > 0,
          undefined,
          { timeout: WAIT_TIMEOUT_MS },
        )
      }),
    )
  } finally {
    await visitor.close()
  }
}

export const slowestInteraction: Measure = {
  id: 'F3',
  what: `slowest interaction of a tour, the processor slowed ${SLOWDOWN} times, medians`,
  unit: 'ms',
  goal: GOAL.ms,
  passes: 'at most',
  decimals: 0,
  async take(bench) {
    const site = await bench.dataset()
    const results = await tours(bench, site)
    const steps = TOUR.map(({ name }) => ({
      name,
      ms: median(results.filter(({ step }) => step === name).map(({ ms }) => ms)),
    })).toSorted((a, b) => b.ms - a.ms)
    const slowest = steps[0]?.ms ?? 0
    const all = await unvirtualized(bench, site)
    const share = slowest / all
    return {
      value: slowest,
      against: `a filter over ${CARDS} cards that are all drawn: ${round(all, 0)} ms, ${round(share, 3)} of it; ${steps
        .slice(0, 4)
        .map(({ name, ms }) => `${name} ${round(ms, 0)}`)
        .join(', ')} ms`,
      samples: TOURS,
      missed: share > GOAL.share ? `more than ${GOAL.share} of the page that draws all` : undefined,
    }
  },
}

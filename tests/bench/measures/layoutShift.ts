// F4: the layout shift while pages load, on every page of the site and at several widths.
import type { Browser } from 'playwright-core'
import { listPages } from '../../e2e/pages.ts'
import { waitForPage } from '../../e2e/waitForPage.ts'
import { SHIFT_LIMIT, type Shifts, readShifts, watchShifts } from '../../e2e/layoutShifts.ts'
import { DESKTOP, openVisitor, PHONE, TABLET, type Viewport } from '../../e2e/visitor.ts'
import { type Measure, round } from '../measure.ts'

const WIDTHS = [PHONE, TABLET, DESKTOP]
/** How far each page is scrolled, so that shifts on the way count too. */
const SCROLL_PIXELS = 1_600
const SCROLL_STEPS = 4

/** The layout shift of a page that is opened with an empty cache, scrolled down, and left to settle. */
async function shiftsWhileReading(
  browser: Browser,
  { baseUrl, path, viewport }: { baseUrl: string; path: string; viewport: Viewport },
): Promise<Shifts> {
  // Pages that say that something does not exist may have an error status.
  const visitor = await openVisitor(browser, baseUrl, { viewport })
  try {
    const { page } = visitor
    await watchShifts(visitor.context)
    await page.goto(path)
    await waitForPage(page)
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    for (let step = 0; step < SCROLL_STEPS; step++) await page.mouse.wheel(0, SCROLL_PIXELS / SCROLL_STEPS)
    await waitForPage(page)
    return await readShifts(page)
  } finally {
    await visitor.close()
  }
}

export const layoutShift: Measure = {
  id: 'F4',
  what: 'cumulative layout shift, the worst of every page',
  unit: '',
  goal: SHIFT_LIMIT,
  passes: 'at most',
  decimals: 4,
  async take(bench) {
    const [browser, { stack, webUrl }] = await Promise.all([bench.browser(), bench.site()])
    const worst = { score: 0, where: 'none' }
    const pages = listPages(stack.contracts)
    for (const { name, path } of pages) {
      for (const viewport of WIDTHS) {
        const { score } = await shiftsWhileReading(browser, { baseUrl: webUrl, path, viewport })
        if (score > worst.score) Object.assign(worst, { score, where: `${name} at ${viewport.width} px` })
      }
    }
    return {
      value: worst.score,
      against: `nothing; the worst page is ${worst.where} with ${round(worst.score, 4)}`,
      samples: pages.length * WIDTHS.length,
    }
  },
}

// F2: the largest paint of a collection's page with an empty cache, compared with the same page as plain HTML.
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { waitForImages } from '../../e2e/waitForPage.ts'
import { openVisitor } from '../../e2e/visitor.ts'
import { gridAddress } from '../dataset/fullGrid.ts'
import type { DatasetSite } from '../dataset/indexSite.ts'
import { CARD } from '../grid.ts'
import { type Bench, type Measure, round } from '../measure.ts'
import { slowed, SLOWDOWN } from '../slowed.ts'
import { median } from '../statistics.ts'

const SAMPLES = 9
/** After this time a page has failed. */
const WAIT_TIMEOUT_MS = 60_000
/** Path of the plain page. */
const PLAIN = resolve('.local/bench/plain')

/** Records each larger paint, from the first frame on. Source: https://web.dev/articles/lcp */
async function watchPaints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const paints: { largest: number } = { largest: 0 }
    ;(window as unknown as { paints: typeof paints }).paints = paints
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Milliseconds from the navigation to the largest paint of the settled page. */
async function largestPaint(bench: Bench, webUrl: string, address: string): Promise<number> {
  const visitor = await openVisitor(await bench.browser(), webUrl)
  try {
    await watchPaints(visitor.context)
    await slowed(visitor, async () => {
      await visitor.page.goto(address)
      await visitor.page.locator(CARD).first().waitFor({ timeout: WAIT_TIMEOUT_MS })
      // The catalogue keeps loading meanwhile, so the page is not idle for a long time.
      await waitForImages(visitor.page)
    })
    const largest = await visitor.page.evaluate(
      () => (window as unknown as { paints: { largest: number } }).paints.largest,
    )
    if (largest === 0) throw new Error(`The browser reports no paint of ${address}.`)
    return largest
  } finally {
    await visitor.close()
  }
}

/** The page as rendered, with its styles and pictures and without any code. */
function plainHtml(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    const code = 'script:not([type="application/json"]), link[rel="modulepreload"], noscript'
    for (const element of copy.querySelectorAll(code)) element.remove()
    return `<!doctype html>${copy.outerHTML}`
  })
}

/** Serves what the visitor sees of the grid as static HTML; the files that it needs are the app's own. */
async function servePlain(bench: Bench, site: DatasetSite, address: string): Promise<string> {
  const visitor = await openVisitor(await bench.browser(), site.webUrl)
  await visitor.page.goto(address)
  await visitor.page.locator(CARD).first().waitFor({ timeout: WAIT_TIMEOUT_MS })
  await waitForImages(visitor.page)
  const html = await plainHtml(visitor.page)
  await visitor.close()
  rmSync(PLAIN, { recursive: true, force: true })
  cpSync(site.distDirectory, PLAIN, { recursive: true })
  writeFileSync(join(PLAIN, 'index.html'), html)
  return site.serve(PLAIN)
}

export const largestPaintOfGrid: Measure = {
  id: 'F2',
  what: `largest paint of a collection’s page, nothing cached, the processor slowed ${SLOWDOWN} times, median`,
  unit: '×',
  goal: 1.4,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const site = await bench.dataset()
    const address = gridAddress(site)
    const plain = await servePlain(bench, site, address)
    const app: number[] = []
    const least: number[] = []
    for (let sample = 0; sample < SAMPLES; sample++) {
      app.push(await largestPaint(bench, site.webUrl, address))
      least.push(await largestPaint(bench, plain, address))
    }
    return {
      value: median(app) / median(least),
      against: `the same page as plain HTML, with the same styles and pictures: ${round(median(least), 0)} ms, the app ${round(median(app), 0)} ms`,
      samples: SAMPLES,
    }
  },
}

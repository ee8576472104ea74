// F4, F7 and F10: what jumps while pages load, how many nodes a grid takes, and how fast Back is.
import type { Browser, Page } from 'playwright-core'
import { settled } from '../e2e/settled.ts'
import { contentRequests } from '../e2e/traffic.ts'
import { openVisitor, type Visitor } from '../e2e/visitor.ts'
import type { Site } from '../support/openSite.ts'
import { type Measurement, median, round } from './measure.ts'

const SHIFT_GOAL = 0.01
const NODE_GOAL = 1_500
const BACK_GOAL_MS = 50
/** How far down the grid Back has to find its way. */
const SCROLL_PIXELS = 1_600
/** How far from its old place the grid may come back: less than the eye sees, more than a layout rounds. */
const PLACE_PIXELS = 4

const card = 'main a[href^="/item/"]'

/** Sums the layout shifts that no input explains. Source: https://web.dev/articles/cls */
async function watchShifts(visitor: Visitor): Promise<void> {
  await visitor.context.addInitScript(() => {
    const page = window as unknown as { shifts: number }
    page.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) page.shifts += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function largestCollection({ stack }: Site): string {
  const [collection] = stack.contracts.collections
  if (collection === undefined) throw new Error('The demo has no collection.')
  return `/collection/${collection.address}`
}

/** F4: home, a collection that is scrolled, and an item, each loaded cold; the worst counts. */
async function measureShifts(site: Site, browser: Browser, samples: number): Promise<Measurement> {
  const worst: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    const shifts: number[] = []
    const collection = largestCollection(site)
    for (const path of ['/', collection, 'item']) {
      const visitor = await openVisitor(browser, site.webUrl)
      const { page } = visitor
      await watchShifts(visitor)
      if (path === 'item') {
        await page.goto(collection)
        const href = await page.locator(card).first().getAttribute('href')
        await page.goto(href ?? collection)
      } else {
        await page.goto(path)
        await page.locator(card).first().waitFor()
      }
      await settled(page)
      if (path === collection) {
        for (let step = 0; step < 4; step++) await page.mouse.wheel(0, SCROLL_PIXELS / 4)
        await settled(page)
      }
      shifts.push(await page.evaluate(() => (window as unknown as { shifts: number }).shifts))
      await visitor.close()
    }
    worst.push(Math.max(...shifts))
  }
  const value = median(worst)
  return {
    id: 'F4',
    what: 'cumulative layout shift, the worst of home, collection and item',
    value: round(value, 4),
    unit: '',
    goal: SHIFT_GOAL,
    pass: value <= SHIFT_GOAL,
    against: 'nothing',
    samples,
  }
}

async function scrollGrid(page: Page): Promise<void> {
  await page.mouse.move(900, 600)
  await page.mouse.wheel(0, SCROLL_PIXELS)
  await page.waitForFunction((wanted) => window.scrollY >= wanted, SCROLL_PIXELS - 1)
  await settled(page)
}

/** F7: every node of the document, after a scroll through the grid. */
async function measureNodes(site: Site, browser: Browser): Promise<Measurement> {
  const visitor = await openVisitor(browser, site.webUrl)
  const { page } = visitor
  await page.goto(largestCollection(site))
  await page.locator(card).first().waitFor()
  await scrollGrid(page)
  const value = await page.evaluate(() => document.querySelectorAll('*').length)
  await visitor.close()
  return {
    id: 'F7',
    what: 'DOM nodes in the grid page',
    value,
    unit: 'nodes',
    goal: NODE_GOAL,
    pass: value <= NODE_GOAL,
    against: 'nothing',
    samples: 1,
  }
}

/**
 * One way back from an item to the grid.
 * @returns milliseconds until a frame shows cards at the old place, and what was asked of the network for it
 */
async function goBack(visitor: Visitor): Promise<{ ms: number; asked: readonly string[] }> {
  const { page } = visitor
  await page.locator(card).nth(2).waitFor()
  const scrolled = await page.evaluate(() => window.scrollY)
  const address = page.url()
  // The first card that is whole on screen: clicking it must not scroll the grid.
  const index = await page.locator(card).evaluateAll((cards) =>
    cards.findIndex((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top > 120 && bottom < window.innerHeight
    }),
  )
  await page.locator(card).nth(index).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL(/\/item\//)
  await settled(page)
  const before = visitor.requests().length
  // Watching begins before the step back, so that no frame after it is missed.
  const inPlace = page.waitForFunction(
    ({ selector, wantedScroll, wantedAddress, tolerance }) => {
      const { leftAt } = window as unknown as { leftAt?: number }
      if (leftAt === undefined || location.href !== wantedAddress) return false
      if (Math.abs(window.scrollY - wantedScroll) > tolerance) return false
      const visible = [...document.querySelectorAll(selector)].some((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      })
      // In an object, since zero would read as "not yet".
      return visible ? { ms: performance.now() - leftAt } : false
    },
    { selector: card, wantedScroll: scrolled, wantedAddress: address, tolerance: PLACE_PIXELS },
    { polling: 'raf' },
  )
  await page.evaluate(() => {
    ;(window as unknown as { leftAt: number }).leftAt = performance.now()
    history.back()
  })
  const answer = await (await inPlace).jsonValue()
  if (answer === false) throw new Error('Back never came to its place.')
  await page.evaluate(() => {
    delete (window as unknown as { leftAt?: number }).leftAt
  })
  await settled(page)
  return { ms: answer.ms, asked: contentRequests(visitor.requests().slice(before)) }
}

/** F10: from an item back to a filtered grid that was scrolled. */
async function measureBack(site: Site, browser: Browser, samples: number): Promise<Measurement> {
  const visitor = await openVisitor(browser, site.webUrl)
  const { page } = visitor
  await page.goto(largestCollection(site))
  await page.locator(card).first().waitFor()
  await scrollGrid(page)
  const times: number[] = []
  const asked: string[] = []
  for (let sample = 0; sample < samples; sample++) {
    const back = await goBack(visitor)
    times.push(back.ms)
    asked.push(...back.asked)
  }
  await visitor.close()
  const value = median(times)
  return {
    id: 'F10',
    what: 'Back to a scrolled grid, scroll kept',
    value: round(value),
    unit: 'ms',
    goal: BACK_GOAL_MS,
    pass: value <= BACK_GOAL_MS && asked.length === 0,
    against: `${asked.length} requests in ${samples} times, of 0`,
    samples,
  }
}

export async function measurePages(
  site: Site,
  browser: Browser,
  wanted: (id: string) => boolean,
): Promise<readonly Measurement[]> {
  return [
    ...(wanted('F4') ? [await measureShifts(site, browser, 3)] : []),
    ...(wanted('F7') ? [await measureNodes(site, browser)] : []),
    ...(wanted('F10') ? [await measureBack(site, browser, 9)] : []),
  ]
}

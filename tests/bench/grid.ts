// The largest grid of the demo, opened and scrolled, for measurements that start from there.
import type { Page } from 'playwright-core'
import { waitForPage } from '../e2e/waitForPage.ts'
import { waitForResponses } from '../e2e/requests.ts'
import { openVisitor, type Visitor } from '../e2e/visitor.ts'
import type { Bench } from './measure.ts'

/** How far down the grid is scrolled. */
const SCROLL_PIXELS = 1_600

/** Links of the cards. */
export const CARD = 'main a[href^="/item/"]'

async function scrollGrid(page: Page): Promise<void> {
  await page.mouse.move(900, 600)
  await page.mouse.wheel(0, SCROLL_PIXELS)
  await page.waitForFunction((wanted) => window.scrollY >= wanted, SCROLL_PIXELS - 1)
  await waitForPage(page)
}

/** A separate visitor on the demo's first collection, scrolled down and idle. */
export async function openScrolledGrid(bench: Bench): Promise<Visitor> {
  const { stack, webUrl } = await bench.site()
  const [collection] = stack.contracts.collections
  if (collection === undefined) throw new Error('The demo has no collection.')
  const visitor = await openVisitor(await bench.browser(), webUrl)
  await visitor.page.goto(`/collection/${collection.address}`)
  await visitor.page.locator(CARD).first().waitFor()
  await scrollGrid(visitor.page)
  await waitForResponses(visitor, 0)
  return visitor
}

// How people navigate: by the links and menus of the open page, or by a saved URL.
import type { Page } from 'playwright-core'
import type { Item } from '../e2e/queries.ts'
import { waitForPage } from '../e2e/waitForPage.ts'

export async function follow(page: Page, place: 'Explore' | 'Activity'): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: place, exact: true }).click()
  await waitForPage(page)
}

/** One of the tabs of a collection or an account. */
export async function turnTo(page: Page, tab: string): Promise<void> {
  await page.getByRole('main').getByRole('navigation').getByRole('link', { name: tab, exact: true }).click()
  await waitForPage(page)
}

export async function openOwn(page: Page, what: 'My items' | 'My listings'): Promise<void> {
  await page.getByRole('button', { name: /^Wallet: (?!wrong)/ }).click()
  await page.getByRole('menuitem', { name: what }).click()
  await waitForPage(page)
}

/** From the rankings to one of the collections, a random one each time. */
export async function openCollection(page: Page): Promise<void> {
  await follow(page, 'Explore')
  const rows = page.getByRole('main').getByRole('row').locator('a[href^="/collection/"]')
  await rows.nth(Math.floor(Math.random() * (await rows.count()))).click()
  await page.waitForURL(/\/collection\//)
  await waitForPage(page)
}

/** One of the cards in view. */
export async function openCard(page: Page): Promise<void> {
  await page.locator('main a[href^="/item/"]').first().click()
  await page.waitForURL(/\/item\//)
  await waitForPage(page)
}

/** By its URL, as from a bookmark. */
export async function openItem(
  page: Page,
  { collection, tokenId }: Pick<Item, 'collection' | 'tokenId'>,
): Promise<void> {
  await page.goto(`/item/${collection}/${tokenId}`)
  await waitForPage(page)
}

export async function lookDown(page: Page): Promise<void> {
  await page.mouse.move(900, 600)
  await page.mouse.wheel(0, 1_200)
}

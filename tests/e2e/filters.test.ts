// Filters are part of the address: they survive a reload, a shared link, and Back from an item.
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'
import { contentRequests, waitForResponses } from './requests.ts'
import { openVisitor } from './visitor.ts'

const journey = createJourney()
const site = inject('site')
const [collection] = site.contracts.collections
const card = 'main a[href^="/item/"]'

const filtersPanel = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

/** Returns the addresses of the items that are completely in view, in order. */
const readItemsInView = (page: Page) =>
  page.locator(card).evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return top > 120 && bottom < window.innerHeight
      })
      .map((link) => link.getAttribute('href')),
  )

/** Reads the state of the page's controls. */
const readControls = async (page: Page) => ({
  listed: await filtersPanel(page)
    .getByRole('checkbox', { name: /For sale/ })
    .isChecked(),
  order: await page.getByLabel('Sort by').inputValue(),
  list: await page.getByRole('button', { name: 'List', exact: true }).getAttribute('aria-pressed'),
})

describe('a filtered and scrolled collection', () => {
  journey(
    'is restored after Back, Forward and a reload, and its address shows the same items to another user',
    async (visitor) => {
      const { page, context } = visitor
      await page.goto(`/collection/${collection?.address}`)
      await filtersPanel(page)
        .getByRole('checkbox', { name: /For sale/ })
        .click()
      await page.waitForURL(/status=listed/)
      await page.getByLabel('Sort by').selectOption('price-high')
      await page.waitForURL(/sort=price-high/)
      await page.getByRole('button', { name: 'List', exact: true }).click()
      await page.waitForURL(/view=list/)
      await waitForPage(page)
      const first = await readItemsInView(page)

      await page.mouse.move(900, 600)
      await page.mouse.wheel(0, 1200)
      await page.waitForFunction(() => window.scrollY >= 1100)
      await waitForPage(page)
      const address = page.url()
      const scrollY = await page.evaluate(() => window.scrollY)
      const items = await readItemsInView(page)
      expect(items.length).toBeGreaterThan(0)
      expect(items).not.toEqual(first)
      const expectRestored = async (after: string) => {
        await page.waitForURL(address)
        await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 1, scrollY)
        await waitForPage(page)
        expect(await readItemsInView(page), after).toEqual(items)
        expect(await readControls(page), after).toEqual({ listed: true, order: 'price-high', list: 'true' })
      }

      const left = visitor.requests().length
      await page.locator(`main a[href="${items[0]}"]`).first().click()
      await page.waitForURL(/\/item\//)
      await page.locator('#history').waitFor()
      // The offers' buyers are checked a moment after their offers have loaded.
      await waitForPage(page)
      await waitForResponses(visitor, left)
      const before = visitor.requests().length
      await page.goBack()
      await expectRestored('Back')
      expect(contentRequests(visitor.requests().slice(before))).toEqual([])

      await page.goForward()
      await page.waitForURL(/\/item\//)
      await page.locator('#history').waitFor()
      await page.goBack()
      await expectRestored('forward and Back')

      await page.reload()
      await expectRestored('a reload')

      // A link shows the same items from the first one: the scroll position is not part of it.
      const browser = context.browser()
      if (browser === null) throw new Error('The visitor has no browser.')
      const other = await openVisitor(browser, site.webUrl)
      try {
        await other.page.goto(address)
        await waitForPage(other.page)
        expect(await readControls(other.page)).toEqual(await readControls(page))
        expect(await readItemsInView(other.page)).toEqual(first)
        expect(other.problems()).toEqual([])
      } finally {
        await other.close()
      }
    },
    { concurrent: true },
  )

  journey(
    'keeps both of two filters that are set in quick succession',
    async ({ page }) => {
      await page.goto(`/collection/${collection?.address}`)
      const filters = page.getByRole('complementary', { name: 'Filters' })
      await filters.getByRole('checkbox', { name: /For sale/ }).waitFor()
      // Both change in one task, so the page can't render in between.
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('aside[aria-label="Filters"] input[type="checkbox"]')?.click()
        const order = [...document.querySelectorAll<HTMLSelectElement>('main select')].find(({ labels }) =>
          [...labels].some(({ textContent }) => textContent === 'Sort by'),
        )
        if (order === undefined) throw new Error('There is no sort control.')
        order.value = 'number'
        order.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await page.waitForURL(/sort=number/)
      expect(new URL(page.url()).searchParams.get('status')).toBe('listed')
    },
    { concurrent: true },
  )
})

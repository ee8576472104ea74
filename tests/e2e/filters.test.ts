// Filters live in the address: they survive a reload, a shared link, and the way back from an item.
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

/** Addresses of the items that are in view as a whole, from the first on. */
const inView = (page: Page) =>
  page.locator(card).evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return top > 120 && bottom < window.innerHeight
      })
      .map((link) => link.getAttribute('href')),
  )

/** What the page's own controls say that was chosen. */
const choices = async (page: Page) => ({
  listed: await filtersPanel(page)
    .getByRole('checkbox', { name: /For sale/ })
    .isChecked(),
  order: await page.getByLabel('Sort by').inputValue(),
  list: await page.getByRole('button', { name: 'List', exact: true }).getAttribute('aria-pressed'),
})

describe('a collection that was filtered and scrolled', () => {
  journey(
    'is there again after Back, forward and a reload, and for anyone who opens its address',
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
      const first = await inView(page)

      await page.mouse.move(900, 600)
      await page.mouse.wheel(0, 1200)
      await page.waitForFunction(() => window.scrollY >= 1100)
      await waitForPage(page)
      const address = page.url()
      const place = await page.evaluate(() => window.scrollY)
      const items = await inView(page)
      expect(items.length).toBeGreaterThan(0)
      expect(items).not.toEqual(first)
      const isThereAgain = async (after: string) => {
        await page.waitForURL(address)
        await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 1, place)
        await waitForPage(page)
        expect(await inView(page), after).toEqual(items)
        expect(await choices(page), after).toEqual({ listed: true, order: 'price-high', list: 'true' })
      }

      const left = visitor.requests().length
      await page.locator(`main a[href="${items[0]}"]`).first().click()
      await page.waitForURL(/\/item\//)
      await page.locator('#history').waitFor()
      await waitForResponses(visitor, left)
      const before = visitor.requests().length
      await page.goBack()
      await isThereAgain('Back')
      expect(contentRequests(visitor.requests().slice(before))).toEqual([])

      await page.goForward()
      await page.waitForURL(/\/item\//)
      await page.locator('#history').waitFor()
      await page.goBack()
      await isThereAgain('forward and Back')

      await page.reload()
      await isThereAgain('a reload')

      // A link leads to the same items, from the first of them on: where someone else had scrolled to is not in it.
      const browser = context.browser()
      if (browser === null) throw new Error('The visitor has no browser.')
      const other = await openVisitor(browser, site.webUrl)
      try {
        await other.page.goto(address)
        await waitForPage(other.page)
        expect(await choices(other.page)).toEqual(await choices(page))
        expect(await inView(other.page)).toEqual(first)
        expect(other.problems()).toEqual([])
      } finally {
        await other.close()
      }
    },
  )

  journey('keeps both of two filters that are chosen in quick succession', async ({ page }) => {
    await page.goto(`/collection/${collection?.address}`)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /For sale/ }).waitFor()
    // In one task, so that the page cannot have been drawn in between.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('aside[aria-label="Filters"] input[type="checkbox"]')?.click()
      const order = [...document.querySelectorAll<HTMLSelectElement>('main select')].find(({ labels }) =>
        [...labels].some(({ textContent }) => textContent === 'Sort by'),
      )
      if (order === undefined) throw new Error('There is no choice of order.')
      order.value = 'number'
      order.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await page.waitForURL(/sort=number/)
    expect(new URL(page.url()).searchParams.get('status')).toBe('listed')
  })
})

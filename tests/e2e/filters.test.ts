// Filters live in the address: they survive a reload, a shared link, and the way back from an item.
import { describe, expect, inject } from 'vitest'
import { journeys } from './journey.ts'
import { settled } from './settled.ts'
import { contentRequests } from './traffic.ts'

const journey = journeys()
const site = inject('site')
const [collection] = site.contracts.collections
const card = 'main a[href^="/item/"]'

describe('a collection that was filtered and scrolled', () => {
  journey('is there again after Back: filters, results and place, without a request', async (visitor) => {
    const { page } = visitor
    await page.goto(`/collection/${collection?.address}`)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /For sale/ }).click()
    await page.waitForURL(/status=listed/)
    await page.getByLabel('Order').selectOption('price-high')
    await page.waitForURL(/sort=price-high/)
    await settled(page)

    await page.mouse.move(900, 600)
    await page.mouse.wheel(0, 1200)
    await page.waitForFunction(() => window.scrollY >= 1100)
    await settled(page)
    const address = page.url()
    const place = await page.evaluate(() => window.scrollY)
    const inView = await page.locator(card).evaluateAll((links) =>
      links
        .filter((link) => {
          const { top, bottom } = link.getBoundingClientRect()
          return top > 120 && bottom < window.innerHeight
        })
        .map((link) => link.getAttribute('href')),
    )
    expect(inView.length).toBeGreaterThan(0)

    await page.locator(`main a[href="${inView[0]}"]`).first().click()
    await page.waitForURL(/\/item\//)
    await settled(page)
    const before = visitor.requests().length
    await page.goBack()
    await page.waitForURL(address)
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 1, place)
    for (const href of inView) await page.locator(`main a[href="${href}"]`).first().waitFor()
    expect(await filters.getByRole('checkbox', { name: /For sale/ }).isChecked()).toBe(true)
    expect(contentRequests(visitor.requests().slice(before))).toEqual([])
  })

  journey('keeps both of two filters that are chosen in quick succession', async ({ page }) => {
    await page.goto(`/collection/${collection?.address}`)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /For sale/ }).waitFor()
    // In one task, so that the page cannot have been drawn in between.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('aside[aria-label="Filters"] input[type="checkbox"]')?.click()
      const order = [...document.querySelectorAll<HTMLSelectElement>('main select')].find(({ labels }) =>
        [...labels].some(({ textContent }) => textContent === 'Order'),
      )
      if (order === undefined) throw new Error('There is no choice of order.')
      order.value = 'number'
      order.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await page.waitForURL(/sort=number/)
    expect(new URL(page.url()).searchParams.get('status')).toBe('listed')
  })

  journey('is the same for whoever opens its address', async ({ page }) => {
    await page.goto(`/collection/${collection?.address}?status=listed&sort=price-high`)
    await settled(page)
    const shown = await page
      .locator(card)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(shown.length).toBeGreaterThan(4)
    await page.reload()
    await settled(page)
    const again = await page
      .locator(card)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(again).toEqual(shown)
  })
})

// With forced colors (high contrast mode), selections and chart series can still be distinguished.
import type { Locator } from 'playwright-core'
import { expect, inject } from 'vitest'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'

const journey = createJourney()
const [collection] = inject('site').contracts.collections

/** Returns the distinct color pairs of some elements. */
const readColors = async (elements: Locator) =>
  new Set(
    await elements.evaluateAll((all) =>
      all.map((element) => {
        const { backgroundColor, color } = getComputedStyle(element)
        return `${color} on ${backgroundColor}`
      }),
    ),
  )

journey('distinguishes the current page, the period and the series in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/collection/${collection?.address}/analytics?over=all`)
  await page.getByRole('heading', { name: 'Flagged sales' }).waitFor()
  await waitForPage(page)

  const views = page.getByRole('navigation', { name: 'Collection' }).getByRole('link')
  expect(await readColors(views)).toHaveProperty('size', 2)
  const periods = page.getByRole('group', { name: 'Period' }).getByRole('button')
  expect(await readColors(periods)).toHaveProperty('size', 2)
  const key = page.locator('figure[aria-label="Volume in ETH"] ul [aria-hidden="true"]')
  expect(await key.count()).toBe(2)
  expect(await readColors(key)).toHaveProperty('size', 2)
})

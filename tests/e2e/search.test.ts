// Search by keyboard: finds a misspelled name, and finds it again among recent searches.
import { expect } from 'vitest'
import { createJourney } from './journey.ts'
import { hasFocus } from './keyboard.ts'
import { findViolations } from './accessibility.ts'
import { waitForPage } from './waitForPage.ts'

const journey = createJourney()

journey('finds a misspelled name by keyboard, and again among recent searches', async ({ page }) => {
  const options = page.getByRole('search').getByRole('option')

  await page.goto('/activity')
  await waitForPage(page)
  await page.keyboard.press('/')
  await page.keyboard.type('latice 2')
  await page.getByText('Showing results for lattice 2.', { exact: false }).last().waitFor()
  const item = /^Lattice 2\s*Lattice$/
  await options.filter({ hasText: item }).waitFor()
  await waitForPage(page)
  expect(await findViolations(page, 'light')).toEqual([])

  // Move to the item, which comes after collections of the same name.
  const names = await options.allInnerTexts()
  const index = names.findIndex((name) => item.test(name))
  expect(index).toBeGreaterThanOrEqual(0)
  for (let step = 0; step <= index; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/item\//)
  const itemUrl = page.url()
  // Another page renders its own search field.
  await waitForPage(page)

  // A trait leads to the items that have it.
  await page.keyboard.press('/')
  await page.keyboard.type('cool')
  await options.filter({ hasText: 'Background' }).first().click()
  await page.waitForURL(/\/collection\/.*trait=Background%3DCool/)
  await waitForPage(page)

  await page.keyboard.press('/')
  await options.filter({ hasText: 'Clear recent searches' }).waitFor()
  expect(await options.count()).toBe(3)
  await waitForPage(page)
  expect(await findViolations(page, 'light')).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect.poll(() => options.count()).toBe(2)
  await page.keyboard.press('Enter')
  await page.waitForURL(itemUrl)
})

journey('moves to the field on a slash pressed before the search has loaded', async ({ page }) => {
  // The search loads once the page has content, or with the first input.
  await page.route('**/graphql', () => new Promise(() => undefined))
  await page.goto('/activity')
  await page.getByRole('banner').waitFor()
  await page.keyboard.press('/')
  await expect.poll(() => hasFocus(page.getByRole('search').getByRole('combobox'))).toBe(true)
})

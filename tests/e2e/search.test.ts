// Finding something by keyboard alone though it is misspelt, and finding it again.
import { expect } from 'vitest'
import { createJourney } from './journey.ts'
import { findViolations } from './accessibility.ts'
import { waitForPage } from './waitForPage.ts'

const journey = createJourney()

journey('finds what is misspelt by keyboard, and finds it again among recent searches', async ({ page }) => {
  const options = page.getByRole('search').getByRole('option')

  await page.goto('/activity')
  await waitForPage(page)
  await page.keyboard.press('/')
  await page.keyboard.type('latice 2')
  await page.getByText('Showing results for lattice 2.', { exact: false }).last().waitFor()
  const meant = /^Lattice 2\s*Lattice$/
  await options.filter({ hasText: meant }).waitFor()
  await waitForPage(page)
  expect(await findViolations(page, 'light')).toEqual([])

  // To the item itself, which stands after collections of the name.
  const names = await options.allInnerTexts()
  const place = names.findIndex((name) => meant.test(name))
  expect(place).toBeGreaterThanOrEqual(0)
  for (let step = 0; step <= place; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/item\//)
  const item = page.url()
  // Another page brings a field of its own.
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
  await page.waitForURL(item)
})

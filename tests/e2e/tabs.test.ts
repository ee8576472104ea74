// The tabs of an account on a phone, which is too narrow for all of them: none is selected or focused under the faded edge.
import type { Locator } from 'playwright-core'
import { expect, inject } from 'vitest'
import { parseAddress } from '../../src/domain/address.ts'
import { accountActivityPath } from '../../src/domain/paths.ts'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'
import { PHONE } from './visitor.ts'

const journey = createJourney()
const [owner] = inject('site').contracts.accounts

/** Measures the distance of a tab from each edge beyond which its row scrolls, in pixels. */
const measureDistances = (tab: Locator) =>
  tab.evaluate((element) => {
    const row = element.closest('nav')
    if (row === null) throw new Error('The tab is in no row.')
    const [of, at] = [row.getBoundingClientRect(), element.getBoundingClientRect()]
    return {
      left: row.scrollLeft <= 1 ? Infinity : at.left - of.left,
      right: row.scrollLeft >= row.scrollWidth - row.clientWidth - 1 ? Infinity : of.right - at.right,
    }
  })

const readMask = (row: Locator) => row.evaluate((element) => getComputedStyle(element).maskImage)

journey(
  'keeps the current tab clear of the edge, and fades nothing while a tab has the focus',
  async ({ page }) => {
    if (owner === undefined) throw new Error('The demo has no account.')
    await page.goto(accountActivityPath(parseAddress(owner.address)))
    await waitForPage(page)
    const row = page.getByRole('navigation', { name: 'Account' })
    const current = row.getByRole('link', { name: 'Activity' })
    await expect
      .poll(async () => {
        const { left, right } = await measureDistances(current)
        return Math.min(left, right)
      })
      .toBeGreaterThanOrEqual(39)
    expect(await readMask(row)).not.toBe('none')

    await row.getByRole('link', { name: 'Items' }).focus()
    await page.keyboard.press('Tab')
    expect(await readMask(row)).toBe('none')
  },
  { viewport: PHONE },
)

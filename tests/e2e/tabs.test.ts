// The row of an account's views on a phone, which is too narrow for all of them: none is read or focused under its fade.
import type { Locator } from 'playwright-core'
import { expect, inject } from 'vitest'
import { parseAddress } from '../../src/domain/address.ts'
import { accountActivityPath } from '../../src/domain/paths.ts'
import { journeys } from './journey.ts'
import { settled } from './settled.ts'
import { PHONE } from './visitor.ts'

const journey = journeys()
const [owner] = inject('site').contracts.accounts

/** How much of an element is drawn, from its left to its right edge, and how far the row goes on beyond each. */
const drawn = (tab: Locator) =>
  tab.evaluate((element) => {
    const row = element.closest('nav')
    if (row === null) throw new Error('The tab stands in no row.')
    const [of, at] = [row.getBoundingClientRect(), element.getBoundingClientRect()]
    return {
      left: row.scrollLeft <= 1 ? Infinity : at.left - of.left,
      right: row.scrollLeft >= row.scrollWidth - row.clientWidth - 1 ? Infinity : of.right - at.right,
    }
  })

journey(
  'keeps the current view and the focused one clear of the edge',
  async ({ page }) => {
    if (owner === undefined) throw new Error('The demo has no account.')
    await page.goto(accountActivityPath(parseAddress(owner.address)))
    await settled(page)
    const row = page.getByRole('navigation', { name: 'Account' })
    const current = row.getByRole('link', { name: 'Activity' })
    const clear = async (tab: Locator) => {
      const { left, right } = await drawn(tab)
      return left >= 39 && right >= 39
    }
    await expect.poll(() => clear(current)).toBe(true)
    await row.getByRole('link', { name: 'Items' }).focus()
    await expect.poll(() => clear(row.locator(':focus'))).toBe(true)
    for (let tab = 0; tab < 5; tab++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => clear(row.locator(':focus'))).toBe(true)
    }
  },
  { viewport: PHONE },
)

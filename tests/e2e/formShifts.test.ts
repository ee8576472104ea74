// Forms: what arrives or is typed moves no field and no button, where a click could miss, and nothing that matters is out of
// view.
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { createJourney } from './journey.ts'
import { findHolder, type Item } from './queries.ts'
import { openListForm } from './trading.ts'
import { DESKTOP, PHONE } from './visitor.ts'
import { connectWallet } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  journey(
    `market prices that arrive late move no field of the form on ${device}`,
    async ({ page }) => {
      const seller = await findHolder(site, 4)
      const [item] = seller.items as [Item]
      await page.goto(`/item/${item.collection}/${item.tokenId}`)
      await connectWallet(page, seller.label)
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\/graphql/, async (route) => {
        await released
        await route.continue()
      })
      const form = await openListForm(page, '0.9')
      const place = () => form.getByText('More options').boundingBox()
      await form.locator('[role=group][aria-busy="true"]').waitFor()
      const before = await place()
      expect(before).not.toBeNull()
      release()
      const prices = form.getByRole('group', { name: 'Market prices' })
      await prices.getByRole('button', { name: /^Floor price/ }).waitFor()
      await prices.getByRole('button', { name: /^Trait floor/ }).waitFor()
      await form.getByText('You receive').waitFor()
      expect(await place()).toEqual(before)

      const buttons = form.locator('footer')
      for (const figure of ['Buyers pay', 'You receive']) {
        await buttons.getByText(figure).waitFor()
        expect(await isInView(page, buttons.getByText(figure))).toBe(true)
      }
      // The private buyer's field is at the end of the form, and its error below the field.
      await form.getByText('More options').click()
      await form.getByRole('button', { name: 'One account' }).click()
      const buyer = form.getByRole('textbox', { name: 'Buyer’s address' })
      await buyer.fill('0x12')
      await buyer.press('Tab')
      const error = form.getByText(/^An address is 0x/)
      await error.waitFor()
      await expect
        .poll(async () => bottom(await error.boundingBox()) <= top(await buttons.boundingBox()))
        .toBe(true)
      // A warning that is longer than its line widens nothing, and shows all of its price.
      await form.getByRole('button', { name: 'Anyone' }).click()
      await page.setViewportSize({ width: 320, height: 844 })
      await form.getByRole('textbox', { name: /^Price/ }).fill('0.0001')
      const warning = buttons.getByRole('listitem').first()
      await warning.waitFor()
      const box = await buttons
        .getByRole('status')
        .filter({ has: page.getByRole('listitem') })
        .locator('..')
        .boundingBox()
      expect(left(box)).toBeGreaterThan(left(await buttons.boundingBox()))
      expect(await warning.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
    },
    { viewport },
  )

  journey(
    `a price that is typed moves neither the fields nor the buttons of an offer on ${device}`,
    async ({ page }) => {
      const [seller, buyer] = [await findHolder(site, 4), await findHolder(site, 5)]
      const [item] = seller.items as [Item]
      await page.goto(`/item/${item.collection}/${item.tokenId}`)
      await connectWallet(page, buyer.label)
      await page.getByRole('main').getByRole('button', { name: 'Make offer' }).first().click()
      const form = page.getByRole('dialog', { name: 'Make offer' })
      const prices = form.getByRole('group', { name: 'Market prices' })
      await expect.poll(() => prices.getAttribute('aria-busy')).not.toBe('true')
      const places = () =>
        Promise.all(
          [
            form.getByRole('combobox', { name: 'Duration' }),
            form.getByText('Creator royalty'),
            form.getByText(/^Estimated .*fee/),
            form.locator('footer').getByRole('button', { name: 'Make offer' }),
          ].map((one) => one.first().boundingBox()),
        )
      const before = await places()
      await form.getByRole('textbox', { name: /^Price/ }).fill('0.05')
      await form.getByText('You pay').locator('..').locator('data').waitFor()
      await form
        .getByText(/^Estimated .*fee/)
        .locator('..')
        .locator('data')
        .waitFor()
      expect(await places()).toEqual(before)
    },
    { viewport },
  )
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>
const left = (box: Box) => box?.x ?? 0
const top = (box: Box) => box?.y ?? 0
const bottom = (box: Box) => (box === null ? Infinity : box.y + box.height)

/** Whether all of an element is within the page's window. */
async function isInView(page: Page, element: Locator): Promise<boolean> {
  const [box, height] = [await element.boundingBox(), page.viewportSize()?.height ?? 0]
  return box !== null && box.y >= 0 && bottom(box) <= height
}

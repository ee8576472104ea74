// Forms while they load: what arrives moves no field, where a click could miss.
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
    },
    { viewport },
  )
}

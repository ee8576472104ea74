// Bulk work in a browser: several items listed by one transaction, one price changed, several listings cancelled at once.
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { holder } from './facts.ts'
import { journeys } from './journey.ts'
import { approveUntil } from './trading.ts'
import { connectWallet } from './wallet.ts'

const site = inject('site')
const journey = journeys()

const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

describe('a trader', () => {
  journey(
    'lists three items at once, changes a price, and cancels two together',
    async ({ page, requests }) => {
      const seller = await holder(site, -2, 3)
      const main = page.getByRole('main')
      await page.goto(`/account/${seller.address}`)
      await connectWallet(page, seller.label)

      await main.getByRole('button', { name: 'Select items' }).click()
      const choices = main.getByRole('checkbox', { name: /^Select / })
      for (const index of [0, 1, 2]) await choices.nth(index).press('Space')
      await main.getByRole('button', { name: 'List 3 for sale' }).click()
      const form = page.getByRole('dialog', { name: 'List 3 items for sale' })
      await form.getByLabel('Price of each').fill('0.7531')
      await form.getByRole('button', { name: 'List 3 items', disabled: false }).click()
      await approveUntil(page, page.getByRole('dialog', { name: 'Listed' }))
      await close(page)
      const published = requests().filter((request) =>
        /eth_sendTransaction/.test(request.postData() ?? ''),
      ).length

      await page.goto(`/account/${seller.address}/listings`)
      const rows = main.getByRole('row').filter({ hasText: '0.7531' })
      await expect.poll(() => rows.count()).toBe(3)
      // At most one approval a collection came before the one publication.
      expect(published).toBeLessThanOrEqual(4)

      await rows
        .first()
        .getByRole('button', { name: /^Change the price of/ })
        .click()
      const edit = page.getByRole('dialog', { name: 'Change the price' })
      await edit.getByText('Two transactions.').waitFor()
      await edit.getByLabel(/^Price/).fill('0.8642')
      await edit.getByRole('button', { name: 'Cancel and list again', disabled: false }).click()
      await approveUntil(page, page.getByRole('dialog', { name: 'Price changed' }))
      await close(page)
      await page.reload()
      await main.getByRole('row').filter({ hasText: '0.8642' }).waitFor()
      await expect.poll(() => rows.count()).toBe(2)

      await main.getByRole('button', { name: 'Select listings' }).click()
      for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check()
      await main.getByRole('button', { name: 'Cancel 2 listings' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cancel 2 listings' })
      await dialog.getByRole('button', { name: 'Cancel 2 listings' }).click()
      await approveUntil(page, page.getByRole('dialog', { name: 'Cancelled' }))
      await close(page)
      await page.reload()
      await main.getByRole('row').filter({ hasText: '0.8642' }).waitFor()
      expect(await rows.count()).toBe(0)
    },
  )
})

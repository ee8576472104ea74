// Bulk actions in a browser: lists several items in one transaction, changes one price, cancels several, sells a bundle.
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { findHolder, fetchLastPurchases } from './queries.ts'
import { createJourney } from './journey.ts'
import { approveUntil } from './trading.ts'
import { DESKTOP, PHONE } from './visitor.ts'
import { connectWallet, switchAccount } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

describe('a trader', () => {
  journey(
    'lists three items at once, changes a price, and cancels two together',
    async ({ page, requests }) => {
      const seller = await findHolder(site, -2, 3)
      const main = page.getByRole('main')
      await page.goto(`/account/${seller.address}`)
      await connectWallet(page, seller.label)

      await main.getByRole('button', { name: 'Select items' }).click()
      const choices = main.getByRole('checkbox', { name: /^Select / })
      for (const index of [0, 1, 2]) await choices.nth(index).press('Space')
      await main.getByRole('button', { name: 'List 3 items' }).click()
      const form = page.getByRole('dialog', { name: 'List 3 items for sale' })
      // On a phone too, an item's remove button stands at the end of its name's row, not at the start of the next.
      await page.setViewportSize(PHONE)
      const item = form.getByRole('listitem').first()
      const whole = await item.boundingBox()
      const remove = await item.getByRole('button', { name: /^Remove / }).boundingBox()
      if (whole === null || remove === null) throw new Error('The form shows its items with a button each.')
      expect(remove.x).toBeGreaterThan(whole.x + whole.width / 2)
      await page.setViewportSize(DESKTOP)
      await form.getByLabel('Price of each').fill('0.7531')
      await form.getByRole('button', { name: 'List 3 items', disabled: false }).click()
      await approveUntil(page, page.getByRole('dialog', { name: 'Listed' }))
      await close(page)
      const published = requests().filter((request) =>
        /eth_sendTransaction/.test(request.postData() ?? ''),
      ).length

      await page.goto(`/account/${seller.address}/listings`)
      const rows = main.getByRole('row').filter({ hasText: '0.7531' })
      await rows.nth(2).waitFor()
      expect(await rows.count()).toBe(3)
      // One publication, after at most one approval for each collection.
      expect(published).toBeLessThanOrEqual(4)

      await rows
        .first()
        .getByRole('button', { name: /^Change price: / })
        .click()
      const edit = page.getByRole('dialog', { name: 'Change price' })
      await edit.getByText(/^This takes two transactions\./).waitFor()
      await edit.getByRole('textbox', { name: 'New price' }).fill('0.8642')
      await edit.getByRole('button', { name: 'Cancel and relist', disabled: false }).click()
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
      await approveUntil(page, page.getByRole('dialog', { name: 'Canceled' }))
      await close(page)
      await page.reload()
      await main.getByRole('row').filter({ hasText: '0.8642' }).waitFor()
      expect(await rows.count()).toBe(0)
    },
  )

  journey('lists two items as a bundle, which another account buys', async ({ page }) => {
    const seller = await findHolder(site, -3, 2)
    const buyer = site.contracts.accounts.find(({ label }) => label !== seller.label)
    if (buyer === undefined) throw new Error('The demo has too few accounts.')
    const main = page.getByRole('main')
    await page.goto(`/account/${seller.address}`)
    await connectWallet(page, seller.label)
    await main.getByRole('button', { name: 'Select items' }).click()
    const choices = main.getByRole('checkbox', { name: /^Select / })
    for (const index of [0, 1]) await choices.nth(index).press('Space')
    await main.getByRole('button', { name: 'List 2 items' }).click()
    const form = page.getByRole('dialog', { name: 'List 2 items for sale' })
    await form.getByRole('button', { name: 'Individual prices' }).click()
    const prices = form.getByRole('textbox', { name: /^Price of / })
    await form.getByRole('button', { name: 'Floor price', exact: true }).click()
    for (const index of [0, 1]) expect(Number(await prices.nth(index).inputValue())).toBeGreaterThan(0)
    await form.getByRole('button', { name: 'Undo' }).click()
    for (const index of [0, 1]) expect(await prices.nth(index).inputValue()).toBe('')
    await form.getByRole('button', { name: 'One bundle' }).click()
    const together = page.getByRole('dialog', { name: 'List 2 items as a bundle' })
    await together.getByLabel('Price for all together').fill('3.1415')
    await together.getByRole('button', { name: 'List 2 items as a bundle', disabled: false }).click()
    await approveUntil(page, page.getByRole('dialog', { name: 'Listed' }))
    await close(page)

    await page.goto(`/account/${seller.address}/listings`)
    const row = main.getByRole('row').filter({ hasText: '3.1415' })
    const items = row.getByRole('link')
    await items.nth(1).waitFor()
    expect(await items.count()).toBe(2)
    const names = await items.allInnerTexts()
    const path = await items.first().getAttribute('href')
    await page.goto(path ?? '')
    await switchAccount(page, buyer.label)
    const bundle = main.getByRole('listitem').filter({ hasText: '3.1415' })
    await bundle.getByRole('button', { name: /^Buy / }).click()
    const purchase = page.getByRole('dialog', { name: 'Buy' })
    for (const name of names) await purchase.getByText(name, { exact: true }).waitFor()
    await purchase.getByText(/checks against the chain passed/).waitFor()
    await purchase.getByText('all 2 items').waitFor()
    await purchase.getByRole('button', { name: 'Confirm and buy' }).click()
    await approveUntil(page, page.getByRole('dialog', { name: 'Bought' }))
    await close(page)
    await bundle.waitFor({ state: 'hidden' })
    const sales = await fetchLastPurchases(site, buyer.address, 2)
    expect(sales.map(({ bundleSize }) => bundleSize)).toEqual([2, 2])
    expect(sales.reduce((sum, { price }) => sum + BigInt(price), 0n)).toBe(31_415n * 10n ** 14n)
  })
})

// A device whose clock is an hour behind: what was listed a moment ago is for sale, and is bought.
import { expect, inject } from 'vitest'
import { createJourney } from './journey.ts'
import { ownerLink } from './owner.ts'
import { findHolder, type Item } from './queries.ts'
import { buyItem, listItem } from './trading.ts'
import { connectWallet, switchAccount } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

const HOUR_MS = 3_600_000

journey('with a clock an hour behind, a listing that has just begun can be bought', async ({ page }) => {
  const seller = await findHolder(site, 3)
  const { collection, tokenId } = seller.items[0] as Item
  const buyer = site.contracts.accounts.find(({ label }) => label !== seller.label)
  if (buyer === undefined) throw new Error('The demo has too few accounts.')
  const main = page.getByRole('main')
  await page.clock.install({ time: Date.now() - HOUR_MS })
  await page.goto(`/item/${collection}/${tokenId}`)
  // Said once, until it is dismissed.
  const notice = page.getByText(/^Your device’s clock is .+ behind the network’s\./)
  await notice.waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await connectWallet(page, seller.label)
  await listItem(page, '0.77')

  await switchAccount(page, buyer.label)
  await page.reload()
  await main.getByRole('button', { name: /^Buy /, disabled: false }).first().waitFor()
  expect(await main.getByText(/^For sale from/).count()).toBe(0)
  expect(await notice.count()).toBe(0)
  // The collection's page agrees.
  await page.goto(`/collection/${collection}?sort=recently-listed`)
  await main.locator(`article a[href="/item/${collection}/${tokenId}"]`).first().waitFor()
  await page.goto(`/item/${collection}/${tokenId}`)
  await buyItem(page)
  await ownerLink(page, `/account/${buyer.address}`).waitFor()
})

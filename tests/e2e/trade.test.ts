// A whole trade in a browser: finds an item, reads its history, lists it, and buys it from another account.
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { ownerLink } from './owner.ts'
import { findAccount, fetchEdition, findHolder, type Item, fetchItems, findRarestTrait } from './queries.ts'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'
import { approveUntil, cancelListing, closeDialog, listItem, openListForm, openPurchase } from './trading.ts'
import { approveTransaction, connectWallet, rejectTransaction, switchAccount } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

const itemPath = ({ collection, tokenId }: Pick<Item, 'collection' | 'tokenId'>): string =>
  `/item/${collection}/${tokenId}`

/** Returns the name of another account. */
function findOther(than: string): string {
  const account = site.contracts.accounts.find(({ label }) => label !== than)
  if (account === undefined) throw new Error('The demo has too few accounts.')
  return account.label
}

const history = (page: Page) => page.getByRole('table', { name: /^History of/ })
const saleRows = (page: Page) => history(page).getByRole('cell', { name: /^Sale/ })

describe('a collector', () => {
  journey('finds an item, reads its provenance, lists it; another account buys it', async ({ page }) => {
    const seller = await findHolder(site, 0)
    const { item, trait } = await findRarestTrait(site, seller.items)
    const buyer = findOther(seller.label)

    await page.goto('/')
    await page.locator(`main a[href="/collection/${item.collection}"]`).first().click()
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByLabel('Search traits').fill(trait.value)
    // Matches the whole value: “Dinosaur” also starts with “Dino”.
    const wholeValue = new RegExp(String.raw`^${trait.value}\b`)
    await filters.getByRole('checkbox', { name: wholeValue }).first().click()
    await page.waitForURL(/trait=/)
    const filtered = page.url()

    await page
      .locator(`main a[href="${itemPath(item)}"]`)
      .first()
      .click()
    await page.waitForURL(`**${itemPath(item)}`)
    await waitForPage(page)
    await page.getByRole('heading', { name: 'Provenance' }).waitFor()
    await history(page).getByRole('row').filter({ hasText: 'Mint' }).waitFor()
    expect(await ownerLink(page).getAttribute('href')).toBe(`/account/${item.owner}`)
    const salesBefore = await saleRows(page).count()

    await connectWallet(page, seller.label)
    await listItem(page, '0.4211')
    await page.getByRole('main').getByText('0.4211').first().waitFor()
    await page.getByRole('main').getByText('Your listing').waitFor()
    await history(page).getByRole('row').filter({ hasText: '0.4211' }).waitFor()

    await switchAccount(page, buyer)
    const purchase = await openPurchase(page)
    await purchase.getByRole('button', { name: 'Confirm and buy' }).click()
    const bought = page.getByRole('dialog', { name: 'Bought' })
    await approveUntil(page, bought)
    const buyersPage = `/account/${findAccount(site, buyer)}`
    const next = bought.getByRole('link', { name: 'View your items' })
    expect(await next.getAttribute('href')).toBe(buyersPage)
    await bought.getByRole('button', { name: /^Share / }).waitFor()
    await bought.getByRole('button', { name: 'List for sale' }).click()
    const relist = page.getByRole('dialog', { name: 'List for sale' })
    await relist.getByRole('textbox', { name: /^Price/ }).waitFor()
    await closeDialog(page, relist)
    await ownerLink(page, buyersPage).waitFor()
    await expect.poll(() => saleRows(page).count(), { timeout: 30_000 }).toBe(salesBefore + 1)
    await page.getByRole('main').getByText('Not for sale').waitFor()

    await page.goBack()
    await page.waitForURL(filtered)
    expect(await filters.getByRole('checkbox', { name: wholeValue }).first().isChecked()).toBe(true)
    await page
      .locator(`main a[href="${itemPath(item)}"]`)
      .first()
      .waitFor()
  })

  journey(
    'returns to the form after a rejection, lists on the next attempt, and cancels the listing',
    async (visitor) => {
      const { page } = visitor
      const seller = await findHolder(site, 1)
      const [item] = seller.items as [Item]
      await page.goto(itemPath(item))
      await connectWallet(page, seller.label)
      const left = await openListForm(page, '0.6')
      await left.getByRole('button', { name: 'List for sale' }).click()
      await page
        .getByText(/^Confirm in your wallet/)
        .first()
        .waitFor()
      // The page reloads while the wallet prompt is open: its result is unknown, and nothing is blocked.
      await page.reload()
      const notices = page.getByRole('region', { name: 'Your transactions' })
      await notices.getByText(/your answer isn’t known here/).waitFor()
      await notices.getByRole('button', { name: 'Dismiss' }).click()
      await notices.waitFor({ state: 'detached' })

      const form = await openListForm(page, '0.6')
      await form.getByRole('button', { name: 'List for sale' }).click()
      await rejectTransaction(page)
      await page.getByText('You declined in your wallet. Nothing was sent.').waitFor()
      const sent = visitor
        .requests()
        .filter((request) => /eth_sendTransaction/.test(request.postData() ?? ''))
      expect(sent, 'nothing may reach the chain').toEqual([])

      await form.getByRole('button', { name: 'Back to the form' }).click()
      expect(await form.getByRole('textbox', { name: /^Price/ }).inputValue()).toBe('0.6')
      await form.getByRole('button', { name: 'Close' }).last().click()
      await page.getByRole('main').getByText('Not for sale').waitFor()
      await listItem(page, '0.6')
      await page.getByRole('main').getByText('Your listing').waitFor()
      await cancelListing(page)
      await page.getByRole('main').getByText('Not for sale').waitFor()

      // Lists some of the units held of an edition.
      await page.goto(itemPath(await fetchEdition(site, seller.address)))
      await listItem(page, '0.6123', '2')
      const listings = page.getByRole('region', { name: 'Live listings' })
      const own = listings.getByRole('row').filter({ hasText: '0.6123' })
      const both = own.getByRole('cell', { name: /^×\s?2 available$/ })
      await both.waitFor()

      // Buys one of them: the other stays for sale.
      await switchAccount(page, findOther(seller.label))
      await own.getByRole('button', { name: /^Buy / }).click()
      const purchase = page.getByRole('dialog', { name: 'Buy' })
      await purchase.getByLabel('Quantity').fill('1')
      await purchase.getByText(/checks against the chain passed/).waitFor()
      await purchase.getByRole('button', { name: 'Confirm and buy' }).click()
      const done = page.getByRole('dialog', { name: 'Bought' })
      await approveUntil(page, done)
      await closeDialog(page, done)
      await both.waitFor({ state: 'hidden' })
      await own.waitFor()
      await saleRows(page).first().waitFor()
    },
  )

  journey('shows a pending transaction again after a reload, and follows it to the end', async ({ page }) => {
    const seller = await findHolder(site, -1, 3)
    const [item] = seller.items as [Item]
    await page.goto(itemPath(item))
    await connectWallet(page, seller.label)
    await listItem(page, '0.71')
    await page.getByRole('main').getByText('Your listing').waitFor()
    // The approval of the first listing may have reactivated old ones, so this queries again.
    const unlisted = await fetchItems(site, { owner: seller.address, listed: false })
    const next = unlisted.find(({ collection }) => collection === item.collection)
    if (next === undefined) throw new Error('The seller has nothing else in this collection.')
    await page.goto(itemPath(next))
    await callRpc(site.rpcUrl, 'evm_setAutomine', [false])
    try {
      const form = await openListForm(page, '0.72')
      await form.getByRole('button', { name: 'List for sale' }).click()
      await approveTransaction(page)
      await page
        .getByText(/^Sent\./)
        .first()
        .waitFor()
      await page.reload()
      await page.getByRole('region', { name: 'Your transactions' }).waitFor()
    } finally {
      await callRpc(site.rpcUrl, 'evm_setAutomine', [true])
      await callRpc(site.rpcUrl, 'evm_mine')
    }
    await page.getByRole('main').getByText('Your listing').waitFor()
    await page.getByRole('main').getByText('0.72').first().waitFor()
  })
})

describe('a trade whose code can’t be loaded', () => {
  const code = /\/assets\/Dialog-[\w-]+\.js$/

  journey(
    'says so on the page, and opens after a retry',
    async ({ page }) => {
      const seller = await findHolder(site, 1, 2)
      const [, item] = seller.items as [Item, Item]
      await page.goto(itemPath(item))
      await connectWallet(page, seller.label)
      await page.route(code, (route) => route.abort())
      await page
        .getByRole('main')
        .getByRole('button', { name: /^List for sale: / })
        .first()
        .click()
      const notice = page.getByRole('alert').filter({ hasText: 'Couldn’t show a part of this page.' })
      await notice.waitFor()
      await page.unroute(code)
      await notice.getByRole('button', { name: 'Retry' }).click()
      const form = page.getByRole('dialog', { name: 'List for sale' })
      await form.getByRole('textbox', { name: /^Price/ }).fill('0.6')
      await form.getByRole('button', { name: 'List for sale', disabled: false }).waitFor()
    },
    {
      expectedErrors: [
        /ERR_FAILED/,
        /Failed to fetch dynamically imported module|A part of the page failed to draw/,
      ],
    },
  )
})

describe('the production build', () => {
  journey(
    'has no demo wallet',
    async ({ page }) => {
      await page.goto('/')
      await waitForPage(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Connect/ })
        .click()
      await page.getByText('No wallet found in this browser').waitFor()
      expect(await page.getByText('Demo wallet').count()).toBe(0)
    },
    { production: true },
  )
})

// Buys several listings in one transaction in a browser: a cart with one item that another account buys meanwhile, a
// cart in ether and wrapped ether, and a sweep.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { ZERO_ADDRESS } from '../../src/domain/address.ts'
import { formatExact, toWei } from '../../src/domain/wei.ts'
import {
  queryIndex,
  fetchFixedPriceListings,
  fetchLastPurchases,
  type ListingRow,
  type SaleRow,
  fetchWrapped,
} from './queries.ts'
import { createJourney } from './journey.ts'
import { approveUntil, buyItem, closeDialog } from './trading.ts'
import { openVisitor } from './visitor.ts'
import { connectWallet } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

const itemPath = ({ token }: Pick<SaleRow, 'token'>) => `/item/${token.collection.id}/${token.tokenId}`

/** Fetches listings, the most expensive first: other journeys take the cheapest. */
const fetchExpensiveListings = (currency: string) =>
  fetchFixedPriceListings(site, { currency, direction: 'desc' })

/** Picks two of them, from two collections and two sellers. */
async function pickFromTwoCollections(currency: string): Promise<readonly [ListingRow, ListingRow]> {
  const listings = await fetchExpensiveListings(currency)
  const [one] = listings
  const other = listings.find(
    ({ offerer, token }) =>
      offerer.id !== one?.offerer.id && token.collection.id !== one?.token.collection.id,
  )
  if (one === undefined || other === undefined) throw new Error('The demo has no two such listings.')
  return [one, other]
}

/** Returns two accounts of the demo that sell none of these. */
function pickBuyers(listings: readonly ListingRow[]) {
  const sellers = new Set(listings.map(({ offerer }) => offerer.id))
  const [buyer, rival] = site.contracts.accounts.filter(({ address }) => !sellers.has(address))
  if (buyer === undefined || rival === undefined) throw new Error('The demo has too few accounts.')
  return [buyer, rival] as const
}

async function readOwners(items: readonly ListingRow[]): Promise<readonly string[]> {
  const ids = items.map(({ token }) => token.id)
  const { tokens } = await queryIndex<{ tokens: readonly { id: string; owner: { id: string } }[] }>(
    site,
    'query ($ids: [Bytes!]!) { tokens(where: { id_in: $ids }) { id owner { id } } }',
    { ids },
  )
  return ids.map((id) => tokens.find((token) => token.id === id)?.owner.id ?? '')
}

/** Adds each listing to the cart from its item page. */
async function fillCart(page: Page, items: readonly ListingRow[]): Promise<void> {
  for (const [index, item] of items.entries()) {
    await page.goto(itemPath(item))
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .click()
    const count = index === 0 ? '1 listing' : `${index + 1} listings`
    await page
      .getByRole('banner')
      .getByRole('button', { name: `Cart, ${count}` })
      .waitFor()
  }
}

async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  return page.getByRole('dialog', { name: 'Cart' })
}

describe('a cart', () => {
  journey(
    'of three items buys the two that are left, and says why the third is left out',
    async (visitor) => {
      const { page, context } = visitor
      const items = (await fetchExpensiveListings(ZERO_ADDRESS)).slice(0, 3)
      const [buyer, rival] = pickBuyers(items)
      await fillCart(page, items)
      await connectWallet(page, buyer.label)
      const cart = await openCart(page)
      await cart.getByRole('button', { name: /^Buy 3 items for/ }).click()
      await page.getByText('Every check against the chain passed for all 3').waitFor()

      const [, soldItem] = items
      const browser = context.browser()
      if (browser === null || soldItem === undefined) throw new Error('The context has lost its browser.')
      const faster = await openVisitor(browser, site.webUrl)
      await faster.page.goto(itemPath(soldItem))
      await connectWallet(faster.page, rival.label)
      await buyItem(faster.page)
      expect(faster.problems()).toEqual([])
      await faster.close()

      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Confirm and buy' }).click()
      await dialog.getByText('1 of the 3 listings can’t be bought any more. Nothing was signed.').waitFor()
      expect(await page.getByRole('dialog', { name: 'Send a transaction' }).count()).toBe(0)

      await dialog.getByRole('button', { name: 'See what changed' }).click()
      await dialog.getByText('Left out: This item is already sold.').waitFor()
      await dialog.getByRole('button', { name: /Buy 2 items for/ }).click()
      const done = page.getByRole('dialog', { name: 'Bought' })
      await approveUntil(page, done)
      await done.getByText('Both bought.').waitFor()
      expect(await readOwners(items)).toEqual([buyer.address, rival.address, buyer.address])

      await done.getByText('Left out: This item is already sold.').waitFor()
      await done.getByRole('button', { name: 'Close' }).last().click()
      await page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true }).click()
      await cart.getByText('Your cart is empty').waitFor()
    },
  )

  journey(
    'across collections and sellers, in ether and wrapped ether, is bought in one transaction',
    async (visitor) => {
      const { page } = visitor
      const inEther = await pickFromTwoCollections(ZERO_ADDRESS)
      const inWrapped = await pickFromTwoCollections(site.contracts.weth)
      // The two alternate.
      const items = [inEther[0], inWrapped[0], inEther[1], inWrapped[1]]
      const [buyer] = pickBuyers(items)
      const sumPrices = (group: readonly ListingRow[]) =>
        toWei(group.reduce((sum, { startPrice }) => sum + BigInt(startPrice), 0n))
      await fillCart(page, items)
      await connectWallet(page, buyer.label)
      const wrappedBefore = await fetchWrapped(site, buyer.address)

      const cart = await openCart(page)
      const group = cart.getByRole('region', { name: 'Listings in ETH and WETH', exact: true })
      await expect
        .poll(() =>
          group.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        )
        .toEqual(items.map(itemPath))
      const paidIn = (place: Locator) => place.locator('p').filter({ hasText: /^Paid as/ })
      const values = (place: Locator) =>
        place.locator('data').evaluateAll((all) => all.map((one) => one.getAttribute('value')))
      const parts = [inEther, inWrapped].map((some) => formatExact(sumPrices(some), 18))
      expect(await values(paidIn(cart))).toEqual(parts)
      const buy = cart.getByRole('button', { name: /^Buy 4 items for .*\bETH$/ })
      expect(await values(buy)).toEqual([formatExact(sumPrices(items), 18)])
      await buy.click()
      await page.getByText('Every check against the chain passed for all 4').waitFor()
      expect(await values(paidIn(page.getByRole('dialog')))).toEqual(parts)
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm and buy' }).click()
      const done = page.getByRole('dialog', { name: 'Bought' })
      await approveUntil(page, done)
      await done.getByText('All 4 bought.').waitFor()
      expect(await values(paidIn(done))).toEqual(parts)
      expect(await readOwners(items)).toEqual(items.map(() => buyer.address))
      await closeDialog(page, done)
      await page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true }).waitFor()

      const purchases = await fetchLastPurchases(site, buyer.address, items.length)
      const hashes = items.map(
        ({ token }) => purchases.find((sale) => itemPath(sale) === itemPath({ token }))?.transactionHash,
      )
      expect(hashes).not.toContain(undefined)
      expect(new Set(hashes).size).toBe(1)
      const paid = await callRpc(site.rpcUrl, 'eth_getTransactionByHash', [hashes[0]])
      expect(BigInt((paid as { value: string }).value)).toBe(sumPrices(inEther))
      expect(wrappedBefore - (await fetchWrapped(site, buyer.address))).toBe(sumPrices(inWrapped))
    },
  )

  journey(
    'is filled by a sweep with the two cheapest items under a maximum price, and bought in one transaction',
    async ({ page }) => {
      const [, , collection] = site.contracts.collections
      const [, buyer] = site.contracts.accounts
      if (collection === undefined || buyer === undefined) throw new Error('The demo has too little.')
      await page.goto(`/collection/${collection.address}`)
      await connectWallet(page, buyer.label)
      await page.getByRole('main').getByRole('button', { name: 'Sweep' }).click()
      const sweep = page.getByRole('dialog', { name: 'Sweep cheapest listings' })
      await sweep.getByLabel('Number of items', { exact: true }).fill('2')
      await sweep.getByLabel('Maximum price per item').fill('0.000001')
      await sweep.getByRole('button', { name: 'Buy', exact: true, disabled: true }).waitFor()
      await sweep.getByLabel('Maximum price per item').fill('50')
      await sweep.getByRole('button', { name: /^Buy 2 items for/ }).click()
      await page.getByText('Every check against the chain passed for both').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm and buy' }).click()
      const done = page.getByRole('dialog', { name: 'Bought' })
      await approveUntil(page, done)
      await done.getByText('Both bought.').waitFor()
      const sales = await fetchLastPurchases(site, buyer.address, 2)
      expect(new Set(sales.map(({ transactionHash }) => transactionHash)).size).toBe(1)
      expect(sales.map(({ token }) => token.collection.id)).toEqual([collection.address, collection.address])
    },
  )
})

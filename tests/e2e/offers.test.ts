// Offers in a browser: made for an item with ether that is wrapped on the way, made for a trait or for any item, accepted.
import { expect, inject } from 'vitest'
import { accountNamed, ask, holder, type Item, mostDistinct } from './facts.ts'
import { journeys } from './journey.ts'
import { acceptOffer, sendOffer } from './trading.ts'
import { connectWallet, switchAccount } from './wallet.ts'

const site = inject('site')
const journey = journeys()

function other(label: string): { readonly label: string; readonly address: string } {
  const found = site.contracts.accounts.find((account) => account.label !== label)
  if (found === undefined) throw new Error('The demo has too few accounts.')
  return found
}

interface SaleRow {
  readonly side: string
  readonly price: string
  readonly seller: { readonly id: string }
  readonly order: { readonly scope: string }
  readonly token: { readonly tokenId: string; readonly collection: { readonly id: string } }
}

/** What an account bought last. */
async function lastPurchase(buyer: string): Promise<SaleRow> {
  const { sales } = await ask<{ sales: readonly [SaleRow] }>(
    site,
    `query ($buyer: String!) {
      sales(first: 1, orderBy: timestampSeconds, orderDirection: desc, where: { buyer: $buyer }) {
        side price seller { id } order { scope } token { tokenId collection { id } }
      }
    }`,
    { buyer },
  )
  return sales[0]
}

journey('an offer on an item: ether is wrapped, its owner accepts, it has a new owner', async ({ page }) => {
  const seller = await holder(site, 0)
  const [item] = seller.items as [Item]
  const buyer = other(seller.label)
  await page.goto(`/item/${item.collection}/${item.tokenId}`)
  await connectWallet(page, buyer.label)
  await page.getByRole('region', { name: 'Price' }).getByRole('button', { name: 'Make offer' }).click()
  const form = page.getByRole('dialog', { name: 'Make an offer' })
  await form.getByLabel(/^Price/).fill('61.0429')
  await form.getByText('Of it, wrapped now').waitFor()
  await sendOffer(page, form)

  const offers = page.getByRole('region', { name: 'Live offers' })
  await offers
    .getByRole('row')
    .filter({ hasText: '61.0429' })
    .getByRole('button', { name: 'Cancel offer' })
    .waitFor()
  await switchAccount(page, seller.label)
  await acceptOffer(page, '61.0429')
  await page
    .getByRole('main')
    .getByText('Owned by')
    .locator(`a[href="/account/${accountNamed(site, buyer.label)}"]`)
    .waitFor()
  await offers.getByText('61.0429').waitFor({ state: 'hidden' })
  await page
    .getByRole('table', { name: /^History of/ })
    .getByRole('row')
    .filter({ hasText: 'Offer accepted' })
    .filter({ hasText: '61.0429' })
    .waitFor()
  expect(await lastPurchase(buyer.address)).toMatchObject({
    side: 'BID',
    price: `${610_429n * 10n ** 14n}`,
    seller: { id: seller.address },
    order: { scope: 'ITEM' },
    token: { tokenId: item.tokenId, collection: { id: item.collection } },
  })
})

journey('an offer on a trait: whoever holds one of its items sells it to the bidder', async ({ page }) => {
  const seller = await holder(site, 1)
  const { item, trait } = await mostDistinct(site, seller.items)
  const buyer = other(seller.label)
  await page.goto(`/collection/${item.collection}/offers`)
  await connectWallet(page, buyer.label)
  await page.getByRole('main').getByRole('button', { name: 'Make offer' }).click()
  const form = page.getByRole('dialog', { name: 'Make an offer' })
  await form.getByRole('button', { name: 'With a trait' }).click()
  await form.getByLabel('Trait', { exact: true }).selectOption(trait.type)
  await form.getByLabel('Value').selectOption(trait.value)
  await form.getByLabel(/^Price/).fill('0.4073')
  await sendOffer(page, form)
  const rows = page.getByRole('region', { name: 'Offers for any item' }).getByRole('row')
  await rows.filter({ hasText: '0.4073' }).filter({ hasText: trait.value }).waitFor()

  await switchAccount(page, seller.label)
  await page.goto(`/account/${seller.address}/offers`)
  await acceptOffer(page, '0.4073')
  const sale = await lastPurchase(buyer.address)
  expect(sale).toMatchObject({
    side: 'BID',
    price: `${4_073n * 10n ** 14n}`,
    seller: { id: seller.address },
    order: { scope: 'TRAIT' },
  })
  await page.goto(`/item/${sale.token.collection.id}/${sale.token.tokenId}`)
  await page.getByRole('main').getByText('Owned by').locator(`a[href="/account/${buyer.address}"]`).waitFor()
})

journey('an offer on any item of a collection: an owner gives one of theirs for it', async ({ page }) => {
  const seller = await holder(site, 2)
  const [{ collection }] = seller.items as [Item]
  const buyer = other(seller.label)
  await page.goto(`/collection/${collection}/offers`)
  await connectWallet(page, buyer.label)
  await page.getByRole('main').getByRole('button', { name: 'Make offer' }).click()
  const form = page.getByRole('dialog', { name: 'Make an offer' })
  // Far above what is asked for any of them.
  await form.getByLabel(/^Price/).fill('41.0617')
  await sendOffer(page, form)
  const rows = page.getByRole('region', { name: 'Offers for any item' }).getByRole('row')
  await rows.filter({ hasText: '41.0617' }).waitFor()

  await switchAccount(page, seller.label)
  await page.goto(`/account/${seller.address}/offers`)
  await acceptOffer(page, '41.0617')
  const sale = await lastPurchase(buyer.address)
  expect(sale).toMatchObject({
    side: 'BID',
    price: `${410_617n * 10n ** 14n}`,
    seller: { id: seller.address },
    order: { scope: 'COLLECTION' },
    token: { collection: { id: collection } },
  })
})

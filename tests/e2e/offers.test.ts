// Offers in a browser: made for an item while wrapping ether, for a trait, and for any item of a collection; accepted.
import { formatEther } from 'ethers'
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { traitKey } from '../../src/domain/traits.ts'
import { ownerLink } from './owner.ts'
import {
  findAccount,
  queryIndex,
  findHolder,
  type Holder,
  type Item,
  fetchLastPurchases,
  findRarestTrait,
  type SaleRow,
  fetchWrapped,
} from './queries.ts'
import { createJourney } from './journey.ts'
import { acceptOffer, approveUntil, changeOffer, closeDialog, sendOffer } from './trading.ts'
import { connectWallet, switchAccount } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

function other(label: string): { readonly label: string; readonly address: string } {
  const match = site.contracts.accounts.find((account) => account.label !== label)
  if (match === undefined) throw new Error('The demo has too few accounts.')
  return match
}

/** Somebody whose offer stands. */
async function openBidder(): Promise<{ readonly label: string; readonly address: string }> {
  const { accounts, weth } = site.contracts
  const { orders } = await queryIndex<{ orders: readonly { offerer: { id: string } }[] }>(
    site,
    `query ($makers: [String!]!, $currency: String!, $now: BigInt!) {
      orders(where: { side: BID, live: true, offerer_in: $makers, currency: $currency, endsAtSeconds_gt: $now }) {
        offerer { id }
      }
    }`,
    {
      makers: accounts.map(({ address }) => address),
      currency: weth,
      now: `${Math.floor(Date.now() / 1_000)}`,
    },
  )
  const match = accounts.find(({ address }) => address === orders[0]?.offerer.id)
  if (match === undefined) throw new Error('Nobody in the demo has an open offer.')
  return match
}

/** The state of an account's offers of a total price. */
async function fetchOfferAt(maker: string, price: string): Promise<readonly unknown[]> {
  const { orders } = await queryIndex<{ orders: readonly unknown[] }>(
    site,
    `query ($maker: String!, $price: BigInt!) {
      orders(where: { side: BID, offerer: $maker, startPrice: $price }) { status live }
    }`,
    { maker, price },
  )
  return orders
}

/** Opens the form of an offer on a collection's items, as the buyer. */
async function openOfferForm(page: Page, collection: string, buyer: string): Promise<Locator> {
  await page.goto(`/collection/${collection}/offers`)
  await connectWallet(page, buyer)
  await page.getByRole('main').getByRole('button', { name: 'Make offer' }).click()
  return page.getByRole('dialog', { name: 'Make offer' })
}

/** Accepts an offer that an account has received, as that account. */
async function acceptAs(page: Page, { label, address }: Holder, price: string): Promise<void> {
  await switchAccount(page, label)
  await page.goto(`/account/${address}/offers`)
  await acceptOffer(page, price)
}

journey(
  'an offer for an item wraps ether, and is changed; the owner accepts the new one, and the item has a new owner',
  async ({ page }) => {
    const seller = await findHolder(site, 0)
    const [item] = seller.items as [Item]
    const buyer = other(seller.label)
    await page.goto(`/item/${item.collection}/${item.tokenId}`)
    await connectWallet(page, buyer.label)
    await page.getByRole('region', { name: 'Price' }).getByRole('button', { name: 'Make offer' }).click()
    const form = page.getByRole('dialog', { name: 'Make offer' })
    await form.getByRole('textbox', { name: /^Price/ }).fill('61.0429')
    await form.getByText('Part to wrap now').waitFor()
    await sendOffer(page, form)

    const offers = page.getByRole('region', { name: 'Live offers' })
    await offers
      .getByRole('row')
      .filter({ hasText: '61.0429' })
      .getByRole('button', { name: 'Cancel offer' })
      .waitFor()

    await changeOffer(page, '61.0429', '60.9871')
    await offers.getByRole('row').filter({ hasText: '60.9871' }).waitFor()
    await offers.getByText('61.0429').waitFor({ state: 'hidden' })
    expect(await fetchOfferAt(buyer.address, `${610_429n * 10n ** 14n}`)).toEqual([
      { status: 'CANCELLED', live: false },
    ])

    await switchAccount(page, seller.label)
    await acceptOffer(page, '60.9871')
    await ownerLink(page, `/account/${findAccount(site, buyer.label)}`).waitFor()
    await offers.getByText('60.9871').waitFor({ state: 'hidden' })
    await page
      .getByRole('table', { name: /^History of/ })
      .getByRole('row')
      .filter({ hasText: 'Offer accepted' })
      .filter({ hasText: '60.9871' })
      .waitFor()
    expect((await fetchLastPurchases(site, buyer.address, 1))[0]).toMatchObject({
      side: 'BID',
      price: `${609_871n * 10n ** 14n}`,
      seller: { id: seller.address },
      order: { scope: 'ITEM' },
      token: { tokenId: item.tokenId, collection: { id: item.collection } },
    })
  },
)

journey('an offer for a trait: the owner of an item with it sells to the buyer', async ({ page }) => {
  const seller = await findHolder(site, 1)
  const { item, trait } = await findRarestTrait(site, seller.items)
  const buyer = other(seller.label)
  const form = await openOfferForm(page, item.collection, buyer.label)
  await form.getByRole('button', { name: 'With a trait' }).click()
  await form.getByLabel('Trait', { exact: true }).selectOption(trait.type)
  await form.getByLabel('Value').selectOption(traitKey(trait))
  await form.getByRole('textbox', { name: /^Price/ }).fill('0.4073')
  await sendOffer(page, form)
  const rows = page.getByRole('region', { name: 'Collection and trait offers' }).getByRole('row')
  await rows.filter({ hasText: '0.4073' }).filter({ hasText: trait.value }).waitFor()

  await acceptAs(page, seller, '0.4073')
  const [sale] = await fetchLastPurchases(site, buyer.address, 1)
  expect(sale).toMatchObject({
    side: 'BID',
    price: `${4_073n * 10n ** 14n}`,
    seller: { id: seller.address },
    order: { scope: 'TRAIT' },
  })
  const { tokenId, collection } = (sale as SaleRow).token
  await page.goto(`/item/${collection.id}/${tokenId}`)
  await ownerLink(page, `/account/${buyer.address}`).waitFor()
})

journey('an offer for any item of a collection: an owner accepts it with one of theirs', async ({ page }) => {
  const seller = await findHolder(site, 2)
  const [{ collection }] = seller.items as [Item]
  const buyer = other(seller.label)
  const form = await openOfferForm(page, collection, buyer.label)
  // Far above the price of every listing.
  await form.getByRole('textbox', { name: /^Price/ }).fill('41.0617')
  await form.getByRole('checkbox', { name: /^Offer 41.0617\sWETH anyway$/ }).waitFor()
  await sendOffer(page, form)
  const rows = page.getByRole('region', { name: 'Collection and trait offers' }).getByRole('row')
  await rows.filter({ hasText: '41.0617' }).waitFor()

  await acceptAs(page, seller, '41.0617')
  const [sale] = await fetchLastPurchases(site, buyer.address, 1)
  expect(sale).toMatchObject({
    side: 'BID',
    price: `${410_617n * 10n ** 14n}`,
    seller: { id: seller.address },
    order: { scope: 'COLLECTION' },
    token: { collection: { id: collection } },
  })
})

journey('unwraps the whole WETH balance, and wraps it again, to the wei', async ({ page }) => {
  const account = await openBidder()
  const before = await fetchWrapped(site, account.address)
  expect(before).toBeGreaterThan(0n)
  const amount = formatEther(before).replace(/\.0$/, '')
  await page.goto('/')
  await connectWallet(page, account.label)
  await page.getByRole('button', { name: /^Wallet: (?!wrong)/ }).click()
  await page.getByRole('menuitem', { name: 'My offers' }).click()
  const open = page.getByRole('main').getByRole('button', { name: 'Wrap or unwrap ETH' })
  const form = page.getByRole('dialog', { name: 'Wrap or unwrap ETH' })

  await open.click()
  await form.getByRole('button', { name: 'All of your WETH' }).click()
  await form.getByRole('button', { name: 'Unwrap', exact: true, disabled: false }).click()
  const unwrapped = page.getByRole('dialog', { name: 'Unwrapped', exact: true })
  await approveUntil(page, unwrapped)
  await unwrapped.getByText(`${amount} WETH is now ETH.`).waitFor()
  await closeDialog(page, unwrapped)
  expect(await fetchWrapped(site, account.address)).toBe(0n)
  // What they offered cannot be paid then, and can again.
  const made = page.getByRole('region', { name: 'Offers made' })
  await made
    .getByRole('button', { name: /^Cover offer/ })
    .first()
    .waitFor()

  await open.click()
  await form.getByRole('button', { name: 'ETH to WETH' }).click()
  await form.getByLabel('Amount in ETH').fill(amount)
  await form.getByRole('button', { name: 'Wrap', exact: true, disabled: false }).click()
  const wrapped = page.getByRole('dialog', { name: 'Wrapped', exact: true })
  await approveUntil(page, wrapped)
  await wrapped.getByText(`${amount} ETH is now WETH.`).waitFor()
  await closeDialog(page, wrapped)
  expect(await fetchWrapped(site, account.address)).toBe(before)
  await made
    .getByRole('button', { name: /^Cover offer/ })
    .first()
    .waitFor({ state: 'hidden' })
})

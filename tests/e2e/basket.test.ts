// Several listings bought in one transaction in a browser: a basket of which another account buys one meanwhile, a sweep.
import { describe, expect, inject } from 'vitest'
import { ask, lastPurchases } from './facts.ts'
import { journeys } from './journey.ts'
import { approveUntil, buyItem } from './trading.ts'
import { openVisitor } from './visitor.ts'
import { connectWallet } from './wallet.ts'

const site = inject('site')
const journey = journeys()

interface Ask {
  readonly offerer: { readonly id: string }
  readonly token: {
    readonly id: string
    readonly tokenId: string
    readonly collection: { readonly id: string }
  }
}

const NATIVE = `0x${'0'.repeat(40)}`
const pathOf = ({ token }: Ask) => `/item/${token.collection.id}/${token.tokenId}`

/** Listings of single items for the chain's own coin, the dearest first: other journeys take the cheapest. */
async function singleListings(count: number): Promise<readonly Ask[]> {
  const { orders } = await ask<{ orders: readonly Ask[] }>(
    site,
    `query ($currency: String!, $now: BigInt!) {
      orders(
        first: 100, orderBy: unitPrice, orderDirection: desc,
        where: {
          side: ASK, scope: ITEM, live: true, quantity: 1, currency: $currency,
          endsAtSeconds_gt: $now, token_: { standard: ERC721, liveAskCount: 1, metadata_not: null }
        }
      ) { offerer { id } token { id tokenId collection { id } } }
    }`,
    { currency: NATIVE, now: `${Math.floor(Date.now() / 1000) + 3_600}` },
  )
  const kept = Object.values(site.contracts.notable)
  const usable = orders.filter(({ token }) =>
    kept.every((item) => item.tokenId !== token.tokenId || item.collection !== token.collection.id),
  )
  if (usable.length < count) throw new Error(`The demo has fewer than ${count} such listings.`)
  return usable.slice(0, count)
}

async function ownersOf(items: readonly Ask[]): Promise<readonly string[]> {
  const ids = items.map(({ token }) => token.id)
  const { tokens } = await ask<{ tokens: readonly { id: string; owner: { id: string } }[] }>(
    site,
    'query ($ids: [Bytes!]!) { tokens(where: { id_in: $ids }) { id owner { id } } }',
    { ids },
  )
  return ids.map((id) => tokens.find((token) => token.id === id)?.owner.id ?? '')
}

describe('a basket', () => {
  journey('of three buys the two that are left, and says why not the third', async (visitor) => {
    const { page, context } = visitor
    const items = await singleListings(3)
    const sellers = new Set(items.map(({ offerer }) => offerer.id))
    const [buyer, rival] = site.contracts.accounts.filter(({ address }) => !sellers.has(address))
    if (buyer === undefined || rival === undefined) throw new Error('The demo has too few accounts.')

    for (const [index, item] of items.entries()) {
      await page.goto(pathOf(item))
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Put .* into the basket$/ })
        .first()
        .click()
      const count = index === 0 ? '1 listing' : `${index + 1} listings`
      await page
        .getByRole('banner')
        .getByRole('button', { name: `Basket, ${count}` })
        .waitFor()
    }
    await connectWallet(page, buyer.label)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Basket/ })
      .click()
    const basket = page.getByRole('dialog', { name: 'Basket' })
    await basket.getByRole('button', { name: /^Buy 3 for/ }).click()
    await page.getByText('Every check against the chain passed for all 3').waitFor()

    const [, taken] = items
    const browser = context.browser()
    if (browser === null || taken === undefined) throw new Error('The context has lost its browser.')
    const faster = await openVisitor(browser, site.webUrl)
    await faster.page.goto(pathOf(taken))
    await connectWallet(faster.page, rival.label)
    await buyItem(faster.page)
    expect(faster.troubles()).toEqual([])
    await faster.close()

    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Confirm and buy' }).click()
    await dialog.getByText('1 of the 3 listings cannot be bought any more. Nothing was signed.').waitFor()
    expect(await page.getByRole('dialog', { name: 'Send a transaction' }).count()).toBe(0)

    await dialog.getByRole('button', { name: 'See what changed' }).click()
    await dialog.getByText('Left out: This item is already sold.').waitFor()
    await dialog.getByRole('button', { name: /Buy 2 for/ }).click()
    const done = page.getByRole('dialog', { name: 'Bought' })
    await approveUntil(page, done)
    await done.getByText('All 2 bought.').waitFor()
    expect(await ownersOf(items)).toEqual([buyer.address, rival.address, buyer.address])

    await done.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('banner').getByRole('button', { name: 'Basket, 1 listing' }).click()
    await basket.getByText('Sold.').waitFor()
    await basket.getByText('None of these can be bought now.').waitFor()
  })

  journey('of the two cheapest is filled by a sweep with a cap, and bought at once', async ({ page }) => {
    const [, , collection] = site.contracts.collections
    const [, buyer] = site.contracts.accounts
    if (collection === undefined || buyer === undefined) throw new Error('The demo has too little.')
    await page.goto(`/collection/${collection.address}`)
    await connectWallet(page, buyer.label)
    await page.getByRole('main').getByRole('button', { name: 'Sweep' }).click()
    const sweep = page.getByRole('dialog', { name: 'Sweep the cheapest' })
    await sweep.getByLabel('How many', { exact: true }).fill('2')
    await sweep.getByLabel('At most, for each').fill('0.000001')
    await sweep.getByRole('button', { name: 'Buy', exact: true, disabled: true }).waitFor()
    await sweep.getByLabel('At most, for each').fill('50')
    await sweep.getByRole('button', { name: /^Buy 2 for/ }).click()
    await page.getByText('Every check against the chain passed for all 2').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm and buy' }).click()
    const done = page.getByRole('dialog', { name: 'Bought' })
    await approveUntil(page, done)
    await done.getByText('All 2 bought.').waitFor()
    const sales = await lastPurchases(site, buyer.address, 2)
    expect(new Set(sales.map(({ transactionHash }) => transactionHash)).size).toBe(1)
    expect(sales.map(({ token }) => token.collection.id)).toEqual([collection.address, collection.address])
  })
})

// The site by keyboard alone: filters and selection in a collection, a purchase including the wallet, and time travel.
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { ZERO_ADDRESS } from '../../src/domain/address.ts'
import { ROUTES } from '../../src/domain/paths.ts'
import { ownerLink } from './owner.ts'
import { fetchFixedPriceListings, type ListingRow } from './queries.ts'
import { createJourney } from './journey.ts'
import { hasFocus, pressBy, tabTo } from './keyboard.ts'
import { waitForPage } from './waitForPage.ts'

const journey = createJourney()
const site = inject('site')
const [collection] = site.contracts.collections

/** Waits until the focus has moved to the page that a link opened. */
async function waitForFocusOnMain(page: Page): Promise<void> {
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)
}

journey('filters a collection, changes its layout and selects items', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto(`/collection/${collection?.address}`)
  await waitForPage(page)
  await pressBy(page, 'Enter', page.getByRole('link', { name: 'Skip to content' }), { maxSteps: 1 })
  await waitForFocusOnMain(page)

  const views = page.getByRole('navigation', { name: 'Collection' })
  await pressBy(page, 'Enter', views.getByRole('link', { name: /^Activity/ }))
  await page.waitForURL(/\/activity$/)
  await waitForFocusOnMain(page)
  await waitForPage(page)
  await pressBy(page, 'Enter', views.getByRole('link', { name: /^Items/ }))
  await page.waitForURL(/\/collection\/0x\w+$/)
  await waitForFocusOnMain(page)
  await waitForPage(page)

  // Each control comes after the previous one in tab order.
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await pressBy(page, 'Space', filters.getByRole('checkbox', { name: /^For sale/ }))
  await page.waitForURL(/status=listed/)
  await tabTo(page, filters.getByRole('textbox', { name: 'Lowest price' }))
  await page.keyboard.type('0.05')
  await page.keyboard.press('Enter')
  await page.waitForURL(/min=0\.05/)
  const facet = filters.locator('details').first()
  await pressBy(page, 'Enter', facet.locator('summary'))
  await pressBy(page, 'Space', facet.getByRole('checkbox').first())
  await page.waitForURL(/trait=/)
  await expect.poll(() => page.locator(':focus').isChecked()).toBe(true)
  await page.keyboard.press('Space')
  await page.waitForURL((url) => !url.searchParams.has('trait'))
  await tabTo(page, main.getByLabel('Sort by'))
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/sort=price-high/)
  await waitForPage(page)

  await pressBy(page, 'Enter', main.getByRole('button', { name: 'Select', exact: true }))
  await pressBy(page, 'Enter', main.getByRole('button', { name: 'List', exact: true }))
  await page.waitForURL(/view=list/)
  await waitForPage(page)
  const boxes = main.getByRole('checkbox', { name: /^Select / })
  await pressBy(page, 'Space', boxes.nth(0))
  await pressBy(page, 'Space', boxes.nth(1))
  await main.getByText('2 selected').waitFor()
  await page.keyboard.press('Escape')
  await main.getByText('0 selected').waitFor()
  await page.keyboard.press('Escape')
  await boxes.first().waitFor({ state: 'hidden' })
})

/** Fetches a listing of a middle price: other journeys take the cheapest and the most expensive. */
async function fetchMidPriceListing(): Promise<ListingRow> {
  if (collection === undefined) throw new Error('The demo has no collection.')
  const listings = await fetchFixedPriceListings(site, {
    currency: ZERO_ADDRESS,
    collection: collection.address,
    direction: 'asc',
  })
  const listing = listings[Math.floor(listings.length / 2)]
  if (listing === undefined) throw new Error('The demo has no such listing.')
  return listing
}

journey('connects, buys an item and checks its history', async ({ page }) => {
  const { offerer, token } = await fetchMidPriceListing()
  const buyer = site.contracts.accounts.slice(1).find(({ address }) => address !== offerer.id)
  if (buyer === undefined) throw new Error('The demo has too few accounts.')
  const banner = page.getByRole('banner')
  const main = page.getByRole('main')
  await page.goto(`/item/${collection?.address}/${token.tokenId}`)
  await waitForPage(page)

  await pressBy(page, 'Enter', banner.getByRole('button', { name: /^Connect/ }))
  const wallets = page.getByRole('dialog', { name: 'Connect wallet' })
  await pressBy(page, 'Enter', wallets.getByRole('button', { name: 'Demo wallet' }))
  const accounts = page.getByRole('dialog', { name: 'Choose an account' })
  await tabTo(page, accounts.getByRole('radio', { checked: true }))
  const wanted = accounts.getByRole('radio', { name: new RegExp(buyer.label) })
  while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown')
  await pressBy(page, 'Enter', accounts.getByRole('button', { name: 'Connect' }))
  await accounts.waitFor({ state: 'hidden' })

  // The focus stays where Connect was.
  const wallet = banner.getByRole('button', { name: /^Wallet: (?!wrong)/ })
  await expect.poll(() => hasFocus(wallet)).toBe(true)
  await page.keyboard.press('Enter')
  const items = page.getByRole('menu').getByRole('menuitem')
  await items.first().waitFor()
  await page.keyboard.press('End')
  await expect.poll(() => hasFocus(items.last())).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(wallet)).toBe(true)

  await pressBy(page, 'Enter', main.getByRole('button', { name: /^Buy / }).first())
  const purchase = page.getByRole('dialog', { name: 'Buy' })
  await purchase.getByText(/checks against the chain passed/).waitFor()
  await pressBy(page, 'Enter', purchase.getByRole('button', { name: 'Confirm and buy' }))
  const question = page.getByRole('dialog', { name: 'Send a transaction' })
  await pressBy(page, 'Enter', question.getByRole('button', { name: 'Approve' }))
  // The Close button has the focus once the purchase is done.
  const done = page.getByRole('dialog', { name: 'Bought' })
  await expect.poll(() => hasFocus(done.getByRole('button', { name: 'Close' }).last())).toBe(true)
  await page.keyboard.press('Enter')
  await done.waitFor({ state: 'hidden' })
  await ownerLink(page, `/account/${buyer.address}`).waitFor()

  await pressBy(page, 'Enter', main.getByRole('button', { name: 'Verify this history' }), { maxSteps: 150 })
  await main.getByText('Complete and verified').waitFor()

  await page.goto(ROUTES.timeTravel)
  await waitForPage(page)
  await tabTo(page, main.getByLabel('Date and time'))
  await pressBy(page, 'Enter', main.getByRole('button', { name: 'A week ago' }))
  await page.waitForURL(/\/at\/\d+/)
  await page.getByRole('complementary', { name: 'Time travel' }).waitFor()
})

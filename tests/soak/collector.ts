// What the collector does: browses, searches, filters, verifies, buys, makes offers, and uses time travel.
import { fetchItems } from '../e2e/queries.ts'
import { waitForPage } from '../e2e/waitForPage.ts'
import { buyItem, sendOffer } from '../e2e/trading.ts'
import { type SharedTrades, takeFirst } from './sharedTrades.ts'
import type { Act } from './person.ts'
import { follow, lookDown, openCard, openCollection, openItem, turnTo } from './navigation.ts'

const browse: Act = {
  name: 'browse',
  run: async ({ page, pauses }) => {
    await openCollection(page)
    await pauses.read()
    await lookDown(page)
    await pauses.glance()
    await openCard(page)
    await pauses.read()
    await page.goBack()
    await waitForPage(page)
    await turnTo(page, 'Activity')
    await pauses.read()
  },
}

const search: Act = {
  name: 'search',
  run: async ({ page, pauses }) => {
    await page.keyboard.press('/')
    await page.keyboard.type('lattice 2', { delay: 120 })
    const candidates = page
      .getByRole('search')
      .getByRole('option')
      .filter({ hasText: /Lattice 2/ })
    await candidates.first().waitFor()
    await pauses.glance()
    await candidates.first().click()
    await page.waitForURL(/\/item\//)
    await waitForPage(page)
    await pauses.read()
  },
}

const filter: Act = {
  name: 'filter',
  run: async ({ page, pauses }) => {
    await openCollection(page)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /For sale/ }).click()
    await page.waitForURL(/status=listed/)
    await pauses.glance()
    await page.getByLabel('Sort by').selectOption('price-high')
    await page.waitForURL(/sort=price-high/)
    await waitForPage(page)
    await pauses.read()
    await openCard(page)
    await pauses.read()
    await page.goBack()
    await page.waitForURL(/sort=price-high/)
  },
}

const verify: Act = {
  name: 'verify',
  run: async ({ page, pauses, stack }) => {
    await openItem(page, stack.file().contracts.notable.longestCustody)
    const panel = page.getByRole('group', { name: 'Verification' })
    await panel.getByRole('button', { name: 'Verify this history' }).click()
    await panel.getByText('Complete and verified').waitFor()
    await pauses.read()
  },
}

const idle: Act = {
  name: 'leave the tab alone',
  run: async ({ page, pauses }) => {
    await follow(page, 'Activity')
    await pauses.rest()
  },
}

const lookBack: Act = {
  name: 'go to the past and back',
  run: async ({ page, pauses }) => {
    await openCollection(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Time travel' }).click()
    await page.getByLabel('Block number').fill('200')
    await page.getByRole('button', { name: 'Go to block' }).click()
    const banner = page.getByRole('complementary', { name: 'Time travel' })
    await banner.waitFor()
    await waitForPage(page)
    await pauses.read()
    await banner.getByRole('link', { name: 'Back to now' }).click()
    await banner.waitFor({ state: 'detached' })
    await waitForPage(page)
    await pauses.glance()
  },
}

/** @param trader whose items are bought, and receive offers */
export function collectorsActs(trades: SharedTrades, trader: string): readonly Act[] {
  const buy: Act = {
    name: 'buy',
    when: () => trades.forSale.length > 0,
    run: async ({ page, pauses }) => {
      await openItem(page, takeFirst(trades.forSale))
      await pauses.read()
      await buyItem(page)
      await page.getByRole('main').getByText('Not for sale').waitFor()
      await pauses.glance()
    },
  }
  const offer: Act = {
    name: 'make an offer',
    // Ether is wrapped for one offer: of two open offers, the first to be accepted would leave nothing for the other.
    when: () => trades.offers.length === 0,
    run: async ({ page, pauses, stack }) => {
      const items = await fetchItems(stack.file(), { owner: trader, listed: false })
      // From the end, because the trader lists from the beginning.
      const item = items.findLast(({ tokenId }) => !trades.offeredItems.has(tokenId))
      if (item === undefined) throw new Error('The trader has nothing left to bid for.')
      trades.offeredItems.add(item.tokenId)
      await openItem(page, item)
      await pauses.read()
      const price = page.getByRole('region', { name: 'Price' })
      await price.getByRole('button', { name: 'Make offer' }).click()
      const form = page.getByRole('dialog', { name: 'Make offer' })
      // Higher than any previous offer: the owner's page shows the best one first.
      const amount = trades.price(2.5)
      await form.getByRole('textbox', { name: /^Price/ }).fill(amount)
      await sendOffer(page, form)
      trades.offers.push(amount)
      await pauses.glance()
    },
  }
  return [browse, buy, search, offer, idle, verify, filter, buy, lookBack]
}

// What the collector does: looks around, searches, filters, verifies, buys, makes offers, looks into the past.
import { itemsOf } from '../e2e/facts.ts'
import { settled } from '../e2e/settled.ts'
import { buyItem, sendOffer } from '../e2e/trading.ts'
import { type Dealings, takeFirst } from './dealings.ts'
import type { Act } from './person.ts'
import { follow, lookDown, openCard, openCollection, openItem, turnTo } from './ways.ts'

const browse: Act = {
  name: 'browse',
  run: async ({ page, pace }) => {
    await openCollection(page)
    await pace.read()
    await lookDown(page)
    await pace.glance()
    await openCard(page)
    await pace.read()
    await page.goBack()
    await settled(page)
    await turnTo(page, 'Activity')
    await pace.read()
  },
}

const search: Act = {
  name: 'search',
  run: async ({ page, pace }) => {
    await page.keyboard.press('/')
    await page.keyboard.type('lattice 2', { delay: 120 })
    const found = page
      .getByRole('search')
      .getByRole('option')
      .filter({ hasText: /Lattice 2/ })
    await found.first().waitFor()
    await pace.glance()
    await found.first().click()
    await page.waitForURL(/\/item\//)
    await settled(page)
    await pace.read()
  },
}

const filter: Act = {
  name: 'filter',
  run: async ({ page, pace }) => {
    await openCollection(page)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /For sale/ }).click()
    await page.waitForURL(/status=listed/)
    await pace.glance()
    await page.getByLabel('Sort by').selectOption('price-high')
    await page.waitForURL(/sort=price-high/)
    await settled(page)
    await pace.read()
    await openCard(page)
    await pace.read()
    await page.goBack()
    await page.waitForURL(/sort=price-high/)
  },
}

const verify: Act = {
  name: 'verify',
  run: async ({ page, pace, stack }) => {
    await openItem(page, stack.file().contracts.notable.longestCustody)
    const panel = page.getByRole('group', { name: 'Verification' })
    await panel.getByRole('button', { name: 'Verify this history' }).click()
    await panel.getByText('Complete and verified').waitFor()
    await pace.read()
  },
}

const idle: Act = {
  name: 'leave the tab alone',
  run: async ({ page, pace }) => {
    await follow(page, 'Activity')
    await pace.rest()
  },
}

const lookBack: Act = {
  name: 'go to the past and back',
  run: async ({ page, pace }) => {
    await openCollection(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Time travel' }).click()
    await page.getByLabel('Block number').fill('200')
    await page.getByRole('button', { name: 'Go to block' }).click()
    const banner = page.getByRole('complementary', { name: 'Time travel' })
    await banner.waitFor()
    await settled(page)
    await pace.read()
    await banner.getByRole('link', { name: 'Back to now' }).click()
    await banner.waitFor({ state: 'detached' })
    await settled(page)
    await pace.glance()
  },
}

/** @param trader whose items are bought and bid for */
export function collectorsActs(dealings: Dealings, trader: string): readonly Act[] {
  const buy: Act = {
    name: 'buy',
    when: () => dealings.forSale.length > 0,
    run: async ({ page, pace }) => {
      await openItem(page, takeFirst(dealings.forSale))
      await pace.read()
      await buyItem(page)
      await page.getByRole('main').getByText('Not for sale').waitFor()
      await pace.glance()
    },
  }
  const offer: Act = {
    name: 'make an offer',
    // Ether is wrapped for one offer: with two open, the one that is taken first leaves nothing for the other.
    when: () => dealings.offers.length === 0,
    run: async ({ page, pace, stack }) => {
      const items = await itemsOf(stack.file(), { owner: trader, listed: false })
      // From the end: the trader lists from the beginning.
      const item = items.findLast(({ tokenId }) => !dealings.makeOfferFor.has(tokenId))
      if (item === undefined) throw new Error('The trader has nothing left to bid for.')
      dealings.makeOfferFor.add(item.tokenId)
      await openItem(page, item)
      await pace.read()
      const price = page.getByRole('region', { name: 'Price' })
      await price.getByRole('button', { name: 'Make offer' }).click()
      const form = page.getByRole('dialog', { name: 'Make offer' })
      // Above what was offered before: the owner's page puts the best one first.
      const amount = dealings.price(2.5)
      await form.getByRole('textbox', { name: /^Price/ }).fill(amount)
      await sendOffer(page, form)
      dealings.offers.push(amount)
      await pace.glance()
    },
  }
  return [browse, buy, search, offer, idle, verify, filter, buy, lookBack]
}

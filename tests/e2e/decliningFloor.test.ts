// A declining listing that undercuts a fixed one, in a browser: floor, headline, card, order and purchase agree.
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { parseUnits } from 'ethers'
import { findHolder, type Item, fetchLastPurchases } from './queries.ts'
import { createJourney } from './journey.ts'
import { confirmPurchase, openListForm, openPurchase, sendListing } from './trading.ts'
import { connectWallet, switchAccount } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

/** Below every price in the demo. */
const FIXED = '0.00005'
/** The declining price starts above the fixed one, and is below it within a second. */
const FROM = '0.00005000001'
const TO = '0.00001'
const MINUTE_MS = 60_000

/** Reads the first exact amount of an element, in wei. */
const readAmount = async (place: ReturnType<Page['locator']>) =>
  parseUnits((await place.locator('data').first().getAttribute('value')) ?? '', 18)

journey(
  'a declining price below a fixed one is the floor, the first item of the grid, and the price paid',
  async ({ page }) => {
    const seller = await findHolder(site, 5, 2)
    const [declining, fixed] = seller.items
      .filter(({ collection }) => collection === seller.items[0]?.collection)
      .slice(0, 2) as [Item, Item]
    const buyer = site.contracts.accounts.find(({ label }) => label !== seller.label)
    if (buyer === undefined) throw new Error('The demo has too few accounts.')
    const main = page.getByRole('main')
    const fixedPrice = parseUnits(FIXED, 18)

    await page.goto(`/item/${declining.collection}/${declining.tokenId}`)
    await connectWallet(page, seller.label)
    const form = await openListForm(page, FROM)
    await form.getByText('More options').click()
    await form.getByRole('button', { name: 'Declining price' }).click()
    await form.getByLabel('Ending price').fill(TO)
    await sendListing(page, form)
    await main.getByText('Declines from').waitFor()
    await page.goto(`/item/${fixed.collection}/${fixed.tokenId}`)
    await sendListing(page, await openListForm(page, FIXED))

    const path = `/collection/${declining.collection}`
    await switchAccount(page, buyer.label)
    await page.clock.install()
    await page.goto(`${path}?sort=price-low`)
    const floor = main.locator('div', { has: page.getByText('Floor', { exact: true }) }).last()
    await floor.locator('data').first().waitFor()
    // The open page compares prices at the start of the running minute: its clock goes ahead instead of waiting.
    await page.clock.fastForward(2 * MINUTE_MS)
    await expect.poll(async () => (await readAmount(floor)) < fixedPrice, { timeout: 60_000 }).toBe(true)
    const cards = main.getByRole('article')
    const readItemLink = async (place: number) =>
      (await cards.nth(place).locator('a').first().getAttribute('href'))?.split('/').at(-1)
    await expect
      .poll(
        async () => [
          await readItemLink(0),
          await readItemLink(1),
          (await readAmount(cards.first())) < fixedPrice,
        ],
        {
          timeout: 90_000,
        },
      )
      .toEqual([declining.tokenId, fixed.tokenId, true])

    await page.goto(`/item/${declining.collection}/${declining.tokenId}`)
    const headline = main.getByRole('region', { name: 'Price' })
    expect(await readAmount(headline)).toBeLessThan(fixedPrice)
    // The headline uses the browser's clock, which is ahead of the chain's; the dialog uses the chain's.
    const dialog = await openPurchase(page)
    const confirmed = await readAmount(
      dialog.locator('div', { has: page.getByText('You pay', { exact: true }) }).last(),
    )
    expect(confirmed).toBeLessThan(fixedPrice)
    await confirmPurchase(page, dialog)
    const [sale] = await fetchLastPurchases(site, buyer.address, 1)
    const paid = BigInt(sale?.price ?? '0')
    expect(paid > 0n && paid <= confirmed, `${paid} of ${confirmed}`).toBe(true)
  },
)

// Further kinds of listings in a browser: a declining price for a single buyer, and a scheduled listing.
import { expect, inject } from 'vitest'
import { ownerLink } from './owner.ts'
import { findHolder, type Item, fetchLastPurchases } from './queries.ts'
import { createJourney } from './journey.ts'
import { buyItem, openListForm, sendListing } from './trading.ts'
import { connectWallet, switchAccount } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

const DAY_MS = 86_400_000
const ETHER = 10n ** 18n

journey(
  'lists one item at a declining price for a single buyer, and schedules another for tomorrow',
  async ({ page }) => {
    const seller = await findHolder(site, 4, 2)
    const [item, next] = seller.items.slice(-2) as [Item, Item]
    const [buyer, rival] = site.contracts.accounts.filter(({ label }) => label !== seller.label)
    if (buyer === undefined || rival === undefined) throw new Error('The demo has too few accounts.')
    const main = page.getByRole('main')
    await page.goto(`/item/${item.collection}/${item.tokenId}`)
    await connectWallet(page, seller.label)
    const form = await openListForm(page, '0.9')
    await form.getByText('More options').click()
    await form.getByRole('button', { name: 'Declining price' }).click()
    await form.getByLabel('Ending price').fill('0.1')
    await form.getByRole('button', { name: 'One account' }).click()
    await form.getByLabel('Buyer’s address').fill(buyer.address)
    await sendListing(page, form)
    await main.getByText('Declines from').waitFor()

    await switchAccount(page, rival.label)
    await main.getByText('Not for sale').waitFor()
    await main.getByText(/^Listed for .*, only for .*\.$/).waitFor()
    expect(await main.getByRole('button', { name: /^Buy/, disabled: false }).count()).toBe(0)
    await switchAccount(page, buyer.label)
    await main.getByText('only for you').waitFor()
    // The buyer finds it without the item's address: the header counts it, and it is the newest on their own page.
    await page.getByRole('button', { name: /reserved for you$/ }).click()
    await page.getByRole('menuitem', { name: /^Reserved for you: / }).click()
    await main.getByRole('heading', { name: /^Reserved for you/ }).waitFor()
    await buyItem(page)
    await page.goto(`/item/${item.collection}/${item.tokenId}`)
    await ownerLink(page, `/account/${buyer.address}`).waitFor()
    const [sale] = await fetchLastPurchases(site, buyer.address, 1)
    const paid = BigInt(sale?.price ?? '0')
    expect(paid < (9n * ETHER) / 10n && paid > ETHER / 10n, `${paid}`).toBe(true)

    await page.goto(`/item/${next.collection}/${next.tokenId}`)
    await switchAccount(page, seller.label)
    const secondForm = await openListForm(page, '0.8')
    await secondForm.getByText('More options').click()
    await secondForm.getByRole('button', { name: 'Starts later' }).click()
    // The browser's field takes local time, to the minute.
    const tomorrow = new Date(Date.now() + DAY_MS)
    const local = new Date(tomorrow.getTime() - tomorrow.getTimezoneOffset() * 60_000)
    await secondForm.getByLabel('Starts at').fill(local.toISOString().slice(0, 16))
    await sendListing(page, secondForm)
    await switchAccount(page, rival.label)
    await main.getByText(/^For sale from/).waitFor()
    expect(await main.getByRole('button', { name: /^Buy/, disabled: false }).count()).toBe(0)
  },
)

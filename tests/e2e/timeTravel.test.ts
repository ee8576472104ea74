// Time travel: shows the owner of an item as of a block, disables trading, and returns to the present.
import { expect, inject } from 'vitest'
import { formatEntry } from '../../src/transactions/entry.ts'
import { reduce } from '../../src/transactions/machine.ts'
import { entryIn } from '../support/oneWrite.tsx'
import { states } from '../support/transactionStates.ts'
import { ownerLink } from './owner.ts'
import { queryIndex } from './queries.ts'
import { createJourney } from './journey.ts'
import { DESKTOP, PHONE } from './visitor.ts'
import { waitForPage } from './waitForPage.ts'

const journey = createJourney()
const site = inject('site')

interface SaleRow {
  readonly blockNumber: string
  readonly timestampSeconds: string
  readonly buyer: { readonly id: string }
  readonly token: {
    readonly tokenId: string
    readonly collection: { readonly id: string }
    readonly owner: { readonly id: string }
  }
}

/** Fetches an early sale of an item that is listed, whose buyer no longer owns it. */
async function fetchFormerSale(): Promise<SaleRow> {
  const { sales } = await queryIndex<{ sales: readonly SaleRow[] }>(
    site,
    `query ($collection: String!) {
      sales(first: 200, orderBy: timestampSeconds, where: { token_: { standard: ERC721, owner_not: null, liveAskCount_gt: 0 }, collection: $collection }) {
        blockNumber timestampSeconds buyer { id } token { tokenId collection { id } owner { id } }
      }
    }`,
    { collection: site.contracts.collections[0]?.address },
  )
  const sale = sales.find(({ buyer, token }) => buyer.id !== token.owner.id)
  if (sale === undefined) throw new Error('Every item that is for sale is still with its first buyer.')
  return sale
}

/** Fetches the number of owners of a collection at a block, and now. */
async function fetchOwnerCounts(collection: string, block: string): Promise<readonly [number, number]> {
  const counts = await queryIndex<Record<'then' | 'now', { readonly ownerCount: number }>>(
    site,
    `query ($collection: ID!) {
      then: collection(id: $collection, block: { number: ${block} }) { ownerCount }
      now: collection(id: $collection) { ownerCount }
    }`,
    { collection },
  )
  return [counts.then.ownerCount, counts.now.ownerCount]
}

journey(
  'travels to the time of a sale, shows the owner at that time, and returns to the present',
  async ({ page }) => {
    const sale = await fetchFormerSale()
    const { collection, tokenId, owner } = sale.token
    const soldAt = Number(sale.timestampSeconds)
    const item = `/item/${collection.id}/${tokenId}`
    await page.goto(item)
    await ownerLink(page, `/account/${owner.id}`).waitFor()
    await page.getByRole('main').getByRole('button', { name: /^Buy/ }).first().waitFor()
    await waitForPage(page)
    const header = page.getByRole('banner')
    const placesInHeader = () =>
      Promise.all(
        [header.getByRole('search'), header.getByRole('button', { name: /theme/i }).first()].map((part) =>
          part.boundingBox(),
        ),
      )
    const placesNow = await placesInHeader()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Time travel' }).click()
    await page.getByRole('button', { name: 'Go to date' }).click()
    await page.getByText('Select a date and a time.').waitFor()
    // The test and the field both use UTC; the field takes whole seconds.
    const dateTime = new Date(soldAt * 1000).toISOString().slice(0, 19)
    await page.getByLabel('Date and time').fill(dateTime)
    await page.getByRole('button', { name: 'Go to date' }).click()

    await page.waitForURL(`/at/${sale.blockNumber}${item}`)
    const banner = page.getByRole('complementary', { name: 'Time travel' })
    // In the form of the visitor's region, which is Britain.
    const soldOn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      soldAt * 1000,
    )
    await banner.getByText(`As of ${soldOn}`).waitFor()
    await ownerLink(page, `/at/${sale.blockNumber}/account/${sale.buyer.id}`).waitFor()
    await waitForPage(page)
    expect(await placesInHeader()).toEqual(placesNow)
    const columns = page
      .getByRole('region', { name: 'Then and now' })
      .getByRole('row', { name: /Owner/ })
      .getByRole('link')
    expect(await columns.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      [sale.buyer.id, owner.id].map((account) => `/at/${sale.blockNumber}/account/${account}`),
    )
    expect(
      await page
        .getByRole('button', {
          name: /^(Buy|List for sale: .+|Make offer|Accept$|Add .+ to cart|Cancel (listing|offer))/,
        })
        .count(),
    ).toBe(0)

    // Links keep the block until the user returns to the present.
    await page
      .getByRole('main')
      .locator(`a[href="/at/${sale.blockNumber}/collection/${collection.id}"]`)
      .first()
      .click()
    await page.waitForURL(`/at/${sale.blockNumber}/collection/${collection.id}`)
    const [ownersThen, ownersNow] = await fetchOwnerCounts(collection.id, sale.blockNumber)
    const owners = page.getByRole('region', { name: 'Then and now' }).getByText('Owners').locator('xpath=..')
    await expect
      .poll(() => owners.innerText())
      .toMatch(new RegExp(`^Owners\\s+${ownersThen}\\s+now ${ownersNow}$`))
    await page.goBack()
    await page.waitForURL(`/at/${sale.blockNumber}${item}`)
    await banner.getByRole('link', { name: 'Back to now' }).click()
    await page.waitForURL(item)
    await ownerLink(page, `/account/${owner.id}`).waitFor()
  },
)

journey(
  'explains that a block is not reached yet, and offers a way back',
  async ({ page }) => {
    await page.goto('/at/99999999/collections')
    await page.getByRole('heading', { name: 'Can’t show block 99,999,999' }).waitFor()
    await page.getByRole('link', { name: 'Back to now' }).click()
    await page.waitForURL('/collections')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  { concurrent: true },
)

for (const [name, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  journey(
    `shows transactions above the way back to now, on ${name}`,
    async ({ page }) => {
      const { blockNumber } = await fetchFormerSale()
      const now = Math.floor(Date.now() / 1000)
      // Two that no search found, which stay until they are dismissed.
      const entries = ['1', '2'].map((id) =>
        entryIn(reduce(states.failed, { type: 'finalize' }), {
          id,
          key: id,
          startedAtSeconds: now,
          updatedAtSeconds: now,
        }),
      )
      await page.goto('/collections')
      await page.evaluate(
        (records) => records.forEach(([id, text]) => localStorage.setItem(`vitrine.transaction.${id}`, text)),
        entries.map((entry) => [entry.id, formatEntry(entry)] as const),
      )
      await page.goto(`/at/${blockNumber}/collections`)
      const tray = page.getByRole('region', { name: 'Your transactions' })
      await tray.waitFor()
      const banner = page.getByRole('complementary', { name: 'Time travel' })
      await banner.waitFor()
      await waitForPage(page)
      const trayBox = await tray.boundingBox()
      const bannerBox = await banner.boundingBox()
      if (trayBox === null || bannerBox === null) throw new Error('One of the two is hidden.')
      expect(trayBox.y + trayBox.height).toBeLessThanOrEqual(bannerBox.y)
      expect(bannerBox.y + bannerBox.height).toBe(viewport.height)
    },
    { viewport, concurrent: true },
  )
}

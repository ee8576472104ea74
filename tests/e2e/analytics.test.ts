// A collection's analytics match the index: volume, the latest floor, the sum of an export, and Back without requests.
import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { expect, inject } from 'vitest'
import { queryIndex } from './queries.ts'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'
import { contentRequests, waitForResponses } from './requests.ts'

const journey = createJourney()
const site = inject('site')
const collection = site.contracts.collections[0]?.address.toLowerCase() ?? ''
const NATIVE = `0x${'00'.repeat(20)}`

interface Market {
  readonly volume: string
  readonly flaggedVolume: string
  readonly saleCount: number
  readonly orders: readonly { readonly unitPrice: string }[]
}

/** Fetches the collection's market in the chain's native currency. */
async function fetchMarket(): Promise<Market> {
  const { collectionMarket } = await queryIndex<{ collectionMarket: Market }>(
    site,
    `query ($id: ID!, $now: BigInt!) {
      collectionMarket(id: $id) {
        volume
        flaggedVolume
        saleCount
        orders(
          first: 1
          orderBy: unitPrice
          where: { side: ASK, scope: ITEM, live: true, endsAtSeconds_gt: $now }
        ) { unitPrice }
      }
    }`,
    { id: `${collection}${NATIVE.slice(2)}`, now: String(Math.floor(Date.now() / 1000)) },
  )
  return collectionMarket
}

journey(
  'shows the figures that the index has, saves them exactly, and has them again on Back',
  async (visitor) => {
    const { page } = visitor
    await page.goto(`/collection/${collection}/analytics?over=all`)
    await page.getByRole('heading', { name: 'Flagged sales' }).waitFor()
    await waitForPage(page)
    const [present, volume] = [await fetchMarket(), page.locator('dt:text-is("Volume") + dd data')]
    const inEther = (text: string | null) => BigInt(Math.round(Number(text) * 1e9))
    const gwei = (wei: string) => (BigInt(wei) + 5n * 10n ** 8n) / 10n ** 9n
    const shown = gwei(String(BigInt(present.volume) - BigInt(present.flaggedVolume)))
    expect(inEther(await volume.getAttribute('value'))).toBe(shown)

    // The last point of the series is now, so its floor is the current one.
    const past = page.getByRole('region', { name: /^Floor in ETH and share for sale/ }).first()
    await page.getByText('Floor in ETH as a table').click()
    const floor = await past.getByRole('row').nth(1).locator('data').first().getAttribute('value')
    expect(inEther(floor)).toBe(gwei(present.orders[0]?.unitPrice ?? '0'))

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export sales as CSV' }).click()
    const file = await (await saved).path()
    const { data } = Papa.parse<Record<string, string>>(await readFile(file, 'utf8'), { header: true })
    expect(data).toHaveLength(present.saleCount)
    const sum = data.reduce((total, row) => total + BigInt(row['price_smallest_unit'] ?? ''), 0n)
    expect(sum).toBe(BigInt(present.volume))

    const chart = page.getByRole('group', { name: /^Volume in ETH/ })
    await chart.focus()
    const readout = page.locator('figure[aria-label="Volume in ETH"] [role="status"]').last()
    await page.keyboard.press('End')
    const last = await readout.textContent()
    await page.keyboard.press('Home')
    expect(await readout.textContent()).not.toBe(last)

    const left = visitor.requests().length
    await page.getByRole('link', { name: 'Activity', exact: true }).last().click()
    await page.waitForURL(/\/activity$/)
    await chart.waitFor({ state: 'detached' })
    await waitForResponses(visitor, left)
    const before = visitor.requests().length
    await page.goBack()
    await page.getByRole('heading', { name: 'Flagged sales' }).waitFor()
    expect(inEther(await volume.getAttribute('value'))).toBe(shown)
    expect(contentRequests(visitor.requests().slice(before))).toEqual([])
  },
)

// Mistyped addresses and form fields get a clear message; no input is lost and nothing is sent.
import { describe, expect, inject } from 'vitest'
import { findHolder, type Item } from './queries.ts'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'
import { openListForm } from './trading.ts'
import type { Visitor } from './visitor.ts'
import { connectWallet } from './wallet.ts'

const journey = createJourney()
const site = inject('site')
const [collection] = site.contracts.collections
const TOO_LARGE = (2n ** 256n).toString()

/** Returns the RPC requests that send a transaction. */
function readSends({ requests }: Visitor): readonly string[] {
  return requests()
    .map((request) => request.postData() ?? '')
    .filter((body) => /eth_send(Raw)?Transaction/.test(body))
}

describe('an invalid address', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['an unknown route', '/no/such/page'],
    ['an account that is too short', '/account/0x123'],
    ['an account with a wrong checksum', '/account/0xF39fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['a collection that is not an address', '/collection/nouns'],
    ['an unknown collection', '/collection/0x00000000000000000000000000000000000000aa'],
    ['a token ID that is a word', `/item/${collection?.address}/first`],
    ['a token ID below zero', `/item/${collection?.address}/-1`],
    ['a token ID of 2^256', `/item/${collection?.address}/${TOO_LARGE}`],
    ['a token that does not exist', `/item/${collection?.address}/999999`],
    ['a token ID that is a script', `/item/${collection?.address}/%3Cscript%3Ealert(1)%3C%2Fscript%3E`],
  ]
  for (const [what, path] of cases) {
    journey(`${what} shows a page with the reason and a link`, async ({ page }) => {
      let isDialogOpen = false
      page.on('dialog', () => (isDialogOpen = true))
      await page.goto(path)
      await waitForPage(page)
      const main = page.getByRole('main')
      expect(await main.getByRole('heading').first().innerText()).toMatch(/not|n’t|no |unknown|nothing/i)
      expect(await main.getByRole('link').count()).toBeGreaterThan(0)
      expect(isDialogOpen, 'nothing in an address may run').toBe(false)
    })
  }
})

journey('names and ignores invalid filters, and applies the others', async ({ page }) => {
  let isDialogOpen = false
  page.on('dialog', () => (isDialogOpen = true))
  const query = new URLSearchParams({
    status: 'listed',
    min: '-1',
    max: `1${'0'.repeat(40)}`,
    sort: '<script>alert(1)</script>',
    q: '',
    currency: 'SHELLS',
  })
  await page.goto(`/collection/${collection?.address}?${query}`)
  await waitForPage(page)
  const main = page.getByRole('main')
  const problems = await main.getByRole('alert').first().innerText()
  for (const field of ['Lowest price', 'Highest price', 'Sort by', 'Currency']) {
    expect(problems).toContain(field)
  }
  expect(problems).toContain('<script>alert(1)</script>')
  await main.getByRole('button', { name: 'Remove filter: For sale' }).waitFor()
  expect(await main.locator('a[href^="/item/"]').count()).toBeGreaterThan(0)
  expect(new URL(page.url()).searchParams.get('min'), 'the address stays unchanged').toBe('-1')
  expect(isDialogOpen).toBe(false)
})

describe('the form to list an item', () => {
  const prices: readonly (readonly [string, RegExp])[] = [
    ['1e18', /without an exponent/],
    ['0', /above zero/],
    ['-2', /above zero/],
    ['1,000', /1000/],
    ['0.1234567890123456789', /at most 18 decimals/],
    ['one', /Enter a number/],
    [`1${'0'.repeat(80)}`, /too large/],
  ]
  journey('rejects each invalid price, keeps the input and sends nothing', async (visitor) => {
    const { page } = visitor
    const seller = await findHolder(site, 3)
    const [item] = seller.items as [Item]
    await page.goto(`/item/${item.collection}/${item.tokenId}`)
    await connectWallet(page, seller.label)
    const form = await openListForm(page, '')
    const field = form.getByRole('textbox', { name: /^Price/ })
    for (const [text, message] of prices) {
      await field.fill(text)
      await form.getByRole('button', { name: 'List for sale' }).click()
      await form.getByText(message).first().waitFor()
      expect(await field.getAttribute('aria-invalid'), text).toBe('true')
      expect(await field.inputValue()).toBe(text)
    }
    expect(await page.getByRole('dialog', { name: 'Send a transaction' }).count()).toBe(0)
    expect(readSends(visitor)).toEqual([])
  })

  journey('rejects an expiry in the past', async (visitor) => {
    const { page } = visitor
    const seller = await findHolder(site, 3)
    const [item] = seller.items as [Item]
    await page.goto(`/item/${item.collection}/${item.tokenId}`)
    await connectWallet(page, seller.label)
    const form = await openListForm(page, '0.5')
    await form.getByLabel('Duration').selectOption('custom')
    await form.getByLabel('Until').fill('2020-01-01T12:00')
    await form.getByRole('button', { name: 'List for sale' }).click()
    await form
      .getByText(/past|later/i)
      .first()
      .waitFor()
    expect(await form.getByLabel('Until').inputValue()).toBe('2020-01-01T12:00')
    expect(readSends(visitor)).toEqual([])
  })
})

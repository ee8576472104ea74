// Mistyped addresses and form fields get a clear message; no input is lost and nothing is sent.
import { expect, inject } from 'vitest'
import { findHolder, type Item } from './queries.ts'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'
import { openListForm } from './trading.ts'
import type { Visitor } from './visitor.ts'
import { connectWallet } from './wallet.ts'

const journey = createJourney()
const site = inject('site')
const [collection] = site.contracts.collections

/** Returns the RPC requests that send a transaction. */
function readSends({ requests }: Visitor): readonly string[] {
  return requests()
    .map((request) => request.postData() ?? '')
    .filter((body) => /eth_send(Raw)?Transaction/.test(body))
}

// Pages explain each kind of invalid address (tests/pages); what a browser adds is the server, and that nothing runs.
for (const [what, path] of [
  ['an unknown route', '/no/such/page'],
  ['a token ID that is a script', `/item/${collection?.address}/%3Cscript%3Ealert(1)%3C%2Fscript%3E`],
] as const) {
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

journey(
  'an invalid price gets the parser’s message, stays in its field, and is not sent',
  async (visitor) => {
    const { page } = visitor
    const seller = await findHolder(site, 3)
    const [item] = seller.items as [Item]
    await page.goto(`/item/${item.collection}/${item.tokenId}`)
    await connectWallet(page, seller.label)
    const form = await openListForm(page, '1e18')
    const field = form.getByRole('textbox', { name: /^Price/ })
    await form.getByRole('button', { name: 'List for sale' }).click()
    await form
      .getByText(/without an exponent/)
      .first()
      .waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.inputValue()).toBe('1e18')
    expect(await page.getByRole('dialog', { name: 'Send a transaction' }).count()).toBe(0)
    expect(readSends(visitor)).toEqual([])
  },
)

// Hostile addresses and a mistyped price in a browser: nothing of them runs, no input is lost, and nothing is sent. What
// else pages and parsers say is theirs to test (tests/pages, src/domain).
import { expect, inject } from 'vitest'
import { findHolder, type Item } from './queries.ts'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'
import { openListForm } from './trading.ts'
import { connectWallet } from './wallet.ts'

const journey = createJourney()
const site = inject('site')
const [collection] = site.contracts.collections

journey('a script in an address is shown as text, and an invalid price is not sent', async (visitor) => {
  const { page } = visitor
  const main = page.getByRole('main')
  let isDialogOpen = false
  page.on('dialog', () => (isDialogOpen = true))
  await page.goto(`/item/${collection?.address}/%3Cscript%3Ealert(1)%3C%2Fscript%3E`)
  await main.getByRole('heading', { name: 'This isn’t a token ID' }).waitFor()
  const query = new URLSearchParams({ status: 'listed', min: '-1', sort: '<script>alert(1)</script>' })
  await page.goto(`/collection/${collection?.address}?${query}`)
  await waitForPage(page)
  expect(await main.getByRole('alert').first().innerText()).toContain('<script>alert(1)</script>')
  expect(await main.locator('a[href^="/item/"]').count()).toBeGreaterThan(0)
  expect(isDialogOpen, 'nothing in an address may run').toBe(false)

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
  const sent = visitor.requests().filter((request) => /eth_send/.test(request.postData() ?? ''))
  expect(sent).toEqual([])
})

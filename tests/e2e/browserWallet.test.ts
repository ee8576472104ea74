// A wallet that is only at `window.ethereum`, as in wallets' own browsers; and refusals in the shapes that wallets give them.
import { expect, inject } from 'vitest'
import { parseAddress } from '../../src/domain/address.ts'
import { connectInjectedWallet, injectWallet, type InjectionShape } from '../support/injectedWallet.ts'
import { createJourney } from './journey.ts'
import { findHolder, type Item } from './queries.ts'
import { openListForm } from './trading.ts'
import { PHONE } from './visitor.ts'

const site = inject('site')
const journey = createJourney()
// The production build has no demo wallet, so no wallet announces itself.
const options = { production: true }

const shapes: readonly InjectionShape[] = ['object', 'list', 'late']
for (const shape of shapes) {
  journey(
    `connects to a wallet that is injected as ${shape}, and again after a reload`,
    async ({ page }) => {
      const account = parseAddress((await findHolder(site, 1)).address)
      await injectWallet(page, { rpcUrl: site.rpcUrl, account, shape })
      await page.goto('/')
      await connectInjectedWallet(page, 'Browser wallet')
      await page.reload()
      const button = page.getByRole('button', { name: /^Wallet: (?!wrong)/ })
      await button.click()
      await page.getByRole('menu').getByText('Browser wallet').waitFor()
    },
    { ...options, viewport: PHONE },
  )
}

journey(
  'a wallet that announces itself is listed once, under its name',
  async ({ page }) => {
    const account = parseAddress((await findHolder(site, 1)).address)
    await injectWallet(page, { rpcUrl: site.rpcUrl, account })
    await page.addInitScript(() => {
      Object.assign(window, { ethereum: { request: () => Promise.reject(new Error('another one')) } })
    })
    await page.goto('/')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Connect/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Connect wallet' })
    await dialog.getByRole('button', { name: 'Test wallet' }).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(1)
  },
  options,
)

journey(
  'says that the user declined, however the wallet says it, and never for another failure',
  async ({ page }) => {
    const { address, items } = await findHolder(site, 1)
    const item = items.at(-1) as Item
    await injectWallet(page, { rpcUrl: site.rpcUrl, account: parseAddress(address), shape: 'object' })
    await page.goto(`/item/${item.collection}/${item.tokenId}`)
    await connectInjectedWallet(page, 'Browser wallet')
    // Far above what any item was sold for, so that nothing is to be confirmed.
    const form = await openListForm(page, '81')
    const refuse = async (refusal: unknown) => {
      await page.evaluate((value) => Object.assign(window, { refusal: value }), refusal)
      await form.getByRole('button', { name: /^(?:List for sale|Retry|Try again)/ }).click()
    }
    for (const refusal of [
      { code: -32603, data: { code: 4001 } },
      'User rejected the request',
      { code: 5000 },
      { error: 'Action cancelled by user', code: 'Failure_ActionCancelled' },
    ]) {
      await refuse(refusal)
      await form.getByText('You declined in your wallet. Nothing was sent.').waitFor()
    }
    await refuse({
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { message: 'tx rejected by the network' },
    })
    await form.getByText(/Your wallet failed while sending this/).waitFor()
    expect(await form.getByText('You declined in your wallet. Nothing was sent.').count()).toBe(0)
  },
  options,
)

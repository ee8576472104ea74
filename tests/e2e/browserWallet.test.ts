// A wallet that is only at `window.ethereum`, as in wallets' own browsers: it's found after a reload too, and what it throws
// reaches the page.
import { inject } from 'vitest'
import { parseAddress } from '../../src/domain/address.ts'
import { connectInjectedWallet, injectWallet } from '../support/injectedWallet.ts'
import { createJourney } from './journey.ts'
import { findHolder, type Item } from './queries.ts'
import { openListForm } from './trading.ts'

const site = inject('site')
const journey = createJourney()

journey(
  'connects to a wallet that is injected late, again after a reload, and tells a refusal from a failure',
  async ({ page }) => {
    const { address, items } = await findHolder(site, 1)
    const item = items.at(-1) as Item
    await injectWallet(page, { rpcUrl: site.rpcUrl, account: parseAddress(address), shape: 'late' })
    await page.goto(`/item/${item.collection}/${item.tokenId}`)
    await connectInjectedWallet(page, 'Browser wallet')
    await page.reload()
    await page.getByRole('button', { name: /^Wallet: (?!wrong)/ }).click()
    await page.getByRole('menu').getByText('Browser wallet').waitFor()
    await page.keyboard.press('Escape')
    // Far above what any item was sold for, so that nothing is to be confirmed.
    const form = await openListForm(page, '81')
    const refuse = async (refusal: unknown) => {
      await page.evaluate((value) => Object.assign(window, { refusal: value }), refusal)
      await form.getByRole('button', { name: /^(?:List for sale|Retry|Try again)/ }).click()
    }
    const declined = form.getByText('You declined in your wallet. Nothing was sent.')
    await refuse({ code: 5000 })
    await declined.waitFor()
    const data = { message: 'tx rejected by the network' }
    await refuse({ code: -32603, message: 'Internal JSON-RPC error.', data })
    await form.getByText(/Your wallet failed while sending this/).waitFor()
    await declined.waitFor({ state: 'hidden' })
  },
  // The production build has no demo wallet, so no wallet announces itself.
  { production: true },
)

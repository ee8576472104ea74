// The menu under the account, while the wallet changes to another account.
import { act, screen } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { connectAs } from '../../../tests/support/connectAs.ts'
import { server } from '../../../tests/support/server.ts'
import { renderInFrame, testConfig } from '../../../tests/support/renderInFrame.tsx'
import { WalletProvider } from '../../wallet/WalletProvider.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const ada = `0x${'a1'.repeat(20)}`
const bea = `0x${'b2'.repeat(20)}`

interface Asked {
  readonly id: number
  readonly params: readonly unknown[]
}

test('what one account has does not stand under the next while that is being read', async () => {
  server.use(
    http.post(testConfig.network.rpcUrl, async ({ request }) => {
      const asked = (await request.json()) as readonly Asked[]
      if (JSON.stringify(asked).includes(bea.slice(2))) await delay('infinite')
      return HttpResponse.json(asked.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x8ac7230489e80000' })))
    }),
  )
  const { wallet } = connectAs(ada)
  const config = { ...testConfig, network: { ...testConfig.network, currencies: [] } }
  renderInFrame(
    <WalletProvider>
      <AccountMenu trigger={<button type="button">Wallet</button>} />
    </WalletProvider>,
    { config },
  )
  expect(await screen.findByText(/^10/)).toBeVisible()
  wallet.accounts = [bea]
  act(() => wallet.emit('accountsChanged', [bea]))
  expect(await screen.findByRole('menuitem', { name: 'My items' })).toHaveAttribute(
    'href',
    expect.stringContaining(bea),
  )
  const balances = screen.getByRole('group', { name: 'Balances' })
  expect(balances).toHaveAttribute('aria-busy', 'true')
  expect(balances).not.toHaveTextContent('10')
})

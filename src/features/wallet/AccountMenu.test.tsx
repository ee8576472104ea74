// The account menu while the wallet switches to another account.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { expect, test, vi } from 'vitest'
import { connectAs } from '../../../tests/support/connectAs.ts'
import { serveRpc } from '../../../tests/support/rpcNode.ts'
import { renderInFrame, testConfig } from '../../../tests/support/renderInFrame.tsx'
import { WalletProvider } from '../../wallet/WalletProvider.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const ada = `0x${'a1'.repeat(20)}`
const bea = `0x${'b2'.repeat(20)}`

function show(reserved = 0): void {
  serveRpc(() => ({ result: '0x0' }))
  connectAs(ada)
  const config = { ...testConfig, network: { ...testConfig.network, currencies: [] } }
  renderInFrame(
    <WalletProvider>
      <AccountMenu trigger={<button type="button">Wallet</button>} reserved={reserved} />
    </WalletProvider>,
    { config },
  )
}

test('links to the account’s pages', async () => {
  show()
  for (const [name, path] of [
    ['My items', `/account/${ada}`],
    ['My portfolio', `/account/${ada}/portfolio`],
    ['My listings', `/account/${ada}/listings`],
    ['My offers', `/account/${ada}/offers`],
  ] as const)
    expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('href', path)
})

test('counts the listings that only the account can buy', async () => {
  show(2)
  expect(await screen.findByRole('menuitem', { name: 'Reserved for you: 2' })).toHaveAttribute(
    'href',
    `/account/${ada}/listings`,
  )
})

test('does not show one account’s balances under another while they load', async () => {
  serveRpc(async ({ params }) => {
    if (JSON.stringify(params).includes(bea.slice(2))) await delay('infinite')
    return { result: '0x8ac7230489e80000' }
  })
  const { wallet } = connectAs(ada)
  const config = { ...testConfig, network: { ...testConfig.network, currencies: [] } }
  renderInFrame(
    <WalletProvider>
      <AccountMenu trigger={<button type="button">Wallet</button>} reserved={0} />
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

test('says that the address couldn’t be copied where the page has no clipboard, as on plain http', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  show()
  await user.click(await screen.findByRole('menuitem', { name: 'Copy address' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocked copying the address.')
})

// What every dialog that trades says when the wallet that it trades with is not there.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createFakeWallet, type FakeWallet } from '../../../tests/support/fakeWallet.ts'
import { type Address } from '../../domain/address.ts'
import { testConfig } from '../../ui/testing.tsx'
import { renderTrade } from './testing.tsx'
import { TradeDialog } from './TradeDialog.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address

const config = {
  ...testConfig,
  network: {
    ...testConfig.network,
    rpcUrl: 'http://localhost:3000/rpc',
    graphqlUrl: 'http://localhost:3000/graphql',
    currencies: [],
  },
}

let wallet: FakeWallet
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('vitrine.wallet', 'test.wallet')
  wallet = createFakeWallet([ada])
  wallet.answers['eth_accounts'] = () => wallet.accounts
  return wallet.announce()
})

test('a wallet that leaves while a dialog is open: it says so, offers to connect, and can be closed', async () => {
  const close = vi.fn()
  renderTrade(<TradeDialog trade={{ kind: 'cancelEverything' }} onClose={close} />, config)
  expect(await screen.findByText(/voids every listing and every offer/)).toBeVisible()
  wallet.accounts = []
  act(() => wallet.emit('accountsChanged', []))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your wallet is not connected to this network, so nothing can be signed.',
  )
  expect(screen.getByRole('dialog', { name: 'Cancel everything' })).toBeVisible()
  expect(screen.queryByText(/voids every listing/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Connect' })).toBeEnabled()
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(close).toHaveBeenCalled()
})

// What every dialog that trades says when the wallet that it trades with is not there.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, graphql, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeWallet, type FakeWallet } from '../../../tests/support/fakeWallet.ts'
import { server } from '../../../tests/support/server.ts'
import type { Address } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { editionIn, renderTrade } from '../../../tests/support/renderTrade.tsx'
import { TradeDialog } from './TradeDialog.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const bo = `0x${'b2'.repeat(20)}` as Address

const config = {
  ...testConfig,
  network: {
    ...testConfig.network,
    rpcUrl: 'http://localhost:3000/rpc',
    graphqlUrl: 'http://localhost:3000/graphql',
    currencies: [],
  },
}

const item = editionIn(`0x${'d'.repeat(40)}` as Address)

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
    'Your wallet isn’t connected to this network, so nothing can be signed.',
  )
  expect(screen.getByRole('dialog', { name: 'Cancel everything' })).toBeVisible()
  expect(screen.queryByText(/voids every listing/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeEnabled()
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(close).toHaveBeenCalled()
})

describe('fault: account or network changed mid-flow', () => {
  beforeEach(() =>
    server.use(
      graphql.query('ListWarnings', () => HttpResponse.json({ data: { token: null } })),
      graphql.query('CheapestAmong', () => HttpResponse.json({ data: { fixed: [], declining: [] } })),
      // A node that says nothing: whatever is prepared goes on being prepared.
      http.post('*/rpc', () => delay('infinite')),
    ),
  )

  const price = () => screen.findByRole('textbox', { name: 'Price of one' })
  const signatures = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  const choose = (account: Address) => {
    wallet.accounts = [account]
    act(() => wallet.emit('accountsChanged', [account]))
  }

  test('another account while a form is open: nothing typed for the one is left for the other', async () => {
    renderTrade(
      <TradeDialog trade={{ kind: 'list', item, held: undefined }} onClose={() => undefined} />,
      config,
    )
    await userEvent.type(await price(), '0.5')
    expect(await price()).toHaveValue('0.5')
    choose(bo)
    await waitFor(async () => expect(await price()).toHaveValue(''))
    expect(signatures()).toEqual([])
  })

  test('another account while a write is prepared: it is asked for itself, and the one’s goes on for the one alone', async () => {
    renderTrade(<TradeDialog trade={{ kind: 'cancelEverything' }} onClose={() => undefined} />, config)
    const shown = (account: Address) => screen.queryByText(checksumAddress(account))
    const confirm = () => screen.queryByRole('button', { name: 'Cancel everything' })
    await waitFor(() => expect(confirm()).toBeEnabled())
    expect([shown(ada) !== null, shown(bo)]).toEqual([true, null])
    await userEvent.click(confirm() as HTMLElement)
    await waitFor(() => expect(confirm()).toBeNull())
    choose(bo)
    await waitFor(() => expect(confirm()).toBeEnabled())
    expect([shown(ada), shown(bo) !== null]).toEqual([null, true])
    choose(ada)
    await waitFor(() => expect(confirm()).toBeNull())
    expect(signatures()).toEqual([])
  })

  test('another network while a form is open: nothing can be signed, and back again it starts anew', async () => {
    renderTrade(
      <TradeDialog trade={{ kind: 'list', item, held: undefined }} onClose={() => undefined} />,
      config,
    )
    await userEvent.type(await price(), '0.5')
    wallet.chainId = 1
    act(() => wallet.emit('chainChanged', '0x1'))
    expect(await screen.findByRole('alert')).toHaveTextContent('isn’t connected to this network')
    expect(screen.queryByRole('textbox', { name: 'Price of one' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'List for sale' })).toBeNull()
    wallet.chainId = 31337
    act(() => wallet.emit('chainChanged', '0x7a69'))
    expect(await price()).toHaveValue('')
    expect(signatures()).toEqual([])
  })
})

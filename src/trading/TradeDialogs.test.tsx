// Trading dialogs when their wallet disconnects, or changes its account or network.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, graphql, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connectAs } from '../../tests/support/connectAs.ts'
import type { FakeWallet } from '../../tests/support/fakeWallet.ts'
import { server } from '../../tests/support/server.ts'
import type { Address } from '../domain/address.ts'
import { checksumAddress } from '../domain/checksum.ts'
import { editionIn, renderTrade, tradeConfig } from '../../tests/support/renderTrade.tsx'
import { TradeDialog } from './TradeDialog.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const bo = `0x${'b2'.repeat(20)}` as Address

const config = tradeConfig()
const item = editionIn(`0x${'d'.repeat(40)}` as Address)

let wallet: FakeWallet
beforeEach(() => {
  const connected = connectAs(ada)
  ;({ wallet } = connected)
  return connected
})

test('says when the wallet disconnects, offers to connect, and can be closed', async () => {
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
      graphql.query('Marks', () => HttpResponse.json({ data: { tokens: [] } })),
      graphql.query('CheapestAmong', () => HttpResponse.json({ data: { fixed: [], declining: [] } })),
      // A node that never responds, so preparing never ends.
      http.post('*/rpc', () => delay('infinite')),
    ),
  )

  const price = () => screen.findByRole('textbox', { name: 'Price per unit' })
  const signatures = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  const choose = (account: Address) => {
    wallet.accounts = [account]
    act(() => wallet.emit('accountsChanged', [account]))
  }

  test('clears a form when the account changes', async () => {
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

  test('needs a confirmation for the new account, while the write continues for the previous one', async () => {
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

  test('blocks signing on another network, and starts from scratch after switching back', async () => {
    renderTrade(
      <TradeDialog trade={{ kind: 'list', item, held: undefined }} onClose={() => undefined} />,
      config,
    )
    await userEvent.type(await price(), '0.5')
    wallet.chainId = 1
    act(() => wallet.emit('chainChanged', '0x1'))
    expect(await screen.findByRole('alert')).toHaveTextContent('isn’t connected to this network')
    expect(screen.queryByRole('textbox', { name: 'Price per unit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'List for sale' })).toBeNull()
    wallet.chainId = 31337
    act(() => wallet.emit('chainChanged', '0x7a69'))
    expect(await price()).toHaveValue('')
    expect(signatures()).toEqual([])
  })
})

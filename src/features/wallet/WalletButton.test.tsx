// Choosing a wallet from the header, while another one leaves its request open.
import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { createFakeWallet, WalletError } from '../../../tests/support/fakeWallet.ts'
import { renderInFrame, testConfig } from '../../../tests/support/renderInFrame.tsx'
import { serveRpc } from '../../../tests/support/rpcNode.ts'
import { server } from '../../../tests/support/server.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { WalletProvider } from '../../wallet/WalletProvider.tsx'
import { WalletButton } from './WalletButton.tsx'

beforeEach(() => {
  serveRpc(() => ({ result: '0x0' }))
  server.use(graphql.query('ReservedListings', () => HttpResponse.json({ data: { orders: [] } })))
  localStorage.clear()
})

function open() {
  renderInFrame(
    <ApolloProvider client={createApolloClient({ graphqlUrl: testConfig.network.graphqlUrl })}>
      <WalletProvider>
        <WalletButton />
      </WalletProvider>
    </ApolloProvider>,
  )
  return userEvent.setup()
}

test('connects another wallet while the first one never replies', async () => {
  const silent = createFakeWallet([`0x${'a1'.repeat(20)}`])
  let reply: (accounts: string[]) => void = () => undefined
  silent.answers['eth_requestAccounts'] = () => new Promise<string[]>((resolve) => (reply = resolve))
  silent.announce('silent.wallet', 'Silent wallet')
  const other = createFakeWallet([`0x${'b2'.repeat(20)}`])
  other.announce('other.wallet', 'Other wallet')
  const user = open()
  await user.click(screen.getByRole('button', { name: /Connect wallet/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: /Silent wallet/ }))
  await waitFor(() => expect(silent.requests).not.toEqual([]))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: /Connect wallet/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Other wallet/ }))
  await screen.findByRole('button', { name: /0xb2b2/i })
  reply(silent.accounts)
  await waitFor(() => expect(silent.requests.map(({ method }) => method)).toContain('eth_chainId'))
  expect(localStorage.getItem('vitrine.wallet')).toContain('other.wallet')
  expect(screen.getByRole('button', { name: /0xb2b2/i })).toBeVisible()
})

test('connects a wallet that was chosen twice once its first request is approved', async () => {
  const wallet = createFakeWallet([`0x${'a1'.repeat(20)}`])
  let approve: (accounts: string[]) => void = () => undefined
  wallet.answers['eth_requestAccounts'] = () => {
    wallet.answers['eth_requestAccounts'] = () => {
      throw new WalletError(-32002, 'Already processing eth_requestAccounts.')
    }
    return new Promise<string[]>((resolve) => (approve = resolve))
  }
  wallet.announce('twice.wallet', 'Busy wallet')
  const user = open()
  await user.click(screen.getByRole('button', { name: /Connect wallet/ }))
  const choice = await within(await screen.findByRole('dialog')).findByRole('button', { name: /Busy wallet/ })
  await user.click(choice)
  await waitFor(() => expect(wallet.requests).toHaveLength(1))
  await user.click(choice)
  expect(await screen.findByText('Your wallet already has an open request. Answer it first.')).toBeVisible()
  approve(wallet.accounts)
  expect(await screen.findByRole('button', { name: /0xa1a1/i })).toBeVisible()
  await waitFor(() => expect(localStorage.getItem('vitrine.wallet')).toContain('twice.wallet'))
})

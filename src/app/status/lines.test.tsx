// The status lines: each state of the index, and a wallet on another network.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectAs } from '../../../tests/support/connectAs.ts'
import { type FakeWallet, WalletError } from '../../../tests/support/fakeWallet.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { WalletProvider } from '../../wallet/WalletProvider.tsx'
import type { IndexHealth } from './indexMonitor.ts'
import { IndexLine, WalletLine } from './lines.tsx'

const statusText = (health: IndexHealth) => renderInFrame(<IndexLine health={health} />).container.textContent

describe('fault: index behind, failed, 5xx, malformed', () => {
  it.each<[IndexHealth, RegExp]>([
    [
      { kind: 'behind', indexedBlock: 1_200, headBlock: 1_234 },
      /34 blocks behind the chain.*seeing block 1,200/,
    ],
    [{ kind: 'behind', indexedBlock: 1, headBlock: 2 }, /1 block behind/],
    [{ kind: 'chain-behind', indexedBlock: 30, headBlock: 20 }, /connection is 10 blocks behind this site/],
    [{ kind: 'failed', indexedBlock: 77 }, /stopped updating at block 77/],
    [{ kind: 'forked', indexedBlock: 5 }, /another fork/],
    [{ kind: 'index-unreachable' }, /Can’t reach this site’s data.*doesn’t update/],
    [
      { kind: 'other-version', older: 'index' },
      /data service is older than this page.*operator needs to update it/,
    ],
    [{ kind: 'other-version', older: 'page' }, /page is older than the site’s data service.*Reload the page/],
  ])('reports $kind', (health, words) => {
    expect(statusText(health)).toMatch(words)
  })

  it.each<IndexHealth>([{ kind: 'checking' }, { kind: 'current', indexedBlock: 1, headBlock: 1 }])(
    'reports nothing while it is $kind',
    (health) => {
      expect(statusText(health)).toBe('')
    },
  )
})

it('distinguishes an offline browser from an unreachable index', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(statusText({ kind: 'index-unreachable' })).toMatch(
    /^You’re offline\. This page updates once you reconnect\.$/,
  )
  online.mockRestore()
})

describe('fault: RPC down, slow, 429', () => {
  it('says that buying and listing are unavailable', () => {
    expect(statusText({ kind: 'chain-unreachable', indexedBlock: 1 })).toMatch(/can’t buy or list right now/)
  })
})

describe('fault: RPC on another chain', () => {
  it('names the chain, and says that buying and listing are unavailable', () => {
    expect(statusText({ kind: 'wrong-chain', chainId: 5 })).toMatch(/is to chain 5.*You can’t buy or list/)
  })
})

describe('fault: chain restarted', () => {
  it('says that the chain was reset, and offers a reload', () => {
    expect(statusText({ kind: 'restarted' })).toMatch(/was reset/)
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})

describe('a wallet on another network', () => {
  let wallet: FakeWallet
  let leave: () => void
  beforeEach(() => {
    const connected = connectAs(`0x${'a1'.repeat(20)}`)
    ;({ wallet } = connected)
    wallet.chainId = 1
    leave = connected
    renderInFrame(
      <WalletProvider>
        <WalletLine />
      </WalletProvider>,
    )
  })
  afterEach(() => {
    leave()
    localStorage.clear()
  })

  const line = () => screen.findByText(/another network \(chain 1\)\. Switch to Local chain to buy or list\./)
  const findButton = () => screen.findByRole('button', { name: 'Switch to Local chain', busy: false })
  const switchNetwork = async () => userEvent.click(await findButton())

  it('names the required network, and switches to it', async () => {
    await line()
    wallet.answers['wallet_switchEthereumChain'] = ([target]) => {
      wallet.emit('chainChanged', (target as { chainId: string }).chainId)
      return null
    }
    await switchNetwork()
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    const [request] = wallet.requests.filter(({ method }) => method === 'wallet_switchEthereumChain')
    expect(request?.params).toEqual([{ chainId: '0x7a69' }])
  })

  it('stays after a rejection, and reports a wallet that can’t switch', async () => {
    wallet.answers['wallet_switchEthereumChain'] = () => {
      throw new WalletError(4001, 'User rejected the request.')
    }
    await switchNetwork()
    await waitFor(() =>
      expect(wallet.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain'),
    )
    await findButton()
    await line()
    wallet.answers['wallet_switchEthereumChain'] = () => {
      throw new WalletError(4200, 'no such method')
    }
    await switchNetwork()
    expect(await screen.findByText('The wallet couldn’t switch to Local chain.')).toBeVisible()
    await findButton()
  })
})

// The words under the header: each way the index can stand to the chain is said, and a wallet on another one.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectAs } from '../../../tests/support/connectAs.ts'
import { type FakeWallet, WalletError } from '../../../tests/support/fakeWallet.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { WalletProvider } from '../../wallet/WalletProvider.tsx'
import type { IndexHealth } from './indexMonitor.ts'
import { IndexLine, WalletLine } from './lines.tsx'

const said = (health: IndexHealth) => renderInFrame(<IndexLine health={health} />).container.textContent

describe('fault: index behind, failed, 5xx, malformed', () => {
  it.each<[IndexHealth, RegExp]>([
    [
      { kind: 'behind', indexedBlock: 1_200, headBlock: 1_234 },
      /34 blocks behind the chain.*seeing block 1,200/,
    ],
    [{ kind: 'behind', indexedBlock: 1, headBlock: 2 }, /1 block behind/],
    [{ kind: 'chain-behind', indexedBlock: 30, headBlock: 20 }, /node is 10 blocks behind the indexer/],
    [{ kind: 'failed', indexedBlock: 77 }, /stopped at block 77/],
    [{ kind: 'forked', indexedBlock: 5 }, /another fork/],
    [{ kind: 'index-unreachable' }, /Can’t reach the indexer.*out of date/],
  ])('$kind is said', (health, words) => {
    expect(said(health)).toMatch(words)
  })

  it.each<IndexHealth>([{ kind: 'checking' }, { kind: 'current', indexedBlock: 1, headBlock: 1 }])(
    'nothing is said while it is $kind',
    (health) => {
      expect(said(health)).toBe('')
    },
  )
})

it('a browser without a network is told apart from an index that does not answer', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(said({ kind: 'index-unreachable' })).toMatch(/^You’re offline\..*out of date/)
  online.mockRestore()
})

describe('fault: RPC down, slow, 429', () => {
  it('buying and listing are said to wait', () => {
    expect(said({ kind: 'chain-unreachable', indexedBlock: 1 })).toMatch(/can’t buy or list right now/)
  })
})

describe('fault: RPC on another chain', () => {
  it('the chain is named, and buying and listing are said to be off', () => {
    expect(said({ kind: 'wrong-chain', chainId: 5 })).toMatch(/serves chain 5.*You can’t buy or list/)
  })
})

describe('fault: chain restarted', () => {
  it('what is shown is said to be of the chain before, and a reload is offered', () => {
    expect(said({ kind: 'restarted' })).toMatch(/was reset/)
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
  const offer = () => screen.findByRole('button', { name: 'Switch to Local chain', busy: false })
  const ask = async () => userEvent.click(await offer())

  it('is named with the network that trading needs, and brought there', async () => {
    await line()
    wallet.answers['wallet_switchEthereumChain'] = ([target]) => {
      wallet.emit('chainChanged', (target as { chainId: string }).chainId)
      return null
    }
    await ask()
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    const [asked] = wallet.requests.filter(({ method }) => method === 'wallet_switchEthereumChain')
    expect(asked?.params).toEqual([{ chainId: '0x7a69' }])
  })

  it('stays there at a reader’s no, and what a wallet cannot do is said', async () => {
    wallet.answers['wallet_switchEthereumChain'] = () => {
      throw new WalletError(4001, 'User rejected the request.')
    }
    await ask()
    await waitFor(() =>
      expect(wallet.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain'),
    )
    await offer()
    await line()
    wallet.answers['wallet_switchEthereumChain'] = () => {
      throw new WalletError(4200, 'no such method')
    }
    await ask()
    expect(await screen.findByText('The wallet couldn’t switch to Local chain.')).toBeVisible()
    await offer()
  })
})

// Connecting, reconnecting, and the events that a wallet may emit meanwhile, through the hooks that pages use.
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFakeWallet, WalletError, type FakeWallet } from '../../tests/support/fakeWallet.ts'
import { errorText } from '../domain/errors.ts'
import { currentTranslate } from '../messages/translate.ts'
import { ConfigProvider } from '../ui/ConfigContext.tsx'
import { switchNetwork } from './network.ts'
import { useWallet, WalletProvider, type Wallet } from './WalletProvider.tsx'
import { testConfig } from '../../tests/support/renderInFrame.tsx'

const ada = `0x${'a1'.repeat(20)}`
const bo = `0x${'b2'.repeat(20)}`

const config = { ...testConfig, network: { ...testConfig.network, rpcUrl: '/rpc' } }

let wallet: Wallet
let message = ''
const expose = (current: Wallet) => {
  wallet = current
}

function Probe() {
  const current = useWallet()
  const { state } = current
  // External system: the test, which acts as other components would.
  useEffect(() => expose(current), [current])
  const account = 'account' in state ? state.account : ''
  return (
    <p>
      {state.status} {account} {'chainId' in state ? state.chainId : ''}
      {current.prompt.open && ' prompt'}
      <button
        type="button"
        onClick={() =>
          void current
            .connect('test.wallet')
            .catch((error: unknown) => (message = currentTranslate()(errorText(error))))
        }
      >
        connect
      </button>
    </p>
  )
}

function open() {
  return render(
    <ConfigProvider config={config}>
      <WalletProvider>
        <Probe />
      </WalletProvider>
    </ConfigProvider>,
  )
}

const says = (text: RegExp) => waitFor(() => expect(screen.getByRole('paragraph').textContent).toMatch(text))
const connect = () => userEvent.click(screen.getByRole('button', { name: 'connect' }))

let fake: FakeWallet
beforeEach(() => {
  localStorage.clear()
  message = ''
  fake = createFakeWallet([ada])
  return fake.announce()
})

describe('connecting', () => {
  test('connects to an announced wallet, and reconnects without a prompt on the next visit', async () => {
    const first = open()
    expect(wallet.wallets.map(({ rdns }) => rdns)).toEqual(['test.wallet'])
    await says(/^disconnected/)
    await connect()
    await says(new RegExp(`^connected ${ada}`))
    first.unmount()
    open()
    await says(new RegExp(`^connected ${ada}`))
    expect(fake.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  test('reconnects to a wallet that announces itself late', async () => {
    localStorage.setItem('vitrine.wallet', 'late.wallet')
    open()
    const late = createFakeWallet([bo])
    late.answers['eth_accounts'] = () => [bo]
    let stop = () => {}
    act(() => {
      stop = late.announce('late.wallet', 'Late wallet')
    })
    await says(new RegExp(`^connected ${bo}`))
    stop()
  })

  describe('fault: wallet rejects, locks, times out', () => {
    test('does not prompt a locked wallet', async () => {
      localStorage.setItem('vitrine.wallet', 'test.wallet')
      open()
      await waitFor(() => expect(fake.requests.map(({ method }) => method)).toContain('eth_accounts'))
      await says(/^disconnected/)
      expect(fake.requests.map(({ method }) => method)).not.toContain('eth_requestAccounts')
    })

    test('a user rejection returns to disconnected, and the wallet is not remembered', async () => {
      fake.answers['eth_requestAccounts'] = () => {
        throw new WalletError(4001, 'User rejected the request.')
      }
      open()
      await connect()
      await says(/^disconnected/)
      expect(message).toBe('')
      expect(localStorage.getItem('vitrine.wallet')).toBeNull()
    })

    test('shows that the wallet already has an open request', async () => {
      fake.answers['eth_requestAccounts'] = () => {
        throw new WalletError(-32002, 'Already processing eth_requestAccounts.')
      }
      open()
      await connect()
      await waitFor(() => expect(message).toBe('Your wallet already has an open request. Answer it first.'))
      await says(/^disconnected/)
    })
  })

  test('forgets the wallet and stops listening to it when disconnected', async () => {
    open()
    await connect()
    await says(/^connected/)
    act(() => wallet.disconnect())
    await says(/^disconnected/)
    expect(fake.listeners('accountsChanged')).toBe(0)
    expect(localStorage.getItem('vitrine.wallet')).toBeNull()
  })

  describe('fault: storage corrupt, full, denied', () => {
    test('connects when storage is denied', async () => {
      const denied = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
      Storage.prototype.setItem = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      open()
      await connect()
      await says(/^connected/)
      if (denied !== undefined) Object.defineProperty(Storage.prototype, 'setItem', denied)
    })
  })
})

describe('fault: account or network changed mid-flow', () => {
  beforeEach(async () => {
    open()
    await connect()
    await says(/^connected/)
  })

  test('follows an account change, and disconnects without an account', async () => {
    act(() => fake.emit('accountsChanged', [bo]))
    await says(new RegExp(`^connected ${bo}`))
    act(() => fake.emit('accountsChanged', []))
    await says(/^disconnected/)
  })

  test('shows the wrong network, and connects again when the wallet returns', async () => {
    act(() => fake.emit('chainChanged', '0x1'))
    await says(/^wrongNetwork .* 1connect$/)
    act(() => fake.emit('chainChanged', '0x7a69'))
    await says(/^connected/)
  })

  test('disconnects when the wallet goes away', async () => {
    act(() => fake.emit('disconnect', new WalletError(4900, 'gone')))
    await says(/^disconnected/)
  })
})

describe('switching the network', () => {
  beforeEach(async () => {
    fake.chainId = 1
    open()
    await connect()
    await says(/^wrongNetwork/)
  })

  test('switches the wallet, and adds a network that the wallet does not have', async () => {
    let isAdded = false
    fake.answers['wallet_switchEthereumChain'] = () => {
      if (!isAdded) throw new WalletError(4902, 'Unrecognized chain ID.')
      fake.emit('chainChanged', '0x7a69')
      return null
    }
    fake.answers['wallet_addEthereumChain'] = () => {
      isAdded = true
      return null
    }
    let outcome = ''
    await act(async () => {
      outcome = await wallet.switchNetwork()
    })
    expect(outcome).toBe('switched')
    await says(/^connected/)
    const added = fake.requests.find(({ method }) => method === 'wallet_addEthereumChain')
    expect(added?.params[0]).toMatchObject({
      chainId: '0x7a69',
      chainName: 'Local chain',
      rpcUrls: ['http://localhost:3000/rpc'],
    })
  })

  test('adds a network with the node for wallets, where the configuration names one', async () => {
    const network = { ...config.network, walletRpcUrl: 'https://public-node.example/' }
    fake.answers['wallet_switchEthereumChain'] = () => {
      if (fake.requests.some(({ method }) => method === 'wallet_addEthereumChain')) return null
      throw new WalletError(4902, 'Unrecognized chain ID.')
    }
    fake.answers['wallet_addEthereumChain'] = () => null
    expect(await switchNetwork(fake.provider, network)).toBe('switched')
    const added = fake.requests.find(({ method }) => method === 'wallet_addEthereumChain')
    expect(added?.params[0]).toMatchObject({ rpcUrls: ['https://public-node.example/'] })
  })

  test.each([
    // MetaMask/metamask-mobile issue 2944
    ['once', new WalletError(-32603, 'Internal error', { originalError: { code: 4902 } })],
    ['twice', { code: -32603, error: { data: { originalError: { code: 4902 } } } }],
    [
      'in its text',
      new Error('Unrecognized chain ID "0x7a69". Try adding the chain using wallet_addEthereumChain first.'),
    ],
  ])('adds an unknown network when the wallet wraps its error code %s', async (_how, thrown) => {
    fake.answers['wallet_switchEthereumChain'] = () => {
      if (fake.requests.some(({ method }) => method === 'wallet_addEthereumChain')) return null
      throw thrown
    }
    fake.answers['wallet_addEthereumChain'] = () => null
    await expect(act(() => wallet.switchNetwork())).resolves.toBe('switched')
  })

  test('a rejection of the added network is not a failure, however it is wrapped', async () => {
    fake.answers['wallet_switchEthereumChain'] = () => {
      throw new WalletError(4902, 'Unrecognized chain ID.')
    }
    fake.answers['wallet_addEthereumChain'] = () => {
      throw new WalletError(-32603, 'Internal JSON-RPC error.', { originalError: { code: 4001 } })
    }
    await expect(act(() => wallet.switchNetwork())).resolves.toBe('rejected')
  })

  test('a user rejection is not a failure, and an unsupported method is', async () => {
    fake.answers['wallet_switchEthereumChain'] = () => {
      throw new WalletError(4001, 'no')
    }
    await expect(act(() => wallet.switchNetwork())).resolves.toBe('rejected')
    fake.answers['wallet_switchEthereumChain'] = () => {
      throw new WalletError(4200, 'no such method')
    }
    await expect(act(() => wallet.switchNetwork())).rejects.toThrow(
      'The wallet couldn’t switch to Local chain.',
    )
  })
})

describe('the connect prompt', () => {
  test('opens, and resolves once connected', async () => {
    open()
    let result: unknown = 'waiting'
    act(() => {
      void wallet.prompt.connect().then((connected) => {
        result = connected
      })
    })
    await says(/prompt/)
    await connect()
    await waitFor(() => expect(result).toMatchObject({ status: 'connected', account: ada }))
    await waitFor(() => expect(wallet.prompt.open).toBe(false))
    await expect(wallet.prompt.connect()).resolves.toMatchObject({ account: ada })
  })

  test('resolves without a wallet when closed', async () => {
    open()
    let result: unknown = 'waiting'
    act(() => {
      void wallet.prompt.connect().then((connected) => {
        result = connected
      })
    })
    act(() => wallet.prompt.close())
    await waitFor(() => expect(result).toBeUndefined())
  })
})

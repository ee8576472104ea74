// Wallets announce their own names, and any script in the visitor's browser may announce one. Others only put themselves at
// `window.ethereum`.
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { createFakeWallet, type FakeWallet, withdrawWallets } from '../../tests/support/fakeWallet.ts'
import { testConfig } from '../../tests/support/renderInFrame.tsx'
import { frameTexts } from '../messages/en/frame.ts'
import { ConfigProvider } from '../ui/ConfigContext.tsx'
import { createDiscovery } from './discovery.ts'
import { useWallet, WalletProvider } from './WalletProvider.tsx'

it('removes direction overrides and check marks from names, and drops icons that are not data URIs', () => {
  const discovery = createDiscovery()
  const info = {
    uuid: 'a',
    rdns: 'test.wallet',
    name: 'Good \u2705\u202Etellaw',
    icon: 'https://tracker.test/1',
  }
  const detail = Object.freeze({ info, provider: { request: () => Promise.resolve() } })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  expect(discovery.list()).toEqual([{ rdns: 'test.wallet', name: 'Good tellaw', icon: undefined }])
})

const ada = `0x${'a1'.repeat(20)}`
const BROWSER_WALLET = { rdns: 'window.ethereum', name: frameTexts.browserWallet, icon: undefined }

const inject = (value: unknown) =>
  Object.defineProperty(window, 'ethereum', { value, configurable: true, writable: true })

function open() {
  return render(
    <ConfigProvider config={{ ...testConfig, network: { ...testConfig.network, rpcUrl: '/rpc' } }}>
      <WalletProvider>
        <Probe />
      </WalletProvider>
    </ConfigProvider>,
  )
}

function Probe() {
  const { state, wallets, connect } = useWallet()
  return (
    <>
      <output>{`${state.status} ${'account' in state ? state.account : ''}`}</output>
      {wallets.map(({ rdns }) => (
        <button key={rdns} type="button" onClick={() => void connect(rdns)}>
          {rdns}
        </button>
      ))}
    </>
  )
}

const connected = () =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`connected ${ada}`))
const choices = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('a browser in which no wallet announces itself', () => {
  let fake: FakeWallet
  beforeEach(() => {
    localStorage.clear()
    withdrawWallets()
    fake = createFakeWallet([ada])
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'ethereum')
  })

  const { request } = {
    request: (args: { method: string; params?: unknown }) => fake.provider.request(args as never),
  }
  const shapes: readonly (readonly [string, () => unknown])[] = [
    // EIP-1193, as Trust’s and Coinbase’s in-app browsers inject it
    ['a provider', () => ({ ...fake.provider, isMetaMask: true, isTrust: true })],
    // Coinbase Wallet with MetaMask: docs.cloud.coinbase.com, injected provider
    ['a list of providers', () => ({ providers: [{ isBroken: true }, fake.provider] })],
    // Trust Wallet had no `removeListener`: wevm/wagmi issue 3526
    ['no events', () => ({ request })],
    // Status and imToken of 2019, which EIP-1193 calls legacy
    [
      'callbacks and enable()',
      () => ({
        enable: () => request({ method: 'eth_requestAccounts' }),
        sendAsync: (
          { id, method, params }: { id: number; method: string; params: unknown },
          callback: (error: unknown, reply?: unknown) => void,
        ) => {
          request({ method, params }).then(
            (result) => callback(null, { id, jsonrpc: '2.0', result }),
            (error: unknown) => callback(error),
          )
        },
      }),
    ],
    // In Brave, the provider is a proxy: rainbow-me/rainbowkit issue 1081
    ['a proxy', () => new Proxy({ request }, {})],
  ]

  test.each(shapes)('connects to %s at window.ethereum, and again after a reload', async (_shape, shape) => {
    inject(shape())
    const first = open()
    expect(choices()).toEqual(['window.ethereum'])
    await userEvent.click(screen.getByRole('button'))
    await connected()
    first.unmount()
    open()
    await connected()
    expect(fake.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  test('offers one that is injected late, and reconnects to it', async () => {
    localStorage.setItem('vitrine.wallet', 'window.ethereum')
    await fake.provider.request({ method: 'eth_requestAccounts' })
    open()
    expect(choices()).toEqual([])
    act(() => {
      inject(fake.provider)
      window.dispatchEvent(new Event('ethereum#initialized'))
    })
    expect(choices()).toEqual(['window.ethereum'])
    await connected()
  })

  test('a wallet that announces itself later replaces it, and a reload still reconnects', async () => {
    inject(fake.provider)
    const first = open()
    await userEvent.click(screen.getByRole('button'))
    await connected()
    act(() => void fake.announce('io.metamask', 'MetaMask'))
    expect(choices()).toEqual(['io.metamask'])
    first.unmount()
    open()
    await connected()
    expect(choices()).toEqual(['io.metamask'])
    expect(createDiscovery().find('window.ethereum')?.info.name).toBe('MetaMask')
  })

  const { proxy: revoked, revoke } = Proxy.revocable({}, {})
  revoke()
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'MetaMask'],
    ['an object without methods', { isMetaMask: true }],
    ['a revoked proxy', revoked],
    ['a list that is a revoked proxy', { providers: revoked }],
    ['an endless list', { providers: Array.from({ length: 1_000_000 }, () => ({})) }],
    [
      'getters that throw',
      {
        get request(): never {
          throw new Error('request')
        },
        get providers(): never {
          throw new Error('providers')
        },
      },
    ],
  ])('finds no wallet in %s', (_what, value) => {
    inject(value)
    open()
    expect(choices()).toEqual([])
    expect(createDiscovery().find('window.ethereum')).toBeUndefined()
  })

  test('stays the same list while what is injected changes at every look', () => {
    Object.defineProperty(window, 'ethereum', { configurable: true, get: () => ({ request }) })
    const discovery = createDiscovery()
    expect(discovery.list()).toEqual([BROWSER_WALLET])
    expect(discovery.list()).toBe(discovery.list())
  })

  test('a getter of window.ethereum that throws is no wallet', () => {
    Object.defineProperty(window, 'ethereum', {
      configurable: true,
      get: () => {
        throw new Error('no')
      },
    })
    open()
    expect(choices()).toEqual([])
  })
})

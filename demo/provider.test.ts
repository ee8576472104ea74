// @vitest-environment jsdom
// The in-page wallet behaves as wallets do: it prompts, rejects, emits changes, and describes requests.
import '../tests/support/dom.ts'
import { Interface, type JsonFragment } from 'ethers'
import { SeaportABI } from '@opensea/seaport-js/lib/abi/Seaport.js'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Address } from '../src/domain/address.ts'
import type { NetworkConfig } from '../src/domain/config.ts'
import type { SendBatch } from '../src/domain/rpc.ts'
import type { WalletTransport } from '../src/wallet/types.ts'
import { createDemoMemory } from './memory.ts'
import { createDemoProvider } from './provider.ts'
import { createRequestQueue, type DemoAnswer, type RequestQueue } from './requests.ts'
import { FUNCTIONS, nameCall } from './selectors.ts'

const ada = { address: `0x${'a1'.repeat(20)}` as Address, label: 'Ada' }
const bo = { address: `0x${'b2'.repeat(20)}` as Address, label: 'Bo' }
const network: NetworkConfig = {
  chainId: 31337,
  slug: 'local',
  name: 'Local chain',
  rpcUrl: '/rpc',
  graphqlUrl: '/graphql',
  explorerUrl: null,
  nativeCurrency: { address: `0x${'0'.repeat(40)}` as Address, symbol: 'ETH', decimals: 18 },
  currencies: [],
  ipfsGateways: [],
  blockTimeSeconds: 12,
}

let queue: RequestQueue
let provider: WalletTransport
let send: ReturnType<typeof vi.fn<SendBatch>>

beforeEach(() => {
  localStorage.clear()
  queue = createRequestQueue()
  send = vi.fn<SendBatch>((requests) =>
    Promise.resolve(
      requests.map(({ method }) => ({
        ok: true,
        result: method === 'eth_sendTransaction' ? '0xhash' : '0x10',
      })),
    ),
  )
  provider = open()
})

const open = () =>
  createDemoProvider({ network, accounts: [ada, bo], send, queue, memory: createDemoMemory() })
const request = (method: string, ...params: unknown[]) => provider.request({ method, params })

/** Waits for a request and replies to it. */
async function answer(reply: DemoAnswer) {
  const pending = await vi.waitUntil(() => queue.current())
  queue.answer(pending.id, reply)
  return pending.request
}

async function connectAs(account: Address) {
  const connecting = request('eth_requestAccounts')
  await answer({ approve: true, account })
  return connecting
}

describe('the in-page wallet', () => {
  test('exposes no account before connecting, and the chosen one afterwards, also on the next visit', async () => {
    expect(await request('eth_accounts')).toEqual([])
    expect(await connectAs(bo.address)).toEqual([bo.address])
    expect(await request('eth_accounts')).toEqual([bo.address])
    expect(await open().request({ method: 'eth_accounts' })).toEqual([bo.address])
  })

  test('a rejection is the error of EIP-1193', async () => {
    const connecting = request('eth_requestAccounts')
    await answer({ approve: false })
    await expect(connecting).rejects.toMatchObject({ code: 4001 })
  })

  test('sends an approved transaction through the node, with the node’s own account', async () => {
    await connectAs(ada.address)
    const sending = request('eth_sendTransaction', {
      from: ada.address,
      to: bo.address,
      data: '0x88147732',
      value: '0x5',
    })
    const prompted = await answer({ approve: true })
    expect(prompted).toMatchObject({
      kind: 'transaction',
      from: ada,
      to: bo.address,
      value: 5n,
      estimate: { networkFee: 256n },
    })
    expect(await sending).toBe('0xhash')
    const call = { from: ada.address, to: bo.address, data: '0x88147732', value: '0x5' }
    expect(send).toHaveBeenLastCalledWith([{ method: 'eth_sendTransaction', params: [call] }])
  })

  test('does not send a rejected transaction, or one for an account that is not exposed', async () => {
    await connectAs(ada.address)
    const declined = request('eth_sendTransaction', { from: ada.address, to: bo.address })
    await answer({ approve: false })
    await expect(declined).rejects.toMatchObject({ code: 4001 })
    await expect(request('eth_sendTransaction', { from: bo.address, to: ada.address })).rejects.toMatchObject(
      { code: 4100 },
    )
    expect(
      send.mock.calls
        .map(([requests]) => requests)
        .flat()
        .map(({ method }) => method),
    ).not.toContain('eth_sendTransaction')
  })

  test('shows one request at a time', async () => {
    await connectAs(ada.address)
    const first = request('eth_sendTransaction', { from: ada.address, to: bo.address, value: '0x1' })
    const second = request('eth_sendTransaction', { from: ada.address, to: bo.address, value: '0x2' })
    expect(await answer({ approve: false })).toMatchObject({ value: 1n })
    expect(await answer({ approve: true })).toMatchObject({ value: 2n })
    await expect(first).rejects.toMatchObject({ code: 4001 })
    expect(await second).toBe('0xhash')
  })

  test('emits a change of account or network, and revoked permissions', async () => {
    const events: unknown[] = []
    provider.on('accountsChanged', (accounts: unknown) => events.push(accounts))
    provider.on('chainChanged', (chainId: unknown) => events.push(chainId))
    await connectAs(ada.address)
    const choosing = request('wallet_requestPermissions', { eth_accounts: {} })
    await answer({ approve: true, account: bo.address })
    await choosing
    const switching = request('wallet_switchEthereumChain', { chainId: '0x1' })
    await answer({ approve: true })
    await switching
    expect(await request('eth_chainId')).toBe('0x1')
    await expect(request('eth_sendTransaction', { from: bo.address, to: ada.address })).rejects.toMatchObject(
      { code: 4900 },
    )
    await request('wallet_revokePermissions', { eth_accounts: {} })
    expect(events).toEqual([[ada.address], [bo.address], '0x1', []])
  })

  test('rejects an unknown network with code 4902 until it is added', async () => {
    await expect(request('wallet_switchEthereumChain', { chainId: '0x5' })).rejects.toMatchObject({
      code: 4902,
    })
    await request('wallet_addEthereumChain', { chainId: '0x5', chainName: 'Five' })
    const switching = request('wallet_switchEthereumChain', { chainId: '0x5' })
    expect(await answer({ approve: true })).toEqual({ kind: 'network', name: 'Five' })
    await switching
  })

  test('shows a message to sign as text', async () => {
    await connectAs(ada.address)
    const signing = request('personal_sign', '0x68656c6c6f', ada.address)
    expect(await answer({ approve: true })).toMatchObject({ kind: 'signature', content: 'hello' })
    await signing
  })

  test.each(['anvil_setBalance', 'evm_mine', 'debug_traceCall', 'wallet_unheardOf'])(
    'does not let pages call %s',
    async (method) => {
      await expect(request(method)).rejects.toMatchObject({ code: 4200 })
      expect(send).not.toHaveBeenCalled()
    },
  )
})

describe('naming a call', () => {
  test('every selector belongs to its function', () => {
    const contracts = new Interface([
      ...(SeaportABI as unknown as readonly JsonFragment[]),
      'function setApprovalForAll(address operator, bool approved)',
      'function approve(address spender, uint256 amount)',
      'function deposit() payable',
      'function withdraw(uint256 amount)',
    ])
    for (const [selector, { signature }] of Object.entries(FUNCTIONS)) {
      // The name of the efficient variant was chosen to hash to zeros; its interface is not in the package.
      if (selector !== '0x00000000') expect(contracts.getFunction(signature)?.selector).toBe(selector)
    }
  })

  test('shows an unknown function by its selector', () => {
    expect(nameCall('0x88147732ffff')).toBe('Publish orders')
    expect(nameCall('0x12345678')).toBe('Call 0x12345678')
    expect(nameCall('0x')).toBe('Send the native coin')
  })
})

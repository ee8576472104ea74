// A node that claims an outcome that never was, and the wallet's own node beside it.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeWallet } from '../../tests/support/fakeWallet.ts'
import { hashOf } from '../../tests/support/transactionStates.ts'
import { createWorld, definition, looked, pace, reaching, type World } from '../../tests/support/writes.ts'
import { readWalletReceipt, type WalletReceipt } from './walletReceipt.ts'

let world: World
/** What the wallet's node has of the transaction. */
let walletSays: WalletReceipt | undefined
beforeEach(() => {
  world = createWorld()
  walletSays = undefined
  return () => world.close()
})

const pending = async (overrides: Parameters<World['open']>[0] = {}) => {
  const store = world.open({ readWalletReceipt: () => Promise.resolve(walletSays), ...overrides })
  store.start(definition())
  await reaching(store, 'pending')
  return store
}

describe('fault: RPC lies during a trade', () => {
  test.each<[string, string, WalletReceipt, WalletReceipt, 'mined' | 'reverted']>([
    ['success of what is in no block', '0x1', 'absent', 'succeeded', 'mined'],
    ['success of what reverted', '0x1', 'reverted', 'succeeded', 'mined'],
    ['failure of what succeeded', '0x0', 'succeeded', 'reverted', 'reverted'],
  ])(
    'a forged receipt, %s, is not told before the wallet’s node says the same',
    async (_what, status, first, then, end) => {
      walletSays = first
      const store = await pending()
      world.chain.mine(hashOf('a'), status)
      await looked(world.chain)
      expect(store.find('buy:1')?.state.status).toBe('pending')
      walletSays = then
      await reaching(store, end)
    },
  )

  test('while the two differ for long, it is said to wait longer than usual', async () => {
    walletSays = 'absent'
    const store = await pending({ pace: { ...pace, stuckAfter: 0 } })
    world.chain.mine(hashOf('a'))
    await vi.waitUntil(() => {
      const state = store.find('buy:1')?.state
      return state?.status === 'pending' && state.stuck
    })
  })

  test.each<[string, (chain: World['chain']) => void]>([
    ['lost', (chain) => chain.drop(hashOf('a'))],
    [
      'displaced by a cancellation',
      (chain) => {
        chain.add({ hash: hashOf('f'), to: chain.account, data: '0x', value: 0n })
        chain.mine(hashOf('f'))
      },
    ],
  ])('what the wallet’s node has in a block is not called %s', async (_what, lie) => {
    walletSays = 'succeeded'
    const store = await pending({ pace: { ...pace, dropAfter: 0 } })
    lie(world.chain)
    await looked(world.chain)
    expect(store.find('buy:1')?.state.status).toBe('pending')
  })

  test('the receipt of another transaction is none', async () => {
    const store = await pending({
      send: async (requests) => {
        const replies = await world.chain.send(requests)
        return replies.map((reply, index) =>
          requests[index]?.method === 'eth_getTransactionReceipt' && reply.ok && reply.result !== null
            ? { ok: true, result: { ...(reply.result as object), transactionHash: hashOf('d') } }
            : reply,
        )
      },
    })
    world.chain.mine(hashOf('a'))
    await looked(world.chain)
    expect(store.find('buy:1')?.state.status).toBe('pending')
  })
})

describe('the wallet’s node', () => {
  const hash = hashOf('a')
  test.each<[string, unknown, WalletReceipt | undefined]>([
    ['a success', { transactionHash: hash, status: '0x1' }, 'succeeded'],
    ['a failure', { transactionHash: hash, status: '0x0' }, 'reverted'],
    ['no receipt', null, 'absent'],
    ['another transaction’s receipt', { transactionHash: hashOf('d'), status: '0x1' }, undefined],
    ['nonsense', 'yes', undefined],
  ])('tells of %s', async (_what, answer, told) => {
    const wallet = createFakeWallet([])
    wallet.answers['eth_getTransactionReceipt'] = () => answer
    expect(await readWalletReceipt(wallet.provider, hash)).toBe(told)
  })

  test('that takes no such question tells nothing', async () => {
    expect(await readWalletReceipt(createFakeWallet([]).provider, hash)).toBeUndefined()
  })

  test('that is silent is not waited for', async () => {
    vi.useFakeTimers()
    try {
      const wallet = createFakeWallet([])
      wallet.answers['eth_getTransactionReceipt'] = () => new Promise(() => undefined)
      const read = readWalletReceipt(wallet.provider, hash)
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await read).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })
})

// A node that claims an outcome that never was, and the wallet's own node beside it.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { TxHash } from '../domain/hashes.ts'
import { createFakeWallet } from '../../tests/support/fakeWallet.ts'
import { hashOf } from '../../tests/support/transactionStates.ts'
import {
  becoming,
  createWorld,
  definition,
  looked,
  intervals,
  reaching,
  type World,
} from '../../tests/support/writes.ts'
import { createWalletWitness, type WalletReceipt } from './walletWitness.ts'

let world: World
/** What the wallet's node has of the transaction. */
let walletSays: WalletReceipt | undefined
/** The first block that the wallet's node names. */
let walletGenesis: TxHash | undefined
beforeEach(() => {
  world = createWorld()
  walletSays = undefined
  walletGenesis = undefined
  return () => world.close()
})

const witness = {
  receipt: () => Promise.resolve(walletSays),
  genesis: () => Promise.resolve(walletGenesis),
}

const pending = async (overrides: Parameters<World['open']>[0] = {}) => {
  const store = world.open({
    witness,
    ...overrides,
  })
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
    const store = await pending({ intervals: { ...intervals, stuckAfter: 0 } })
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
    const store = await pending({ intervals: { ...intervals, dropAfter: 0 } })
    lie(world.chain)
    await looked(world.chain)
    expect(store.find('buy:1')?.state.status).toBe('pending')
  })

  test.each(['while it is followed', 'on the next page load'])(
    'a false first block does not make the page forget what the wallet’s node knows, %s',
    async (when) => {
      walletGenesis = world.chain.hashAt(0)
      const store = await pending()
      world.chain.mine(hashOf('a'))
      await reaching(store, 'mined')
      if (when === 'on the next page load') store.close()
      world.chain.restart()
      const now = when === 'on the next page load' ? world.open({ witness }) : store
      await looked(world.chain)
      expect(now.find('buy:1')?.state.status).toBe('mined')
      // A chain that was begun anew is so for the wallet, too.
      walletGenesis = world.chain.hashAt(0)
      await becoming(now, (entry) => entry === undefined)
    },
  )

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
    expect(await createWalletWitness(() => wallet.provider).receipt(hash)).toBe(told)
  })

  test('that takes no such question tells nothing', async () => {
    expect(await createWalletWitness(() => createFakeWallet([]).provider).receipt(hash)).toBeUndefined()
  })

  test('that is silent is not waited for', async () => {
    vi.useFakeTimers()
    try {
      const wallet = createFakeWallet([])
      wallet.answers['eth_getTransactionReceipt'] = () => new Promise(() => undefined)
      const read = createWalletWitness(() => wallet.provider).receipt(hash)
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await read).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })
})

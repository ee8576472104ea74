// A node that reports a false outcome is checked against the wallet's own node.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { TxHash } from '../domain/hashes.ts'
import { createFakeWallet } from '../../tests/support/fakeWallet.ts'
import { makeTxHash } from '../../tests/support/transactionStates.ts'
import {
  intervals,
  setUpWorld,
  startPending,
  waitForEntry,
  waitForPoll,
  waitForStatus,
  type World,
} from '../../tests/support/writes.ts'
import { createWalletWitness, type WalletReceipt } from './walletWitness.ts'

const world = setUpWorld()
/** The receipt that the wallet's node returns. */
let walletReceipt: WalletReceipt | undefined
/** Hash of the first block that the wallet's node returns. */
let walletGenesis: TxHash | undefined
beforeEach(() => {
  walletReceipt = undefined
  walletGenesis = undefined
})

const witness = {
  receipt: () => Promise.resolve(walletReceipt),
  genesis: () => Promise.resolve(walletGenesis),
}

const pending = (overrides: Parameters<World['open']>[0] = {}) =>
  startPending(world, { witness, ...overrides })

describe('fault: RPC lies during a trade', () => {
  test.each<[string, string, WalletReceipt, WalletReceipt, 'mined' | 'reverted']>([
    ['success of a transaction in no block', '0x1', 'absent', 'succeeded', 'mined'],
    ['success of a reverted transaction', '0x1', 'reverted', 'succeeded', 'mined'],
    ['failure of a successful transaction', '0x0', 'succeeded', 'reverted', 'reverted'],
  ])(
    'does not report a forged receipt, %s, until the wallet’s node agrees',
    async (_what, status, first, then, end) => {
      walletReceipt = first
      const store = await pending()
      world.chain.mine(makeTxHash('a'), status)
      await waitForPoll(world.chain)
      expect(store.find('buy:1')?.state.status).toBe('pending')
      walletReceipt = then
      await waitForStatus(store, end)
    },
  )

  test('shows the transaction as stuck while the two nodes differ for long', async () => {
    walletReceipt = 'absent'
    const store = await pending({ intervals: { ...intervals, stuckAfter: 0 } })
    world.chain.mine(makeTxHash('a'))
    await vi.waitUntil(() => {
      const state = store.find('buy:1')?.state
      return state?.status === 'pending' && state.stuck
    })
  })

  test.each<[string, (chain: World['chain']) => void]>([
    ['dropped', (chain) => chain.drop(makeTxHash('a'))],
    [
      'replaced by a cancellation',
      (chain) => {
        chain.add({ hash: makeTxHash('f'), to: chain.account, data: '0x', value: 0n })
        chain.mine(makeTxHash('f'))
      },
    ],
  ])('does not show a transaction as %s that the wallet’s node has in a block', async (_what, lie) => {
    walletReceipt = 'succeeded'
    const store = await pending({ intervals: { ...intervals, dropAfter: 0 } })
    lie(world.chain)
    await waitForPoll(world.chain)
    expect(store.find('buy:1')?.state.status).toBe('pending')
  })

  test.each(['while it is followed', 'on the next page load'])(
    'keeps a write despite a false first block if the wallet’s node still has its chain, %s',
    async (when) => {
      walletGenesis = world.chain.hashAt(0)
      const store = await pending()
      world.chain.mine(makeTxHash('a'))
      await waitForStatus(store, 'mined')
      if (when === 'on the next page load') store.close()
      world.chain.restart()
      const now = when === 'on the next page load' ? world.open({ witness }) : store
      await waitForPoll(world.chain)
      expect(now.find('buy:1')?.state.status).toBe('mined')
      // After an actual reset, the wallet's node has the new chain too.
      walletGenesis = world.chain.hashAt(0)
      await waitForEntry(now, (entry) => entry === undefined)
    },
  )

  test('ignores the receipt of another transaction', async () => {
    const store = await pending({
      send: async (requests) => {
        const replies = await world.chain.send(requests)
        return replies.map((reply, index) =>
          requests[index]?.method === 'eth_getTransactionReceipt' && reply.ok && reply.result !== null
            ? { ok: true, result: { ...(reply.result as object), transactionHash: makeTxHash('d') } }
            : reply,
        )
      },
    })
    world.chain.mine(makeTxHash('a'))
    await waitForPoll(world.chain)
    expect(store.find('buy:1')?.state.status).toBe('pending')
  })
})

describe('the wallet’s node', () => {
  const hash = makeTxHash('a')
  test.each<[string, unknown, WalletReceipt | undefined]>([
    ['a success', { transactionHash: hash, status: '0x1' }, 'succeeded'],
    ['a failure', { transactionHash: hash, status: '0x0' }, 'reverted'],
    ['no receipt', null, 'absent'],
    ['another transaction’s receipt', { transactionHash: makeTxHash('d'), status: '0x1' }, undefined],
    ['nonsense', 'yes', undefined],
  ])('reports %s', async (_what, reply, outcome) => {
    const wallet = createFakeWallet([])
    wallet.answers['eth_getTransactionReceipt'] = () => reply
    expect(await createWalletWitness(() => wallet.provider).receipt(hash)).toBe(outcome)
  })

  test('has no outcome when the wallet does not support the request', async () => {
    expect(await createWalletWitness(() => createFakeWallet([]).provider).receipt(hash)).toBeUndefined()
  })

  test('has no outcome when the wallet does not reply in time', async () => {
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

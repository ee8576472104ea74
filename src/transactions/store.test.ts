// Writes from start to index against a chain of one's own: one prompt, approvals, refusals, delays.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOf } from '../../tests/support/transactionStates.ts'
import {
  becoming,
  call,
  createWorld,
  definition,
  looked,
  intervals,
  reaching,
  type World,
} from '../../tests/support/writes.ts'
import { transactions } from '../messages/en/transactions.ts'
import { walletErrors } from '../messages/en/walletErrors.ts'
import type { Value } from '../messages/message.ts'
import { listOf } from '../messages/values.ts'
import { WalletUnsureError } from '../wallet/errors.ts'
import type { WriteDefinition } from './definition.ts'
import { isFollowed } from './machine.ts'

let world: World
beforeEach(() => {
  world = createWorld()
  return () => world.close()
})

const approval = { kind: 'approve', title: 'Allow', last: false } as const
const trade = { kind: 'trade', title: 'Buy', last: true } as const

describe('a write', () => {
  test('goes from the wallet to the chain to the index, and pages are asked again before it is done', async () => {
    const { chain } = world
    const store = world.open()
    const seen: string[] = []
    store.subscribe(() => {
      const status = store.find('buy:1')?.state.status
      if (status !== undefined && status !== seen.at(-1)) seen.push(status)
    })
    world.onIndexed.mockImplementation(() => void seen.push('asked again'))
    store.start(definition())
    await reaching(store, 'pending')
    chain.mine(hashOf('a'))
    await reaching(store, 'mined')
    await looked(chain)
    expect(world.onIndexed).not.toHaveBeenCalled()
    world.indexed.number = 101
    await reaching(store, 'indexed')
    expect(seen).toEqual(['preparing', 'signing', 'pending', 'mined', 'asked again', 'indexed'])
  })

  describe('fault: double click, two tabs', () => {
    test('twenty clicks make one prompt', async () => {
      const store = world.open()
      for (let click = 0; click < 20; click++) store.start(definition())
      await reaching(store, 'pending')
      for (let click = 0; click < 20; click++) store.start(definition())
      expect(world.sign).toHaveBeenCalledTimes(1)
      expect(store.entries()).toHaveLength(1)
    })
  })

  test('a refusal says why, and the wallet is never asked', async () => {
    const store = world.open()
    const reason = {
      kind: 'refused',
      code: 'x',
      sentence: 'Sold.',
      remedy: '',
      check: '',
      detail: '',
      passed: [],
    } as const
    store.start(definition({ prepare: () => Promise.resolve({ status: 'stopped', reason }) }))
    const { state } = await reaching(store, 'refused')
    expect(state).toMatchObject({ reason })
    expect(world.sign).not.toHaveBeenCalled()
  })

  describe('fault: wallet rejects, locks, times out', () => {
    test('a user’s no is not a failure, and can be tried again', async () => {
      const store = world.open()
      world.sign.mockRejectedValueOnce({ code: 4001, message: 'User rejected the request.' })
      store.start(definition())
      await reaching(store, 'rejected')
      store.start(definition())
      await reaching(store, 'pending')
      expect(store.entries()).toHaveLength(1)
    })

    test('a wallet that fails is named; a call that it found to revert is explained', async () => {
      const store = world.open()
      world.sign.mockRejectedValueOnce({ code: -32603, message: 'internal' })
      store.start(definition())
      const failed = await reaching(store, 'failed')
      expect(failed.state).toMatchObject({ message: walletErrors.sendFailed })
      world.sign.mockRejectedValueOnce({ code: 'CALL_EXCEPTION', data: '0x12345678' })
      store.start(definition({ explain: (data) => Promise.resolve(`because ${data}`) }))
      const explained = await becoming(
        store,
        (entry) => entry?.state.status === 'failed' && entry.id !== failed.id,
      )
      expect(explained?.state).toMatchObject({ message: 'because 0x12345678' })
    })
  })

  describe('a wallet that fails after it was asked', () => {
    const fails = () => Promise.reject(new WalletUnsureError('Your wallet failed.'))

    test('and sent it all the same: said at once, and followed when it is found', async () => {
      const { chain, sign } = world
      sign.mockImplementationOnce(() => {
        chain.add({ hash: hashOf('a') })
        return fails()
      })
      const store = world.open()
      store.start(definition())
      const { id, state } = await reaching(store, 'failed')
      expect(state).toMatchObject({ message: 'Your wallet failed.' })
      chain.mine(hashOf('a'))
      expect((await reaching(store, 'mined')).id).toBe(id)
    })

    test('is tried again at the same place, so that only one can be mined', async () => {
      const { sign } = world
      sign.mockImplementationOnce(fails)
      const store = world.open()
      store.start(definition())
      await reaching(store, 'failed')
      store.start(definition())
      await reaching(store, 'pending')
      expect(sign.mock.calls.map(([, , place]) => place)).toEqual([{}, { nonce: 0 }])
    })

    test('and whose transaction waits: not asked again until it is through, and then told', async () => {
      const { chain, sign } = world
      sign.mockImplementationOnce(() => {
        chain.add({ hash: hashOf('a') })
        return fails()
      })
      const store = world.open()
      store.start(definition())
      const failed = await reaching(store, 'failed')
      store.start(definition())
      const waits = await becoming(
        store,
        (entry) => entry?.state.status === 'failed' && entry.id !== failed.id,
      )
      expect(waits?.state).toMatchObject({
        message: transactions.earlierPending,
      })
      chain.mine(hashOf('a'))
      const told: Value[] = []
      store.subscribe(() => {
        const state = store.find('buy:1')?.state
        if (state?.status === 'failed') told.push(state.message)
      })
      // At once, the wallet may still be held for the attempt that just ended.
      await vi.waitUntil(() => {
        const isReported = told.includes(transactions.earlierDone)
        if (!isReported) store.start(definition())
        return isReported
      })
      expect(sign).toHaveBeenCalledTimes(1)
    })

    test('and sent nothing: looked for so long, and then at rest', async () => {
      world.sign.mockImplementationOnce(fails)
      const store = world.open({ intervals: { ...intervals, dropAfter: 5 } })
      store.start(definition())
      await becoming(store, (entry) => entry?.state.status === 'failed' && !isFollowed(entry.state))
    })
  })

  test('what cannot be prepared for an unforeseen reason comes to rest with words', async () => {
    const store = world.open()
    store.start(definition({ prepare: () => Promise.reject(new TypeError('fetch')) }))
    const { state } = await reaching(store, 'failed')
    expect(state).toMatchObject({ message: walletErrors.sendFailed })
  })

  test('an approval comes first, and the chain is read again before the signature', async () => {
    const { chain, sign } = world
    const store = world.open()
    const prepare = vi
      .fn<WriteDefinition['prepare']>()
      .mockResolvedValueOnce({ status: 'ready', step: approval, call })
      .mockResolvedValueOnce({ status: 'ready', step: trade, call })
    for (const [digit, nonce] of [
      ['b', 0],
      ['c', 1],
    ] as const) {
      sign.mockImplementationOnce(() => {
        chain.add({ hash: hashOf(digit), nonce })
        return Promise.resolve(hashOf(digit))
      })
    }
    store.start(definition({ prepare }))
    await reaching(store, 'pending')
    expect(prepare).toHaveBeenCalledTimes(1)
    chain.mine(hashOf('b'))
    await vi.waitUntil(() => sign.mock.calls.length === 2)
    expect(prepare).toHaveBeenCalledTimes(2)
    await reaching(store, 'pending')
    chain.mine(hashOf('c'))
    const { hadApproval } = await reaching(store, 'mined')
    expect(hadApproval).toBe(true)
  })

  test('a decline after steps that went through keeps what they did, and the next attempt goes on from there', async () => {
    const { chain, sign } = world
    const store = world.open()
    const wrap = { ...approval, name: 'Wrap', outcome: 'The money is wrapped.' }
    const prepare = vi
      .fn<WriteDefinition['prepare']>()
      .mockResolvedValueOnce({ status: 'ready', step: wrap, call })
      .mockResolvedValueOnce({
        status: 'ready',
        step: { ...approval, outcome: 'The approval is given.' },
        call,
      })
      .mockResolvedValue({ status: 'ready', step: trade, call })
    for (const [digit, nonce] of [
      ['b', 0],
      ['c', 1],
    ] as const) {
      sign.mockImplementationOnce(() => {
        chain.add({ hash: hashOf(digit), nonce })
        chain.mine(hashOf(digit))
        return Promise.resolve(hashOf(digit))
      })
    }
    sign.mockRejectedValue({ code: 4001 })
    store.start(definition({ prepare }))
    const { did, firstStep } = await reaching(store, 'rejected')
    expect(did).toEqual(['The money is wrapped.', 'The approval is given.'])
    expect(firstStep).toEqual(listOf(['Wrap', transactions.approve]))

    store.start(definition({ prepare, did }))
    await becoming(store, (entry) => entry?.state.status === 'rejected' && entry.state.done === 0)
    expect(store.find('buy:1')).toMatchObject({ did, hadApproval: true })
  })

  describe('fault: transaction replaced, dropped, stuck, underpriced', () => {
    test.each([
      'replacement transaction underpriced',
      'transaction underpriced',
      'max fee per gas less than block base fee',
    ])('a wallet that is told "%s" leads back, with what can be done', async (message) => {
      const store = world.open()
      world.sign.mockRejectedValueOnce({ code: -32000, message })
      store.start(definition())
      const { state } = await reaching(store, 'failed')
      expect(state).toMatchObject({ message: transactions.feeTooLow })
      store.start(definition())
      await reaching(store, 'pending')
    })
  })

  describe('fault: account or network changed mid-flow', () => {
    test('a wallet that went elsewhere after the approval ends it there, and says so', async () => {
      const { chain, sign } = world
      const store = world.open()
      const prepare = vi
        .fn<WriteDefinition['prepare']>()
        .mockResolvedValueOnce({ status: 'ready', step: approval, call })
        .mockResolvedValueOnce({ status: 'ready', step: trade, call })
      store.start(definition({ prepare }))
      await reaching(store, 'pending')
      sign.mockRejectedValueOnce(new Error('another account'))
      chain.mine(hashOf('a'))
      const { state } = await reaching(store, 'failed')
      expect(state).toMatchObject({ done: 1 })
    })
  })

  describe('fault: RPC down, slow, 429', () => {
    test('a node that is away for a while changes nothing', async () => {
      const { chain } = world
      const store = world.open()
      store.start(definition())
      await reaching(store, 'pending')
      chain.down = true
      chain.mine(hashOf('a'))
      await vi.waitUntil(() => chain.missed > 2)
      expect(store.find('buy:1')?.state.status).toBe('pending')
      chain.down = false
      await reaching(store, 'mined')
    })
  })

  describe('fault: index behind, failed, 5xx, malformed', () => {
    test('the index is late: said so, and still followed to the end', async () => {
      const store = world.open({ intervals: { ...intervals, indexBound: 0 } })
      store.start(definition())
      await reaching(store, 'pending')
      world.chain.mine(hashOf('a'))
      await reaching(store, 'stalled')
      expect(world.onIndexed).not.toHaveBeenCalled()
      world.indexed.number = 101
      await reaching(store, 'indexed')
    })
  })
})

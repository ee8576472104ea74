// Writes from start to index on a fake chain: prompts, approvals, refusals, delays.
import { describe, expect, test, vi } from 'vitest'
import { createFakeWallet, WalletError } from '../../tests/support/fakeWallet.ts'
import { makeTxHash } from '../../tests/support/transactionStates.ts'
import {
  account,
  call,
  definition,
  intervals,
  setUpWorld,
  startPending,
  waitForEntry,
  waitForPoll,
  waitForStatus,
} from '../../tests/support/writes.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import { walletTexts } from '../messages/en/wallet.ts'
import type { Value } from '../messages/message.ts'
import { andList } from '../messages/values.ts'
import { sendTransaction } from '../wallet/bridge.ts'
import { WalletUnsureError } from '../wallet/errors.ts'
import type { WriteDefinition } from './definition.ts'
import { isFollowed, isUnanswered } from './machine.ts'

const world = setUpWorld()

const approval = { kind: 'first', title: 'Allow', last: false } as const
const trade = { kind: 'trade', title: 'Buy', last: true } as const

describe('a write', () => {
  test('goes from the wallet to the chain to the index, and refetches pages before it is done', async () => {
    const { chain } = world
    const store = world.open()
    const seen: string[] = []
    store.subscribe(() => {
      const status = store.find('buy:1')?.state.status
      if (status !== undefined && status !== seen.at(-1)) seen.push(status)
    })
    world.onIndexed.mockImplementation(() => void seen.push('refetch'))
    store.start(definition())
    await waitForStatus(store, 'pending')
    chain.mine(makeTxHash('a'))
    await waitForStatus(store, 'mined')
    await waitForPoll(chain)
    expect(world.onIndexed).not.toHaveBeenCalled()
    world.indexed.number = 101
    await waitForStatus(store, 'indexed')
    expect(seen).toEqual(['preparing', 'signing', 'pending', 'mined', 'refetch', 'indexed'])
  })

  describe('fault: double click, two tabs', () => {
    test('prompts once for twenty clicks', async () => {
      const store = world.open()
      for (let click = 0; click < 20; click++) store.start(definition())
      await waitForStatus(store, 'pending')
      for (let click = 0; click < 20; click++) store.start(definition())
      expect(world.sign).toHaveBeenCalledTimes(1)
      expect(store.entries()).toHaveLength(1)
    })
  })

  test('shows the reason of a refusal without prompting the wallet', async () => {
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
    const { state } = await waitForStatus(store, 'refused')
    expect(state).toMatchObject({ reason })
    expect(world.sign).not.toHaveBeenCalled()
  })

  describe('fault: wallet rejects, locks, times out', () => {
    test('does not treat a user rejection as a failure, and allows a retry', async () => {
      const store = world.open()
      world.sign.mockRejectedValueOnce({ code: 4001, message: 'User rejected the request.' })
      store.start(definition())
      await waitForStatus(store, 'rejected')
      store.start(definition())
      await waitForStatus(store, 'pending')
      expect(store.entries()).toHaveLength(1)
    })

    test('names a wallet failure, and explains a call that would revert', async () => {
      const store = world.open()
      world.sign.mockRejectedValueOnce({ code: -32603, message: 'internal' })
      store.start(definition())
      const failed = await waitForStatus(store, 'failed')
      expect(failed.state).toMatchObject({ message: walletTexts.errors.sendFailed })
      world.sign.mockRejectedValueOnce({ code: 'CALL_EXCEPTION', data: '0x12345678' })
      store.start(definition({ explain: (data) => Promise.resolve(`because ${data}`) }))
      const explained = await waitForEntry(
        store,
        (entry) => entry?.state.status === 'failed' && entry.id !== failed.id,
      )
      expect(explained?.state).toMatchObject({ message: 'because 0x12345678' })
    })
  })

  describe('a wallet that fails after a send request', () => {
    const fails = () => Promise.reject(new WalletUnsureError('Your wallet failed.'))

    test('shows the failure at once, and follows the transaction when the wallet sent it after all', async () => {
      const { chain, sign } = world
      sign.mockImplementationOnce(() => {
        chain.add({ hash: makeTxHash('a') })
        return fails()
      })
      const store = world.open()
      store.start(definition())
      const { id, state } = await waitForStatus(store, 'failed')
      expect(state).toMatchObject({ message: 'Your wallet failed.' })
      chain.mine(makeTxHash('a'))
      expect((await waitForStatus(store, 'mined')).id).toBe(id)
    })

    test('retries with the same nonce, so that only one attempt can be mined', async () => {
      const { sign } = world
      sign.mockImplementationOnce(fails)
      const store = world.open()
      store.start(definition())
      await waitForStatus(store, 'failed')
      store.start(definition())
      await waitForStatus(store, 'pending')
      expect(sign.mock.calls.map(([, , place]) => place)).toEqual([{}, { nonce: 0 }])
    })

    test('does not prompt again while its transaction is pending, and reports when it is mined', async () => {
      const { chain, sign } = world
      sign.mockImplementationOnce(() => {
        chain.add({ hash: makeTxHash('a') })
        return fails()
      })
      const store = world.open()
      store.start(definition())
      const failed = await waitForStatus(store, 'failed')
      store.start(definition())
      const blocked = await waitForEntry(
        store,
        (entry) => entry?.state.status === 'failed' && entry.id !== failed.id,
      )
      expect(blocked?.state).toMatchObject({
        message: transactionsTexts.earlierPending,
      })
      chain.mine(makeTxHash('a'))
      const messages: Value[] = []
      store.subscribe(() => {
        const state = store.find('buy:1')?.state
        if (state?.status === 'failed') messages.push(state.message)
      })
      // Right after an attempt ends, its wallet lock may still be held.
      await vi.waitUntil(() => {
        const isReported = messages.includes(transactionsTexts.earlierDone)
        if (!isReported) store.start(definition())
        return isReported
      })
      expect(sign).toHaveBeenCalledTimes(1)
    })

    test('ends the search after a while when the wallet sent nothing', async () => {
      world.sign.mockImplementationOnce(fails)
      const store = world.open({ intervals: { ...intervals, dropAfter: 5 } })
      store.start(definition())
      await waitForEntry(store, (entry) => entry?.state.status === 'failed' && !isFollowed(entry.state))
    })
  })

  test('shows a message when the preparation fails for an unexpected reason', async () => {
    const store = world.open()
    store.start(definition({ prepare: () => Promise.reject(new TypeError('fetch')) }))
    const { state } = await waitForStatus(store, 'failed')
    expect(state).toMatchObject({ message: walletTexts.errors.sendFailed })
  })

  test('sends the approval first, and reads the chain again before the signature', async () => {
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
        chain.add({ hash: makeTxHash(digit), nonce })
        return Promise.resolve(makeTxHash(digit))
      })
    }
    store.start(definition({ prepare }))
    await waitForStatus(store, 'pending')
    expect(prepare).toHaveBeenCalledTimes(1)
    chain.mine(makeTxHash('b'))
    await vi.waitUntil(() => sign.mock.calls.length === 2)
    expect(prepare).toHaveBeenCalledTimes(2)
    await waitForStatus(store, 'pending')
    chain.mine(makeTxHash('c'))
    const { hadFirstStep } = await waitForStatus(store, 'mined')
    expect(hadFirstStep).toBe(true)
  })

  test('keeps completed steps after a rejection, and passes them to the next attempt', async () => {
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
        chain.add({ hash: makeTxHash(digit), nonce })
        chain.mine(makeTxHash(digit))
        return Promise.resolve(makeTxHash(digit))
      })
    }
    sign.mockRejectedValue({ code: 4001 })
    store.start(definition({ prepare }))
    const { completedSteps, firstStep } = await waitForStatus(store, 'rejected')
    expect(completedSteps).toEqual(['The money is wrapped.', 'The approval is given.'])
    expect(firstStep).toEqual(andList(['Wrap', transactionsTexts.approve]))

    store.start(definition({ prepare, completedSteps }))
    await waitForEntry(store, (entry) => entry?.state.status === 'rejected' && entry.state.done === 0)
    expect(store.find('buy:1')).toMatchObject({ completedSteps, hadFirstStep: true })
  })

  describe('fault: transaction replaced, dropped, stuck, underpriced', () => {
    test.each([
      'replacement transaction underpriced',
      'transaction underpriced',
      'max fee per gas less than block base fee',
    ])('explains the fee error "%s", and allows a retry', async (message) => {
      const wallet = createFakeWallet([account])
      wallet.answers['eth_accounts'] = () => [account]
      wallet.answers['eth_estimateGas'] = () => '0x5208'
      wallet.answers['eth_sendTransaction'] = () => {
        throw new WalletError(-32603, 'Internal JSON-RPC error.', { code: -32000, message })
      }
      const store = world.open()
      world.sign.mockImplementationOnce((_definition, _call, place) =>
        sendTransaction(wallet.provider, { account, chainId: 31337, call, ...place }),
      )
      store.start(definition())
      const { state } = await waitForStatus(store, 'failed')
      expect(state).toMatchObject({ message: transactionsTexts.feeTooLow })
      expect(isUnanswered(state)).toBe(false)
      store.start(definition())
      await waitForStatus(store, 'pending')
      expect(world.sign.mock.lastCall?.[2]).toEqual({})
    })
  })

  describe('fault: account or network changed mid-flow', () => {
    test('fails after the approval when the wallet has changed its account', async () => {
      const { chain, sign } = world
      const store = world.open()
      const prepare = vi
        .fn<WriteDefinition['prepare']>()
        .mockResolvedValueOnce({ status: 'ready', step: approval, call })
        .mockResolvedValueOnce({ status: 'ready', step: trade, call })
      store.start(definition({ prepare }))
      await waitForStatus(store, 'pending')
      sign.mockRejectedValueOnce(new Error('another account'))
      chain.mine(makeTxHash('a'))
      const { state } = await waitForStatus(store, 'failed')
      expect(state).toMatchObject({ done: 1 })
    })
  })

  describe('fault: RPC down, slow, 429', () => {
    test('keeps the status while the node is unreachable', async () => {
      const { chain } = world
      const store = await startPending(world)
      chain.down = true
      chain.mine(makeTxHash('a'))
      await vi.waitUntil(() => chain.missed > 2)
      expect(store.find('buy:1')?.state.status).toBe('pending')
      chain.down = false
      await waitForStatus(store, 'mined')
    })
  })

  describe('fault: index behind, failed, 5xx, malformed', () => {
    test('reports a late index, and follows the write until it is indexed', async () => {
      const store = await startPending(world, { intervals: { ...intervals, indexBound: 0 } })
      world.chain.mine(makeTxHash('a'))
      await waitForStatus(store, 'stalled')
      expect(world.onIndexed).not.toHaveBeenCalled()
      world.indexed.number = 101
      await waitForStatus(store, 'indexed')
    })
  })
})

// Outcomes of a sent transaction: sped up, canceled, replaced, dropped, stuck, reverted.
import { describe, expect, test, vi } from 'vitest'
import { makeTxHash } from '../../tests/support/transactionStates.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
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

const world = setUpWorld()

const pending = (overrides: Parameters<typeof world.open>[0] = {}) =>
  startPending(world, overrides, definition({ explain: (data) => Promise.resolve(`because ${data}`) }))

describe('fault: transaction replaced, dropped, stuck, underpriced', () => {
  test('follows the same call under another hash when it is sped up in the wallet', async () => {
    const store = await pending()
    const seen: unknown[] = []
    store.subscribe(() => {
      const state = store.find('buy:1')?.state
      if (state?.status === 'pending') seen.push(state.how)
    })
    world.chain.add({ hash: makeTxHash('e') })
    world.chain.mine(makeTxHash('e'))
    const { state } = await waitForStatus(store, 'mined')
    expect(state).toMatchObject({ hash: makeTxHash('e'), blockNumber: 101 })
    expect(seen).toContain('spedUp')
  })

  test('shows a cancellation in the wallet: an empty transfer to oneself with the same nonce', async () => {
    const store = await pending()
    world.chain.add({ hash: makeTxHash('f'), to: account, data: '0x', value: 0n })
    world.chain.mine(makeTxHash('f'))
    const { state } = await waitForStatus(store, 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'cancelled', by: makeTxHash('f') })
  })

  test.each([
    ['another value', { value: 6n }],
    ['other data', { data: '0xabcdef02' }],
    ['a transfer to oneself', { to: account, data: '0x', value: 1n }],
  ])('shows a replacement by another transaction: %s', async (_what, change) => {
    const store = await pending()
    world.chain.add({ hash: makeTxHash('f'), ...change })
    world.chain.mine(makeTxHash('f'))
    const { state } = await waitForStatus(store, 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'other', by: makeTxHash('f') })
  })

  test('shows an untraceable replacement when the node does not keep past states', async () => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.archive = false
    world.chain.add({ hash: makeTxHash('f'), value: 6n })
    world.chain.mine(makeTxHash('f'))
    const { state } = await waitForStatus(store, 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'untraceable', by: null })
  })

  test('uses the nonce that the wallet chose, not the first unused one', async () => {
    world.sign.mockImplementation(() => {
      world.chain.add({ hash: makeTxHash('a'), nonce: 3 })
      return Promise.resolve(makeTxHash('a'))
    })
    const store = world.open()
    store.start(definition())
    await waitForEntry(store, (entry) => entry?.state.status === 'pending' && entry.state.nonce === 3)
    // With the guessed nonce, this transaction would look like a replacement.
    world.chain.add({ hash: makeTxHash('9'), nonce: 0, value: 6n })
    world.chain.mine(makeTxHash('9'))
    await waitForPoll(world.chain)
    expect(store.find('buy:1')?.state.status).toBe('pending')
  })

  test('shows a transaction as dropped when the node has not seen it for long, and follows it when it reappears', async () => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.drop(makeTxHash('a'))
    await waitForStatus(store, 'dropped')
    world.chain.add({ hash: makeTxHash('a') })
    await waitForStatus(store, 'pending')
    world.chain.mine(makeTxHash('a'))
    await waitForStatus(store, 'mined')
  })

  test.each([
    ['a contract', '0x60806040', 'replaced'],
    ['an account that delegates to a contract', `0xef0100${'11'.repeat(20)}`, 'dropped'],
  ] as const)('tells a hash that no node has seen, of %s, from a dropped one', async (_who, code, status) => {
    world.chain.code = code
    world.sign.mockResolvedValueOnce(makeTxHash('b'))
    const store = world.open({ intervals: { ...intervals, dropAfter: 5 } })
    store.start(definition())
    const { state } = await waitForStatus(store, status)
    if (status === 'replaced') expect(state).toMatchObject({ how: 'untraceable' })
  })

  test('finds a dropped transaction that was sped up in a private pool once it is mined', async () => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.drop(makeTxHash('a'))
    await waitForStatus(store, 'dropped')
    world.chain.add({ hash: makeTxHash('e') })
    world.chain.mine(makeTxHash('e'))
    const { state } = await waitForStatus(store, 'mined')
    expect(state).toMatchObject({ hash: makeTxHash('e') })
  })

  test('stops following a dropped transaction when it is retried', async () => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.drop(makeTxHash('a'))
    const { id } = await waitForStatus(store, 'dropped')
    store.start(definition())
    const again = await waitForStatus(store, 'pending')
    expect(again.id).not.toBe(id)
    expect(store.entries()).toHaveLength(1)
  })

  test.each(['shown', 'dismissed'])(
    'the next attempt reuses the nonce of a dropped transaction that is %s',
    async (how) => {
      const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
      world.chain.drop(makeTxHash('a'))
      const { id } = await waitForStatus(store, 'dropped')
      if (how === 'dismissed') store.dismiss(id)
      // The user rejects once in between, and the first attempt still holds its nonce.
      world.sign.mockRejectedValueOnce({ code: 4001, message: 'User rejected the request.' })
      store.start(definition())
      await waitForStatus(store, 'rejected')
      store.start(definition())
      await waitForStatus(store, 'pending')
      expect(world.sign.mock.calls.map(([, , place]) => place)).toEqual([{}, { nonce: 0 }, { nonce: 0 }])
    },
  )

  test('the wallet chooses the next nonce when another transaction used that of a dropped one', async () => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.drop(makeTxHash('a'))
    const { id } = await waitForStatus(store, 'dropped')
    store.stop()
    world.chain.add({ hash: makeTxHash('f'), value: 6n })
    world.chain.mine(makeTxHash('f'))
    const next = world.open({ intervals: { ...intervals, firstPause: 10_000 } })
    expect(next.find('buy:1')?.id).toBe(id)
    next.start(definition())
    await vi.waitUntil(() => world.sign.mock.calls.length === 2)
    expect(world.sign.mock.calls.map(([, , place]) => place)).toEqual([{}, {}])
  })

  test.each(['shows', 'does not show'])(
    'goes on after a retried approval, of which the node %s the first attempt',
    async (shows) => {
      const approval = { kind: 'first', title: 'Approve', last: false } as const
      const purchase = { kind: 'trade', title: 'Buy', last: true } as const
      let isApproved = false
      const prepare = () =>
        Promise.resolve(
          isApproved
            ? ({ status: 'ready', step: purchase, call: { ...call, value: 6n } } as const)
            : ({ status: 'ready', step: approval, call } as const),
        )
      const store = world.open({ intervals: { ...intervals, dropAfter: 5 } })
      if (shows === 'does not show') world.sign.mockResolvedValueOnce(makeTxHash('a'))
      store.start(definition({ prepare }))
      if (shows === 'shows') {
        await waitForEntry(
          store,
          (entry) => entry?.state.status === 'pending' && entry.state.nonceConfirmed === true,
        )
        world.chain.drop(makeTxHash('a'))
      }
      await waitForStatus(store, 'dropped')
      const send = (transaction: Parameters<typeof world.chain.add>[0]) =>
        world.sign.mockImplementationOnce(() => {
          world.chain.add(transaction)
          return Promise.resolve(transaction.hash)
        })
      send({ hash: makeTxHash('b') })
      send({ hash: makeTxHash('c'), nonce: 1, value: 6n })
      store.start(definition({ prepare }))
      await waitForStatus(store, 'pending')
      isApproved = true
      world.chain.mine(makeTxHash('b'))
      await vi.waitUntil(() => world.chain.transactions.some(({ hash }) => hash === makeTxHash('c')))
      world.chain.mine(makeTxHash('c'))
      expect((await waitForStatus(store, 'mined')).state).toMatchObject({ hash: makeTxHash('c') })
    },
  )

  test('shows a transaction as stuck when it is pending for long, and as mined in the end', async () => {
    const store = await pending({ intervals: { ...intervals, stuckAfter: 0 } })
    await waitForEntry(store, (entry) => entry?.state.status === 'pending' && entry.state.stuck)
    world.chain.mine(makeTxHash('a'))
    await waitForStatus(store, 'mined')
  })

  test('shows the reason of a mined revert', async () => {
    const store = await pending()
    world.chain.revertData = '0x10fda3e1'
    world.chain.mine(makeTxHash('a'), '0x0')
    const { state } = await waitForStatus(store, 'reverted')
    expect(state).toMatchObject({ message: 'because 0x10fda3e1' })
  })

  test.each([undefined, '0x', 'ok'])('ignores a receipt whose status is %s', async (status) => {
    const store = await pending()
    world.chain.mine(makeTxHash('a'), status as string)
    const mined = world.chain.transactions.find(({ hash }) => hash === makeTxHash('a'))
    if (mined !== undefined) mined.status = status
    await waitForPoll(world.chain)
    expect(store.find('buy:1')?.state.status).toBe('pending')
  })
})

describe('transactions that the node does not show before they are mined', () => {
  const intervalsToDrop = { intervals: { ...intervals, dropAfter: 5 } }
  const other = { hash: makeTxHash('9'), nonce: 0, value: 9n }
  const trade = { kind: 'trade', title: 'Buy', last: true } as const

  /** Sends through a private relay: the wallet returns a hash that the node doesn't know. */
  const sendPrivately = (digit: string) =>
    world.sign.mockImplementationOnce(() => Promise.resolve(makeTxHash(digit)))

  const mineLate = (transaction: Parameters<typeof world.chain.add>[0]) => {
    world.chain.add(transaction)
    world.chain.mine(transaction.hash)
  }

  /** Prompts seen by the wallet, as the nonce that each asked for. */
  const prompts = () => world.sign.mock.calls.map(([, , place]) => place)

  test.each([
    ['another call', 6n],
    ['the same call', call.value],
  ])('are both mined when two had the same first unused nonce: the second with %s', async (_what, value) => {
    sendPrivately('a')
    sendPrivately('b')
    const store = world.open()
    store.start(definition())
    await waitForStatus(store, 'pending')
    const second = { ...call, value }
    const prepare = () => Promise.resolve({ status: 'ready', step: trade, call: second } as const)
    store.start(definition({ key: 'buy:2', prepare }))
    await waitForStatus(store, 'pending', 'buy:2')
    mineLate({ hash: makeTxHash('a'), nonce: 0 })
    await waitForStatus(store, 'mined')
    const isJudged = ({ status, ...state }: { readonly status: string }) =>
      status !== 'pending' || ('nonce' in state && state.nonce === 1)
    const entry = await waitForEntry(store, (found) => found !== undefined && isJudged(found.state), 'buy:2')
    expect(entry?.state).toMatchObject({ status: 'pending', nonce: 1 })
    mineLate({ hash: makeTxHash('b'), nonce: 1, value })
    expect((await waitForStatus(store, 'mined', 'buy:2')).state).toMatchObject({ hash: makeTxHash('b') })
  })

  test('are not shown as replaced when what used the guessed nonce cannot be named, but as untraceable', async () => {
    sendPrivately('a')
    world.chain.archive = false
    const store = world.open(intervalsToDrop)
    store.start(definition())
    await waitForStatus(store, 'pending')
    mineLate(other)
    const { state } = await waitForStatus(store, 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'untraceable', by: null })
  })

  test.each(['while it is followed', 'while no page is open'])(
    'are retried with the next nonce once another transaction used the guessed one, %s',
    async (when) => {
      sendPrivately('a')
      const first = world.open(intervalsToDrop)
      first.start(definition())
      await waitForStatus(first, 'dropped')
      if (when === 'while no page is open') first.stop()
      mineLate(other)
      if (when === 'while it is followed')
        await waitForEntry(first, (entry) => entry?.state.status === 'dropped' && entry.state.nonce === 1)
      const store = when === 'while it is followed' ? first : world.open()
      store.start(definition())
      await vi.waitUntil(() => prompts().length === 2)
      expect(prompts()).toEqual([{}, { nonce: 1 }])
    },
  )

  test('are not retried once they were mined with a later nonce than the guessed one', async () => {
    sendPrivately('a')
    const first = world.open(intervalsToDrop)
    first.start(definition())
    await waitForStatus(first, 'dropped')
    first.stop()
    mineLate(other)
    mineLate({ hash: makeTxHash('e'), nonce: 1 })
    const next = world.open({ intervals: { ...intervals, firstPause: 10_000 } })
    next.start(definition())
    expect((await waitForStatus(next, 'failed')).state).toMatchObject({
      message: transactionsTexts.earlierDone,
    })
    expect(prompts()).toEqual([{}])
  })

  test('are not retried while another one is in flight, which may have the nonce to reuse', async () => {
    sendPrivately('a')
    const first = world.open(intervalsToDrop)
    first.start(definition())
    await waitForStatus(first, 'dropped')
    first.stop()
    sendPrivately('b')
    const store = world.open()
    store.start(definition({ key: 'buy:2' }))
    await waitForStatus(store, 'pending', 'buy:2')
    store.start(definition())
    expect((await waitForStatus(store, 'failed')).state).toMatchObject({
      message: transactionsTexts.earlierPending,
    })
    expect(prompts()).toEqual([{}, {}])
  })

  test('are not retried a third time once the first attempt was mined', async () => {
    sendPrivately('a')
    sendPrivately('b')
    const store = world.open(intervalsToDrop)
    const priced = (value: bigint) =>
      definition({
        prepare: () => Promise.resolve({ status: 'ready', step: trade, call: { ...call, value } }),
      })
    store.start(priced(5n))
    await waitForStatus(store, 'dropped')
    mineLate(other)
    await waitForEntry(store, (entry) => entry?.state.status === 'dropped' && entry.state.nonce === 1)
    store.start(priced(4n))
    await waitForEntry(store, (entry) => entry?.state.status === 'dropped' && entry.call?.value === 4n)
    mineLate({ hash: makeTxHash('a'), nonce: 1, value: 5n })
    await waitForEntry(store, (entry) => entry?.state.status === 'dropped' && entry.state.nonce === 2)
    store.start(priced(4n))
    expect((await waitForStatus(store, 'failed')).state).toMatchObject({
      message: transactionsTexts.earlierDone,
    })
    expect(prompts()).toEqual([{}, { nonce: 1 }])
  })
})

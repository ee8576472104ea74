// How the next page resumes each state that a previous page left, and reads storage that holds anything else.
import { describe, expect, test, vi } from 'vitest'
import { makeTxHash, reason, states } from '../../tests/support/transactionStates.ts'
import {
  leaveEntry,
  RECORD_PREFIX,
  call,
  definition,
  intervals,
  setUpWorld,
  startPending,
  waitForEntry,
  waitForStatus,
} from '../../tests/support/writes.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import { formatEntry, parseEntry, type StoredEntry } from './entry.ts'
import { isFollowed, type TransactionState } from './machine.ts'

const world = setUpWorld()

const leave = (state: TransactionState, overrides?: Partial<StoredEntry>) =>
  leaveEntry(world, state, overrides)

const sent = { done: 0, step: states.pending.step, nonce: 0, hash: makeTxHash('a') }
const mined = () => {
  world.chain.add({ hash: makeTxHash('a') })
  world.chain.mine(makeTxHash('a'))
  return { ...sent, blockNumber: world.chain.block, blockHash: world.chain.hashAt(world.chain.block) }
}
const impatient = { intervals: { ...intervals, dropAfter: 5 } }

describe('fault: tab closed while pending', () => {
  test.each(Object.values(states))('reads back a write with the status $status unchanged', (state) => {
    const entry = leave(state)
    expect(parseEntry(formatEntry(entry))).toEqual(entry)
    const untraceable = state.status === 'replaced' ? { ...state, how: 'untraceable', by: null } : state
    expect(parseEntry(formatEntry({ ...entry, state: untraceable as TransactionState }))?.state).toEqual(
      untraceable,
    )
  })

  test('removes a preparing write if nothing was sent', async () => {
    leave({ status: 'preparing', done: 0 })
    await waitForEntry(world.open(), (entry) => entry === undefined)
    expect(world.browser.records.size).toBe(0)
  })

  test('ends a preparing write with instructions if the approval was mined', async () => {
    leave({ status: 'preparing', done: 1 })
    const { state } = await waitForStatus(world.open(), 'failed')
    expect(state).toEqual({ status: 'failed', done: 1, message: transactionsTexts.interrupted })
  })

  test('ends a pending approval with instructions once it is mined', async () => {
    world.chain.add({ hash: makeTxHash('a') })
    leave({ ...states.pending, ...sent, step: { kind: 'first', title: 'Allow', last: false } })
    const store = world.open()
    world.chain.mine(makeTxHash('a'))
    const { state } = await waitForStatus(store, 'failed')
    expect(state).toMatchObject({ message: transactionsTexts.interrupted })
  })

  test('finds a signing write by its call when it was sent after other transactions', async () => {
    leave({ ...states.signing, nonce: 0 })
    const store = world.open()
    world.chain.add({ hash: makeTxHash('9'), nonce: 0, value: 6n })
    world.chain.mine(makeTxHash('9'))
    world.chain.add({ hash: makeTxHash('d'), nonce: 1 })
    world.chain.mine(makeTxHash('d'))
    const { state } = await waitForStatus(store, 'mined')
    expect(state).toMatchObject({ hash: makeTxHash('d'), nonce: 1 })
  })

  test('does not report a signing write as unsent while the account has a pending transaction', async () => {
    leave({ ...states.signing, nonce: 0 })
    world.chain.add({ hash: makeTxHash('d'), nonce: 0 })
    const store = world.open({ intervals: { ...intervals, dropAfter: 0 } })
    await vi.waitUntil(() => world.chain.answered > 5)
    expect(store.find('buy:1')?.state).toMatchObject({ status: 'failed', walletRequest: { nonce: 0 } })
    world.chain.mine(makeTxHash('d'))
    await waitForStatus(store, 'mined')
  })

  test('reports a signing write that was never sent, without claiming that it was rejected', async () => {
    leave({ ...states.signing, nonce: 0 })
    const store = world.open(impatient)
    const { state } = await waitForStatus(store, 'failed')
    expect(state).toMatchObject({ message: transactionsTexts.answerUnknown })
    // The search ends after a while, and the message no longer says that it is searched for.
    const ended = await waitForEntry(store, (entry) => entry !== undefined && !isFollowed(entry.state))
    const untraced = {
      status: 'failed',
      message: transactionsTexts.untraced,
      untraced: true,
      step: states.signing.step,
    }
    expect(ended?.state).toMatchObject(untraced)
    // The next page shows the same, sends no requests for it, and lets the user dismiss it.
    store.stop()
    const answered = world.chain.answered
    const next = world.open()
    expect(next.find('buy:1')?.state).toMatchObject(untraced)
    expect(world.chain.answered).toBe(answered)
    next.dismiss('1')
    expect(world.browser.records.size).toBe(0)
  })

  test('starts a signing write again with the same nonce, so that only one of the two can be mined', async () => {
    leave({ ...states.signing, nonce: 0 })
    const store = world.open()
    const { id } = await waitForStatus(store, 'failed')
    store.dismiss(id)
    expect(store.find('buy:1')).toBeUndefined()
    store.start(definition())
    await waitForStatus(store, 'pending')
    expect(world.sign).toHaveBeenCalledWith(expect.anything(), call, { nonce: 0 })
  })

  test('shows a dismissed signing write again when it was sent after all', async () => {
    leave({ ...states.signing, nonce: 0 })
    const store = world.open()
    store.dismiss((await waitForStatus(store, 'failed')).id)
    world.chain.add({ hash: makeTxHash('d') })
    world.chain.mine(makeTxHash('d'))
    await waitForStatus(store, 'mined')
  })

  test('reports a signing write as unsent when another transaction used its nonce', async () => {
    leave({ ...states.signing, nonce: 0 })
    world.chain.add({ hash: makeTxHash('9'), nonce: 0, value: 6n })
    world.chain.mine(makeTxHash('9'))
    const store = world.open(impatient)
    await waitForEntry(store, (entry) => entry?.state.status === 'failed' && !isFollowed(entry.state))
  })

  test('does not report a signing write as unsent when the node cannot name the transaction with its nonce', async () => {
    leave({ ...states.signing, nonce: 0 })
    world.chain.archive = false
    world.chain.add({ hash: makeTxHash('d'), nonce: 0 })
    world.chain.mine(makeTxHash('d'))
    const { state } = await waitForStatus(world.open(impatient), 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'untraceable', by: null })
  })

  test('does not report a signing write as unsent when more nonces were used than are searched', async () => {
    leave({ ...states.signing, nonce: 0 })
    for (let nonce = 0; nonce < 9; nonce++) {
      const hash = makeTxHash(`${nonce}`)
      world.chain.add({ hash, nonce, ...(nonce === 8 ? {} : { value: 6n }) })
      world.chain.mine(hash)
    }
    const { state } = await waitForStatus(world.open(impatient), 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'untraceable', by: null })
  })

  test('finds a write that failed in the wallet and was sent after all', async () => {
    leave({ ...states.failed, walletRequest: { step: states.pending.step, nonce: 0 } } as TransactionState)
    const store = world.open()
    world.chain.add({ hash: makeTxHash('d') })
    world.chain.mine(makeTxHash('d'))
    await waitForStatus(store, 'mined')
  })

  test('passes previous attempts that may still be mined to the next attempt', async () => {
    const previousAttempts = { nonce: 0, sinceBlock: 100, calls: [call] }
    leave({ status: 'preparing', done: 0 }, { previousAttempts })
    const store = world.open()
    await waitForStatus(store, 'failed')
    store.start(definition())
    await waitForStatus(store, 'pending')
    expect(world.sign).toHaveBeenCalledWith(expect.anything(), call, { nonce: 0 })
  })

  test('follows a pending write until it is indexed', async () => {
    world.chain.add({ hash: makeTxHash('a') })
    leave({ ...states.pending, ...sent })
    const store = world.open()
    world.chain.mine(makeTxHash('a'))
    world.indexed.number = 101
    const { describe: description } = await waitForStatus(store, 'indexed')
    expect(description.title).toBe('Buy Noun 1')
  })

  test('keeps searching for a dropped transaction', async () => {
    leave({ status: 'dropped', ...sent })
    const store = world.open()
    world.chain.add({ hash: makeTxHash('a') })
    await waitForStatus(store, 'pending')
  })

  test.each(['mined', 'stalled'] as const)('follows a %s write until it is indexed', async (status) => {
    leave({ status, ...mined() })
    world.indexed.number = 101
    await waitForStatus(world.open(), 'indexed')
    expect(world.onIndexed).toHaveBeenCalledTimes(1)
  })

  test.each(['indexed', 'reverted'] as const)(
    'watches a write that is %s until it is final',
    async (status) => {
      leave({ ...states[status], ...mined() })
      const store = world.open()
      world.chain.grow(intervals.confirmations)
      await waitForEntry(store, (entry) => entry?.state.status === status && entry.state.final)
    },
  )

  test.each([
    { status: 'refused', done: 0, reason },
    { status: 'rejected', done: 0 },
    { status: 'failed', done: 0, message: 'no' },
    states.replaced,
  ] as const)('sends no requests for a write that is $status', (state) => {
    leave({ ...state, ...('done' in state ? { done: 1 } : {}) })
    const store = world.open()
    expect(store.find('buy:1')?.state.status).toBe(state.status)
    expect(store.find('buy:1')?.elsewhere).toBe(false)
    expect(world.chain.answered).toBe(0)
  })
})

describe('storage', () => {
  describe('fault: storage corrupt, full, denied', () => {
    test.each(['not json', '{"a":1}', '[null]', '{"id":"1","state":{"status":"pending"}}'])(
      'ignores and removes the unreadable record %s',
      (text) => {
        world.browser.records.set(`${RECORD_PREFIX}1`, text)
        world.browser.records.set('someone.else', 'theirs')
        expect(world.open().entries()).toEqual([])
        expect([...world.browser.records.keys()]).toEqual(['someone.else'])
      },
    )

    test('keeps writes for the life of the page when storage is full, with one prompt for twenty clicks', async () => {
      const tab = world.browser.openTab()
      const setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      const { createTransactionLog } = await import('./log.ts')
      const full = { ...tab.storage, setItem }
      const store = world.open({ log: createTransactionLog({ storage: full, events: tab.events }) })
      for (let click = 0; click < 20; click++) store.start(definition())
      await waitForStatus(store, 'pending')
      expect(world.sign).toHaveBeenCalledTimes(1)
      world.chain.mine(makeTxHash('a'))
      await waitForStatus(store, 'mined')
    })

    test('keeps a record of a later version until it is 30 days old', () => {
      const record = '{"id":"1","updatedAtSeconds":900,"state":{"status":"of tomorrow"}}'
      world.browser.records.set(`${RECORD_PREFIX}1`, record)
      expect(world.open().entries()).toEqual([])
      expect(world.browser.records.get(`${RECORD_PREFIX}1`)).toBe(record)
      world.open({ nowSeconds: () => 900 + 30 * 86_400 })
      expect(world.browser.records.size).toBe(0)
    })

    test('keeps writes for the life of the page when storage is denied', async () => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      const tab = world.browser.openTab()
      const denied = { ...tab.storage, getItem: deny, setItem: deny, removeItem: deny, key: deny }
      const { createTransactionLog } = await import('./log.ts')
      const store = await startPending(world, {
        log: createTransactionLog({ storage: denied, events: tab.events }),
      })
      world.chain.mine(makeTxHash('a'))
      await waitForStatus(store, 'mined')
    })
  })

  test('truncates long texts, and keeps the write', () => {
    const long = 'x'.repeat(5_000)
    const longReason = { ...reason, sentence: long, passed: [{ check: long, detail: long }] }
    leave(
      { status: 'refused', done: 1, reason: longReason },
      { call: { ...call, data: `0x${'ab'.repeat(5_000)}` } },
    )
    const [kept] = world.open().entries()
    expect(kept?.state).toMatchObject({ reason: { sentence: `${'x'.repeat(399)}…` } })
    expect(kept?.call?.data).toHaveLength(10_002)
  })

  test('keeps writes on another chain without showing them', () => {
    leave(states.pending, { chainId: 1 })
    expect(world.open().entries()).toEqual([])
    expect(world.browser.records.size).toBe(1)
  })

  test('removes writes that ended a day ago, and keeps those in progress', () => {
    leave({ ...states.indexed, final: true }, { id: 'old', updatedAtSeconds: 0 })
    leave({ ...states.pending, ...sent }, { id: 'waiting', updatedAtSeconds: 0 })
    const store = world.open({ nowSeconds: () => 86_400 })
    expect(store.entries().map(({ id }) => id)).toEqual(['waiting'])
  })

  test('keeps the twenty newest writes that have ended', () => {
    for (let index = 0; index < 25; index++) {
      leave({ status: 'rejected', done: 0 }, { id: `${index + 10}`, startedAtSeconds: index })
    }
    const ids = world
      .open()
      .entries()
      .map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 15}`))
    expect(world.browser.records.size).toBe(20)
  })
})

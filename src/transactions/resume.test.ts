// The next page: what it makes of each state that an earlier one left, and of storage that holds something else.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOf, reason, states } from '../../tests/support/transactionStates.ts'
import {
  account,
  becoming,
  call,
  createWorld,
  definition,
  intervals,
  reaching,
  type World,
} from '../../tests/support/writes.ts'
import { transactions } from '../messages/en/transactions.ts'
import { formatEntry, parseEntry, type StoredEntry } from './entry.ts'
import { isFollowed, type TransactionState } from './machine.ts'

let world: World
beforeEach(() => {
  world = createWorld()
  return () => world.close()
})

const PREFIX = 'vitrine.transaction.'

/** Leaves a write in the storage as a page that was closed does. */
function leave(state: TransactionState, overrides: Partial<StoredEntry> = {}): StoredEntry {
  const entry: StoredEntry = {
    id: '1',
    key: 'buy:1',
    chainId: 31337,
    genesis: world.chain.hashAt(0),
    account,
    describe: definition().describe,
    state,
    call,
    hadApproval: false,
    sinceBlock: 100,
    dismissed: false,
    startedAtSeconds: 900,
    updatedAtSeconds: 900,
    ...overrides,
  }
  world.browser.records.set(PREFIX + entry.id, formatEntry(entry))
  return entry
}

const sent = { done: 0, step: states.pending.step, nonce: 0, hash: hashOf('a') }
const mined = () => {
  world.chain.add({ hash: hashOf('a') })
  world.chain.mine(hashOf('a'))
  return { ...sent, blockNumber: world.chain.block, blockHash: world.chain.hashAt(world.chain.block) }
}
const impatient = { intervals: { ...intervals, dropAfter: 5 } }

describe('fault: tab closed while pending', () => {
  test.each(Object.values(states))('a write that was $status is read back as it was', (state) => {
    const entry = leave(state)
    expect(parseEntry(formatEntry(entry))).toEqual(entry)
    const left = state.status === 'replaced' ? { ...state, how: 'untraceable', by: null } : state
    expect(parseEntry(formatEntry({ ...entry, state: left as TransactionState }))?.state).toEqual(left)
  })

  test('preparing, with nothing sent: there is nothing to take up', async () => {
    leave({ status: 'preparing', done: 0 })
    await becoming(world.open(), (entry) => entry === undefined)
    expect(world.browser.records.size).toBe(0)
  })

  test('preparing, with the approval given: ends with what to do', async () => {
    leave({ status: 'preparing', done: 1 })
    const { state } = await reaching(world.open(), 'failed')
    expect(state).toEqual({ status: 'failed', done: 1, message: transactions.interrupted })
  })

  test('an approval that was pending: the same, once it is mined', async () => {
    world.chain.add({ hash: hashOf('a') })
    leave({ ...states.pending, ...sent, step: { kind: 'approve', title: 'Allow', last: false } })
    const store = world.open()
    world.chain.mine(hashOf('a'))
    const { state } = await reaching(store, 'failed')
    expect(state).toMatchObject({ message: transactions.interrupted })
  })

  test('signing, and sent after all: found by the call, behind whatever else the wallet sent', async () => {
    leave({ ...states.signing, nonce: 0 })
    const store = world.open()
    world.chain.add({ hash: hashOf('9'), nonce: 0, value: 6n })
    world.chain.mine(hashOf('9'))
    world.chain.add({ hash: hashOf('d'), nonce: 1 })
    world.chain.mine(hashOf('d'))
    const { state } = await reaching(store, 'mined')
    expect(state).toMatchObject({ hash: hashOf('d'), nonce: 1 })
  })

  test('signing, and something of the account waits in the pool: not called unsent', async () => {
    leave({ ...states.signing, nonce: 0 })
    world.chain.add({ hash: hashOf('d'), nonce: 0 })
    const store = world.open({ intervals: { ...intervals, dropAfter: 0 } })
    await vi.waitUntil(() => world.chain.answered > 5)
    expect(store.find('buy:1')?.state).toMatchObject({ status: 'failed', walletRequest: { nonce: 0 } })
    world.chain.mine(hashOf('d'))
    await reaching(store, 'mined')
  })

  test('signing, and never sent: said so, without claiming that it was declined', async () => {
    leave({ ...states.signing, nonce: 0 })
    const store = world.open(impatient)
    const { state } = await reaching(store, 'failed')
    expect(state).toMatchObject({ message: transactions.answerUnknown })
    // Nobody looks for it for ever, and then nothing is said to follow.
    const given = await becoming(store, (entry) => entry !== undefined && !isFollowed(entry.state))
    const untraced = {
      status: 'failed',
      message: transactions.untraced,
      untraced: true,
      step: states.signing.step,
    }
    expect(given?.state).toMatchObject(untraced)
    // The next page says so as well, asks nothing for it, and lets it be put away.
    store.stop()
    const answered = world.chain.answered
    const next = world.open()
    expect(next.find('buy:1')?.state).toMatchObject(untraced)
    expect(world.chain.answered).toBe(answered)
    next.dismiss('1')
    expect(world.browser.records.size).toBe(0)
  })

  test('signing, and started again: in the same place, so that only one of the two can be mined', async () => {
    leave({ ...states.signing, nonce: 0 })
    const store = world.open()
    const { id } = await reaching(store, 'failed')
    store.dismiss(id)
    expect(store.find('buy:1')).toBeUndefined()
    store.start(definition())
    await reaching(store, 'pending')
    expect(world.sign).toHaveBeenCalledWith(expect.anything(), call, { nonce: 0 })
  })

  test('signing, put away, and sent after all: comes back', async () => {
    leave({ ...states.signing, nonce: 0 })
    const store = world.open()
    store.dismiss((await reaching(store, 'failed')).id)
    world.chain.add({ hash: hashOf('d') })
    world.chain.mine(hashOf('d'))
    await reaching(store, 'mined')
  })

  test('signing, and its place taken by something else: the same', async () => {
    leave({ ...states.signing, nonce: 0 })
    world.chain.add({ hash: hashOf('9'), nonce: 0, value: 6n })
    world.chain.mine(hashOf('9'))
    const store = world.open(impatient)
    await becoming(store, (entry) => entry?.state.status === 'failed' && !isFollowed(entry.state))
  })

  test('signing, and its place taken by what the node cannot name: not called unsent', async () => {
    leave({ ...states.signing, nonce: 0 })
    world.chain.archive = false
    world.chain.add({ hash: hashOf('d'), nonce: 0 })
    world.chain.mine(hashOf('d'))
    const { state } = await reaching(world.open(impatient), 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'untraceable', by: null })
  })

  test('signing, and more sent since than is searched: not called unsent', async () => {
    leave({ ...states.signing, nonce: 0 })
    for (let nonce = 0; nonce < 9; nonce++) {
      const hash = hashOf(`${nonce}`)
      world.chain.add({ hash, nonce, ...(nonce === 8 ? {} : { value: 6n }) })
      world.chain.mine(hash)
    }
    const { state } = await reaching(world.open(impatient), 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'untraceable', by: null })
  })

  test('failed in the wallet, and sent after all: found', async () => {
    leave({ ...states.failed, walletRequest: { step: states.pending.step, nonce: 0 } } as TransactionState)
    const store = world.open()
    world.chain.add({ hash: hashOf('d') })
    world.chain.mine(hashOf('d'))
    await reaching(store, 'mined')
  })

  test('preparing again what may still go through: the next attempt knows of it', async () => {
    const previousAttempts = { nonce: 0, sinceBlock: 100, calls: [call] }
    leave({ status: 'preparing', done: 0 }, { previousAttempts })
    const store = world.open()
    await reaching(store, 'failed')
    store.start(definition())
    await reaching(store, 'pending')
    expect(world.sign).toHaveBeenCalledWith(expect.anything(), call, { nonce: 0 })
  })

  test('pending: followed to the index', async () => {
    world.chain.add({ hash: hashOf('a') })
    leave({ ...states.pending, ...sent })
    const store = world.open()
    world.chain.mine(hashOf('a'))
    world.indexed.number = 101
    const { describe: words } = await reaching(store, 'indexed')
    expect(words.title).toBe('Buy Noun 1')
  })

  test('dropped: still looked for', async () => {
    leave({ status: 'dropped', ...sent })
    const store = world.open()
    world.chain.add({ hash: hashOf('a') })
    await reaching(store, 'pending')
  })

  test.each(['mined', 'stalled'] as const)('%s: followed to the index', async (status) => {
    leave({ status, ...mined() })
    world.indexed.number = 101
    await reaching(world.open(), 'indexed')
    expect(world.onIndexed).toHaveBeenCalledTimes(1)
  })

  test.each(['indexed', 'reverted'] as const)('%s: watched until it is final', async (status) => {
    leave({ ...states[status], ...mined() })
    const store = world.open()
    world.chain.grow(intervals.confirmations)
    await becoming(store, (entry) => entry?.state.status === status && entry.state.final)
  })

  test.each([
    { status: 'refused', done: 0, reason },
    { status: 'rejected', done: 0 },
    { status: 'failed', done: 0, message: 'no' },
    states.replaced,
  ] as const)('$status: at rest, and nothing is asked', (state) => {
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
      'that holds %s is read as nothing, and cleared of it',
      (text) => {
        world.browser.records.set(`${PREFIX}1`, text)
        world.browser.records.set('someone.else', 'theirs')
        expect(world.open().entries()).toEqual([])
        expect([...world.browser.records.keys()]).toEqual(['someone.else'])
      },
    )

    test('that is full leaves writes that live as long as the page, and one prompt for twenty clicks', async () => {
      const tab = world.browser.openTab()
      const setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      const { createTransactionLog } = await import('./log.ts')
      const full = { ...tab.storage, setItem }
      const store = world.open({ log: createTransactionLog({ storage: full, events: tab.events }) })
      for (let click = 0; click < 20; click++) store.start(definition())
      await reaching(store, 'pending')
      expect(world.sign).toHaveBeenCalledTimes(1)
      world.chain.mine(hashOf('a'))
      await reaching(store, 'mined')
    })

    test('that holds what a later version wrote is left as it is, until it is long past', () => {
      const record = '{"id":"1","updatedAtSeconds":900,"state":{"status":"of tomorrow"}}'
      world.browser.records.set(`${PREFIX}1`, record)
      expect(world.open().entries()).toEqual([])
      expect(world.browser.records.get(`${PREFIX}1`)).toBe(record)
      world.open({ nowSeconds: () => 900 + 30 * 86_400 })
      expect(world.browser.records.size).toBe(0)
    })

    test('that is denied leaves writes that live as long as the page', async () => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      const tab = world.browser.openTab()
      const denied = { ...tab.storage, getItem: deny, setItem: deny, removeItem: deny, key: deny }
      const { createTransactionLog } = await import('./log.ts')
      const store = world.open({ log: createTransactionLog({ storage: denied, events: tab.events }) })
      store.start(definition())
      await reaching(store, 'pending')
      world.chain.mine(hashOf('a'))
      await reaching(store, 'mined')
    })
  })

  test('cuts words that are too long, and keeps the write', () => {
    const long = 'x'.repeat(5_000)
    const told = { ...reason, sentence: long, passed: [{ check: long, detail: long }] }
    leave(
      { status: 'refused', done: 1, reason: told },
      { call: { ...call, data: `0x${'ab'.repeat(5_000)}` } },
    )
    const [kept] = world.open().entries()
    expect(kept?.state).toMatchObject({ reason: { sentence: `${'x'.repeat(399)}…` } })
    expect(kept?.call?.data).toHaveLength(10_002)
  })

  test('keeps writes of another chain, and does not show them', () => {
    leave(states.pending, { chainId: 1 })
    expect(world.open().entries()).toEqual([])
    expect(world.browser.records.size).toBe(1)
  })

  test('forgets what ended a day ago, and keeps what is still waited for', () => {
    leave({ ...states.indexed, final: true }, { id: 'old', updatedAtSeconds: 0 })
    leave({ ...states.pending, ...sent }, { id: 'waiting', updatedAtSeconds: 0 })
    const store = world.open({ nowSeconds: () => 86_400 })
    expect(store.entries().map(({ id }) => id)).toEqual(['waiting'])
  })

  test('keeps the twenty newest of what has ended', () => {
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

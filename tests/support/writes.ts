// Set-up for tests of transactions: stores on a fake chain and in fake tabs, and functions that wait for a state.
import { beforeEach, vi } from 'vitest'
import type { Address } from '../../src/domain/address.ts'
import type { WriteCall, WriteDefinition } from '../../src/transactions/definition.ts'
import { formatEntry, type StoredEntry, type TransactionEntry } from '../../src/transactions/entry.ts'
import { createTransactionLog } from '../../src/transactions/log.ts'
import type { TransactionState, TransactionStatus } from '../../src/transactions/machine.ts'
import type { PollIntervals } from '../../src/transactions/pollIntervals.ts'
import {
  createTransactionStore,
  type StoreOptions,
  type TransactionStore,
} from '../../src/transactions/store.ts'
import { FakeChain } from './fakeChain.ts'
import { createBrowser } from './fakeTabs.ts'
import { makeTxHash } from './transactionStates.ts'

export const account = `0x${'1'.repeat(40)}` as Address
const seaport = `0x${'5'.repeat(40)}` as Address
export const call: WriteCall = { to: seaport, data: '0xabcdef01', value: 5n }

/** Polls quickly, and reports delays late unless a test overrides it. */
export const intervals: PollIntervals = {
  firstPause: 1,
  longestPause: 2,
  restingPause: 2,
  stuckAfter: 10_000,
  dropAfter: 10_000,
  indexBound: 10_000,
  confirmations: 12,
}

export interface TestStore extends TransactionStore {
  /** Stops the store abruptly, as closing its tab does. */
  close(): void
}

/** One browser and one chain, with a wallet that sends every transaction. */
function createWorld() {
  const chain = new FakeChain(account, call)
  const browser = createBrowser()
  const stores: TransactionStore[] = []
  const world = {
    chain,
    browser,
    /** The latest indexed block; on the chain's branch unless a test sets another hash. */
    indexed: { number: 100, hash: undefined as string | undefined },
    sign: vi.fn<StoreOptions['sign']>(() => {
      chain.add({ hash: makeTxHash('a') })
      return Promise.resolve(makeTxHash('a'))
    }),
    onIndexed: vi.fn<StoreOptions['onIndexed']>(),
    /** Opens a tab with a store that follows its transactions. */
    open(overrides: Partial<StoreOptions> = {}): TestStore {
      const tab = browser.openTab()
      const store = createTransactionStore({
        chainId: 31337,
        send: chain.send,
        log: createTransactionLog(tab),
        fetchIndexedBlock: () => {
          const { number, hash } = world.indexed
          return Promise.resolve({ number, hash: hash ?? chain.hashAt(number) })
        },
        onIndexed: world.onIndexed,
        sign: world.sign,
        intervals,
        nowSeconds: () => 1_000,
        locks: tab.locks,
        ...overrides,
      })
      stores.push(store)
      store.resume()
      return {
        ...store,
        close() {
          store.stop()
          tab.close()
        },
      }
    },
    close() {
      for (const store of stores.splice(0)) store.stop()
    },
  }
  return world
}

export type World = Readonly<ReturnType<typeof createWorld>>

/** Gives each test in the file a fresh world, and closes the world's stores after the test. */
export function setUpWorld(): World {
  const world = createWorld()
  beforeEach(() => {
    Object.assign(world, createWorld())
    return () => world.close()
  })
  return world
}

export const definition = (overrides: Partial<WriteDefinition> = {}): WriteDefinition => ({
  key: 'buy:1',
  account,
  describe: { title: 'Buy Noun 1', done: 'Noun 1 is yours.', path: '/item/0x1/1' },
  prepare: () =>
    Promise.resolve({ status: 'ready', step: { kind: 'trade', title: 'Buy', last: true }, call }),
  ...overrides,
})

/** Resolves when the transaction with a key satisfies the condition. */
export function waitForEntry(
  store: TransactionStore,
  isWanted: (entry: TransactionEntry | undefined) => boolean,
  key = 'buy:1',
): Promise<TransactionEntry | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const entry = store.find(key)
      if (!isWanted(entry)) return
      unsubscribe()
      resolve(entry)
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}

/** Resolves when the transaction with a key reaches a status. */
export async function waitForStatus(
  store: TransactionStore,
  status: TransactionStatus,
  key = 'buy:1',
): Promise<TransactionEntry> {
  const entry = await waitForEntry(store, (candidate) => candidate?.state.status === status, key)
  if (entry === undefined) throw new Error('unreachable')
  return entry
}

/** Opens a tab, starts a transaction there, and waits until the node shows it as pending. */
export async function startPending(
  world: World,
  overrides: Partial<StoreOptions> = {},
  write: WriteDefinition = definition(),
): Promise<TestStore> {
  const store = world.open(overrides)
  store.start(write)
  await waitForEntry(
    store,
    (entry) => entry?.state.status === 'pending' && entry.state.nonceConfirmed === true,
  )
  return store
}

/** Waits until the chain has replied three more times, so that at least one whole poll happens in between. */
export async function waitForPoll(chain: FakeChain): Promise<void> {
  const { answered } = chain
  await vi.waitUntil(() => chain.answered > answered + 2)
}

export const RECORD_PREFIX = 'vitrine.transaction.'

/** Stores a write as a closed page left it. */
export function leaveEntry(
  world: World,
  state: TransactionState,
  overrides: Partial<StoredEntry> = {},
): StoredEntry {
  const entry: StoredEntry = {
    id: '1',
    key: 'buy:1',
    chainId: 31337,
    genesis: world.chain.hashAt(0),
    account,
    describe: definition().describe,
    state,
    call,
    hadFirstStep: false,
    sinceBlock: 100,
    dismissed: false,
    startedAtSeconds: 900,
    updatedAtSeconds: 900,
    ...overrides,
  }
  world.browser.records.set(RECORD_PREFIX + entry.id, formatEntry(entry))
  return entry
}

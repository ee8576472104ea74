// Stores of writes on a fake chain and in fake tabs, and how to wait for what becomes of a write.
import { vi } from 'vitest'
import type { Address } from '../../src/domain/address.ts'
import type { WriteCall, WriteDefinition } from '../../src/transactions/definition.ts'
import type { TransactionEntry } from '../../src/transactions/entry.ts'
import { createTransactionLog } from '../../src/transactions/log.ts'
import type { TransactionStatus } from '../../src/transactions/machine.ts'
import type { PollIntervals } from '../../src/transactions/pollIntervals.ts'
import {
  createTransactionStore,
  type StoreOptions,
  type TransactionStore,
} from '../../src/transactions/store.ts'
import { FakeChain } from './fakeChain.ts'
import { createBrowser } from './fakeTabs.ts'
import { hashOf } from './transactionStates.ts'

export const account = `0x${'1'.repeat(40)}` as Address
const seaport = `0x${'5'.repeat(40)}` as Address
export const call: WriteCall = { to: seaport, data: '0xabcdef01', value: 5n }

/** Quick to ask, and slow to complain unless a test wants it to. */
export const intervals: PollIntervals = {
  firstPause: 1,
  longestPause: 2,
  stuckAfter: 10_000,
  dropAfter: 10_000,
  indexBound: 10_000,
  confirmations: 12,
}

export interface TestStore extends TransactionStore {
  /** Takes the page away without a word, as closing its tab does. */
  close(): void
}

/** A world of one browser and one chain, whose wallet sends what it is asked to. */
export function createWorld() {
  const chain = new FakeChain(account, call)
  const browser = createBrowser()
  const stores: TransactionStore[] = []
  const world = {
    chain,
    browser,
    /** The index's newest block; it is on the chain's branch unless a test says otherwise. */
    indexed: { number: 100, hash: undefined as string | undefined },
    sign: vi.fn<StoreOptions['sign']>(() => {
      chain.add({ hash: hashOf('a') })
      return Promise.resolve(hashOf('a'))
    }),
    onIndexed: vi.fn<StoreOptions['onIndexed']>(),
    /** Opens a tab with a store that follows. */
    open(overrides: Partial<StoreOptions> = {}): TestStore {
      const tab = browser.openTab()
      const store = createTransactionStore({
        chainId: 31337,
        send: chain.send,
        log: createTransactionLog(tab),
        readIndexedBlock: () => {
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

export type World = ReturnType<typeof createWorld>

export const definition = (overrides: Partial<WriteDefinition> = {}): WriteDefinition => ({
  key: 'buy:1',
  account,
  describe: { title: 'Buy Noun 1', done: 'Noun 1 is yours.', path: '/item/0x1/1' },
  prepare: () =>
    Promise.resolve({ status: 'ready', step: { kind: 'trade', title: 'Buy', last: true }, call }),
  ...overrides,
})

/** Settles when the write under a key is as wanted. */
export function becoming(
  store: TransactionStore,
  wanted: (entry: TransactionEntry | undefined) => boolean,
  key = 'buy:1',
): Promise<TransactionEntry | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const entry = store.find(key)
      if (!wanted(entry)) return
      unsubscribe()
      resolve(entry)
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}

/** Settles when the write under a key comes to a state. */
export async function reaching(
  store: TransactionStore,
  status: TransactionStatus,
  key = 'buy:1',
): Promise<TransactionEntry> {
  const entry = await becoming(store, (found) => found?.state.status === status, key)
  if (entry === undefined) throw new Error('unreachable')
  return entry
}

/** Waits until the chain has been asked twice more, so that at least one whole look lies between. */
export async function looked(chain: FakeChain): Promise<void> {
  const { answered } = chain
  await vi.waitUntil(() => chain.answered > answered + 2)
}

// A page's only transaction, in any state that the test sets, from a store that replaces the one that follows a chain.
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Address } from '../../src/domain/address.ts'
import type { TransactionEntry } from '../../src/transactions/entry.ts'
import type { TransactionState } from '../../src/transactions/machine.ts'
import type { TransactionStore } from '../../src/transactions/store.ts'
import { TransactionStoreContext } from '../../src/transactions/TransactionsProvider.tsx'

/** A transaction in a state, with the fields that matter to a test. */
export function entryIn(state: TransactionState, fields: Partial<TransactionEntry> = {}): TransactionEntry {
  return {
    id: '1',
    key: 'write',
    chainId: 31_337,
    genesis: null,
    account: `0x${'a1'.repeat(20)}` as Address,
    describe: { title: 'Write', done: '', path: '/' },
    state,
    call: null,
    hadFirstStep: false,
    sinceBlock: 0,
    dismissed: false,
    startedAtSeconds: 1,
    updatedAtSeconds: 1,
    elsewhere: false,
    ...fields,
  }
}

/** @param options.keyed whether it is found under its own key only, rather than under any */
export function createOneWrite({ keyed = false } = {}) {
  const listeners = new Set<() => void>()
  let entries: readonly TransactionEntry[] = []
  const store = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    entries: () => entries,
    find: (key: string) => entries.find((entry) => !keyed || entry.key === key),
    start: vi.fn<TransactionStore['start']>(),
    dismiss: vi.fn<TransactionStore['dismiss']>(),
    resume: () => undefined,
    stop: () => undefined,
  } satisfies TransactionStore
  return {
    start: store.start,
    dismiss: store.dismiss,
    /** Call it in `act` once components show the transaction. */
    set(entry: TransactionEntry | undefined): void {
      entries = entry === undefined ? [] : [entry]
      for (const listener of listeners) listener()
    },
    /** Provides the transaction to its children. */
    Provider: ({ children }: { readonly children: ReactNode }) => (
      <TransactionStoreContext value={store}>{children}</TransactionStoreContext>
    ),
  }
}

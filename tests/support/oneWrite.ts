// A page's one write, in whatever state the test puts it, in the place of the store that follows a real one.
import { useSyncExternalStore } from 'react'
import { vi } from 'vitest'
import type { TransactionEntry } from '../../src/transactions/entry.ts'
import type { TransactionState } from '../../src/transactions/machine.ts'

/** Its `useWrite` stands in for that of `TransactionsProvider`, under whatever key. */
export function createOneWrite() {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const start = vi.fn<(definition: unknown) => void>()
  let entry: TransactionEntry | undefined
  return {
    start,
    /** @param done what is said of it once it is in the index */
    set(state: TransactionState | undefined, done = ''): void {
      const description = { title: 'Write', done, path: '/' }
      entry =
        state === undefined
          ? undefined
          : ({ id: '1', describe: description, updatedAtSeconds: 1, state } as unknown as TransactionEntry)
      for (const listener of listeners) listener()
    },
    useWrite: () => ({
      entry: useSyncExternalStore(subscribe, () => entry),
      start,
      dismiss: () => undefined,
    }),
  }
}

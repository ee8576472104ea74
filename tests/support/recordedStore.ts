// For tests: a transaction store that records its calls.
import { vi } from 'vitest'
import type { WriteDefinition } from '../../src/transactions/definition.ts'
import type { TransactionEntry } from '../../src/transactions/entry.ts'
import type { TransactionStore } from '../../src/transactions/store.ts'

export const entry = { id: '1', key: 'buy:1' } as unknown as TransactionEntry
export const definition = { key: 'buy:1' } as unknown as WriteDefinition

/** A store that records the calls of its methods. */
export function createRecorder() {
  const calls: string[] = []
  const listeners = new Set<() => void>()
  let list: readonly TransactionEntry[] = []
  const store: TransactionStore = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    entries: () => list,
    find: (key) => list.find((candidate) => candidate.key === key),
    start() {
      calls.push('start')
      list = [entry]
      for (const listener of listeners) listener()
    },
    dismiss: (id) => calls.push(`dismiss ${id}`),
    resume: () => calls.push('resume'),
    stop: () => calls.push('stop'),
  }
  return { calls, store }
}

/** Loads a store, but fails the first time. */
export const failOnce = (store: TransactionStore) =>
  vi
    .fn<() => Promise<TransactionStore>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(store)

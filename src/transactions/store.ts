// The transaction store: starts each write once, runs it on one page, and shows it on all of them.
import { createEntryList } from './entryList.ts'
import type { WriteDefinition } from './definition.ts'
import { runTransaction, type RunOptions } from './runTransaction.ts'
import { findPreviousAttempts } from './previousAttempts.ts'
import type { TransactionEntry } from './entry.ts'
import type { TransactionLog } from './log.ts'
import { isFollowed, isSettled } from './machine.ts'

export interface StoreOptions extends Omit<RunOptions, 'entries' | 'signal' | 'definition'> {
  readonly chainId: number
  readonly log: TransactionLog
  readonly nowSeconds: () => number
}

export interface TransactionStore {
  subscribe(listener: () => void): () => void
  /** Every write to show, oldest first; the same array until something changes. */
  entries(): readonly TransactionEntry[]
  /** The latest write with this key. */
  find(key: string): TransactionEntry | undefined
  /** Starts a write, unless one with its key is in progress in this or another tab. */
  start(definition: WriteDefinition): void
  /** Dismisses a settled write. It is shown again when a reorganization undoes it. */
  dismiss(id: string): void
  /** Continues what a previous page left, and follows other tabs. */
  resume(): void
  /** Stops following; what is in progress stays stored. */
  stop(): void
}

/** One period from `resume` to `stop`; no write runs twice in it. */
const createPeriod = () => ({ controller: new AbortController(), running: new Set<string>() })

export function createTransactionStore(options: StoreOptions): TransactionStore {
  const { chainId, log, nowSeconds } = options
  const entries = createEntryList({ log, chainId, nowSeconds })
  const definitions = new Map<string, WriteDefinition>()
  let period = createPeriod()

  const begin = (id: string) => {
    const { controller, running } = period
    if (controller.signal.aborted || running.has(id)) return
    running.add(id)
    const definition = definitions.get(id)
    void runTransaction(id, { ...options, entries, signal: controller.signal, definition }).finally(() => {
      running.delete(id)
      if (!controller.signal.aborted) definitions.delete(id)
    })
  }
  const beginAll = () => {
    for (const id of entries.followed()) begin(id)
  }
  /** Set between `resume` and `stop`; a write that another tab started is continued when that tab is closed. */
  let leave: (() => void) | undefined

  return {
    subscribe: entries.subscribe,
    entries: entries.list,
    find: entries.find,
    start(definition) {
      entries.refresh()
      const attempts = entries.attempts(definition.key)
      if (attempts.some(({ state }) => !isSettled(state))) return
      const previousAttempts = attempts
        .map(findPreviousAttempts)
        .findLast((attempts) => attempts !== undefined)
      // This attempt replaces previous ones that didn't succeed.
      for (const { id, state } of attempts) if (state.status !== 'indexed') entries.remove(id)
      const now = nowSeconds()
      const id = `${now}-${crypto.randomUUID()}`
      definitions.set(id, definition)
      entries.add({
        id,
        key: definition.key,
        chainId,
        genesis: null,
        account: definition.account,
        describe: definition.describe,
        state: { status: 'preparing', done: 0 },
        call: null,
        hadFirstStep: definition.completedSteps !== undefined && definition.completedSteps.length > 0,
        completedSteps: definition.completedSteps,
        previousAttempts,
        sinceBlock: 0,
        dismissed: false,
        startedAtSeconds: now,
        updatedAtSeconds: now,
      })
      begin(id)
    },
    dismiss(id) {
      const entry = entries.get(id)
      if (entry === undefined || !isSettled(entry.state)) return
      if (isFollowed(entry.state)) entries.patch(id, { dismissed: true })
      else entries.remove(id)
    },
    resume() {
      if (leave !== undefined) return
      if (period.controller.signal.aborted) period = createPeriod()
      const unwatch = entries.watchOtherTabs()
      const unsubscribe = entries.subscribe(beginAll)
      leave = () => {
        unwatch()
        unsubscribe()
      }
      entries.refresh()
      beginAll()
    },
    stop() {
      leave?.()
      leave = undefined
      period.controller.abort()
    },
  }
}

// The store of writes: starts them once, has them driven on one page, and shows them on every one.
import { createEntryList } from './entryList.ts'
import type { WriteDefinition } from './definition.ts'
import { runTransaction, type RunOptions } from './runTransaction.ts'
import { findPreviousAttempts } from './previousAttempts.ts'
import type { TransactionEntry } from './entry.ts'
import type { TransactionLog } from './log.ts'
import { IDLE, isFollowed, isSettled, reduce } from './machine.ts'

export interface StoreOptions extends Omit<RunOptions, 'entries' | 'signal' | 'definition'> {
  readonly chainId: number
  readonly log: TransactionLog
  readonly nowSeconds: () => number
}

export interface TransactionStore {
  subscribe(listener: () => void): () => void
  /** Every write to be shown, oldest first; the same array until something changes. */
  entries(): readonly TransactionEntry[]
  /** The latest write under a key. */
  find(key: string): TransactionEntry | undefined
  /** Starts a write, unless one with its key is under way, here or in another tab: then nothing happens. */
  start(definition: WriteDefinition): void
  /** Puts a write away that has come to rest. It comes back when the chain undoes it. */
  dismiss(id: string): void
  /** Takes up what an earlier page left, and hears of other tabs. */
  resume(): void
  /** Stops following; what is under way stays written down. */
  stop(): void
}

/** One stretch of following, from `resume` to `stop`; nothing is driven twice in it. */
const newLife = () => ({ controller: new AbortController(), driven: new Set<string>() })

export function createTransactionStore(options: StoreOptions): TransactionStore {
  const { chainId, log, nowSeconds } = options
  const entries = createEntryList({ log, chainId, nowSeconds })
  const definitions = new Map<string, WriteDefinition>()
  let life = newLife()

  const begin = (id: string) => {
    const { controller, driven } = life
    if (controller.signal.aborted || driven.has(id)) return
    driven.add(id)
    const definition = definitions.get(id)
    void runTransaction(id, { ...options, entries, signal: controller.signal, definition }).finally(() => {
      driven.delete(id)
      if (!controller.signal.aborted) definitions.delete(id)
    })
  }
  const beginAll = () => {
    for (const id of entries.followed()) begin(id)
  }
  /** While there is somebody to follow for; what another tab begins is taken up when that tab goes away. */
  let leave: (() => void) | undefined

  return {
    subscribe: entries.subscribe,
    entries: entries.list,
    find: entries.find,
    start(definition) {
      entries.refresh()
      const attempts = entries.attempts(definition.key)
      if (attempts.some(({ state }) => !isSettled(state))) return
      const previousAttempts = attempts.map(findPreviousAttempts).findLast((found) => found !== undefined)
      // Earlier attempts that came to nothing are replaced by this one.
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
        state: reduce(IDLE, { type: 'start' }),
        call: null,
        hadApproval: definition.did !== undefined && definition.did.length > 0,
        did: definition.did,
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
      if (life.controller.signal.aborted) life = newLife()
      const deaf = entries.watchOtherTabs()
      const unsubscribe = entries.subscribe(beginAll)
      leave = () => {
        deaf()
        unsubscribe()
      }
      entries.refresh()
      beginAll()
    },
    stop() {
      leave?.()
      leave = undefined
      life.controller.abort()
    },
  }
}

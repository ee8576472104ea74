// The list of transactions that this page shows: its own, and those that other tabs store.
import type { Value } from '../messages/message.ts'
import type { StoredEntry, TransactionEntry } from './entry.ts'
import type { TransactionLog } from './log.ts'
import {
  isFollowed,
  isSettled,
  isUnanswered,
  isUntraced,
  reduce,
  type TransactionEvent,
  type TransactionState,
} from './machine.ts'
import { createListeners } from '../domain/listeners.ts'

export interface EntryList {
  subscribe(listener: () => void): () => void
  /** Entries that aren't dismissed, oldest first; the same array until something changes. */
  list(): readonly TransactionEntry[]
  /** The latest entry with this key that isn't dismissed. */
  find(key: string): TransactionEntry | undefined
  get(id: string): TransactionEntry | undefined
  /** Every entry with this key, oldest first, dismissed ones included. */
  attempts(key: string): readonly TransactionEntry[]
  /** Ids of the entries that can still change, in this tab or another. */
  followed(): readonly string[]
  /** Adds an entry of this page. It is stored with its first change after `claim`. */
  add(entry: StoredEntry): void
  /** Makes this page the only one that changes the entry, and reloads it as the previous page stored it. */
  claim(id: string): void
  release(id: string): void
  patch(id: string, update: Partial<StoredEntry>): void
  /** A change that matters to the user makes a dismissed entry visible again. */
  dispatch(id: string, event: TransactionEvent): void
  remove(id: string): void
  /** Reads what other tabs stored since. */
  refresh(): void
  /** Follows what other tabs store; returns the function that stops. */
  watchOtherTabs(): () => void
}

/** A write that ended before anything was sent is of no interest to other pages. */
function canOutlivePage({ state, previousAttempts }: StoredEntry): boolean {
  switch (state.status) {
    case 'refused':
    case 'rejected':
      return state.done > 0 || previousAttempts !== undefined
    case 'failed':
      return state.done > 0 || previousAttempts !== undefined || isUnanswered(state) || isUntraced(state)
    case 'preparing':
    case 'signing':
    case 'pending':
    case 'dropped':
    case 'replaced':
    case 'reverted':
    case 'mined':
    case 'stalled':
    case 'indexed':
    case 'contradicted':
      return true
  }
}

/** The outcome of the step that this event completed, if it completed one that has an outcome. */
function completedOutcome(before: TransactionState, after: TransactionState): Value | undefined {
  const passed = 'done' in before && 'done' in after && after.done > before.done
  return passed && 'step' in before ? before.step?.outcome : undefined
}

export function createEntryList({
  log,
  chainId,
  nowSeconds,
}: {
  readonly log: TransactionLog
  readonly chainId: number
  readonly nowSeconds: () => number
}): EntryList {
  const { subscribe, notify } = createListeners()
  /** Started on this page: kept even when storage holds nothing. */
  const started = new Set<string>()
  /** Started or claimed, and not released. */
  const own = new Set<string>()
  const claimed = new Set<string>()
  let all: readonly TransactionEntry[] = []
  let shown: readonly TransactionEntry[] = []

  const toShownEntry = (entry: StoredEntry): TransactionEntry => ({
    ...entry,
    elsewhere: isFollowed(entry.state) && !own.has(entry.id),
  })
  const change = (next: readonly StoredEntry[]) => {
    all = next.map(toShownEntry)
    shown = all.filter(({ dismissed }) => !dismissed)
    notify()
  }
  const get = (id: string) => all.find((entry) => entry.id === id)
  const write = ({ elsewhere: _, ...entry }: TransactionEntry) => {
    if (own.has(entry.id) && !claimed.has(entry.id)) return
    if (canOutlivePage(entry)) log.put(entry)
    else log.remove(entry.id)
  }
  const replace = (entry: StoredEntry) =>
    change(get(entry.id) === undefined ? [...all, entry] : all.map((o) => (o.id === entry.id ? entry : o)))
  const forget = (id: string) => change(all.filter((entry) => entry.id !== id))

  const patch = (id: string, update: Partial<StoredEntry>, changed: 'now' | 'as before' = 'now') => {
    const entry = get(id)
    if (entry === undefined) return
    const updatedAtSeconds = changed === 'now' ? nowSeconds() : entry.updatedAtSeconds
    replace({ ...entry, ...update, updatedAtSeconds })
    const next = get(id)
    if (next !== undefined) write(next)
  }

  /** Takes over an entry that another tab stored; an entry that this page runs takes over only its dismissal. */
  const adopt = (entry: StoredEntry) => {
    if (entry.chainId !== chainId) return
    const existing = get(entry.id)
    if (existing === undefined || !own.has(entry.id)) replace(entry)
    else if (entry.dismissed && !existing.dismissed) patch(entry.id, { dismissed: true })
  }
  const refresh = () => {
    for (const entry of log.read(chainId, nowSeconds())) adopt(entry)
  }
  change(log.read(chainId, nowSeconds()))

  return {
    subscribe,
    list: () => shown,
    find(key) {
      const attempts = shown.filter((entry) => entry.key === key)
      // An attempt in progress comes before one that ended, and a newer one before an older one.
      return (
        attempts.findLast(({ state }) => !isSettled(state)) ??
        attempts.reduce<TransactionEntry | undefined>(
          (latest, entry) =>
            latest !== undefined && latest.updatedAtSeconds > entry.updatedAtSeconds ? latest : entry,
          undefined,
        )
      )
    },
    get,
    attempts: (key) => all.filter((entry) => entry.key === key),
    followed: () => all.filter(({ state }) => isFollowed(state)).map(({ id }) => id),
    add(entry) {
      started.add(entry.id)
      own.add(entry.id)
      change([...all, entry])
    },
    claim(id) {
      own.add(id)
      claimed.add(id)
      const stored = log.get(id)
      const existing = get(id)
      if (stored !== undefined && stored.updatedAtSeconds >= (existing?.updatedAtSeconds ?? 0))
        replace(stored)
      else if (existing !== undefined && started.has(id)) write(existing)
      // It is gone from storage because the user dismissed it in another tab.
      else forget(id)
    },
    release(id) {
      own.delete(id)
      claimed.delete(id)
      change(all)
    },
    patch,
    dispatch(id, event) {
      const entry = get(id)
      if (entry === undefined) return
      const state = reduce(entry.state, event)
      if (state === entry.state) return
      const outcome = completedOutcome(entry.state, state)
      const completed =
        outcome === undefined ? {} : { completedSteps: [...(entry.completedSteps ?? []), outcome] }
      // Reaching its final depth is not worth showing a dismissed entry again.
      const news = event.type === 'finalize' || event.type === 'mine' ? {} : { dismissed: false }
      // An unchanged status keeps its time: otherwise a later page would announce it once more.
      patch(id, { state, ...completed, ...news }, state.status === entry.state.status ? 'as before' : 'now')
    },
    remove(id) {
      log.remove(id)
      forget(id)
    },
    refresh,
    watchOtherTabs: () =>
      log.subscribe(({ id, entry }) => {
        if (entry !== undefined) adopt(entry)
        else if (id === undefined) change(all.filter((other) => own.has(other.id)))
        else {
          const existing = get(id)
          // Another tab can't dismiss what this page is still running.
          if (existing !== undefined && !(own.has(id) && isFollowed(existing.state))) forget(id)
        }
      }),
  }
}

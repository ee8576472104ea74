// The writes as this page knows them: those it drives itself, and those that other tabs write down.
import type { Value } from '../messages/message.ts'
import type { StoredEntry, TransactionEntry } from './entry.ts'
import type { TransactionLog } from './log.ts'
import {
  IDLE,
  isFollowed,
  isSettled,
  isUnanswered,
  isUntraced,
  reduce,
  type TransactionEvent,
  type TransactionState,
} from './machine.ts'

export interface EntryList {
  subscribe(listener: () => void): () => void
  /** What is to be shown, oldest first; the same array until something changes. */
  list(): readonly TransactionEntry[]
  /** The latest write under a key that is to be shown. */
  find(key: string): TransactionEntry | undefined
  get(id: string): TransactionEntry | undefined
  /** Every write under a key, oldest first, those that were put away as well. */
  attempts(key: string): readonly TransactionEntry[]
  /** Ids of the writes that go on, whoever drives them. */
  followed(): readonly string[]
  /** Begins a write here. It is written down with its first change after `claim`. */
  add(entry: StoredEntry): void
  /** From here on this page alone changes the write; it is read again as the page before left it. */
  claim(id: string): void
  release(id: string): void
  patch(id: string, update: Partial<StoredEntry>): void
  /** The state after the event. News brings back what was dismissed. */
  dispatch(id: string, event: TransactionEvent): TransactionState
  remove(id: string): void
  /** Reads what other tabs have written down meanwhile. */
  refresh(): void
  /** Hears of other tabs; gives the way to stop. */
  watchOtherTabs(): () => void
}

/** What came to nothing before anything was sent belongs to the page that saw it. */
function outlivesPage({ state, previousAttempts }: StoredEntry): boolean {
  switch (state.status) {
    case 'refused':
    case 'rejected':
      return state.done > 0 || previousAttempts !== undefined
    case 'failed':
      return state.done > 0 || previousAttempts !== undefined || isUnanswered(state) || isUntraced(state)
    case 'idle':
    case 'preparing':
    case 'signing':
    case 'pending':
    case 'dropped':
    case 'replaced':
    case 'reverted':
    case 'mined':
    case 'stalled':
    case 'indexed':
      return true
  }
}

/** What a step that is now behind the write has done; undefined when none came to be, or nothing is said of it. */
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
  const listeners = new Set<() => void>()
  /** Begun on this page: known even where storage holds nothing. */
  const begun = new Set<string>()
  /** Begun and not released, or claimed. */
  const own = new Set<string>()
  const claimed = new Set<string>()
  let all: readonly TransactionEntry[] = []
  let shown: readonly TransactionEntry[] = []

  const here = (entry: StoredEntry): TransactionEntry => ({
    ...entry,
    elsewhere: isFollowed(entry.state) && !own.has(entry.id),
  })
  const change = (next: readonly StoredEntry[]) => {
    all = next.map(here)
    shown = all.filter(({ dismissed }) => !dismissed)
    for (const listener of listeners) listener()
  }
  const get = (id: string) => all.find((entry) => entry.id === id)
  const write = ({ elsewhere: _, ...entry }: TransactionEntry) => {
    if (own.has(entry.id) && !claimed.has(entry.id)) return
    if (outlivesPage(entry)) log.put(entry)
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

  /** Another tab's word for a write. What is driven here takes only the dismissal from it. */
  const adopt = (entry: StoredEntry) => {
    if (entry.chainId !== chainId) return
    const known = get(entry.id)
    if (known === undefined || !own.has(entry.id)) replace(entry)
    else if (entry.dismissed && !known.dismissed) patch(entry.id, { dismissed: true })
  }
  const refresh = () => {
    for (const entry of log.read(chainId, nowSeconds())) adopt(entry)
  }
  change(log.read(chainId, nowSeconds()))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list: () => shown,
    find(key) {
      const attempts = shown.filter((entry) => entry.key === key)
      // What goes on says more than an attempt that came to nothing, and news more than old news.
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
      begun.add(entry.id)
      own.add(entry.id)
      change([...all, entry])
    },
    claim(id) {
      own.add(id)
      claimed.add(id)
      const stored = log.get(id)
      const known = get(id)
      if (stored !== undefined && stored.updatedAtSeconds >= (known?.updatedAtSeconds ?? 0)) replace(stored)
      else if (known !== undefined && begun.has(id)) write(known)
      // Gone from the storage: its user put it away in another tab.
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
      if (entry === undefined) return IDLE
      const state = reduce(entry.state, event)
      if (state === entry.state) return state
      const outcome = completedOutcome(entry.state, state)
      const did = outcome === undefined ? {} : { did: [...(entry.did ?? []), outcome] }
      // Growing old is no news.
      const news = event.type === 'finalise' || event.type === 'mine' ? {} : { dismissed: false }
      // What only grew older did not change now: a later page would tell of it once more.
      patch(id, { state, ...did, ...news }, state.status === entry.state.status ? 'as before' : 'now')
      return state
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
          const known = get(id)
          // What goes on here is not put away elsewhere.
          if (known !== undefined && !(own.has(id) && isFollowed(known.state))) forget(id)
        }
      }),
  }
}

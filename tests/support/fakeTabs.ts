// Tabs of one browser, as far as transactions need them: storage that notifies other tabs, and exclusive locks.
import type { Locks } from '../../src/transactions/locks.ts'

interface LockRequest {
  readonly owner: object
  readonly signal: AbortSignal
  run(): void
}

/** Web Locks of one browser: one tab holds each name, and the others wait in line. */
class FakeLocks {
  private readonly held = new Map<string, { owner: object; readonly line: LockRequest[] }>()

  of(owner: object): Locks {
    return {
      ifFree: (name, act) => (this.held.has(name) ? Promise.resolve('taken') : this.hold(name, owner, act)),
      whenFree: (name, signal, act) => {
        const holder = this.held.get(name)
        if (holder === undefined) return this.hold(name, owner, act)
        return new Promise((resolve, reject) => {
          const run = () => void this.hold(name, owner, act).then(resolve, reject)
          holder.line.push({ owner, signal, run })
          signal.addEventListener('abort', () => resolve())
        })
      },
    }
  }

  /** Releases everything that a tab holds, as closing it does. */
  leave(owner: object): void {
    for (const [name, holder] of this.held) if (holder.owner === owner) this.pass(name, owner)
  }

  private async hold<T>(name: string, owner: object, act: () => Promise<T>): Promise<T> {
    this.held.set(name, { owner, line: this.held.get(name)?.line ?? [] })
    // The browser always grants it asynchronously.
    await Promise.resolve()
    try {
      return await act()
    } finally {
      this.pass(name, owner)
    }
  }

  private pass(name: string, owner: object): void {
    const holder = this.held.get(name)
    if (holder?.owner !== owner) return
    const next = holder.line.shift()
    if (next === undefined) this.held.delete(name)
    else if (next.signal.aborted) this.pass(name, owner)
    else next.run()
  }
}

export interface Tab {
  readonly storage: Storage
  readonly events: EventTarget
  readonly locks: Locks
  /** Closes the tab: its locks are released, and it receives no more events. */
  close(): void
}

export function createBrowser(): { readonly openTab: () => Tab; readonly records: Map<string, string> } {
  const records = new Map<string, string>()
  let tabs: readonly EventTarget[] = []
  const locks = new FakeLocks()
  return {
    records,
    openTab() {
      const events = new EventTarget()
      tabs = [...tabs, events]
      /** Notifies every tab except the one that writes, a little later. */
      const notifyTabs = (key: string | null, newValue: string | null) => {
        for (const tab of tabs.filter((other) => other !== events)) {
          queueMicrotask(() => tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })))
        }
      }
      const storage: Storage = {
        get length() {
          return records.size
        },
        key: (index) => [...records.keys()][index] ?? null,
        getItem: (key) => records.get(key) ?? null,
        setItem(key, value) {
          records.set(key, value)
          notifyTabs(key, value)
        },
        removeItem(key) {
          if (records.delete(key)) notifyTabs(key, null)
        },
        clear() {
          records.clear()
          notifyTabs(null, null)
        },
      }
      return {
        storage,
        events,
        locks: locks.of(events),
        close() {
          tabs = tabs.filter((other) => other !== events)
          locks.leave(events)
        },
      }
    },
  }
}

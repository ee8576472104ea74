// Locks that one tab of this browser holds at a time (Web Locks). Without the API, tabs don't coordinate.

export interface Locks {
  /** Holds the lock while `act` runs, or does nothing when another tab holds it. */
  ifFree<T>(name: string, act: () => Promise<T>): Promise<T | 'taken'>
  /** Waits for the lock and holds it while `act` runs; does nothing when the signal aborts first. */
  whenFree(name: string, signal: AbortSignal, act: () => Promise<void>): Promise<void>
}

/** The browser's own locks. Closing a tab releases them. */
export const browserLocks: Locks = {
  async ifFree(name, act) {
    if (!('locks' in navigator)) return act()
    return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? 'taken' : act()))
  },
  async whenFree(name, signal, act) {
    if (signal.aborted) return
    if (!('locks' in navigator)) return act()
    try {
      await navigator.locks.request(name, { signal }, act)
    } catch (error) {
      // The page stopped waiting before it got the lock.
      if (!signal.aborted) throw error
    }
  },
}

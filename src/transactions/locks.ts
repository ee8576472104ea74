// Names that one tab of this browser holds at a time (Web Locks). Where there are none, every tab is alone.

export interface Locks {
  /** Holds the name while `act` runs, or does nothing because another holds it. */
  ifFree<T>(name: string, act: () => Promise<T>): Promise<T | 'taken'>
  /** Waits for the name and holds it while `act` runs; nothing happens when the signal comes first. */
  whenFree(name: string, signal: AbortSignal, act: () => Promise<void>): Promise<void>
}

/** The browser's own. A tab that is closed gives back what it held. */
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
      // The page stopped waiting before its turn came.
      if (!signal.aborted) throw error
    }
  },
}

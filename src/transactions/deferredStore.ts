// A store of writes whose code arrives after the page is shown; what is asked of it meanwhile is done on arrival.
import type { TransactionEntry } from './log.ts'
import type { TransactionStore } from './store.ts'

const NONE: readonly TransactionEntry[] = []

/**
 * @param load brings the store; called once, by the first `resume` or `start`, and again after it failed
 */
export function deferStore(load: () => Promise<TransactionStore>): TransactionStore {
  const listeners = new Set<() => void>()
  let store: TransactionStore | undefined
  let loading: Promise<TransactionStore> | undefined
  let stopped = false

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const arrive = () => {
    loading ??= load().then(
      (arrived) => {
        store = arrived
        store.subscribe(notify)
        notify()
        return arrived
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    entries: () => store?.entries() ?? NONE,
    find: (key) => store?.find(key),
    start(definition) {
      if (store !== undefined) store.start(definition)
      else
        arrive().then(
          (arrived) => arrived.start(definition),
          // Offline: the code cannot come, and nothing was started.
          (error: unknown) => reportError(error),
        )
    },
    dismiss: (id) => store?.dismiss(id),
    resume() {
      stopped = false
      if (store !== undefined) store.resume()
      else
        arrive().then(
          (arrived) => {
            if (!stopped) arrived.resume()
          },
          () => {
            // Offline: nothing can be followed, and the next write brings the code.
          },
        )
    },
    stop() {
      stopped = true
      store?.stop()
    },
  }
}

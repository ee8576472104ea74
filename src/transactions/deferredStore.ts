// A store of writes whose code arrives after the page is shown; what is asked of it meanwhile is done on arrival.
import { controls } from '../messages/en/controls.ts'
import type { WriteDefinition } from './definition.ts'
import type { TransactionEntry } from './entry.ts'
import type { TransactionStore } from './store.ts'

/** @param load brings the store; called once, by the first `resume` or `start`, and again after it failed */
export function deferStore(load: () => Promise<TransactionStore>): TransactionStore {
  const listeners = new Set<() => void>()
  let store: TransactionStore | undefined
  let loading: Promise<TransactionStore> | undefined
  let stopped = false
  /** Writes that could not begin because the code did not come. */
  let failed: readonly TransactionEntry[] = []

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const setFailed = (next: typeof failed) => {
    failed = next
    notify()
  }
  const arrive = () => {
    loading ??= load().then(
      (arrived) => {
        store = arrived
        store.subscribe(notify)
        if (!stopped) store.resume()
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
  const unbegun = (id: string) => failed.filter((entry) => entry.key !== id)

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    entries: () => store?.entries() ?? failed,
    find: (key) => store?.find(key) ?? failed.find((entry) => entry.key === key),
    start(definition) {
      const { key } = definition
      if (failed.length > 0) setFailed(unbegun(key))
      if (store !== undefined) store.start(definition)
      else
        arrive().then(
          (arrived) => arrived.start(definition),
          () => setFailed([...unbegun(key), failedEntry(definition)]),
        )
    },
    dismiss(id) {
      setFailed(unbegun(id))
      store?.dismiss(id)
    },
    resume() {
      stopped = false
      if (store !== undefined) store.resume()
      // Offline: what an earlier page left is taken up when the next write brings the code.
      else arrive().catch(() => undefined)
    },
    stop() {
      stopped = true
      store?.stop()
    },
  }
}

/** The write as one that failed before it began; its key serves as its id. */
function failedEntry({ key, account, describe }: WriteDefinition): TransactionEntry {
  return {
    id: key,
    key,
    account,
    describe,
    state: { status: 'failed', done: 0, message: controls.notStarted },
    chainId: 0,
    genesis: null,
    call: null,
    hadApproval: false,
    sinceBlock: 0,
    dismissed: false,
    startedAtSeconds: 0,
    updatedAtSeconds: 0,
    elsewhere: false,
  }
}

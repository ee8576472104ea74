// A transaction store whose code loads after the page is shown; calls made before that run once it has loaded.
import { controlsTexts } from '../messages/en/controls.ts'
import type { WriteDefinition } from './definition.ts'
import type { TransactionEntry } from './entry.ts'
import type { TransactionStore } from './store.ts'
import { createListeners } from '../domain/listeners.ts'

/** @param load loads the store; called once, by the first `resume` or `start`, and again after it failed */
export function deferStore(load: () => Promise<TransactionStore>): TransactionStore {
  const { subscribe, notify } = createListeners()
  let store: TransactionStore | undefined
  let loading: Promise<TransactionStore> | undefined
  let stopped = false
  /** Transactions that couldn't start because the code didn't load. */
  let failed: readonly TransactionEntry[] = []

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
  const listFailedExcept = (id: string) => failed.filter((entry) => entry.key !== id)

  return {
    subscribe,
    entries: () => store?.entries() ?? failed,
    find: (key) => store?.find(key) ?? failed.find((entry) => entry.key === key),
    start(definition) {
      const { key } = definition
      if (failed.length > 0) setFailed(listFailedExcept(key))
      if (store !== undefined) store.start(definition)
      else
        arrive().then(
          (arrived) => arrived.start(definition),
          () => setFailed([...listFailedExcept(key), failedEntry(definition)]),
        )
    },
    dismiss(id) {
      setFailed(listFailedExcept(id))
      store?.dismiss(id)
    },
    resume() {
      stopped = false
      if (store !== undefined) store.resume()
      // While offline, transactions of a previous page resume when the next one loads the code.
      else arrive().catch(() => undefined)
    },
    stop() {
      stopped = true
      store?.stop()
    },
  }
}

/** The transaction as one that failed before it started; its key serves as its id. */
function failedEntry({ key, account, describe }: WriteDefinition): TransactionEntry {
  return {
    id: key,
    key,
    account,
    describe,
    state: { status: 'failed', done: 0, message: controlsTexts.notStarted },
    chainId: 0,
    genesis: null,
    call: null,
    hadFirstStep: false,
    sinceBlock: 0,
    dismissed: false,
    startedAtSeconds: 0,
    updatedAtSeconds: 0,
    elsewhere: false,
  }
}

// Provides the transaction store to components, and continues what a previous page left in progress.
import { useApolloClient } from '@apollo/client/react'
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { NetworkConfig } from '../domain/config.ts'
import { whenIdle } from '../ui/whenIdle.ts'
import { useConfig } from '../ui/ConfigContext.tsx'
import { useWallet } from '../wallet/WalletProvider.tsx'
import { deferStore } from './deferredStore.ts'
import type { WriteDefinition } from './definition.ts'
import type { TransactionEntry } from './entry.ts'
import type { SessionInputs } from './session.ts'
import type { TransactionStore } from './store.ts'

/** The store, whose code loads after the page is shown, and a function that updates its inputs. */
function createDeferredSession(network: NetworkConfig, first: SessionInputs) {
  let current = first
  return {
    store: deferStore(async () => {
      const { createSessionStore } = await import('./session.ts')
      return createSessionStore(network, () => current)
    }),
    update(next: SessionInputs) {
      current = next
    },
  }
}

/** The page's store, from {@link TransactionsProvider}, or from tests that show a write in a given state. */
export const TransactionStoreContext = createContext<TransactionStore | undefined>(undefined)

export function TransactionsProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient()
  const { network } = useConfig()
  const { state } = useWallet()
  const [{ store, update }] = useState(() => createDeferredSession(network, { client, wallet: state }))
  // External system: the store outlives renders and reads its inputs when it needs them.
  useEffect(() => {
    update({ client, wallet: state })
  }, [update, client, state])
  // External system: the chain, followed while the page is open.
  useEffect(() => {
    let isOpen = true
    void whenIdle().then(() => isOpen && store.resume())
    return () => {
      isOpen = false
      store.stop()
    }
  }, [store])
  return <TransactionStoreContext value={store}>{children}</TransactionStoreContext>
}

function useStore(): TransactionStore {
  const store = use(TransactionStoreContext)
  if (store === undefined) throw new Error('No <TransactionsProvider> above')
  return store
}

/** Every write on this network, oldest first, and a function that dismisses a settled one. */
export function useTransactions(): {
  readonly entries: readonly TransactionEntry[]
  readonly dismiss: (id: string) => void
} {
  const store = useStore()
  return { entries: useSyncExternalStore(store.subscribe, store.entries), dismiss: store.dismiss }
}

/** One write by its key, with functions that start it (a second start does nothing) and dismiss it. */
export function useWrite(key: string): {
  readonly entry: TransactionEntry | undefined
  readonly start: (definition: WriteDefinition) => void
  readonly dismiss: () => void
} {
  const store = useStore()
  const entry = useSyncExternalStore(store.subscribe, () => store.find(key))
  return {
    entry,
    start: store.start,
    dismiss: () => {
      if (entry !== undefined) store.dismiss(entry.id)
    },
  }
}

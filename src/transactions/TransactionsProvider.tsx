// Hands the store of writes to every component, and takes up what an earlier page left under way.
import { useApolloClient } from '@apollo/client/react'
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { NetworkConfig } from '../domain/config.ts'
import { useConfig } from '../ui/ConfigContext.tsx'
import { useWallet } from '../wallet/WalletProvider.tsx'
import { deferStore } from './deferredStore.ts'
import type { WriteDefinition } from './definition.ts'
import type { TransactionEntry } from './entry.ts'
import type { SessionInputs } from './session.ts'
import type { TransactionStore } from './store.ts'

/** The store, whose code comes after the page is shown, and a way to tell it what has become true. */
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

/** The page's store; given by {@link TransactionsProvider}, and by tests that show a write in a state of their own. */
export const TransactionStoreContext = createContext<TransactionStore | undefined>(undefined)

export function TransactionsProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient()
  const { network } = useConfig()
  const { state } = useWallet()
  const [{ store, update }] = useState(() => createDeferredSession(network, { client, wallet: state }))
  // Outside system: the store outlives renders and asks for what is true when it needs it.
  useEffect(() => {
    update({ client, wallet: state })
  }, [update, client, state])
  // Outside system: the chain, followed while the page lives.
  useEffect(() => {
    store.resume()
    return () => store.stop()
  }, [store])
  return <TransactionStoreContext value={store}>{children}</TransactionStoreContext>
}

function useStore(): TransactionStore {
  const store = use(TransactionStoreContext)
  if (store === undefined) throw new Error('Writes need a <TransactionsProvider> above them')
  return store
}

/** Every write known on this network, oldest first, and how to forget one that has come to rest. */
export function useTransactions(): {
  readonly entries: readonly TransactionEntry[]
  readonly dismiss: (id: string) => void
} {
  const store = useStore()
  return { entries: useSyncExternalStore(store.subscribe, store.entries), dismiss: store.dismiss }
}

/** One write by its key: how it stands, how to start it (once: a second start changes nothing), how to forget it. */
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

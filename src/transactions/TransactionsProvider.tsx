// Hands the store of writes to every component, and takes up what an earlier page left under way.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { NetworkConfig } from '../domain/config.ts'
import { nowSeconds } from '../domain/time.ts'
import { readIndexedBlock, refetchAfterWrite } from '../graphql/freshness.ts'
import { useConfig } from '../ui/ConfigContext.tsx'
import { WalletFailedError } from '../wallet/errors.ts'
import { createRpc } from '../wallet/rpc.ts'
import type { WalletState } from '../wallet/types.ts'
import { useWallet } from '../wallet/WalletProvider.tsx'
import type { WriteDefinition } from './definition.ts'
import { createTransactionLog, type TransactionEntry } from './log.ts'
import { createTransactionStore, type StoreOptions, type TransactionStore } from './store.ts'
import type { Pace } from './watch.ts'

const SECOND = 1_000

/** How patient to be on a chain with this time between blocks. */
export function paceFor(blockTimeSeconds: number): Pace {
  return {
    firstPause: 200,
    longestPause: Math.min(2 * SECOND, Math.max(SECOND / 2, blockTimeSeconds * 250)),
    slowAfter: Math.max(30, blockTimeSeconds * 10) * SECOND,
    dropAfter: Math.max(60, blockTimeSeconds * 10) * SECOND,
    indexBound: Math.max(30, blockTimeSeconds * 5) * SECOND,
  }
}

/** Holds a name across the tabs of this browser while `act` runs; where there are no locks, every tab is alone. */
const exclusively: StoreOptions['exclusively'] = async (name, act) => {
  if (!('locks' in navigator)) return act()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? 'taken' : act()))
}

interface Outside {
  readonly client: ApolloClient | undefined
  readonly wallet: WalletState
}

const NOBODY: Outside = { client: undefined, wallet: { status: 'disconnected' } }

function createSession(network: NetworkConfig) {
  let current = NOBODY
  const store = createTransactionStore({
    chainId: network.chainId,
    send: createRpc({ url: network.rpcUrl }),
    log: createTransactionLog(),
    async readIndexedBlock() {
      return current.client === undefined ? -1 : (await readIndexedBlock(current.client)).number
    },
    async onIndexed() {
      if (current.client !== undefined) await refetchAfterWrite(current.client)
    },
    pace: paceFor(network.blockTimeSeconds),
    nowSeconds,
    exclusively,
    async sign({ account }, call) {
      const { wallet } = current
      if (wallet.status !== 'connected' || wallet.account !== account) {
        throw new WalletFailedError('Your wallet went to another account or network, so nothing was signed.')
      }
      const { sendTransaction } = await import('../wallet/bridge.ts')
      return sendTransaction(wallet.provider, { account, chainId: network.chainId, call })
    },
  })
  return {
    store,
    outside: {
      set(next: Outside) {
        current = next
      },
    },
  }
}

const StoreContext = createContext<TransactionStore | undefined>(undefined)

export function TransactionsProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient()
  const { network } = useConfig()
  const { state } = useWallet()
  const [{ store, outside }] = useState(() => createSession(network))
  // Outside system: the store outlives renders and asks for what is true when it needs it.
  useEffect(() => {
    outside.set({ client, wallet: state })
  }, [outside, client, state])
  // Outside system: the chain, followed while the page lives.
  useEffect(() => {
    store.resume()
    return () => store.stop()
  }, [store])
  return <StoreContext value={store}>{children}</StoreContext>
}

function useStore(): TransactionStore {
  const store = use(StoreContext)
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

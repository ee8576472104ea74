// The store of writes as the page uses it: on its network, through the reader's wallet, settled by the index.
import type { ApolloClient } from '@apollo/client'
import type { NetworkConfig } from '../domain/config.ts'
import { nowSeconds } from '../domain/time.ts'
import { readIndexedBlock, refetchAfterWrite } from '../graphql/freshness.ts'
import { WalletFailedError } from '../wallet/errors.ts'
import { createRpc } from '../wallet/rpc.ts'
import type { WalletState } from '../wallet/types.ts'
import { createTransactionLog } from './log.ts'
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

/** What the store asks of the page when it needs it: it outlives renders. */
export interface Outside {
  readonly client: ApolloClient
  readonly wallet: WalletState
}

/** @param outside gives what is true at the moment of asking */
export function createSessionStore(network: NetworkConfig, outside: () => Outside): TransactionStore {
  return createTransactionStore({
    chainId: network.chainId,
    send: createRpc({ url: network.rpcUrl }),
    log: createTransactionLog(),
    async readIndexedBlock() {
      return (await readIndexedBlock(outside().client)).number
    },
    async onIndexed() {
      await refetchAfterWrite(outside().client)
    },
    pace: paceFor(network.blockTimeSeconds),
    nowSeconds,
    exclusively,
    async sign({ account }, call) {
      const { wallet } = outside()
      if (wallet.status !== 'connected' || wallet.account !== account) {
        throw new WalletFailedError('Your wallet went to another account or network, so nothing was signed.')
      }
      const { sendTransaction } = await import('../wallet/bridge.ts')
      return sendTransaction(wallet.provider, { account, chainId: network.chainId, call })
    },
  })
}

// The store of writes as the page uses it: on its network, through the reader's wallet, settled by the index.
import type { ApolloClient } from '@apollo/client'
import type { NetworkConfig } from '../domain/config.ts'
import { wallClockSeconds } from '../domain/time.ts'
import { refetchAfterWrite } from '../graphql/freshness.ts'
import { getFollower } from '../graphql/indexFollower.ts'
import { transactions } from '../messages/en/transactions.ts'
import { getNode } from '../node/getNode.ts'
import { WalletFailedError } from '../wallet/errors.ts'
import type { WalletState } from '../wallet/types.ts'
import { browserLocks } from './locks.ts'
import { createTransactionLog } from './log.ts'
import { choosePollIntervals } from './pollIntervals.ts'
import { createTransactionStore, type TransactionStore } from './store.ts'
import { createWalletWitness } from './walletWitness.ts'

/** What the store asks of the page when it needs it: it outlives renders. */
export interface SessionInputs {
  readonly client: ApolloClient
  readonly wallet: WalletState
}

/** @param outside gives what is true at the moment of asking */
export function createSessionStore(network: NetworkConfig, outside: () => SessionInputs): TransactionStore {
  return createTransactionStore({
    chainId: network.chainId,
    send: getNode(network),
    witness: createWalletWitness(() => {
      const { wallet } = outside()
      return wallet.status === 'connected' ? wallet.provider : undefined
    }),
    log: createTransactionLog(),
    readIndexedBlock: () => getFollower(outside().client).look(),
    async onIndexed() {
      await refetchAfterWrite(outside().client)
    },
    intervals: choosePollIntervals(network.blockTimeSeconds),
    // Writes go on while the reader looks at the past, and are kept by when they were touched.
    nowSeconds: wallClockSeconds,
    locks: browserLocks,
    async sign({ account }, call, place) {
      const { wallet } = outside()
      if (wallet.status !== 'connected' || wallet.account !== account) {
        throw new WalletFailedError(transactions.walletChanged)
      }
      const { sendTransaction } = await import('../wallet/bridge.ts')
      return sendTransaction(wallet.provider, { account, chainId: network.chainId, call, ...place })
    },
  })
}

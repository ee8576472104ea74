// The page's transaction store: on its network, through the user's wallet, completed by the index.
import type { ApolloClient } from '@apollo/client'
import type { NetworkConfig } from '../domain/config.ts'
import { wallClockSeconds } from '../domain/time.ts'
import { refetchAfterWrite } from '../graphql/clientState.ts'
import { getFollower } from '../graphql/indexFollower.ts'
import { announceWrite } from '../graphql/queryTime.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import { getNode } from '../node/getNode.ts'
import { WalletFailedError } from '../wallet/errors.ts'
import type { WalletState } from '../wallet/types.ts'
import { browserLocks } from './locks.ts'
import { createTransactionLog } from './log.ts'
import { choosePollIntervals } from './pollIntervals.ts'
import { createTransactionStore, type TransactionStore } from './store.ts'
import { createWalletWitness } from './walletWitness.ts'

/** What the store reads from the page when it needs it, since it outlives renders. */
export interface SessionInputs {
  readonly client: ApolloClient
  readonly wallet: WalletState
}

/** @param getInputs returns the current values */
export function createSessionStore(network: NetworkConfig, getInputs: () => SessionInputs): TransactionStore {
  return createTransactionStore({
    chainId: network.chainId,
    send: getNode(network),
    witness: createWalletWitness(() => {
      const { wallet } = getInputs()
      return wallet.status === 'connected' ? wallet.provider : undefined
    }),
    log: createTransactionLog(),
    fetchIndexedBlock: () => getFollower(getInputs().client).look(),
    async onIndexed() {
      const { client } = getInputs()
      announceWrite(client)
      await refetchAfterWrite(client)
    },
    intervals: choosePollIntervals(network.blockTimeSeconds),
    // Transactions continue during time travel, and are kept by the time of their last change.
    nowSeconds: wallClockSeconds,
    locks: browserLocks,
    async sign({ account }, call, place) {
      const { wallet } = getInputs()
      if (wallet.status !== 'connected' || wallet.account !== account) {
        throw new WalletFailedError(transactionsTexts.walletChanged)
      }
      const { sendTransaction } = await import('../wallet/bridge.ts')
      return sendTransaction(wallet.provider, { account, chainId: network.chainId, call, ...place })
    },
  })
}

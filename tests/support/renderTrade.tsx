// Renders trading dialogs for tests, with no wallet connected and no transaction in progress.
import { ApolloProvider } from '@apollo/client/react'
import type { RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Address } from '../../src/domain/address.ts'
import type { NetworkConfig, VitrineConfig } from '../../src/domain/config.ts'
import { itemPath } from '../../src/domain/paths.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { TransactionsProvider } from '../../src/transactions/TransactionsProvider.tsx'
import { renderInFrame, testConfig } from './renderInFrame.tsx'
import { WalletProvider } from '../../src/wallet/WalletProvider.tsx'
import type { ListedItem } from '../../src/orders/listedItem.ts'

/** A configuration with the node and the index on the page's own origin, and only the native currency. */
export function tradeConfig(network: Partial<NetworkConfig> = {}): VitrineConfig {
  const graphqlUrl = 'http://localhost:3000/graphql'
  return {
    ...testConfig,
    network: { ...testConfig.network, rpcUrl: '/rpc', graphqlUrl, currencies: [], ...network },
  }
}

/** The first edition of a collection. */
export function editionIn(collection: Address): ListedItem {
  const tokenId = tokenIdFromBigInt(1n)
  return {
    collection,
    collectionName: 'Editions',
    tokenId,
    standard: 'ERC1155',
    name: 'Edition 1',
    image: null,
    decimals: 0,
    path: itemPath(collection, tokenId),
  }
}

export function renderTrade(content: ReactNode, config: VitrineConfig): RenderResult {
  return renderInFrame(
    <ApolloProvider client={createApolloClient({ graphqlUrl: config.network.graphqlUrl })}>
      <WalletProvider>
        <TransactionsProvider>{content}</TransactionsProvider>
      </WalletProvider>
    </ApolloProvider>,
    { config },
  )
}

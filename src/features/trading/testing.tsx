// For tests: draws a trading dialog where the site draws one, with nobody's wallet connected and no write under way.
import { ApolloProvider } from '@apollo/client/react'
import type { RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { VitrineConfig } from '../../domain/config.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { TransactionsProvider } from '../../transactions/TransactionsProvider.tsx'
import { renderInFrame } from '../../ui/testing.tsx'
import { WalletProvider } from '../../wallet/WalletProvider.tsx'

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

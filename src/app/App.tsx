// Everything the pages stand on, in the order they depend on each other.
import type { VitrineConfig } from '../domain/config.ts'
import { IndexProvider } from '../graphql/IndexProvider.tsx'
import { TransactionsProvider } from '../transactions/TransactionsProvider.tsx'
import { ConfigProvider } from '../ui/ConfigContext.tsx'
import { WalletProvider } from '../wallet/WalletProvider.tsx'
import { RootBoundary } from './ErrorBoundary.tsx'
import { Router } from './router.tsx'
import { IndexHealthProvider } from './status/IndexHealth.tsx'

export function App({ config }: { readonly config: VitrineConfig }) {
  const { graphqlUrl, blockTimeSeconds } = config.network
  return (
    <RootBoundary>
      <ConfigProvider config={config}>
        <IndexProvider graphqlUrl={graphqlUrl} blockTimeSeconds={blockTimeSeconds}>
          <WalletProvider>
            <TransactionsProvider>
              <IndexHealthProvider>
                <Router />
              </IndexHealthProvider>
            </TransactionsProvider>
          </WalletProvider>
        </IndexProvider>
      </ConfigProvider>
    </RootBoundary>
  )
}

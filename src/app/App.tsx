// Everything the pages stand on, in the order they depend on each other.
import type { VitrineConfig } from '../domain/config.ts'
import { ConfigProvider } from '../ui/ConfigContext.tsx'
import { WalletProvider } from '../wallet/WalletProvider.tsx'
import { RootBoundary } from './ErrorBoundary.tsx'
import { Router } from './router.tsx'
import { IndexHealthProvider } from './status/IndexHealth.tsx'

export function App({ config }: { readonly config: VitrineConfig }) {
  return (
    <RootBoundary>
      <ConfigProvider config={config}>
        <WalletProvider>
          <IndexHealthProvider>
            <Router />
          </IndexHealthProvider>
        </WalletProvider>
      </ConfigProvider>
    </RootBoundary>
  )
}

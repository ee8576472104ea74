// Everything the pages stand on, in the order they depend on each other.
import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { VitrineConfig } from '../domain/config.ts'
import { ConfigProvider } from '../ui/ConfigContext.tsx'
import { RootBoundary } from './ErrorBoundary.tsx'
import { Router } from './router.tsx'
import { IndexHealthProvider } from './status/IndexHealth.tsx'

const wallet = import.meta.glob<{ WalletProvider: ComponentType<{ children: ReactNode }> }>(
  '../wallet/WalletProvider.tsx',
  { eager: true },
)
const WalletProvider = Object.values(wallet)[0]?.WalletProvider ?? Fragment

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

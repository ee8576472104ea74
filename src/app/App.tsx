// The providers around the pages, in the order of their dependencies.
import type { VitrineConfig } from '../domain/config.ts'
import { basenameAt, type BlockTime } from '../domain/timeTravel.ts'
import { HostedDocuments } from '../features/items/HostedDocuments.tsx'
import { IndexProvider } from '../graphql/IndexProvider.tsx'
import { TransactionsProvider } from '../transactions/TransactionsProvider.tsx'
import { whenIdle } from '../ui/whenIdle.ts'
import { ConfigProvider } from '../ui/ConfigContext.tsx'
import { AsOfBlockProvider } from '../ui/AsOfBlockContext.tsx'
import { refreshNow } from '../ui/useNow.ts'
import { WalletProvider } from '../wallet/WalletProvider.tsx'
import { DemoSlot } from './DemoSlot.tsx'
import { RootBoundary } from './ErrorBoundary.tsx'
import { ListedNames } from './ListedNames.tsx'
import { Router } from './router.tsx'
import { IndexHealthProvider } from './status/IndexHealth.tsx'

export interface AppProps {
  readonly config: VitrineConfig
  /** Shows the site as of a block. */
  readonly asOf?: BlockTime
}

/** The page is as new as its queries, so following the index can wait. */
const loadFollower = () => whenIdle().then(() => import('../graphql/indexFollower.ts'))

export function App({ config, asOf }: AppProps) {
  const { graphqlUrl, blockTimeSeconds } = config.network
  return (
    <RootBoundary>
      <ConfigProvider config={config}>
        <AsOfBlockProvider value={asOf}>
          <IndexProvider
            graphqlUrl={graphqlUrl}
            blockTimeSeconds={blockTimeSeconds}
            asOfBlock={asOf?.number}
            onBlock={refreshNow}
            load={loadFollower}
          >
            <WalletProvider>
              <TransactionsProvider>
                <IndexHealthProvider>
                  <HostedDocuments>
                    <ListedNames>
                      <Router
                        basename={
                          asOf === undefined ? config.basePath : basenameAt(asOf.number, config.basePath)
                        }
                      />
                    </ListedNames>
                  </HostedDocuments>
                </IndexHealthProvider>
              </TransactionsProvider>
            </WalletProvider>
            {import.meta.env.MODE === 'demo' && <DemoSlot />}
          </IndexProvider>
        </AsOfBlockProvider>
      </ConfigProvider>
    </RootBoundary>
  )
}

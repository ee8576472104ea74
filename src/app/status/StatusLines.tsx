// The lines under the header: what is wrong with the index, the chain or the wallet, and nothing when nothing is.
import { lazy, Suspense } from 'react'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { useIndexHealth } from './IndexHealth.tsx'

const IndexLine = lazy(async () => ({ default: (await import('./lines.tsx')).IndexLine }))
const WalletLine = lazy(async () => ({ default: (await import('./lines.tsx')).WalletLine }))

export function StatusLines() {
  const health = useIndexHealth()
  const { state } = useWallet()
  const calm = health.kind === 'checking' || health.kind === 'current'
  return (
    // Offline, the words themselves may be out of reach: then the page goes on without them.
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        {!calm && <IndexLine health={health} />}
        {state.status === 'wrongNetwork' && <WalletLine />}
      </Suspense>
    </ErrorBoundary>
  )
}

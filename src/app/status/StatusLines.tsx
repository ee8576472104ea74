// The lines under the header: what is wrong with the index, the chain or the wallet, and nothing when nothing is.
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useIndexHealth } from './IndexHealth.tsx'

// The page goes on without words that are out of reach.
const IndexLine = lazyPart(async () => (await import('./lines.tsx')).IndexLine, { notice: 'none' })
const WalletLine = lazyPart(async () => (await import('./lines.tsx')).WalletLine, { notice: 'none' })

export function StatusLines() {
  const health = useIndexHealth()
  const { state } = useWallet()
  const calm = health.kind === 'checking' || health.kind === 'current'
  return (
    <>
      {!calm && <IndexLine health={health} />}
      {state.status === 'wrongNetwork' && <WalletLine />}
    </>
  )
}

// The lines below the header: problems with the index, the chain or the wallet.
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useIndexHealth } from './IndexHealth.tsx'

// The page works without lines whose code can't be fetched.
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

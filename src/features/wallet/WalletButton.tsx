// The wallet's place in the header: a way to connect, the account once there is one, a warning on a wrong network.
import { lazy, Suspense } from 'react'
import { Wallet as WalletIcon } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './WalletButton.module.css'

const AccountButton = lazy(async () => ({ default: (await import('./AccountButton.tsx')).AccountButton }))
const ConnectDialog = lazy(() => import('./ConnectDialog.tsx'))

export function WalletButton() {
  const { state, prompt } = useWallet()
  return (
    <>
      {state.status === 'connected' || state.status === 'wrongNetwork' ? (
        <Suspense fallback={<Connect />}>
          <AccountButton />
        </Suspense>
      ) : (
        <Connect />
      )}
      {prompt.open && (
        <Suspense>
          <ConnectDialog />
        </Suspense>
      )}
    </>
  )
}

function Connect() {
  const { state, prompt } = useWallet()
  return (
    <Button
      variant="primary"
      icon={<WalletIcon aria-hidden="true" />}
      busy={state.status === 'connecting' && !prompt.open}
      onClick={() => void prompt.ask()}
    >
      <span className={styles.long}>Connect wallet</span>
      <span className={styles.short} aria-hidden="true">
        Connect
      </span>
    </Button>
  )
}

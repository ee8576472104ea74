// The wallet's place in the header: a way to connect, the account once there is one, a warning on a wrong network.
import { lazy, Suspense, useState } from 'react'
import { TriangleAlert, Wallet as WalletIcon } from 'lucide-react'
import { shortAddress } from '../../domain/address.ts'
import { Button } from '../../ui/Button.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './WalletButton.module.css'

const AccountMenu = lazy(() => import('./AccountMenu.tsx'))
const ConnectDialog = lazy(() => import('./ConnectDialog.tsx'))

export function WalletButton() {
  const { state, prompt } = useWallet()
  return (
    <>
      {state.status === 'connected' || state.status === 'wrongNetwork' ? <Account /> : <Connect />}
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

function Account() {
  const { state } = useWallet()
  const [wanted, setWanted] = useState(false)
  if (state.status !== 'connected' && state.status !== 'wrongNetwork') return null
  const wrong = state.status === 'wrongNetwork'
  const label = wrong ? 'Wrong network' : shortAddress(state.account)
  const trigger = (
    <Button
      aria-label={wrong ? 'Wallet: wrong network' : `Wallet: ${label}`}
      icon={wrong ? <TriangleAlert aria-hidden="true" /> : <Identicon address={state.account} size={18} />}
      className={wrong ? styles.wrong : styles.account}
      onClick={() => setWanted(true)}
    >
      <span className={styles.label}>{label}</span>
    </Button>
  )
  // The menu's code comes with the first press; until then the same button stands alone.
  if (!wanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <AccountMenu trigger={trigger} />
    </Suspense>
  )
}

// The header's wallet button: connects a wallet, or shows the connected account.
import { Wallet as WalletIcon } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './WalletButton.module.css'
import { frameTexts } from '../../messages/en/frame.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

const AccountButton = lazyPart(async () => (await import('./AccountButton.tsx')).AccountButton, {
  placeholder: () => <Connect />,
})
const ConnectDialog = lazyPart(async () => (await import('./ConnectDialog.tsx')).ConnectDialog)

export function WalletButton() {
  const { state, prompt } = useWallet()
  return (
    <>
      {state.status === 'connected' || state.status === 'wrongNetwork' ? <AccountButton /> : <Connect />}
      {prompt.open && <ConnectDialog onClose={prompt.close} />}
    </>
  )
}

function Connect() {
  const t = useTranslate()
  const { prompt } = useWallet()
  return (
    <Button
      variant="primary"
      className={styles.connect}
      data-focus-home
      icon={<WalletIcon aria-hidden="true" />}
      onClick={() => void prompt.connect()}
    >
      <span className={styles.long}>{t(frameTexts.connectWallet)}</span>
      <span className={styles.short} aria-hidden="true">
        {t(frameTexts.connect)}
      </span>
    </Button>
  )
}

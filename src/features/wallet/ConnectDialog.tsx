// The connect dialog: the wallets in this browser, help when there are none, and switching to the right network.
import { useState } from 'react'
import { ChevronRight, CircleAlert, Wallet as WalletIcon } from 'lucide-react'
import { errorText } from '../../domain/errors.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { WalletInfo } from '../../wallet/types.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './ConnectDialog.module.css'
import { walletTexts } from '../../messages/en/wallet.ts'
import type { Value } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

export function ConnectDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const { state } = useWallet()
  return (
    <Dialog
      open
      size="s"
      title={t(state.status === 'wrongNetwork' ? walletTexts.connect.switchTitle : walletTexts.connect.title)}
      onOpenChange={onClose}
    >
      {state.status === 'wrongNetwork' ? <WrongNetwork /> : <WalletList />}
    </Dialog>
  )
}

function WalletList() {
  const t = useTranslate()
  const { wallets, state, connect } = useWallet()
  const [message, setMessage] = useState<Value>()
  const waitsFor = state.status === 'connecting' ? state.wallet?.rdns : undefined

  const select = async ({ rdns, name }: WalletInfo) => {
    setMessage(undefined)
    try {
      const outcome = await connect(rdns)
      if (outcome === 'rejected') setMessage(walletTexts.connect.declined({ wallet: name }))
    } catch (error) {
      setMessage(errorText(error, walletTexts.connect.noAnswer({ wallet: name })))
    }
  }

  if (wallets.length === 0) return <NoWallet />
  return (
    <>
      <p className={styles.lead}>{t(walletTexts.connect.lead)}</p>
      <ul className={styles.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.rdns}>
            {/* Never disabled: a wallet may leave a request open for good, and another choice replaces it. */}
            <button type="button" className={styles.wallet} onClick={() => void select(wallet)}>
              {wallet.icon === undefined ? (
                <WalletIcon className={styles.icon} aria-hidden="true" />
              ) : (
                <img className={styles.icon} src={wallet.icon} alt="" width={32} height={32} />
              )}
              <span className={styles.name}>{t(wallet.name)}</span>
              {wallet.rdns === waitsFor ? (
                <Spinner label={t(walletTexts.connect.waiting)} />
              ) : (
                <ChevronRight aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <Failure message={message} />
    </>
  )
}

const PhoneWallets = lazyPart(async () => (await import('./PhoneWallets.tsx')).PhoneWallets, {
  notice: 'none',
})

/** Browsers on phones and tablets have no extensions. */
const isOnPhone = () =>
  typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches

function NoWallet() {
  const t = useTranslate()
  const onPhone = isOnPhone() && location.protocol === 'https:'
  return (
    <div className={styles.none}>
      <WalletIcon aria-hidden="true" />
      <p className={styles.noneTitle}>{t(walletTexts.connect.none)}</p>
      <p>{t(onPhone ? walletTexts.connect.phoneHint : walletTexts.connect.noneHint)}</p>
      <PhoneWallets page={location.href} onPhone={onPhone} />
    </div>
  )
}

function WrongNetwork() {
  const t = useTranslate()
  const { state, switchNetwork, disconnect } = useWallet()
  const { network } = useConfig()
  const [message, setMessage] = useState<Value>()
  const [busy, setBusy] = useState(false)
  if (state.status !== 'wrongNetwork') return null

  const change = async () => {
    setBusy(true)
    setMessage(undefined)
    try {
      if ((await switchNetwork()) === 'rejected')
        setMessage(walletTexts.connect.switchDeclined({ wallet: state.wallet.name }))
    } catch (error) {
      setMessage(errorText(error))
    }
    setBusy(false)
  }

  return (
    <>
      <p className={styles.lead}>
        {t(
          walletTexts.connect.wrongNetwork({
            wallet: state.wallet.name,
            chainId: `${state.chainId}`,
            network: network.name,
          }),
        )}
      </p>
      <p>
        <Address address={state.account} to={null} />
      </p>
      <div className={styles.actions}>
        <Button onClick={disconnect}>{t(walletTexts.connect.useAnother)}</Button>
        <Button variant="primary" busy={busy} onClick={() => void change()}>
          {t(walletTexts.connect.switchTo({ network: network.name }))}
        </Button>
      </div>
      <Failure message={message} />
    </>
  )
}

function Failure({ message }: { readonly message: Value | undefined }) {
  const t = useTranslate()
  return (
    <p className={styles.failure} role="alert">
      {message !== undefined && (
        <>
          <CircleAlert aria-hidden="true" />
          {t(message)}
        </>
      )}
    </p>
  )
}

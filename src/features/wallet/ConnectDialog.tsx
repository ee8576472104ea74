// The connect dialog: the wallets found in this browser, what to do when there are none, and the way to the right network.
import { useState } from 'react'
import { ChevronRight, CircleAlert, Wallet as WalletIcon } from 'lucide-react'
import { messageForPeople } from '../../domain/errors.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { WalletInfo } from '../../wallet/types.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './ConnectDialog.module.css'

export function ConnectDialog({ onClose }: { readonly onClose: () => void }) {
  const { state } = useWallet()
  return (
    <Dialog
      open
      size="s"
      title={state.status === 'wrongNetwork' ? 'Switch network' : 'Connect a wallet'}
      onOpenChange={onClose}
    >
      {state.status === 'wrongNetwork' ? <WrongNetwork /> : <Choice />}
    </Dialog>
  )
}

function Choice() {
  const { wallets, state, connect } = useWallet()
  const [message, setMessage] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const waiting = state.status === 'connecting'

  const choose = async ({ rdns, name }: WalletInfo) => {
    setMessage(undefined)
    setChosen(rdns)
    try {
      const outcome = await connect(rdns)
      if (outcome === 'rejected') setMessage(`You declined in ${name}. Choose a wallet to try again.`)
    } catch (error) {
      setMessage(messageForPeople(error, `${name} did not answer as expected.`))
    }
  }

  if (wallets.length === 0) return <NoWallet />
  return (
    <>
      <p className={styles.lead}>
        Your wallet holds your items and signs what you decide. Connecting shows this site your address,
        nothing else.
      </p>
      <ul className={styles.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.rdns}>
            <button
              type="button"
              className={styles.wallet}
              disabled={waiting}
              onClick={() => void choose(wallet)}
            >
              {wallet.icon === undefined ? (
                <WalletIcon className={styles.icon} aria-hidden="true" />
              ) : (
                <img className={styles.icon} src={wallet.icon} alt="" width={32} height={32} />
              )}
              <span className={styles.name}>{wallet.name}</span>
              {waiting && chosen === wallet.rdns ? (
                <Spinner label="Waiting for the wallet" />
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

function NoWallet() {
  return (
    <div className={styles.none}>
      <WalletIcon aria-hidden="true" />
      <p className={styles.noneTitle}>No wallet was found in this browser</p>
      <p>
        Install a wallet that announces itself to pages (EIP-6963), such as MetaMask, Rabby or Coinbase
        Wallet, then come back to this page: it appears here at once. On a phone, open this page in your
        wallet’s own browser.
      </p>
    </div>
  )
}

function WrongNetwork() {
  const { state, switchNetwork, disconnect } = useWallet()
  const { network } = useConfig()
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)
  if (state.status !== 'wrongNetwork') return null

  const change = async () => {
    setBusy(true)
    setMessage(undefined)
    try {
      if ((await switchNetwork()) === 'rejected') setMessage(`You declined in ${state.wallet.name}.`)
    } catch (error) {
      setMessage(messageForPeople(error))
    }
    setBusy(false)
  }

  return (
    <>
      <p className={styles.lead}>
        {state.wallet.name} is on network {state.chainId}. Everything here is on {network.name}.
      </p>
      <p>
        <Address address={state.account} to={null} />
      </p>
      <div className={styles.actions}>
        <Button onClick={disconnect}>Use another wallet</Button>
        <Button variant="primary" busy={busy} onClick={() => void change()}>
          Switch to {network.name}
        </Button>
      </div>
      <Failure message={message} />
    </>
  )
}

function Failure({ message }: { readonly message: string | undefined }) {
  return (
    <p className={styles.failure} role="alert">
      {message !== undefined && (
        <>
          <CircleAlert aria-hidden="true" />
          {message}
        </>
      )}
    </p>
  )
}

// The confirm dialog of cancelling offers: one, several, or every order of the account; then the steps.
import { useState } from 'react'
import { messageForPeople } from '../../../domain/errors.ts'
import { formatCount } from '../../../domain/wei.ts'
import { isSettled } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import styles from '../Dialogs.module.css'
import { useReading } from '../useReading.ts'
import { loadWithdrawal, useTradeContext } from '../useTrade.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import { cancelEverythingKey, withdrawKey } from '../writeKeys.ts'
import { promiseOf, type Offer } from './offer.ts'

export interface WithdrawDialogProps {
  /** Undefined for every listing and offer that the account ever made. */
  readonly offers: readonly Offer[] | undefined
  readonly onClose: () => void
}

function titleOf(offers: readonly Offer[] | undefined): string {
  if (offers === undefined) return 'Cancel everything'
  return offers.length === 1 ? 'Cancel offer' : `Cancel ${formatCount(offers.length)} offers`
}

export function WithdrawDialog(props: WithdrawDialogProps) {
  const { state, prompt } = useWallet()
  if (state.status !== 'connected') {
    return (
      <Dialog
        open
        title={titleOf(props.offers)}
        onOpenChange={props.onClose}
        footer={
          <Button variant="primary" onClick={() => void prompt.ask()}>
            Connect
          </Button>
        }
      >
        <p role="alert">Your wallet is not connected to this network. Nothing was signed.</p>
      </Dialog>
    )
  }
  return <Withdrawal key={state.account} {...props} wallet={state} />
}

function Withdrawal({ offers, wallet, onClose }: WithdrawDialogProps & { readonly wallet: ConnectedWallet }) {
  const [agreed] = useState(offers)
  const [started, setStarted] = useState(false)
  const [round, setRound] = useState(0)
  const context = useTradeContext(wallet.account)
  const hashes = agreed?.map(({ orderHash }) => orderHash)
  const key = hashes === undefined ? cancelEverythingKey(wallet.account) : withdrawKey(hashes, wallet.account)
  const { entry, start, dismiss } = useWrite(key)
  const following = entry !== undefined && (started || !isSettled(entry.state))
  const busy = following && !isSettled(entry.state)
  const done = following && entry.state.status === 'indexed'
  const code = useReading(`${round}`, loadWithdrawal)
  const title = titleOf(agreed)

  const cancel = () => {
    if (code.status !== 'loaded') return
    setStarted(true)
    start(code.value.withdrawalOf(context, agreed))
  }
  const again = () => {
    dismiss()
    setStarted(false)
  }

  return (
    <Dialog
      open
      title={done ? 'Cancelled' : title}
      onOpenChange={onClose}
      dismissible={!(following && entry.state.status === 'signing')}
      footer={
        <>
          <Button onClick={onClose}>
            {busy
              ? 'Continue in the background'
              : done
                ? 'Close'
                : agreed?.length === 1
                  ? 'Keep it'
                  : 'Keep them'}
          </Button>
          {!following && code.status !== 'failed' && (
            <Button variant="danger" disabled={code.status === 'loading'} onClick={cancel}>
              {title}
            </Button>
          )}
          {!following && code.status === 'failed' && (
            <Button variant="primary" onClick={() => setRound(round + 1)}>
              Try again
            </Button>
          )}
          {following && !busy && !done && (
            <Button variant="primary" onClick={again}>
              Try again
            </Button>
          )}
        </>
      }
    >
      <p className={styles.lead}>
        {agreed === undefined
          ? 'This voids every listing and every offer that this account has made with Seaport: all of those shown here, and any made on other sites. None of them can be brought back; items and money stay in your account. It costs one network fee.'
          : 'Nobody will be able to sell to you at this price. Your money stays in your account; cancelling costs one network fee.'}
      </p>
      {agreed !== undefined && (
        <Facts>
          {agreed.map((offer) => (
            <Fact key={offer.orderHash} label={<bdi>{subjectOf(offer)}</bdi>}>
              <Price amount={promiseOf(offer)} currency={offer.currency} exact />
            </Fact>
          ))}
        </Facts>
      )}
      {!following && code.status === 'failed' && (
        <p className={styles.failure} role="alert">
          {messageForPeople(code.error, 'The offers cannot be cancelled now.')}
        </p>
      )}
      {following && <WriteProgress entry={entry} withApproval={false} />}
    </Dialog>
  )
}

function subjectOf({ subject, collection, remaining }: Offer): string {
  const items = remaining === 1n ? 'an item' : `${formatCount(remaining)} items`
  switch (subject.kind) {
    case 'token':
      return subject.item.name
    case 'collection':
      return `For ${items} of ${collection.name}`
    case 'trait':
      return `For ${items} of ${collection.name} with a trait`
  }
}

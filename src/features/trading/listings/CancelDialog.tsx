// The confirm dialog of a cancellation: what is withdrawn, what that means, then the steps.
import { useState } from 'react'
import { messageForPeople } from '../../../domain/errors.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Address } from '../../../ui/Address.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { TimeAgo } from '../../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
import { isSettled } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { ItemLine } from '../ItemLine.tsx'
import { askingOf, isDeclining, type Listing } from './listing.ts'
import { useReading } from '../useReading.ts'
import { loadCancellation, useTradeContext } from '../useTrade.ts'
import { cancelKey } from '../writeKeys.ts'
import { useSecond } from './useSecond.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import styles from '../Dialogs.module.css'

export interface CancelDialogProps {
  readonly listing: Listing
  readonly onClose: () => void
}

export function CancelDialog({ listing, onClose }: CancelDialogProps) {
  const { state, prompt } = useWallet()
  if (state.status !== 'connected') {
    return (
      <Dialog
        open
        title="Cancel listing"
        onOpenChange={onClose}
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
  return <Cancellation listing={listing} wallet={state} onClose={onClose} />
}

function Cancellation({
  listing,
  wallet,
  onClose,
}: CancelDialogProps & { readonly wallet: ConnectedWallet }) {
  const [agreed] = useState(listing)
  const asking = askingOf(agreed, useSecond(isDeclining(agreed)))
  const [started, setStarted] = useState(false)
  const context = useTradeContext(wallet.account)
  const { entry, start, dismiss } = useWrite(cancelKey(agreed.orderHash, wallet.account))
  const following = entry !== undefined && (started || !isSettled(entry.state))
  const busy = following && !isSettled(entry.state)
  const done = following && entry.state.status === 'indexed'

  const [round, setRound] = useState(0)
  const code = useReading(`${round}`, loadCancellation)

  const cancel = () => {
    if (code.status !== 'loaded') return
    setStarted(true)
    start(code.value.cancellationOf(context, agreed))
  }
  const again = () => {
    dismiss()
    setStarted(false)
  }

  return (
    <Dialog
      open
      title={done ? 'Cancelled' : 'Cancel listing'}
      onOpenChange={onClose}
      dismissible={!(following && entry.state.status === 'signing')}
      footer={
        <>
          <Button onClick={onClose}>
            {busy ? 'Continue in the background' : done ? 'Close' : 'Keep it'}
          </Button>
          {!following && code.status !== 'failed' && (
            <Button variant="danger" disabled={code.status === 'loading'} onClick={cancel}>
              Cancel listing
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
      <ItemLine item={agreed.item}>
        {agreed.quantity > 1n && <TokenAmount quantity={agreed.remaining} of={agreed.quantity} />}
      </ItemLine>
      <p className={styles.lead}>
        Nobody will be able to buy it at this price. The item stays in your account; cancelling costs a
        network fee.
      </p>
      <Facts>
        <Fact
          label={
            asking.kind === 'lot'
              ? `Price of all ${formatCount(asking.units)}`
              : agreed.quantity > 1n
                ? 'Price of one'
                : 'Price'
          }
        >
          <Price amount={asking.amount} currency={agreed.currency} exact />
        </Fact>
        <Fact label="Would expire">
          <TimeAgo seconds={agreed.endsAtSeconds} />
        </Fact>
        <Fact label="Your account">
          <Address address={wallet.account} to={null} />
        </Fact>
      </Facts>
      {!following && code.status === 'failed' && (
        <p className={styles.failure} role="alert">
          {messageForPeople(code.error, 'The listing cannot be cancelled now.')}
        </p>
      )}
      {following && <WriteProgress entry={entry} withApproval={false} />}
    </Dialog>
  )
}

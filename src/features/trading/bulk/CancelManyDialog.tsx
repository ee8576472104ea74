// The confirm dialog of cancelling several listings in one transaction: which ones, what that means, then the steps.
import { useState } from 'react'
import { messageForPeople } from '../../../domain/errors.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { formatCount } from '../../../domain/wei.ts'
import { isSettled } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import dialogs from '../Dialogs.module.css'
import { askingOf, type Listing } from '../listings/listing.ts'
import { useReading } from '../useReading.ts'
import { loadCancellation, useTradeContext } from '../useTrade.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import { cancelManyKey } from '../writeKeys.ts'

export interface CancelManyDialogProps {
  readonly listings: readonly Listing[]
  readonly onClose: () => void
}

const titleOf = (count: number) => `Cancel ${formatCount(count)} ${count === 1 ? 'listing' : 'listings'}`

export function CancelManyDialog(props: CancelManyDialogProps) {
  const { state, prompt } = useWallet()
  if (state.status !== 'connected') {
    return (
      <Dialog
        open
        title={titleOf(props.listings.length)}
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
  return <Cancellation key={state.account} {...props} wallet={state} />
}

function Cancellation({
  listings,
  wallet,
  onClose,
}: CancelManyDialogProps & { readonly wallet: ConnectedWallet }) {
  const [agreed] = useState(listings)
  const [opened] = useState(nowSeconds)
  const [started, setStarted] = useState(false)
  const [round, setRound] = useState(0)
  const context = useTradeContext(wallet.account)
  const { entry, start, dismiss } = useWrite(cancelManyKey(wallet.account))
  const following = entry !== undefined && (started || !isSettled(entry.state))
  const busy = following && !isSettled(entry.state)
  const done = following && entry.state.status === 'indexed'
  const code = useReading(`${round}`, loadCancellation)
  const title = titleOf(agreed.length)

  const cancel = () => {
    if (code.status !== 'loaded') return
    setStarted(true)
    start(code.value.cancellationsOf(context, agreed))
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
            {busy ? 'Continue in the background' : done ? 'Close' : 'Keep them'}
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
      <p className={dialogs.lead}>
        Nobody will be able to buy these items at these prices. They stay in your account. It is one
        transaction, and costs one network fee.
      </p>
      <Facts>
        {agreed.map((listing) => (
          <Fact key={listing.orderHash} label={<bdi>{listing.item.name}</bdi>}>
            <Price amount={askingOf(listing, opened).amount} currency={listing.currency} exact />
          </Fact>
        ))}
      </Facts>
      {!following && code.status === 'failed' && (
        <p className={dialogs.failure} role="alert">
          {messageForPeople(code.error, 'The listings cannot be cancelled now.')}
        </p>
      )}
      {following && <WriteProgress entry={entry} withApproval={false} />}
    </Dialog>
  )
}

// The confirm dialog of a purchase: what arrives, what leaves, who gets it, what was checked; then the steps.
import { useState } from 'react'
import { messageForPeople } from '../../../domain/errors.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { formatCount, ZERO_WEI } from '../../../domain/wei.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Price } from '../../../ui/Price.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { isSettled, type TransactionState } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { ItemLine } from '../ItemLine.tsx'
import { readUnits } from './listForm.ts'
import { priceOf, type Listing } from './listing.ts'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import { useReading } from '../useReading.ts'
import { loadPurchase, useTradeContext } from '../useTrade.ts'
import { buyKey } from '../writeKeys.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import styles from '../Dialogs.module.css'

export interface BuyDialogProps {
  readonly listing: Listing
  readonly onClose: () => void
}

export function BuyDialog({ listing, onClose }: BuyDialogProps) {
  const { state } = useWallet()
  if (state.status !== 'connected') {
    return (
      <Dialog open title="Buy" onOpenChange={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <p role="alert">Your wallet is not connected to this network any more. Nothing was signed.</p>
      </Dialog>
    )
  }
  // Another account is another purchase: nothing read for one is used for the other.
  return <Purchase key={state.account} listing={listing} wallet={state} onClose={onClose} />
}

function Purchase({ listing, wallet, onClose }: BuyDialogProps & { readonly wallet: ConnectedWallet }) {
  // The page may learn more of the order while the dialog is open; what is agreed to here stays as it was opened.
  const [agreed] = useState(listing)
  const choosable = agreed.divisible && agreed.remaining > 1n
  const [opened] = useState(nowSeconds)
  const [typed, setTyped] = useState('1')
  const [round, setRound] = useState(0)
  const [started, setStarted] = useState(false)
  const context = useTradeContext(wallet.account)
  const { entry, start, dismiss } = useWrite(buyKey(agreed.orderHash, wallet.account))

  const units = choosable
    ? readUnits(typed, agreed.remaining)
    : { value: agreed.divisible ? agreed.remaining : agreed.quantity }
  const quantity = 'value' in units ? units.value : undefined
  const total = quantity === undefined ? undefined : priceOf(agreed, quantity, opened)
  const following = entry !== undefined && (started || !isSettled(entry.state))

  const preview = useReading(
    quantity === undefined || total === undefined || following ? undefined : `${quantity}:${round}`,
    async () => {
      const { previewPurchase, purchaseOf } = await loadPurchase()
      const purchase = { listing: agreed, quantity: quantity ?? 1n, total: total ?? ZERO_WEI }
      return { ...(await previewPurchase(context, purchase)), purchaseOf }
    },
  )
  const [confirmed, setConfirmed] = useState<typeof preview>()
  const reading = following && confirmed !== undefined ? confirmed : preview
  const ready =
    reading.status === 'loaded' && reading.value.verdict.status === 'executable' ? reading.value : undefined

  const buy = () => {
    if (ready === undefined) return
    setConfirmed(reading)
    setStarted(true)
    start(ready.purchaseOf(context, agreed, ready.shown))
  }
  const lookAgain = () => {
    dismiss()
    setStarted(false)
    setRound(round + 1)
  }

  const done = following && entry.state.status === 'indexed'
  return (
    <Dialog
      open
      title={done ? 'Bought' : 'Buy'}
      onOpenChange={onClose}
      dismissible={!(following && entry.state.status === 'signing')}
      footer={
        <>
          <Button onClick={onClose}>
            {following && !isSettled(entry.state) ? 'Continue in the background' : 'Close'}
          </Button>
          {following && isSettled(entry.state) && !done && (
            <Button variant="primary" onClick={lookAgain}>
              {retryLabel(entry.state)}
            </Button>
          )}
          {!following && reading.status === 'failed' && (
            <Button variant="primary" onClick={() => setRound(round + 1)}>
              Try again
            </Button>
          )}
          {!following && reading.status !== 'failed' && (
            <Button variant="primary" disabled={ready === undefined} onClick={buy}>
              <VisuallyHidden>Confirm and buy: </VisuallyHidden>
              {ready === undefined ? (
                'Buy'
              ) : (
                <span className={styles.priced}>
                  Buy for <Price amount={ready.shown.total} currency={agreed.currency} exact />
                </span>
              )}
            </Button>
          )}
        </>
      }
    >
      <ItemLine item={agreed.item}>
        {quantity !== undefined && agreed.item.standard === 'ERC1155' && (
          <TokenAmount quantity={ready?.shown.quantity ?? quantity} />
        )}
      </ItemLine>
      {choosable && !following && (
        <TextField
          label="How many"
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          mono
          className={styles.field}
          error={'error' in units ? units.error : undefined}
          hint={
            <>
              {agreed.remaining.toString()} left,{' '}
              <Price amount={priceOf(agreed, 1n, opened)} currency={agreed.currency} size="xs" /> each
            </>
          }
        />
      )}
      {!agreed.divisible && agreed.quantity > 1n && !following && (
        <p className={styles.lead}>All {formatCount(agreed.quantity)} are sold together, not one by one.</p>
      )}
      {reading.status === 'failed' ? (
        <p className={styles.failure} role="alert">
          {messageForPeople(reading.error, 'The listing could not be checked against the chain.')}
        </p>
      ) : (
        quantity !== undefined &&
        !(following && confirmed === undefined) && (
          <PurchaseSummary
            listing={agreed}
            preview={reading.status === 'loaded' ? reading.value : undefined}
            wallet={wallet.account}
            overtaken={following && entry.state.status === 'refused'}
          />
        )
      )}
      {following && (
        <WriteProgress
          entry={entry}
          withApproval={ready?.verdict.status === 'executable' && ready.verdict.plan.steps.length > 1}
        />
      )}
    </Dialog>
  )
}

function retryLabel(state: TransactionState): string {
  if (state.status !== 'refused') return 'Try again'
  return state.reason.kind === 'changed' ? 'See what changed' : 'Look again'
}

// The confirm dialog of a basket in one currency: what is bought and what is left out, who is paid, then the steps.
import { useState } from 'react'
import { messageForPeople } from '../../../domain/errors.ts'
import { isSettled, type TransactionState } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Price } from '../../../ui/Price.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { useReading } from '../useReading.ts'
import { loadCheckout, loadReceipt, useTradeContext } from '../useTrade.ts'
import { basketKey } from '../writeKeys.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import type { Leg } from './leg.ts'
import { OutcomeList } from './OutcomeList.tsx'
import { useBasket } from './useBasket.ts'
import styles from '../Dialogs.module.css'

export interface CheckoutDialogProps {
  readonly legs: readonly Leg[]
  readonly onClose: () => void
}

export function CheckoutDialog({ legs, onClose }: CheckoutDialogProps) {
  const { state } = useWallet()
  if (state.status !== 'connected') {
    return (
      <Dialog open title="Buy" onOpenChange={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <p role="alert">Your wallet is not connected to this network any more. Nothing was signed.</p>
      </Dialog>
    )
  }
  // Another account is another purchase: nothing read for one is used for the other.
  return <Checkout key={state.account} legs={legs} wallet={state} onClose={onClose} />
}

function Checkout({ legs, wallet, onClose }: CheckoutDialogProps & { readonly wallet: ConnectedWallet }) {
  const { account } = wallet
  // The basket may change while the dialog is open; what is agreed to here stays as it was opened.
  const [opened] = useState(legs)
  const [round, setRound] = useState(0)
  const [started, setStarted] = useState(false)
  const context = useTradeContext(account)
  const { basket } = useBasket()
  const currency = opened[0]?.currency
  const key = currency === undefined ? '' : basketKey(currency.address, account)
  const { entry, start, dismiss } = useWrite(key)
  const following = entry !== undefined && (started || !isSettled(entry.state))

  const preview = useReading(following ? undefined : `${round}`, async () => {
    const { agreedLegs, checkoutOf, previewCheckout } = await loadCheckout()
    const found = await previewCheckout(context, opened)
    return { ...found, agreed: agreedLegs(found), checkoutOf }
  })
  const [confirmed, setConfirmed] = useState<typeof preview>()
  const reading = following && confirmed !== undefined ? confirmed : preview
  const loaded = reading.status === 'loaded' ? reading.value : undefined
  const plan = loaded?.outcome.status === 'executable' ? loaded.outcome.plan : undefined

  const state = entry?.state
  const done = following && state?.status === 'indexed' ? state : undefined
  const outcomes = useReading(done === undefined ? undefined : done.hash, async () => {
    const { readOutcomes } = await loadReceipt()
    const asked = (loaded?.agreed ?? []).map(({ leg }) => leg.orderHash)
    return readOutcomes(context, { hash: done?.hash ?? ('0x' as never), legs: asked, buyer: account })
  })

  const buy = () => {
    if (loaded === undefined || plan === undefined) return
    setConfirmed(reading)
    setStarted(true)
    basket.beginCheckout(
      key,
      loaded.agreed.map(({ leg }) => leg.orderHash),
    )
    start(loaded.checkoutOf(context, loaded.agreed))
  }
  const lookAgain = () => {
    dismiss()
    setStarted(false)
    setRound(round + 1)
  }

  const count = loaded?.agreed.length ?? opened.length
  return (
    <Dialog
      open
      title={done === undefined ? `Buy ${count} ${count === 1 ? 'listing' : 'listings'}` : 'Bought'}
      onOpenChange={onClose}
      dismissible={!(following && state?.status === 'signing')}
      footer={
        <>
          <Button onClick={onClose}>
            {following && !isSettled(entry.state) ? 'Continue in the background' : 'Close'}
          </Button>
          {following && isSettled(entry.state) && done === undefined && (
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
            <Button variant="primary" disabled={plan === undefined} onClick={buy}>
              <VisuallyHidden>Confirm and buy: </VisuallyHidden>
              {plan === undefined || currency === undefined ? (
                'Buy'
              ) : (
                <span className={styles.priced}>
                  Buy {count} for <Price amount={plan.total} currency={currency} exact />
                </span>
              )}
            </Button>
          )}
        </>
      }
    >
      {done !== undefined && loaded !== undefined && (
        <OutcomeList
          legs={loaded.agreed.map(({ leg }) => leg)}
          outcomes={outcomes.status === 'loaded' ? outcomes.value : undefined}
          error={outcomes.status === 'failed' ? outcomes.error : undefined}
        />
      )}
      {reading.status === 'failed' ? (
        <p className={styles.failure} role="alert">
          {messageForPeople(reading.error, 'The listings could not be checked against the chain.')}
        </p>
      ) : (
        done === undefined &&
        !(following && confirmed === undefined) && (
          <CheckoutSummary
            legs={opened}
            preview={loaded}
            wallet={account}
            overtaken={following && entry.state.status === 'refused'}
          />
        )
      )}
      {following && (
        <WriteProgress entry={entry} withApproval={plan !== undefined && plan.steps.length > 1} />
      )}
    </Dialog>
  )
}

function retryLabel(state: TransactionState): string {
  if (state.status !== 'refused') return 'Try again'
  return state.reason.kind === 'changed' ? 'See what changed' : 'Look again'
}

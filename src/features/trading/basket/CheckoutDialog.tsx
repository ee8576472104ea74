// The confirm dialog of a basket in one currency: what is bought and what is left out, who is paid, how it ended.
import type { Address } from '../../../domain/address.ts'
import { PricedButton } from '../PricedButton.tsx'
import { isOvertaken, useAgreed, useFollowedWrite } from '../useFollowedWrite.ts'
import { useReading } from '../useReading.ts'
import { loadCheckout, loadReceipt, useTradeContext } from '../useTrade.ts'
import { WriteDialog } from '../WriteDialog.tsx'
import { basketKey } from '../writeKeys.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import type { Leg } from './leg.ts'
import { OutcomeList } from './OutcomeList.tsx'
import { useBasket } from './useBasket.ts'

export interface CheckoutDialogProps {
  /** As they were when the dialog was opened: the basket may change meanwhile. */
  readonly legs: readonly Leg[]
  readonly account: Address
  readonly onClose: () => void
}

export function CheckoutDialog({ legs, account, onClose }: CheckoutDialogProps) {
  const context = useTradeContext(account)
  const { basket } = useBasket()
  const currency = legs[0]?.currency
  const key = currency === undefined ? '' : basketKey(currency.address, account)
  const write = useFollowedWrite(key)
  const { progress, round } = write

  const preview = useReading(progress.status === 'open' ? `${round}` : undefined, async () => {
    const { agreedLegs, checkoutOf, previewCheckout } = await loadCheckout()
    const found = await previewCheckout(context, legs)
    return { ...found, agreed: agreedLegs(found), checkoutOf }
  })
  const { shown, agree } = useAgreed(progress, preview)
  const read = shown?.status === 'loaded' ? shown.value : undefined
  const plan = read?.outcome.status === 'executable' ? read.outcome.plan : undefined

  const hash = progress.status === 'done' ? progress.state.hash : undefined
  const several = read === undefined || read.agreed.length < 2 ? [] : read.agreed
  const outcomes = useReading(several.length === 0 ? undefined : hash, async () => {
    const { readOutcomes } = await loadReceipt()
    if (hash === undefined) throw new RangeError('Only what is done has a receipt.')
    const asked = several.map(({ leg }) => leg.orderHash)
    return readOutcomes(context, { hash, legs: asked, buyer: account })
  })

  const buy = () => {
    if (read === undefined || plan === undefined) return
    agree()
    basket.beginCheckout(
      key,
      read.agreed.map(({ leg }) => leg.orderHash),
    )
    write.begin(read.checkoutOf(context, read.agreed))
  }

  const count = read?.agreed.length ?? legs.length
  return (
    <WriteDialog
      title={`Buy ${count} ${count === 1 ? 'listing' : 'listings'}`}
      doneTitle="Bought"
      write={write}
      action={
        <PricedButton
          spoken="Confirm and buy"
          label="Buy"
          pricedLabel={`Buy ${count} for`}
          amount={plan?.total}
          currency={currency}
          onClick={buy}
        />
      }
      failure={
        preview.status === 'failed'
          ? { error: preview.error, sentence: 'The listings could not be checked against the chain.' }
          : undefined
      }
      steps={{ withApproval: plan !== undefined && plan.steps.length > 1 }}
      onClose={onClose}
    >
      {progress.status === 'done'
        ? read !== undefined && (
            <OutcomeList
              agreed={read.agreed}
              outcomes={outcomes.status === 'loaded' ? outcomes.value : undefined}
              error={outcomes.status === 'failed' ? outcomes.error : undefined}
            />
          )
        : shown !== undefined &&
          shown.status !== 'failed' && (
            <CheckoutSummary legs={legs} preview={read} account={account} overtaken={isOvertaken(progress)} />
          )}
    </WriteDialog>
  )
}

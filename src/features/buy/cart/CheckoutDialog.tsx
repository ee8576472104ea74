// The confirm dialog of a cart in one currency: what is bought and what is left out, who is paid, how it ended.
import type { Address } from '../../../domain/address.ts'
import { PricedButton } from '../../../trade/PricedButton.tsx'
import { isOvertaken, useAgreed, useFollowedWrite } from '../../../trade/useFollowedWrite.ts'
import { useReading } from '../../../trade/useReading.ts'
import { loadReceipt } from '../../../trade/fetchCode.ts'
import { useTradeContext } from '../../../trade/useTrade.ts'
import { fetchCode } from '../../../trade/fetchCode.ts'
import { WriteDialog } from '../../../trade/WriteDialog.tsx'
import { cartKey } from '../../../trade/writeKeys.ts'
import { NextSteps } from '../purchase/NextSteps.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import type { CartItem } from '../../../orders/cartItem.ts'
import { OutcomeList } from './OutcomeList.tsx'
import { useCart } from './useCart.ts'
import { purchase } from '../../../messages/en/purchase.ts'
import { writes } from '../../../messages/en/writes.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'

const loadCheckout = () => fetchCode(import('./checkout.ts'))

export interface CheckoutDialogProps {
  /** As they were when the dialog was opened: the cart may change meanwhile. */
  readonly cartItems: readonly CartItem[]
  readonly account: Address
  readonly onClose: () => void
}

export function CheckoutDialog({ cartItems, account, onClose }: CheckoutDialogProps) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const { cart } = useCart()
  const currency = cartItems[0]?.currency
  const key = currency === undefined ? '' : cartKey(currency.address, account)
  const write = useFollowedWrite(key)
  const { progress, round } = write

  const preview = useReading(progress.status === 'open' ? `${round}` : undefined, async () => {
    const { agreedCartItems, defineCheckout, previewCheckout } = await loadCheckout()
    const found = await previewCheckout(context, cartItems)
    return { ...found, agreed: agreedCartItems(found), defineCheckout }
  })
  const { shown, agree } = useAgreed(progress, preview)
  const read = shown?.status === 'loaded' ? shown.value : undefined
  const plan = read?.outcome.status === 'executable' ? read.outcome.plan : undefined

  const hash = progress.status === 'done' ? progress.state.hash : undefined
  const several = read === undefined || read.agreed.length < 2 ? [] : read.agreed
  const outcomes = useReading(several.length === 0 ? undefined : hash, async () => {
    const { readOutcomes } = await loadReceipt()
    if (hash === undefined) throw new RangeError('Only what is done has a receipt.')
    const asked = several.map(({ cartItem }) => cartItem.orderHash)
    return readOutcomes(context, { hash, cartItems: asked, buyer: account })
  })

  const buy = () => {
    if (read === undefined || plan === undefined) return
    agree()
    cart.beginCheckout(
      key,
      read.agreed.map(({ cartItem }) => cartItem.orderHash),
    )
    write.begin(read.defineCheckout(context, read.agreed))
  }

  const count = read?.agreed.length ?? cartItems.length
  return (
    <WriteDialog
      title={t(writes.buyListings({ count }))}
      doneTitle={t(purchase.doneTitle)}
      write={write}
      action={
        <PricedButton
          spoken={t(purchase.confirm)}
          label={t(purchase.title)}
          pricedLabel={t(purchase.buyCountFor({ count }))}
          amount={plan?.total}
          currency={currency}
          onClick={buy}
        />
      }
      failure={
        preview.status === 'failed'
          ? { error: preview.error, sentence: t(purchase.listingsFailed) }
          : undefined
      }
      steps={{ withApproval: plan !== undefined && plan.steps.length > 1 }}
      next={
        <NextSteps
          account={account}
          item={read?.agreed.length === 1 ? read.agreed[0]?.cartItem.item : undefined}
          onClose={onClose}
        />
      }
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
            <CheckoutSummary
              cartItems={cartItems}
              preview={read}
              account={account}
              overtaken={isOvertaken(progress)}
            />
          )}
    </WriteDialog>
  )
}

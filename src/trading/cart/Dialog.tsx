// The confirm dialog of a cart in one unit of account: its items, the payments, and the outcome.
import { PricedButton } from '../dialog/MainButton.tsx'
import { isSuperseded, useAgreedPreview, useWhenDone, useWriteFlow } from '../dialog/useWriteFlow.ts'
import { firstFailure, useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { fetchCode } from '../dialog/fetchCode.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { CancelOlderChoice, ReactivatedNote } from '../older/ReactivatedNote.tsx'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { useReactivated } from '../older/useReactivated.ts'
import { stepsBefore } from '../dialog/stepsBefore.ts'
import { WriteDialog } from '../dialog/WriteDialog.tsx'
import { cartKey } from '../dialog/writeKeys.ts'
import type { TradeProps } from '../dialog/trade.ts'
import { shownUnits } from '../buy/purchaseTerms.ts'
import { unitOf } from '../../domain/currency.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { sumInUnit, totalUnits } from '../../orders/cartItem.ts'
import { LeftOutList, listNeverBuyable } from './LeftOutList.tsx'
import { boughtUnits, OutcomeList } from './OutcomeList.tsx'
import { useCart } from './store/cartStore.ts'
import { buyTexts } from '../../messages/en/buy.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

const loadCheckout = () => fetchCode(import('./write.ts'))

/** The cart items are as they were when the dialog opened: the cart may change meanwhile. */
export function CheckoutDialog({ cartItems, account, onClose }: TradeProps<'cart'>) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const { cart } = useCart()
  const [first] = cartItems
  const key = first === undefined ? '' : cartKey(unitOf(first.currency), account)
  const write = useWriteFlow(key)
  const { progress, round } = write

  const preview = useDebouncedRead(progress.status === 'open' ? `${round}` : undefined, async () => {
    const { agreedCartItems, defineCheckout, previewCheckout } = await loadCheckout()
    const result = await previewCheckout(context, cartItems)
    return { ...result, agreed: agreedCartItems(result), defineCheckout }
  })
  const { shown, loaded, plan, agree } = useAgreedPreview(progress, preview)
  const agreed = progress.status === 'open' ? (loaded?.agreed ?? []) : []
  const items = agreed.map(({ cartItem }) => cartItem.item)
  const reactivation = useReactivated(context, { kind: 'purchase', items }, round)

  const hash = progress.status === 'done' ? progress.state.hash : undefined
  const several = loaded === undefined || loaded.agreed.length < 2 ? [] : loaded.agreed
  const outcomes = useDebouncedRead(several.length === 0 ? undefined : hash, async () => {
    const { readOutcomes } = await fetchCode(import('../dialog/receipt.ts'))
    if (hash === undefined) throw new RangeError('Only a done write has a receipt.')
    const orderHashes = several.map(({ cartItem }) => cartItem.orderHash)
    return readOutcomes(context, { hash, cartItems: orderHashes, buyer: account })
  })

  // Listings that can never be bought again leave the cart. The dialog still says why they were left out.
  useWhenDone(key, () => cart.remove(loaded === undefined ? [] : listNeverBuyable(loaded.cartItems)))
  const bought = (loaded?.agreed ?? []).flatMap(({ cartItem }) => {
    if (several.length === 0) return [cartItem.item]
    const received = outcomes.status === 'loaded' && boughtUnits(outcomes.value, cartItem.orderHash)
    return received ? [cartItem.item] : []
  })

  const buy = () => {
    if (loaded === undefined || plan === undefined) return
    agree()
    cart.beginCheckout(
      key,
      loaded.agreed.map(({ cartItem }) => cartItem.orderHash),
    )
    const older = reactivation.begin()
    write.begin(
      loaded.defineCheckout(context, loaded.agreed, { ...loaded, wrapped: plan.wrapped, first: older }),
    )
  }

  // If none can be bought, the title still says what was asked for.
  const count = (loaded && shownUnits(loaded.agreed)) || totalUnits(cartItems)
  const total = sumInUnit(
    agreed.map(({ cartItem, shown: { total: amount } }) => ({ currency: cartItem.currency, amount })),
  )
  return (
    <WriteDialog
      title={t(writesTexts.buyItems({ count }))}
      doneTitle={t(buyTexts.doneTitle)}
      write={write}
      action={
        <PricedButton
          spoken={t(buyTexts.confirm)}
          label={t(buyTexts.title)}
          pricedLabel={({ price }) => buyTexts.buyCountFor({ count, price })}
          amount={plan && total?.amount}
          currency={total?.currency}
          withheld={reactivation.waiting}
          onClick={buy}
        />
      }
      choice={<CancelOlderChoice reactivation={reactivation} />}
      failure={firstFailure(buyTexts.listingsFailed, preview)}
      steps={reactivation.getSteps(stepsBefore(plan))}
      next={<NextSteps after="purchase" account={account} items={bought} onClose={onClose} />}
      onClose={onClose}
    >
      {progress.status === 'done'
        ? loaded !== undefined && (
            <>
              <OutcomeList
                agreed={loaded.agreed}
                outcomes={outcomes.status === 'loaded' ? outcomes.value : undefined}
                error={outcomes.status === 'failed' ? outcomes.error : undefined}
              />
              <LeftOutList cartItems={loaded.cartItems} />
            </>
          )
        : shown !== undefined &&
          shown.status !== 'failed' && (
            <CheckoutSummary
              cartItems={cartItems}
              preview={loaded}
              account={account}
              overtaken={isSuperseded(progress)}
            />
          )}
      <ReactivatedNote reactivation={reactivation} />
    </WriteDialog>
  )
}

// The confirm dialog of a cart in one unit of account: its items, the payments, and the outcome.
import { PricedButton } from '../dialog/MainButton.tsx'
import { isSuperseded, useWhenDone, useWriteFlow } from '../dialog/useWriteFlow.ts'
import { findFirstFailure, useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { fetchOutcomes } from '../dialog/receipt.ts'
import { useTrade } from '../dialog/useTrade.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { CancelOlderChoice, ReactivatedNote } from '../reactivation/ReactivatedNote.tsx'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { requestReactivated } from '../reactivation/reactivated.ts'
import { agreedCartItems, defineCheckout, previewCheckout, shownUnits } from './write.ts'
import { WriteDialog, listStepsBefore, withCancellation } from '../dialog/WriteDialog.tsx'
import { cartKey } from '../dialog/writeKeys.ts'
import type { TradeProps } from '../dialog/trade.ts'
import { getUnit } from '../../domain/currency.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { sumInUnit, totalUnits } from '../../orders/cartItem.ts'
import { countBoughtUnits, OutcomeList, LeftOutList, listNeverBuyable } from './OutcomeList.tsx'
import { useCart } from './store/cartStore.ts'
import { buyTexts } from '../../messages/en/buy.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

/** The cart items are as they were when the dialog opened: the cart may change meanwhile. */
export function CheckoutDialog({ cartItems, account, onClose }: TradeProps<'cart'>) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const { cart } = useCart()
  const [first] = cartItems
  const key = first === undefined ? '' : cartKey(getUnit(first.currency), account)
  const { network } = useConfig()

  const trade = useTrade({
    write: useWriteFlow(key),
    draft: cartItems,
    draftKey: '',
    async preview() {
      const result = await previewCheckout(context, cartItems)
      return { ...result, agreed: agreedCartItems(result) }
    },
    reactivated(preview) {
      const items = (preview?.agreed ?? []).map(({ cartItem }) => cartItem.item)
      return requestReactivated(context, { kind: 'purchase', items }, network)
    },
    define: ({ preview, plan, first }) =>
      defineCheckout(context, preview.agreed, { ...preview, wrapped: plan.wrapped, first }),
  })
  const { progress, reading, preview, plan } = trade
  const agreed = trade.isOpen ? (preview?.agreed ?? []) : []

  const hash = progress.status === 'done' ? progress.state.hash : undefined
  const several = preview === undefined || preview.agreed.length < 2 ? [] : preview.agreed
  const outcomes = useDebouncedRead(several.length === 0 ? undefined : hash, async () => {
    if (hash === undefined) throw new RangeError('Only a done write has a receipt.')
    const orderHashes = several.map(({ cartItem }) => cartItem.orderHash)
    return fetchOutcomes(context, { hash, cartItems: orderHashes, buyer: account })
  })

  // Listings that can never be bought again leave the cart. The dialog still says why they were left out.
  useWhenDone(key, () => cart.remove(preview === undefined ? [] : listNeverBuyable(preview.cartItems)))
  const bought = (preview?.agreed ?? []).flatMap(({ cartItem }) => {
    if (several.length === 0) return [cartItem.item]
    const received = outcomes.status === 'loaded' && countBoughtUnits(outcomes.value, cartItem.orderHash)
    return received ? [cartItem.item] : []
  })

  const buy = () => {
    cart.beginCheckout(
      key,
      agreed.map(({ cartItem }) => cartItem.orderHash),
    )
    trade.submit()
  }

  // If none can be bought, the title still says what was asked for.
  const count = (preview && shownUnits(preview.agreed)) || totalUnits(cartItems)
  const total = sumInUnit(
    agreed.map(({ cartItem, shown: { total: amount } }) => ({ currency: cartItem.currency, amount })),
  )
  return (
    <WriteDialog
      title={t(writesTexts.buyItems({ count }))}
      doneTitle={t(buyTexts.doneTitle)}
      write={trade}
      action={
        <PricedButton
          spoken={t(buyTexts.confirm)}
          label={t(buyTexts.title)}
          pricedLabel={({ price }) => buyTexts.buyCountFor({ count, price })}
          amount={plan && total?.amount}
          currency={total?.currency}
          trade={trade}
          onClick={buy}
        />
      }
      choice={<CancelOlderChoice reactivated={trade.reactivated} />}
      failure={findFirstFailure(buyTexts.listingsFailed, reading)}
      steps={withCancellation(trade, listStepsBefore(plan))}
      next={<NextSteps after="cart" account={account} items={bought} onClose={onClose} />}
      onClose={onClose}
    >
      {progress.status === 'done'
        ? preview !== undefined && (
            <>
              <OutcomeList
                agreed={preview.agreed}
                outcomes={outcomes.status === 'loaded' ? outcomes.value : undefined}
                error={outcomes.status === 'failed' ? outcomes.error : undefined}
              />
              <LeftOutList cartItems={preview.cartItems} />
            </>
          )
        : reading !== undefined &&
          reading.status !== 'failed' && (
            <CheckoutSummary
              cartItems={cartItems}
              preview={preview}
              account={account}
              overtaken={isSuperseded(progress)}
            />
          )}
      {trade.isOpen && <ReactivatedNote reactivated={trade.reactivated} />}
    </WriteDialog>
  )
}

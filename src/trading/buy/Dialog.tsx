// The confirm dialog of a purchase: its items, its payments, and the checks that passed.
import { useState } from 'react'
import { nowSeconds } from '../../domain/time.ts'
import { quantityText, shownQuantity } from '../../domain/quantity.ts'
import { ZERO_WEI } from '../../domain/wei.ts'
import { Price } from '../../ui/Price.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { buyTexts } from '../../messages/en/buy.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Trans } from '../../ui/Trans.tsx'
import dialogs from '../dialog/Dialogs.module.css'
import { PricedButton } from '../dialog/MainButton.tsx'
import { QuantityField } from '../dialog/OrderFields.tsx'
import { readUnits } from '../dialog/formFields.ts'
import { isSuperseded, useAgreedPreview, useWriteFlow } from '../dialog/useWriteFlow.ts'
import { firstFailure, useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { fetchCode } from '../dialog/fetchCode.ts'
import { CancelOlderChoice, ReactivatedNote } from '../older/ReactivatedNote.tsx'
import { OwnOffersNote } from '../dialog/OwnOffersNote.tsx'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { useReactivated } from '../older/useReactivated.ts'
import { stepsBefore } from '../dialog/stepsBefore.ts'
import { WriteDialog } from '../dialog/WriteDialog.tsx'
import { buyKey } from '../dialog/writeKeys.ts'
import {
  bundledItems,
  isDivisible,
  purchasableUnits,
  soldItems,
  usualPurchase,
} from '../../orders/listing.ts'
import { priceForUnits, quotePrice, unitPriceAt } from '../../orders/listingPrice.ts'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import { SoldLines } from '../dialog/SoldLines.tsx'
import type { TradeProps } from '../dialog/trade.ts'

const loadPurchase = () => fetchCode(import('./write.ts'))

export function BuyDialog({ listing, account, onClose }: TradeProps<'buy'>) {
  const t = useTranslate()
  // As of the opening: what was typed never means another quantity, whatever the metadata says by now.
  const [decimals] = useState(listing.item.decimals)
  const hasQuantity = isDivisible(listing) && listing.available > listing.step
  const [opened] = useState(nowSeconds)
  const [input, setInput] = useState(() => quantityText(usualPurchase(listing), listing.item))
  const context = useTradeContext(account)
  const write = useWriteFlow(buyKey(listing.orderHash, account))
  const { progress, round } = write
  const open = progress.status === 'open'
  // The receipt then says how many units were bought and for how much, which may be less than agreed.
  const isCounted = progress.status === 'done' && progress.entry.describe.wanted !== undefined

  const quote = quotePrice(listing, opened)
  const units = hasQuantity
    ? readUnits(input, { decimals, most: listing.available, step: listing.step })
    : { value: purchasableUnits(listing) }
  const quantity = 'value' in units ? units.value : undefined
  const total = quantity === undefined ? undefined : priceForUnits(listing, quantity, opened)

  const preview = useDebouncedRead(
    quantity === undefined || total === undefined || !open ? undefined : `${quantity}:${round}`,
    async () => {
      const { previewPurchase, definePurchase } = await loadPurchase()
      const wanted = { listing, quantity: quantity ?? 1n, total: total ?? ZERO_WEI }
      return { ...(await previewPurchase(context, wanted)), definePurchase }
    },
  )
  const { shown, loaded, plan, agree } = useAgreedPreview(progress, preview)
  const items = soldItems(listing).map(({ item }) => item)
  const reactivation = useReactivated(context, { kind: 'purchase', items: open ? items : [] }, round)

  const buy = () => {
    if (loaded === undefined || plan === undefined) return
    agree()
    const first = reactivation.begin()
    write.begin(loaded.definePurchase(context, listing, { ...loaded, wrapped: plan.wrapped, first }))
  }

  return (
    <WriteDialog
      title={t(buyTexts.title)}
      doneTitle={t(buyTexts.doneTitle)}
      write={write}
      action={
        <PricedButton
          spoken={t(buyTexts.confirm)}
          label={t(buyTexts.title)}
          pricedLabel={buyTexts.buyFor}
          amount={plan === undefined ? undefined : loaded?.shown.total}
          currency={listing.currency}
          withheld={reactivation.waiting}
          onClick={buy}
        />
      }
      choice={<CancelOlderChoice reactivation={reactivation} />}
      failure={firstFailure(buyTexts.listingFailed, preview)}
      steps={reactivation.getSteps(stepsBefore(plan))}
      next={
        <NextSteps
          after="purchase"
          account={account}
          items={bundledItems(listing) === null ? [listing.item] : []}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      <SoldLines listing={listing}>
        {quantity !== undefined && !isCounted && listing.item.standard === 'ERC1155' && (
          <TokenAmount
            quantity={plan === undefined ? quantity : (loaded?.shown.quantity ?? quantity)}
            decimals={decimals}
          />
        )}
      </SoldLines>
      {hasQuantity && open && (
        <QuantityField
          className={dialogs.field}
          decimals={decimals}
          value={input}
          onChange={setInput}
          error={'error' in units ? t(units.error) : undefined}
          hint={
            <Trans
              message={(listing.step === 1n ? buyTexts.available : buyTexts.availableInSteps)({
                count: shownQuantity(listing.available, { decimals }),
                step: shownQuantity(listing.step, { decimals }),
                price: <Price amount={unitPriceAt(listing, opened)} currency={listing.currency} size="xs" />,
              })}
            />
          }
        />
      )}
      {quote.kind === 'total' && open && (
        <p className={dialogs.lead}>{t(buyTexts.lot({ count: quote.units }))}</p>
      )}
      {quantity !== undefined && !isCounted && shown !== undefined && shown.status !== 'failed' && (
        <PurchaseSummary
          listing={listing}
          preview={loaded}
          account={account}
          isDone={progress.status === 'done'}
          overtaken={isSuperseded(progress)}
        />
      )}
      <ReactivatedNote reactivation={reactivation} />
      {bundledItems(listing) === null && <OwnOffersNote item={listing.item} account={account} />}
    </WriteDialog>
  )
}

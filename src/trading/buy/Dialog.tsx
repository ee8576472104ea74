// The confirm dialog of a purchase: its items, its payments, and the checks that passed.
import { useState } from 'react'
import { nowSeconds } from '../../domain/time.ts'
import { Price } from '../../ui/Price.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { buyTexts } from '../../messages/en/buy.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { PricedButton } from '../dialog/MainButton.tsx'
import { TakenQuantityField, useTakenQuantity } from '../dialog/OrderFields.tsx'
import { isSuperseded, useWriteFlow } from '../dialog/useWriteFlow.ts'
import { findFirstFailure } from '../dialog/useDebouncedRead.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { useTrade } from '../dialog/useTrade.ts'
import { CancelOlderChoice, ReactivatedNote } from '../reactivation/ReactivatedNote.tsx'
import { OwnOffersNote } from '../dialog/OwnOffersNote.tsx'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { requestReactivated } from '../reactivation/reactivated.ts'
import { WriteDialog, listStepsBefore, withCancellation } from '../dialog/WriteDialog.tsx'
import { buyKey } from '../dialog/writeKeys.ts'
import {
  bundledItems,
  isDivisible,
  purchasableUnits,
  listSoldItems,
  getUsualPurchase,
} from '../../orders/listing.ts'
import { priceForUnits, quotePrice, unitPriceAt } from '../../orders/listingPrice.ts'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import { definePurchase, previewPurchase } from './write.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { SoldLines } from '../dialog/SoldLines.tsx'
import type { TradeProps } from '../dialog/trade.ts'

export function BuyDialog({ listing, account, onClose }: TradeProps<'buy'>) {
  const t = useTranslate()
  const [opened] = useState(nowSeconds)
  const context = useTradeContext(account)
  const { network } = useConfig()
  const write = useWriteFlow(buyKey(listing.orderHash, account))
  const { progress } = write
  const open = progress.status === 'open'
  // The receipt then says how many units were bought and for how much, which may be less than agreed.
  const isCounted = progress.status === 'done' && progress.entry.describe.wanted !== undefined

  const quote = quotePrice(listing, opened)
  const { available, step } = listing
  const { decimals, quantity, field } = useTakenQuantity({
    decimals: listing.item.decimals,
    most: available,
    step,
    usual: getUsualPurchase(listing),
    whole: isDivisible(listing) && available > step ? undefined : purchasableUnits(listing),
  })
  const total = quantity === undefined ? undefined : priceForUnits(listing, quantity, opened)

  const items = listSoldItems(listing).map(({ item }) => item)
  const trade = useTrade({
    write,
    draft: quantity === undefined || total === undefined ? undefined : { listing, quantity, total },
    draftKey: `${quantity}`,
    preview: (wanted) => previewPurchase(context, wanted),
    reactivated: () => (open ? requestReactivated(context, { kind: 'purchase', items }, network) : undefined),
    define: ({ preview, plan, first }) =>
      definePurchase(context, listing, { ...preview, wrapped: plan.wrapped, first }),
  })
  const { reading, preview, plan } = trade

  return (
    <WriteDialog
      title={t(buyTexts.title)}
      doneTitle={t(buyTexts.doneTitle)}
      write={trade}
      action={
        <PricedButton
          spoken={t(buyTexts.confirm)}
          label={t(buyTexts.title)}
          pricedLabel={buyTexts.buyFor}
          amount={plan && preview?.shown.total}
          currency={listing.currency}
          trade={trade}
        />
      }
      choice={<CancelOlderChoice reactivated={trade.reactivated} />}
      failure={findFirstFailure(buyTexts.listingFailed, reading)}
      steps={withCancellation(trade, listStepsBefore(plan))}
      next={
        <NextSteps
          after="buy"
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
            quantity={plan === undefined ? quantity : (preview?.shown.quantity ?? quantity)}
            decimals={decimals}
          />
        )}
      </SoldLines>
      {open && (
        <TakenQuantityField
          decimals={decimals}
          field={field}
          left={available}
          price={<Price amount={unitPriceAt(listing, opened)} currency={listing.currency} size="xs" />}
          hints={{ any: buyTexts.available, inSteps: buyTexts.availableInSteps }}
        />
      )}
      {quote.kind === 'total' && open && (
        <p className={dialogs.lead}>{t(buyTexts.lot({ count: quote.units }))}</p>
      )}
      {quantity !== undefined && !isCounted && reading !== undefined && reading.status !== 'failed' && (
        <PurchaseSummary
          listing={listing}
          preview={preview}
          account={account}
          isDone={progress.status === 'done'}
          overtaken={isSuperseded(progress)}
        />
      )}
      <ReactivatedNote reactivated={trade.reactivated} />
      {bundledItems(listing) === null && <OwnOffersNote item={listing.item} account={account} />}
    </WriteDialog>
  )
}

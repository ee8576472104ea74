// The confirm dialog of a purchase: what arrives, what leaves, who gets it, what was checked.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { ZERO_WEI } from '../../../domain/wei.ts'
import { Price } from '../../../ui/Price.tsx'
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
import { purchase } from '../../../messages/en/purchase.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Trans } from '../../../ui/Trans.tsx'
import dialogs from '../../../trade/Dialogs.module.css'
import { PricedButton } from '../../../trade/PricedButton.tsx'
import { QuantityField } from '../../../trade/QuantityField.tsx'
import { readUnits } from '../../../trade/typed.ts'
import { isOvertaken, useAgreed, useFollowedWrite } from '../../../trade/useFollowedWrite.ts'
import { useReading } from '../../../trade/useReading.ts'
import { useTradeContext } from '../../../trade/useTrade.ts'
import { fetchCode } from '../../../trade/fetchCode.ts'
import { WriteDialog } from '../../../trade/WriteDialog.tsx'
import { buyKey } from '../../../trade/writeKeys.ts'
import { quotePrice, priceOf, type Listing } from '../../../orders/listing.ts'
import { NextSteps } from './NextSteps.tsx'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import { SoldLines } from '../../../trade/SoldLines.tsx'

const loadPurchase = () => fetchCode(import('./purchase.ts'))

export interface BuyDialogProps {
  readonly listing: Listing
  readonly account: Address
  readonly onClose: () => void
}

export function BuyDialog({ listing, account, onClose }: BuyDialogProps) {
  const t = useTranslate()
  const choosable = listing.kind === 'edition' && listing.available > 1n
  const [opened] = useState(nowSeconds)
  const [typed, setTyped] = useState('1')
  const context = useTradeContext(account)
  const write = useFollowedWrite(buyKey(listing.orderHash, account))
  const { progress, round } = write
  const open = progress.status === 'open'
  // How many came, and for how much, is then told from the receipt; what was agreed to may have been more.
  const counted = progress.status === 'done' && progress.entry.describe.wanted !== undefined

  const quote = quotePrice(listing, opened)
  const units = choosable
    ? readUnits(typed, listing.available)
    : { value: listing.kind === 'edition' ? listing.available : listing.quantity }
  const quantity = 'value' in units ? units.value : undefined
  const total = quantity === undefined ? undefined : priceOf(listing, quantity, opened)

  const preview = useReading(
    quantity === undefined || total === undefined || !open ? undefined : `${quantity}:${round}`,
    async () => {
      const { previewPurchase, definePurchase } = await loadPurchase()
      const wanted = { listing, quantity: quantity ?? 1n, total: total ?? ZERO_WEI }
      return { ...(await previewPurchase(context, wanted)), definePurchase }
    },
  )
  const { shown, agree } = useAgreed(progress, preview)
  const read = shown?.status === 'loaded' ? shown.value : undefined
  const plan = read?.verdict.status === 'executable' ? read.verdict.plan : undefined

  const buy = () => {
    if (read === undefined || plan === undefined) return
    agree()
    write.begin(read.definePurchase(context, listing, read.shown))
  }

  return (
    <WriteDialog
      title={t(purchase.title)}
      doneTitle={t(purchase.doneTitle)}
      write={write}
      action={
        <PricedButton
          spoken={t(purchase.confirm)}
          label={t(purchase.title)}
          pricedLabel={t(purchase.buyFor)}
          amount={plan === undefined ? undefined : read?.shown.total}
          currency={listing.currency}
          onClick={buy}
        />
      }
      failure={
        preview.status === 'failed'
          ? { error: preview.error, sentence: t(purchase.listingFailed) }
          : undefined
      }
      steps={{ withApproval: plan !== undefined && plan.steps.length > 1 }}
      next={
        <NextSteps
          account={account}
          item={listing.kind === 'bundle' ? undefined : listing.item}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      <SoldLines listing={listing}>
        {quantity !== undefined && !counted && listing.item.standard === 'ERC1155' && (
          <TokenAmount quantity={plan === undefined ? quantity : (read?.shown.quantity ?? quantity)} />
        )}
      </SoldLines>
      {choosable && open && (
        <QuantityField
          className={dialogs.field}
          value={typed}
          onChange={setTyped}
          error={'error' in units ? t(units.error) : undefined}
          hint={
            <Trans
              message={purchase.available({
                count: listing.available,
                price: <Price amount={priceOf(listing, 1n, opened)} currency={listing.currency} size="xs" />,
              })}
            />
          }
        />
      )}
      {quote.kind === 'lot' && open && (
        <p className={dialogs.lead}>{t(purchase.lot({ count: quote.units }))}</p>
      )}
      {quantity !== undefined && !counted && shown !== undefined && shown.status !== 'failed' && (
        <PurchaseSummary
          listing={listing}
          preview={read}
          account={account}
          overtaken={isOvertaken(progress)}
        />
      )}
    </WriteDialog>
  )
}

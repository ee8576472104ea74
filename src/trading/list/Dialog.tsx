// The form to list an item or change its price, with a live breakdown of the price.
import { useState } from 'react'
import { isNative } from '../../domain/currency.ts'
import { getUsualUnits, quantityText } from '../../domain/quantity.ts'
import { mapRead } from '../../graphql/useRead.ts'
import { listTexts } from '../../messages/en/list.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { joinSentences } from '../../messages/values.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { isDeclining, quotePrice } from '../../orders/listingPrice.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow, useSecondsClock } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccountInput } from '../../wallet/names/useAccountInput.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { PriceConfirmation } from '../dialog/MainButton.tsx'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { OrderFormDialog } from '../dialog/OrderFormDialog.tsx'
import { OwnOffersNote } from '../dialog/OwnOffersNote.tsx'
import { ItemLine } from '../dialog/SoldLines.tsx'
import type { AccountDialogProps, TradeProps } from '../dialog/trade.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { findFirstFailure } from '../dialog/useDebouncedRead.ts'
import { PRICE_KINDS } from '../prices/marks.ts'
import { PriceWarnings } from '../prices/PriceWarnings.tsx'
import { useMarks } from '../prices/useMarks.ts'
import { ApprovalNote, CancelOlderChoice } from '../reactivation/ReactivatedNote.tsx'
import { initialListValues, parseListForm, relistValues, type ListErrors } from './form.ts'
import { ListFields } from './ListFields.tsx'
import { DraftSentence, ListingBreakdown, ListingFigures, OverListedWarning } from './ListingBreakdown.tsx'
import { listSteps, termsKey, useListTrade, useListWrite } from './useListTrade.ts'

interface ListFormDialogProps extends AccountDialogProps {
  readonly item: ListedItem
  readonly held: bigint | undefined
  /** The viewer's own listing that the new one replaces. */
  readonly replaced?: Listing
  /** The viewer's own expired listing, whose terms the form starts with. */
  readonly expired?: Listing | undefined
}

const TEXTS = {
  list: { title: tradeActionsTexts.sell.list, action: tradeActionsTexts.sell.list, done: listTexts.listed },
  changePrice: {
    title: listTexts.changePrice,
    action: listTexts.cancelAndRelist,
    done: listTexts.priceChanged,
  },
} as const

export const ListDialog = (props: TradeProps<'list'>) => <ListFormDialog {...props} />

export const ChangePriceDialog = ({ listing, ...props }: TradeProps<'changePrice'>) => (
  <ListFormDialog item={listing.item} held={undefined} replaced={listing} {...props} />
)

function ListFormDialog({ item, held, replaced, expired, account, onClose }: ListFormDialogProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const now = useNow()
  const currencies = [network.nativeCurrency, ...network.currencies] as const
  const listWrite = useListWrite(item, account, replaced)
  const { write, toCancel } = listWrite
  const texts = TEXTS[toCancel === undefined ? 'list' : 'changePrice']
  const [values, setValues] = useState(() => {
    if (expired !== undefined) return relistValues(currencies, expired, { held, nowSeconds: now })
    const initial = initialListValues(currencies, replaced, now)
    if (replaced !== undefined || held === undefined || held === 0n) return initial
    return { ...initial, quantity: quantityText(getUsualUnits({ most: held, step: 1n }, item), item) }
  })
  const context = useTradeContext(account)
  const open = write.progress.status === 'open'

  const buyerInput = useAccountInput(values.audience === 'one' ? values.reservedFor : '')
  const read = parseListForm(values, {
    item,
    currencies,
    held,
    buyerInput,
    replaced: toCancel,
    seller: account,
    nowSeconds: now,
  })
  const draft = 'draft' in read ? read.draft : undefined
  const errors: ListErrors = 'errors' in read ? read.errors : {}
  const currency = currencies.find(({ address }) => address === values.currency) ?? network.nativeCurrency

  const { marks, prices } = useMarks(
    context,
    {
      items: [{ item, held }],
      currency,
      ...(replaced !== undefined && { floorWhere: { id_not: replaced.orderHash } }),
    },
    { round: write.round, kinds: PRICE_KINDS.list },
  )
  const trade = useListTrade(context, listWrite, { draft, marks })
  const { reading, preview, agreed } = trade
  const [verdict] = preview?.drafts ?? []
  const terms = verdict?.terms
  const refusal = verdict?.status === 'refused' ? verdict.because : undefined
  const publishFee = reading && mapRead(reading, ({ fee }) => fee)
  const networkFee = draft === undefined || refusal !== undefined ? undefined : (trade.firstFee ?? publishFee)

  const figures = {
    draft: trade.draft,
    currency,
    terms,
    failed: reading?.status === 'failed' || (refusal !== undefined && terms === undefined),
  }
  return (
    <OrderFormDialog
      texts={texts}
      trade={trade}
      subject={
        <>
          <ItemLine item={item} />
          {toCancel !== undefined && write.progress.status !== 'done' && (
            <ReplacementNote replaced={toCancel} />
          )}
        </>
      }
      fields={
        <ListFields
          item={item}
          held={held}
          currencies={currencies}
          prices={mapRead(prices, (pricesByItem) => pricesByItem.get(item.path) ?? [])}
          buyerInput={buyerInput}
          changesPrice={toCancel !== undefined}
          values={values}
          errors={errors}
          wasSubmitted={trade.wasSubmitted}
          onChange={setValues}
        />
      }
      figures={<ListingFigures {...figures} />}
      choice={
        <>
          {refusal !== undefined && (
            <p className={dialogs.failure} role="alert">
              {t(joinSentences([refusal.sentence, refusal.remedy]))}
            </p>
          )}
          {draft !== undefined && (
            <PriceWarnings
              warnings={trade.warnings ?? []}
              itemToSell={{ item, held: held ?? replaced?.remaining ?? 1n }}
            />
          )}
          <PriceConfirmation trade={trade} />
          <CancelOlderChoice reactivated={trade.reactivated} />
        </>
      }
      failure={findFirstFailure(listTexts.loadFailed, reading)}
      steps={listSteps(listWrite, trade)}
      next={<NextSteps after="list" account={account} items={[item]} onClose={onClose} />}
      onClose={onClose}
    >
      {open && <OwnOffersNote item={item} account={account} />}
      <ListingBreakdown
        {...figures}
        agreed={
          open && draft !== undefined && agreed?.draftKey === termsKey(draft) ? agreed.plan[0] : undefined
        }
        networkFee={open ? networkFee : 'hidden'}
      />
      {trade.draft !== undefined && <DraftSentence draft={trade.draft} now={now} />}
      {open && verdict?.status === 'ready' && !verdict.isSimulated && (
        <p className={dialogs.note} role="status">
          {t(listTexts.notSimulated)}
        </p>
      )}
      {open && marks.status === 'loaded' && marks.value.get(item.path)?.mayMissOffer === true && (
        <p className={dialogs.note} role="status">
          {t(ordersTexts.offersTable.notAllChecked)}
        </p>
      )}
      {open && draft !== undefined && held !== undefined && held > 1n && (
        <OverListedWarning
          item={item}
          account={account}
          held={held}
          quantity={draft.quantity}
          replaced={toCancel?.orderHash}
        />
      )}
      {open && (
        <ApprovalNote
          collections={preview?.unapproved ?? []}
          reactivated={trade.reactivated}
          items={[item]}
        />
      )}
      {open && !isNative(currency) && (
        <p className={dialogs.note}>{t(listTexts.paidIn({ currency: currency.symbol }))}</p>
      )}
    </OrderFormDialog>
  )
}

/** Explains what happens to the replaced listing, in the order of the wallet's prompts. */
function ReplacementNote({ replaced }: { readonly replaced: Listing }) {
  const { amount } = quotePrice(replaced, useSecondsClock(isDeclining(replaced)))
  return (
    <p className={dialogs.lead}>
      <Trans
        message={listTexts.replacement({ price: <Price amount={amount} currency={replaced.currency} /> })}
      />
    </p>
  )
}

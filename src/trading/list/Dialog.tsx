// The form to list an item or change its price, with a live breakdown of the price.
import { useState } from 'react'
import { listTexts } from '../../messages/en/list.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { joinSentences } from '../../messages/values.ts'
import { isNative } from '../../domain/currency.ts'
import { quantityText, getUsualUnits } from '../../domain/quantity.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { useNow, useSecondsClock } from '../../ui/useNow.ts'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { ItemLine } from '../dialog/SoldLines.tsx'
import { PriceConfirmation } from '../dialog/MainButton.tsx'
import { findFirstFailure } from '../dialog/useDebouncedRead.ts'
import { requestCancellationFee } from '../reactivation/cancelFirst.ts'
import { mapRead } from '../../graphql/useRead.ts'
import { useTrade, type TradeState } from '../dialog/useTrade.ts'
import { useWriteFlow } from '../dialog/useWriteFlow.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { defineListing, defineReplacement, previewListings } from './write.ts'
import { OwnOffersNote } from '../dialog/OwnOffersNote.tsx'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { withCancellation, type StepsBefore } from '../dialog/WriteDialog.tsx'
import { listKey } from '../dialog/writeKeys.ts'
import { DraftSentence, ListingBreakdown, ListingFigures, ListedAlready } from './ListingBreakdown.tsx'
import { ListFields } from './ListFields.tsx'
import { parseListForm, type ListDraft, type ListErrors, initialListValues, relistValues } from './form.ts'
import { isUnderWay } from '../../transactions/machine.ts'
import { useTransactions } from '../../transactions/TransactionsProvider.tsx'
import { useAccountInput } from '../../wallet/names/useAccountInput.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { quotePrice, isDeclining } from '../../orders/listingPrice.ts'
import { CancelOlderChoice, ApprovalNote } from '../reactivation/ReactivatedNote.tsx'
import { confirmListing, PriceWarnings } from '../prices/PriceWarnings.tsx'
import { PRICE_KINDS } from '../prices/marks.ts'
import { useMarks } from '../prices/useMarks.ts'
import { requestReactivated } from '../reactivation/reactivated.ts'
import { findConfirmation, listWarnings } from '../prices/rules.ts'
import type { AccountDialogProps, TradeProps } from '../dialog/trade.ts'
import { OrderFormDialog } from '../dialog/OrderFormDialog.tsx'

interface ListFormDialogProps extends AccountDialogProps {
  readonly item: ListedItem
  readonly held: bigint | undefined
  /** The viewer's own listing that the new one replaces. */
  readonly old?: Listing
  /** The viewer's own expired listing, whose terms the form starts with. */
  readonly expired?: Listing | undefined
}

const TEXTS = {
  list: { title: listTexts.list, action: listTexts.list, done: listTexts.listed },
  changePrice: {
    title: listTexts.changePrice,
    action: listTexts.cancelAndRelist,
    done: listTexts.priceChanged,
  },
} as const

export const ListDialog = (props: TradeProps<'list'>) => <ListFormDialog {...props} />

export const ChangePriceDialog = ({ listing, ...props }: TradeProps<'changePrice'>) => (
  <ListFormDialog item={listing.item} held={undefined} old={listing} {...props} />
)

function ListFormDialog({ item, held, old: replaced, expired, account, onClose }: ListFormDialogProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const now = useNow()
  const currencies = [network.nativeCurrency, ...network.currencies] as const
  const writeKey = useListKey(listKey(item.path, account, replaced?.orderHash), item)
  const write = useWriteFlow(writeKey, { resumes: true })
  // Once the old listing is canceled, there is nothing left to replace.
  const old = write.completedSteps.length === 0 ? replaced : undefined
  const texts = TEXTS[old === undefined ? 'list' : 'changePrice']
  const [values, setValues] = useState(() => {
    if (expired !== undefined) return relistValues(currencies, expired, { held, nowSeconds: now })
    const initial = initialListValues(currencies, replaced, now)
    if (replaced !== undefined || held === undefined || held === 0n) return initial
    return { ...initial, quantity: quantityText(getUsualUnits({ most: held, step: 1n }, item), item) }
  })
  const context = useTradeContext(account)
  const open = write.progress.status === 'open'

  const buyer = useAccountInput(values.buyer === 'one' ? values.reservedFor : '')
  const read = parseListForm(values, {
    ...{ item, currencies, held, buyer, old },
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
  const trade = useTrade({
    write,
    draft,
    draftKey: draft === undefined ? '' : termsKey(draft),
    preview: (listing) => previewListings(context, [listing]),
    reactivated: (preview) =>
      requestReactivated(context, { kind: 'approval', collections: preview?.unapproved ?? [] }, network),
    fee: (first) => requestCancellationFee(context, old === undefined ? first : [old]),
    prices: {
      marks,
      review(loadedMarks, listing) {
        const warnings = listWarnings(listing, loadedMarks, replaced === undefined ? 'list' : 'changePrice')
        const underHalf = findConfirmation(warnings)
        return {
          warnings,
          unusual: underHalf && {
            key: `${listing.unitPrice} ${listing.unitEndPrice} ${listing.currency.address}`,
            label: confirmListing(underHalf, listing.currency),
          },
        }
      },
    },
    define({ draft: asked, preview: { unapproved }, plan: [shown], first }) {
      const agreed = { shown, unapproved, first }
      const definition =
        replaced === undefined
          ? defineListing(context, asked, agreed)
          : defineReplacement(context, {
              ...{ old: replaced, canceled: old === undefined, draft: asked },
              ...agreed,
            })
      return { ...definition, key: writeKey }
    },
  })
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
          {old !== undefined && write.progress.status !== 'done' && <ReplacementNote old={old} />}
        </>
      }
      fields={
        <ListFields
          item={item}
          held={held}
          currencies={currencies}
          prices={mapRead(prices, (pricesByItem) => pricesByItem.get(item.path) ?? [])}
          buyer={buyer}
          changesPrice={old !== undefined}
          values={values}
          errors={errors}
          sent={trade.wasSubmitted}
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
      steps={listSteps(old, trade)}
      next={<NextSteps after="list" account={account} items={[item]} onClose={onClose} />}
      onClose={onClose}
    >
      {open && <OwnOffersNote item={item} account={account} />}
      <ListingBreakdown
        {...figures}
        agreed={
          open && draft !== undefined && agreed?.draftKey === termsKey(draft) ? agreed.plan[0] : undefined
        }
        networkFee={open ? networkFee : 'sent'}
      />
      {trade.draft !== undefined && <DraftSentence draft={trade.draft} now={now} />}
      {open && verdict?.status === 'ready' && !verdict.isTried && (
        <p className={dialogs.note} role="status">
          {t(listTexts.untried)}
        </p>
      )}
      {open && marks.status === 'loaded' && marks.value.get(item.path)?.mayMissOffer === true && (
        <p className={dialogs.note} role="status">
          {t(ordersTexts.offersTable.notAllChecked)}
        </p>
      )}
      {open && draft !== undefined && held !== undefined && held > 1n && (
        <ListedAlready
          item={item}
          account={account}
          held={held}
          quantity={draft.quantity}
          replaced={old?.orderHash}
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

/**
 * The key of the write that the dialog starts or follows. While the price of an ERC-721 token is being changed, that is
 * the change: between its transactions the token isn't for sale, and listing it would list it twice.
 */
function useListKey(own: string, { standard }: ListedItem): string {
  const { entries } = useTransactions()
  const [key] = useState(
    () =>
      entries.findLast(
        ({ key: other, state }) => standard === 'ERC721' && other.startsWith(`${own}:`) && isUnderWay(state),
      )?.key ?? own,
  )
  return key
}

/** The steps before the last signature, as far as they are known before the first. */
function listSteps(
  old: Listing | undefined,
  trade: Pick<TradeState, 'cancelsOlder' | 'reactivated'>,
): StepsBefore {
  if (old !== undefined) return { hasFirstStep: true, firstStep: writesTexts.steps.cancelOldName }
  return withCancellation(trade, { hasFirstStep: trade.reactivated !== undefined })
}

/** A key of everything a draft's terms depend on. Leaves out start and expiry, which would change it with the clock. */
function termsKey({ unitPrice, unitEndPrice, quantity, currency, reservedFor }: ListDraft): string {
  return [unitPrice, unitEndPrice, quantity, currency.address, reservedFor].join()
}

/** Explains what happens to the old listing, in the order of the wallet's prompts. */
function ReplacementNote({ old }: { readonly old: Listing }) {
  const { amount } = quotePrice(old, useSecondsClock(isDeclining(old)))
  return (
    <p className={dialogs.lead}>
      <Trans message={listTexts.replacement({ price: <Price amount={amount} currency={old.currency} /> })} />
    </p>
  )
}

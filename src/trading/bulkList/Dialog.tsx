// The dialog to list several items, separately or as a bundle, with each item's proceeds and the totals.
import { useState } from 'react'
import { listTexts } from '../../messages/en/list.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { pricesTexts } from '../../messages/en/prices.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import { joinSentences } from '../../messages/values.ts'
import type { DraftVerdict } from '../../seaport/listings/publish.ts'
import type { Refusal } from '../../seaport/verdict.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Form } from '../../ui/Form.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import type { ListDraft } from '../list/form.ts'
import { CancelOlderChoice, ApprovalNote } from '../reactivation/ReactivatedNote.tsx'
import { confirmListing, PriceWarnings } from '../prices/PriceWarnings.tsx'
import { requestReactivated } from '../reactivation/reactivated.ts'
import {
  CompletedSteps,
  KeyFigure,
  KeyFigures,
  FirstFeeLine,
  type FirstFeeLineProps,
} from '../dialog/Summary.tsx'
import { PriceConfirmation, SubmitButton } from '../dialog/MainButton.tsx'
import { findFirstFailure } from '../dialog/useDebouncedRead.ts'
import { requestCancellationFee } from '../reactivation/cancelFirst.ts'
import { mapRead } from '../../graphql/useRead.ts'
import { useTrade } from '../dialog/useTrade.ts'
import { useWriteFlow } from '../dialog/useWriteFlow.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { defineBulkListing, previewListings } from '../list/write.ts'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { WriteDialog, withCancellation } from '../dialog/WriteDialog.tsx'
import { bulkListKey } from '../dialog/writeKeys.ts'
import type { TradeProps } from '../dialog/trade.ts'
import { BulkFields } from './BulkFields.tsx'
import { arePricedAlone, emptyBulkValues, parseBulkForm, relistBulkValues, selectedCurrency } from './form.ts'
import { BulkLines } from './BulkLines.tsx'
import { PRICE_KINDS } from '../prices/marks.ts'
import { findConfirmation, listWarnings } from '../prices/rules.ts'
import { useMarks } from '../prices/useMarks.ts'
import type { Currency } from '../../domain/currency.ts'
import type { Wei } from '../../domain/wei.ts'
import type { PriceSplit } from '../../seaport/amounts.ts'
import { sumShares, type ListingTerms } from '../../seaport/listings/draft.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const FORM_ID = 'bulk-list-form'

export function BulkListDialog({ items: initialItems, expired, account, onClose }: TradeProps<'bulkList'>) {
  const t = useTranslate()
  const { network } = useConfig()
  const now = useNow()
  const currencies = [network.nativeCurrency, ...network.currencies] as const
  const [items, setItems] = useState(initialItems)
  const [input, setValues] = useState(() =>
    expired === undefined
      ? emptyBulkValues(network.nativeCurrency.address)
      : relistBulkValues(expired, currencies),
  )
  const context = useTradeContext(account)
  const write = useWriteFlow(bulkListKey(account), { resumes: true })
  const open = write.progress.status === 'open'

  // A single item can't be a bundle.
  const values = items.length > 1 ? input : { ...input, sale: 'separate' as const }
  const isBundle = values.sale === 'bundle'
  const currency = selectedCurrency(values, currencies)
  // All items, so that removing one doesn't reload the marks of the others.
  const { marks, prices } = useMarks(
    context,
    { items: initialItems, currency },
    { round: write.round, kinds: PRICE_KINDS.bulkList, hasTraitFloors: arePricedAlone(values) },
  )

  const read = parseBulkForm(values, { items, currencies, nowSeconds: now })
  const drafts = 'drafts' in read ? read.drafts : undefined
  const errors = 'errors' in read ? read.errors : undefined
  const trade = useTrade({
    write,
    draft: items.length === 0 ? undefined : drafts,
    draftKey: drafts === undefined ? '' : termsKey(drafts),
    preview: (listings) => previewListings(context, listings),
    reactivated: (preview) =>
      requestReactivated(context, { kind: 'approval', collections: preview?.unapproved ?? [] }, network),
    fee: (first) => requestCancellationFee(context, first),
    prices: {
      marks,
      review(loadedMarks, listings) {
        const warnings = listings.map((draft) => listWarnings(draft, loadedMarks))
        const underHalf = listings.flatMap((draft, index) => {
          const warning = findConfirmation(warnings[index] ?? [])
          return warning === undefined ? [] : [{ draft, warning }]
        })
        const [first, second] = underHalf
        return {
          warnings,
          unusual: first && {
            // A confirmation is for these prices of these units, sold in this way.
            key: termsKey(underHalf.map(({ draft }) => draft)),
            label:
              second === undefined
                ? confirmListing(first.warning, currency)
                : pricesTexts.warnings.listFarBelow({ count: underHalf.length }),
          },
        }
      },
    },
    define: ({ draft, preview: { unapproved }, plan, first }) =>
      defineBulkListing(context, draft, { shown: plan, unapproved, first }),
  })
  const { reading, preview, plan } = trade
  const warnings = trade.warnings ?? []
  const mayMissOffer =
    marks.status === 'loaded' && items.some(({ item }) => marks.value.get(item.path)?.mayMissOffer === true)
  const publishFee = reading && mapRead(reading, ({ fee }) => fee)
  const networkFee = drafts === undefined ? undefined : (trade.firstFee ?? publishFee)
  const verdicts = preview?.drafts ?? []
  const [verdict] = isBundle ? verdicts : []
  const refusals = listRefusals(verdicts, isBundle)
  const listable = items.filter((_, index) => refusals[index] === undefined)
  const blockedCount = items.length - listable.length

  const count = items.length
  const figures = {
    currency,
    terms: plan,
    isLoading: drafts !== undefined && reading?.status === 'loading',
  }
  return (
    <WriteDialog
      size="l"
      title={t((isBundle ? listTexts.bulk.titleBundle : listTexts.bulk.title)({ count }))}
      doneTitle={t(listTexts.listed)}
      write={trade}
      againLabel={t(tradeTexts.backToForm)}
      action={
        <SubmitButton form={FORM_ID} trade={trade} disabled={items.length === 0}>
          {t((isBundle ? listTexts.bulk.titleBundle : listTexts.bulk.list)({ count }))}
        </SubmitButton>
      }
      steady
      figures={<BulkFigures {...figures} />}
      choice={
        <>
          {isBundle && <PriceWarnings warnings={warnings.flat()} />}
          <PriceConfirmation trade={trade} />
          <CancelOlderChoice reactivated={trade.reactivated} />
        </>
      }
      failure={findFirstFailure(listTexts.bulk.loadFailed, reading)}
      steps={withCancellation(trade, { hasFirstStep: trade.reactivated !== undefined })}
      next={<NextSteps after="bulkList" account={account} onClose={onClose} />}
      onClose={onClose}
    >
      {open && <CompletedSteps sentences={write.completedSteps} />}
      <Form id={FORM_ID} onSubmit={trade.submit}>
        {open && (
          <BulkFields
            items={items}
            currencies={currencies}
            currency={currency}
            prices={prices}
            values={values}
            errors={errors}
            wasSubmitted={trade.wasSubmitted}
            onChange={setValues}
          />
        )}
        <BulkLines
          items={items}
          currency={currency}
          values={values}
          errors={trade.wasSubmitted ? errors : undefined}
          verdicts={isBundle ? undefined : preview?.drafts}
          refusals={refusals}
          prices={prices}
          warnings={isBundle ? [] : warnings}
          locked={!open}
          onChange={setValues}
          onRemove={(removed) => setItems(items.filter(({ item }) => item.path !== removed.path))}
        />
      </Form>
      {open && blockedCount > 0 && listable.length > 0 && (
        <Button size="s" onClick={() => setItems(listable)}>
          {t(listTexts.bulk.removeBlocked({ count: blockedCount }))}
        </Button>
      )}
      {open && preview?.isSimulated === false && (
        <p className={dialogs.note} role="status">
          {t(listTexts.notSimulated)}
        </p>
      )}
      {open && mayMissOffer && (
        <p className={dialogs.note} role="status">
          {t(ordersTexts.offersTable.notAllChecked)}
        </p>
      )}
      <BulkSums {...figures} networkFee={open ? networkFee : 'hidden'} />
      {open && verdict?.status === 'refused' && verdict.blocked === undefined && (
        <p className={dialogs.failure} role="alert">
          {t(joinSentences([verdict.because.sentence, verdict.because.remedy]))}
        </p>
      )}
      {open && (
        <ApprovalNote
          collections={preview?.unapproved ?? []}
          reactivated={trade.reactivated}
          items={items.map(({ item }) => item)}
        />
      )}
    </WriteDialog>
  )
}

/** Why each item can't be listed, in the items' order; for a bundle, only why single items of it can't. */
function listRefusals(
  verdicts: readonly DraftVerdict[],
  isBundle: boolean,
): readonly (Refusal | undefined)[] {
  if (!isBundle) return verdicts.map((one) => (one.status === 'refused' ? one.because : undefined))
  const [verdict] = verdicts
  return verdict?.status === 'refused' ? (verdict.blocked ?? []) : []
}

/** A key of everything the drafts' terms depend on. Leaves out the expiry, which would change it with the clock. */
function termsKey(drafts: readonly ListDraft[]): string {
  return drafts
    .flatMap(({ item, quantity, rest, unitPrice, currency }) => [
      ...[{ item, quantity }, ...rest].map((sold) => `${sold.quantity} of ${sold.item.path}`),
      `${unitPrice} ${currency.address}`,
    ])
    .join()
}

interface BulkSumsProps {
  readonly currency: Currency
  /** Undefined until the terms of every listing are read. */
  readonly terms: readonly ListingTerms[] | undefined
  /** True while the chain is read. */
  readonly isLoading: boolean
  /** Of the first transaction; hidden once it's sent. */
  readonly networkFee: FirstFeeLineProps['fee'] | 'hidden'
}

/** What buyers pay in total and what the seller receives. */
function BulkFigures(props: Omit<BulkSumsProps, 'networkFee'>) {
  const t = useTranslate()
  return (
    <KeyFigures>
      <KeyFigure label={t(listTexts.bulk.buyersPay)}>
        <Total {...props} of={['proceeds', 'royalty', 'fee']} />
      </KeyFigure>
      <KeyFigure label={t(listTexts.bulk.youReceiveInAll)} strong>
        <Total {...props} of={['proceeds']} />
      </KeyFigure>
    </KeyFigures>
  )
}

function BulkSums(props: BulkSumsProps) {
  const t = useTranslate()
  const { networkFee } = props
  return (
    <div className={dialogs.breakdown}>
      <Facts>
        <Fact label={t(listTexts.bulk.royalties)}>
          <Total {...props} of={['royalty']} />
        </Fact>
        <Fact label={t(listTexts.fee)}>
          <Total {...props} of={['fee']} />
        </Fact>
        {networkFee !== 'hidden' && <FirstFeeLine fee={networkFee} />}
      </Facts>
    </div>
  )
}

interface TotalProps extends Omit<BulkSumsProps, 'networkFee'> {
  readonly of: readonly (keyof PriceSplit)[]
}

function Total({ currency, terms, isLoading, of }: TotalProps) {
  if (terms === undefined) return isLoading ? <Skeleton shape="text" width={88} /> : <>–</>
  const splits = terms.map((one) => sumShares(one, 'start'))
  return (
    <Price
      amount={sum(splits.flatMap((split) => of.map((share) => split[share])))}
      currency={currency}
      exact
    />
  )
}

const sum = (amounts: readonly Wei[]) => amounts.reduce<bigint>((total, amount) => total + amount, 0n) as Wei

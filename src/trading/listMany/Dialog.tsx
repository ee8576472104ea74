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
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import type { ListDraft } from '../list/form.ts'
import { ApprovalNote } from '../older/ApprovalNote.tsx'
import { CancelOlderChoice } from '../older/ReactivatedNote.tsx'
import { listUnderHalf, PriceWarnings } from '../prices/PriceWarnings.tsx'
import { useReactivated } from '../older/useReactivated.ts'
import { CompletedSteps } from '../dialog/Summary.tsx'
import { SubmitButton } from '../dialog/MainButton.tsx'
import { firstFailure, useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { getPlanFee } from '../dialog/firstFee.ts'
import { useCancellationFee } from '../older/useCancellationFee.ts'
import { mapRead } from '../../graphql/useRead.ts'
import { useResumableWrite } from '../dialog/useWriteFlow.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { loadPublication } from '../list/loadPublication.ts'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { WriteDialog } from '../dialog/WriteDialog.tsx'
import { listManyKey } from '../dialog/writeKeys.ts'
import type { TradeProps } from '../dialog/trade.ts'
import { BulkFields } from './BulkFields.tsx'
import { arePricedAlone, emptyBulkValues, readBulkForm, relistBulkValues, selectedCurrency } from './form.ts'
import { BulkLines } from './BulkLines.tsx'
import { listBulkWarnings, readBulkMarks } from './bulkMarks.ts'
import { toBulkPrices } from './bulkPrices.ts'
import { BulkFigures, BulkSums } from './BulkSums.tsx'
import { findUnderHalf } from '../prices/warnings.ts'
import { readTraitFloors } from '../prices/traitFloors.ts'

const FORM_ID = 'bulk-list-form'

export function BulkListDialog({ items: chosen, expired, account, onClose }: TradeProps<'listMany'>) {
  const t = useTranslate()
  const { network } = useConfig()
  const now = useNow()
  const currencies = [network.nativeCurrency, ...network.currencies] as const
  const [items, setItems] = useState(chosen)
  const [input, setValues] = useState(() =>
    expired === undefined
      ? emptyBulkValues(network.nativeCurrency.address)
      : relistBulkValues(expired, currencies),
  )
  const [sent, setSent] = useState(false)
  /** The prices that the seller confirmed although they are far below the market. */
  const [confirmedKey, setConfirmedKey] = useState<string>()
  const context = useTradeContext(account)
  const { write, did } = useResumableWrite(listManyKey(account))
  const open = write.progress.status === 'open'

  // A single item can't be a bundle.
  const values = items.length > 1 ? input : { ...input, sale: 'apart' as const }
  const together = values.sale === 'together'
  const currency = selectedCurrency(values, currencies)
  // All items, so that removing one doesn't reload the marks of the others.
  const all = { items: chosen.map(({ item }) => item), currency }
  const marks = useDebouncedRead(`${currency.address} ${write.round}`, () =>
    readBulkMarks(context, network, { items: chosen, currency }),
  )
  const alone = arePricedAlone(values)
  const floors = useDebouncedRead(alone ? `${currency.address} ${write.round}` : undefined, () =>
    readTraitFloors(context, all),
  )
  const prices = toBulkPrices(marks, alone ? floors : undefined, currency)

  const read = readBulkForm(values, { items, currencies, nowSeconds: now })
  const drafts = 'drafts' in read ? read.drafts : undefined
  const errors = 'errors' in read ? read.errors : undefined
  const reading = useDebouncedRead(
    drafts === undefined ? undefined : termsKey(drafts, write.round),
    async () => {
      const { defineBulkListing, previewListings } = await loadPublication()
      const { drafts: verdicts, outcome } = await previewListings(context, drafts ?? [])
      return { verdicts, outcome, defineBulkListing }
    },
  )
  const preview = reading.status === 'loaded' ? reading.value : undefined
  const terms = preview?.verdicts.flatMap((one) => (one.status === 'refused' ? [] : [one.terms]))
  const agreed = terms !== undefined && terms.length === drafts?.length ? terms : undefined
  const warnings =
    drafts === undefined || marks.status !== 'loaded'
      ? []
      : drafts.map((draft) => listBulkWarnings(draft, marks.value))
  const mayMissOffer =
    marks.status === 'loaded' && items.some(({ item }) => marks.value.get(item.path)?.mayMissOffer === true)
  const unapproved = [
    ...new Set(preview?.verdicts.flatMap((one) => (one.status === 'ready' ? one.unapproved : []))),
  ]
  const reactivation = useReactivated(context, { kind: 'approval', collections: unapproved }, write.round)
  const cancelFee = useCancellationFee(context, open ? reactivation.first : [], write.round)
  const publishFee = mapRead(reading, ({ outcome }) => getPlanFee(outcome))
  const networkFee = drafts === undefined ? undefined : (cancelFee ?? publishFee)
  const underHalf = (drafts ?? []).flatMap((draft, index) => {
    const warning = findUnderHalf(draft, warnings[index] ?? [])
    return warning === undefined ? [] : [{ draft, warning }]
  })
  const farBelow = underHalf.map(({ draft }) => draft)
  // A confirmation is for these prices of these units, sold in this way.
  const farBelowKey = termsKey(farBelow, 0)
  const isWithheld =
    agreed === undefined ||
    reactivation.waiting ||
    networkFee?.status === 'loading' ||
    marks.status === 'loading' ||
    (farBelow.length > 0 && confirmedKey !== farBelowKey)
  const [verdict] = together ? (preview?.verdicts ?? []) : []
  const refusals = listRefusals(preview?.verdicts ?? [], together)
  const listable = items.filter((_, index) => refusals[index] === undefined)
  const blockedCount = items.length - listable.length
  const isUntried = preview?.verdicts.some((one) => one.status === 'ready' && !one.isTried) === true

  const submit = () => {
    setSent(true)
    if (drafts === undefined || preview === undefined || agreed === undefined || !open || isWithheld) return
    const first = reactivation.begin()
    write.begin(preview.defineBulkListing(context, drafts, { shown: agreed, unapproved, first }))
  }

  const count = items.length
  const [first] = underHalf
  const figures = {
    currency,
    terms: agreed,
    waiting: drafts !== undefined && reading.status === 'loading',
  }
  return (
    <WriteDialog
      size="l"
      title={t((together ? listTexts.bulk.titleTogether : listTexts.bulk.title)({ count }))}
      doneTitle={t(listTexts.listed)}
      write={write}
      againLabel={t(tradeTexts.backToForm)}
      action={
        <SubmitButton form={FORM_ID} waiting={items.length === 0 || (drafts !== undefined && isWithheld)}>
          {t((together ? listTexts.bulk.titleTogether : listTexts.bulk.list)({ count }))}
        </SubmitButton>
      }
      steady
      figures={<BulkFigures {...figures} />}
      choice={
        <>
          {together && <PriceWarnings warnings={warnings.flat()} />}
          {farBelow.length > 0 && (
            <Checkbox
              label={t(
                first !== undefined && underHalf.length === 1
                  ? listUnderHalf(first.draft, first.warning)
                  : pricesTexts.warnings.listFarBelow({ count: farBelow.length }),
              )}
              checked={confirmedKey === farBelowKey}
              onChange={(confirmed) => setConfirmedKey(confirmed ? farBelowKey : undefined)}
            />
          )}
          <CancelOlderChoice reactivation={reactivation} />
        </>
      }
      failure={firstFailure(listTexts.bulk.unread, reading)}
      steps={reactivation.getSteps({ withApproval: unapproved.length > 0 })}
      next={<NextSteps after="listing" account={account} onClose={onClose} />}
      onClose={onClose}
    >
      {open && <CompletedSteps did={did} />}
      <Form id={FORM_ID} onSubmit={submit}>
        {open && (
          <BulkFields
            items={items}
            currencies={currencies}
            currency={currency}
            prices={prices}
            values={values}
            errors={errors}
            sent={sent}
            onChange={setValues}
          />
        )}
        <BulkLines
          items={items}
          currency={currency}
          values={values}
          errors={sent ? errors : undefined}
          verdicts={together ? undefined : preview?.verdicts}
          refusals={refusals}
          prices={prices}
          warnings={together ? [] : warnings}
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
      {open && isUntried && (
        <p className={dialogs.note} role="status">
          {t(listTexts.untried)}
        </p>
      )}
      {open && mayMissOffer && (
        <p className={dialogs.note} role="status">
          {t(ordersTexts.offersTable.notAllChecked)}
        </p>
      )}
      <BulkSums {...figures} networkFee={open ? networkFee : 'sent'} />
      {open && verdict?.status === 'refused' && verdict.blocked === undefined && (
        <p className={dialogs.failure} role="alert">
          {t(joinSentences([verdict.because.sentence, verdict.because.remedy]))}
        </p>
      )}
      {open && <ApprovalNote reactivation={reactivation} items={items.map(({ item }) => item)} />}
    </WriteDialog>
  )
}

/** Why each item can't be listed, in the items' order; for a bundle, only why single items of it can't. */
function listRefusals(
  verdicts: readonly DraftVerdict[],
  together: boolean,
): readonly (Refusal | undefined)[] {
  if (!together) return verdicts.map((one) => (one.status === 'refused' ? one.because : undefined))
  const [verdict] = verdicts
  return verdict?.status === 'refused' ? (verdict.blocked ?? []) : []
}

/** A key of everything the drafts' terms depend on. Leaves out the expiry, which would change it with the clock. */
function termsKey(drafts: readonly ListDraft[], round: number): string {
  return drafts
    .flatMap(({ item, quantity, rest, unitPrice, currency }) => [
      ...[{ item, quantity }, ...rest].map((sold) => `${sold.quantity} of ${sold.item.path}`),
      `${unitPrice} ${currency.address}`,
    ])
    .concat(`${round}`)
    .join()
}

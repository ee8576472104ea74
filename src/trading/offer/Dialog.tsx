// The form to make or change an offer, with a live breakdown.
import { use, useState } from 'react'
import { parseTraitKey, type Trait } from '../../domain/traits.ts'
import { collectionOffersPath } from '../../domain/paths.ts'
import { exactAmount } from '../../domain/wei.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Form } from '../../ui/Form.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { CollectionLine, ItemLine } from '../dialog/SoldLines.tsx'
import { SubmitButton } from '../dialog/MainButton.tsx'
import { useAgreedPreview, useResumableWrite } from '../dialog/useWriteFlow.ts'
import { firstFailure, useLatestValue, useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { OfferCode } from './offerCode.ts'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { stepsBefore } from '../dialog/stepsBefore.ts'
import { CompletedSteps } from '../dialog/Summary.tsx'
import { WriteDialog } from '../dialog/WriteDialog.tsx'
import { offerKey } from '../dialog/writeKeys.ts'
import type { AccountDialogProps, TradeProps } from '../dialog/trade.ts'
import { offerStart, remainingCommitment, type Offer, type OfferStart } from '../../orders/offer.ts'
import { OfferBreakdown, OfferFigures } from './OfferBreakdown.tsx'
import { OfferFields } from './OfferFields.tsx'
import { OfferWarnings } from './OfferWarnings.tsx'
import { listOfferWarnings, needsConfirmation } from './offerWarnings.ts'
import { OtherClaims } from './OtherClaims.tsx'
import { EMPTY_OFFER, readOfferForm, type OfferValues, toOfferValues } from './form.ts'

interface OfferFormDialogProps extends AccountDialogProps {
  readonly start: OfferStart
  /** The viewer's own offer that the new one replaces. */
  readonly old?: Offer
  /** The trait of an old offer for one. */
  readonly oldTrait?: Trait | undefined
}

const FORM_ID = 'offer-form'

const TEXTS = {
  make: { title: offerDialogsTexts.make, action: offerDialogsTexts.make, done: offerDialogsTexts.made },
  change: {
    title: offerDialogsTexts.change,
    action: offerDialogsTexts.cancelAndOffer,
    done: offerDialogsTexts.changed,
  },
} as const

export const OfferDialog = (props: TradeProps<'offer'>) => <OfferFormDialog {...props} />

export const ChangeOfferDialog = ({ offer, trait, ...props }: TradeProps<'changeOffer'>) => (
  <OfferFormDialog start={offerStart(offer)} old={offer} oldTrait={trait} {...props} />
)

function OfferFormDialog({ start, old: replaced, oldTrait, account, onClose }: OfferFormDialogProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const [first, ...others] = network.currencies
  if (first === undefined) throw new RangeError('A site without ERC-20s has no button that opens this.')
  const currencies = [first, ...others] as const
  const { loadOffering, loadMarks } = use(OfferCode)
  const now = useNow()
  const [unchanged] = useState(() => replaced && toOfferValues(replaced, { trait: oldTrait, currencies }))
  const [values, setValues] = useState<OfferValues>(unchanged ?? { ...EMPTY_OFFER, currency: first.address })
  const [sent, setSent] = useState(false)
  const [backsAll, setBacksAll] = useState(false)
  /** The price that the buyer confirmed although it is far above the market. */
  const [confirmedPriceKey, setConfirmedPriceKey] = useState<string>()
  const context = useTradeContext(account)
  const path = start.item?.path ?? collectionOffersPath(start.collection.address)
  const { write, did } = useResumableWrite(offerKey(path, account, replaced?.orderHash))
  // Once the old offer is canceled, there is nothing left to replace.
  const old = did.length === 0 ? replaced : undefined
  const texts = TEXTS[old === undefined ? 'make' : 'change']
  const { progress, round } = write
  const open = progress.status === 'open'

  const read = readOfferForm(values, {
    start,
    currencies,
    nowSeconds: now,
    unchanged: old && unchanged,
  })
  const draft = 'draft' in read ? read.draft : undefined
  // Only the native coin's token can be wrapped.
  const backs = backsAll && draft?.currency.wrapsNative === true
  const preview = useDebouncedRead(
    draft === undefined || !open ? undefined : JSON.stringify([values, backs, round]),
    async () => {
      const { previewOffer, defineOffer, defineOfferChange } = await loadOffering()
      if (draft === undefined) throw new RangeError('Only a draft can be read for.')
      const result = await previewOffer(context, draft, { backsAll: backs, old })
      return { draft, defineOffer, defineOfferChange, ...result }
    },
  )
  const { shown, loaded, plan, agree } = useAgreedPreview(progress, preview)
  const currency = currencies.find(({ address }) => address === values.currency) ?? first
  const trait = values.aim === 'trait' ? parseTraitKey(values.trait) : undefined
  const marketKey = JSON.stringify([currency.address, trait])
  const marks = useDebouncedRead(marketKey, async () => {
    const { readOfferMarks } = await loadMarks()
    return readOfferMarks(context, network, { start, currency, trait })
  })
  const warnings =
    draft === undefined || plan === undefined
      ? []
      : listOfferWarnings(
          draft.unitPrice,
          loaded?.cheapestListing,
          marks.status === 'loaded' ? marks.value : [],
        )
  // A confirmation is for one price of one thing.
  const priceKey = `${marketKey}:${draft?.unitPrice ?? ''}`
  const isFarAbove = draft !== undefined && needsConfirmation(draft.unitPrice, warnings)
  const isWithheld =
    draft !== undefined &&
    (plan === undefined || marks.status === 'loading' || (isFarAbove && confirmedPriceKey !== priceKey))
  // Unknown in a dialog that was opened again after the offer was sent.
  const aim = open ? values.aim : loaded?.draft.aim.kind
  const shownDraft = open ? draft : loaded?.draft
  const last = useLatestValue(preview)
  const claims = last?.draft.currency.address === draft?.currency.address ? last : undefined

  const submit = () => {
    setSent(true)
    if (loaded === undefined || plan === undefined || draft === undefined || !open) return
    if (isWithheld) return
    agree()
    const { target, committed, backing, defineOffer, defineOfferChange } = loaded
    const agreed = [loaded.draft, { target, committed, backing, plan }, path] as const
    write.begin(
      replaced === undefined
        ? defineOffer(context, ...agreed)
        : defineOfferChange(context, { old: replaced, canceled: old === undefined }, ...agreed),
    )
  }

  return (
    <WriteDialog
      title={t(texts.title)}
      doneTitle={t(texts.done)}
      write={write}
      againLabel={t(tradeTexts.backToForm)}
      action={
        <SubmitButton form={FORM_ID} waiting={isWithheld}>
          {t(texts.action)}
        </SubmitButton>
      }
      steady
      figures={<OfferFigures draft={shownDraft} />}
      choice={
        <>
          {draft !== undefined && <OfferWarnings aim={draft.aim} warnings={warnings} />}
          {isFarAbove && (
            <Checkbox
              label={t(
                offerDialogsTexts.offerAnyway({ price: exactAmount(draft.unitPrice, draft.currency) }),
              )}
              checked={confirmedPriceKey === priceKey}
              onChange={(confirmed) => setConfirmedPriceKey(confirmed ? priceKey : undefined)}
            />
          )}
        </>
      }
      failure={draft === undefined ? undefined : firstFailure(offerDialogsTexts.unread, preview)}
      steps={stepsBefore(plan, old && writesTexts.steps.cancelOldOfferName)}
      next={<NextSteps after="offer" account={account} onClose={onClose} />}
      onClose={onClose}
    >
      {start.item === undefined ? (
        <>
          <CollectionLine {...start.collection} />
          {aim !== undefined && (
            <p className={dialogs.lead}>
              {t(aim === 'trait' ? offerDialogsTexts.traitOwner : offerDialogsTexts.anyOwner)}
            </p>
          )}
        </>
      ) : (
        <ItemLine item={start.item} />
      )}
      {old !== undefined && progress.status !== 'done' && (
        <p className={dialogs.lead}>
          <Trans
            message={offerDialogsTexts.replacement({
              count: 1 + (plan?.steps.length ?? 1),
              price: <Price amount={remainingCommitment(old)} currency={old.currency} />,
            })}
          />
        </p>
      )}
      {open && <CompletedSteps did={did} />}
      {open && (
        <Form id={FORM_ID} className={dialogs.fields} onSubmit={submit}>
          <OfferFields
            start={start}
            currencies={currencies}
            values={values}
            errors={'errors' in read ? read.errors : {}}
            prices={marks}
            sent={sent}
            onChange={setValues}
          />
        </Form>
      )}
      {shown !== undefined && (
        <OfferBreakdown
          draft={shownDraft}
          preview={loaded}
          failed={shown.status === 'failed'}
          isDone={progress.status === 'done'}
        />
      )}
      {open && claims !== undefined && (
        <OtherClaims draft={claims.draft} preview={claims} backsAll={backs} onChange={setBacksAll} />
      )}
    </WriteDialog>
  )
}

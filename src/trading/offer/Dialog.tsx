// The form to make or change an offer, with a live breakdown.
import { useState } from 'react'
import { parseTraitKey, type Trait } from '../../domain/traits.ts'
import { collectionOffersPath } from '../../domain/paths.ts'
import { exactAmount } from '../../domain/wei.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { CollectionLine, ItemLine } from '../dialog/SoldLines.tsx'
import { PriceConfirmation } from '../dialog/MainButton.tsx'
import { mapRead } from '../../graphql/useRead.ts'
import { useTrade } from '../dialog/useTrade.ts'
import { useWriteFlow } from '../dialog/useWriteFlow.ts'
import { findFirstFailure, useLatestValue, useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { defineOffer, defineOfferChange, previewOffer } from './write.ts'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { listStepsBefore } from '../dialog/WriteDialog.tsx'
import { offerKey } from '../dialog/writeKeys.ts'
import type { AccountDialogProps, TradeProps } from '../dialog/trade.ts'
import { offerStart, remainingCommitment, type Offer, type OfferStart } from '../../orders/offer.ts'
import { OfferBreakdown, OfferFigures, OtherClaims } from './OfferBreakdown.tsx'
import { OfferFields } from './OfferFields.tsx'
import { PRICE_KINDS, toMarketPrices } from '../prices/marks.ts'
import { PriceWarnings } from '../prices/PriceWarnings.tsx'
import { anyItem, fetchMarks } from '../prices/fetchMarks.ts'
import { findConfirmation, offerWarnings } from '../prices/rules.ts'
import { EMPTY_OFFER, parseOfferForm, type OfferValues, toOfferValues } from './form.ts'
import { OrderFormDialog } from '../dialog/OrderFormDialog.tsx'

interface OfferFormDialogProps extends AccountDialogProps {
  readonly start: OfferStart
  /** The viewer's own offer that the new one replaces. */
  readonly old?: Offer
  /** The trait of an old offer for one. */
  readonly oldTrait?: Trait | undefined
}

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
  const now = useNow()
  const [unchanged] = useState(() => replaced && toOfferValues(replaced, { trait: oldTrait, currencies }))
  const [values, setValues] = useState<OfferValues>(unchanged ?? { ...EMPTY_OFFER, currency: first.address })
  const [backsAll, setBacksAll] = useState(false)
  const context = useTradeContext(account)
  const path = start.item?.path ?? collectionOffersPath(start.collection.address)
  const write = useWriteFlow(offerKey(path, account, replaced?.orderHash), { resumes: true })
  // Once the old offer is canceled, there is nothing left to replace.
  const old = write.completedSteps.length === 0 ? replaced : undefined
  const texts = TEXTS[old === undefined ? 'make' : 'change']
  const { progress } = write
  const open = progress.status === 'open'

  const read = parseOfferForm(values, {
    start,
    currencies,
    nowSeconds: now,
    unchanged: old && unchanged,
  })
  const draft = 'draft' in read ? read.draft : undefined
  // Only the native coin's token can be wrapped.
  const backs = backsAll && draft?.currency.wrapsNative === true
  const currency = currencies.find(({ address }) => address === values.currency) ?? first
  const trait = values.aim === 'trait' ? parseTraitKey(values.trait) : undefined
  const marketKey = JSON.stringify([currency.address, trait])
  const marks = useDebouncedRead(marketKey, async () => {
    const item = start.item ?? anyItem(start.collection.address, trait)
    const others = { offerer_not: account }
    const items = [{ item, held: undefined }]
    const request = { items, currency, floorWhere: others, ownWhere: others, hasTraitFloors: true }
    return (await fetchMarks(context, network, request)).get(item.path)
  })
  const trade = useTrade({
    write,
    draft,
    draftKey: JSON.stringify([values, backs]),
    preview: async (requestedDraft) => ({
      draft: requestedDraft,
      ...(await previewOffer(context, requestedDraft, { backsAll: backs, old })),
    }),
    prices: {
      // The preview has the cheapest listing, also if market prices can't be read.
      marks: marks.status === 'failed' ? ({ status: 'loaded', value: undefined } as const) : marks,
      review(loadedMarks, { unitPrice, aim, currency: paidIn }, preview) {
        if (preview?.verdict.status !== 'executable') return { warnings: [] }
        const { cheapestListing } = preview
        const warnings = offerWarnings({ unitPrice, aim, cheapestListing, marks: loadedMarks })
        return {
          warnings,
          unusual: findConfirmation(warnings) && {
            key: `${marketKey}:${unitPrice}`,
            label: offerDialogsTexts.offerAnyway({ price: exactAmount(unitPrice, paidIn) }),
          },
        }
      },
    },
    define({ preview: { draft: shown, target, committed, backing }, plan }) {
      const agreed = [shown, { target, committed, backing, plan }, path] as const
      return replaced === undefined
        ? defineOffer(context, ...agreed)
        : defineOfferChange(context, { old: replaced, canceled: old === undefined }, ...agreed)
    },
  })
  const { reading, plan } = trade
  // Unknown in a dialog that was opened again after the offer was sent.
  const aim = open ? values.aim : trade.draft?.aim.kind
  const last = useLatestValue(reading)
  const claims = last?.draft.currency.address === draft?.currency.address ? last : undefined

  return (
    <OrderFormDialog
      texts={texts}
      trade={trade}
      subject={
        <>
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
        </>
      }
      fields={
        <OfferFields
          start={start}
          currencies={currencies}
          values={values}
          errors={'errors' in read ? read.errors : {}}
          prices={mapRead(marks, (loadedMarks) =>
            loadedMarks === undefined ? [] : toMarketPrices(loadedMarks, PRICE_KINDS.offer),
          )}
          wasSubmitted={trade.wasSubmitted}
          onChange={setValues}
        />
      }
      figures={<OfferFigures draft={trade.draft} />}
      choice={
        <>
          {draft !== undefined && <PriceWarnings warnings={trade.warnings ?? []} />}
          <PriceConfirmation trade={trade} />
        </>
      }
      failure={findFirstFailure(offerDialogsTexts.loadFailed, reading)}
      steps={listStepsBefore(plan, old && writesTexts.steps.cancelOldOfferName)}
      next={<NextSteps after="offer" account={account} onClose={onClose} />}
      onClose={onClose}
    >
      {reading !== undefined && (
        <OfferBreakdown
          draft={trade.draft}
          preview={trade.preview}
          failed={reading.status === 'failed'}
          isDone={progress.status === 'done'}
        />
      )}
      {open && claims !== undefined && (
        <OtherClaims draft={claims.draft} preview={claims} backsAll={backs} onChange={setBacksAll} />
      )}
    </OrderFormDialog>
  )
}

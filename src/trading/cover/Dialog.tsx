// The dialog to cover the viewer's own offer: wraps the missing amount, and approves Seaport for it.
import { useState } from 'react'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import { joinSentences } from '../../messages/values.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { CollectionLine, ItemLine } from '../dialog/SoldLines.tsx'
import { NetworkFee, RefusalDetails, SummarySkeleton } from '../dialog/Summary.tsx'
import { isSuperseded, useWriteFlow } from '../dialog/useWriteFlow.ts'
import { findFirstFailure, useLatestValue } from '../dialog/useDebouncedRead.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { useTrade } from '../dialog/useTrade.ts'
import { WriteDialog, listStepsBefore } from '../dialog/WriteDialog.tsx'
import { coverKey } from '../dialog/writeKeys.ts'
import type { TradeProps } from '../dialog/trade.ts'
import { defineCover, previewCover, type CoverPreview, type Extent } from './write.ts'
import { describeOffer, remainingCommitment, type Offer } from '../../orders/offer.ts'
import type { Commitments } from '../dialog/commitments.ts'

export function CoverDialog({ offer, account, onClose }: TradeProps<'cover'>) {
  const t = useTranslate()
  const [extent, setExtent] = useState<Extent>('this')
  const context = useTradeContext(account)
  const trade = useTrade({
    write: useWriteFlow(coverKey(account)),
    draft: extent,
    draftKey: extent,
    preview: (draft) => previewCover(context, { offer, extent: draft }),
    define: ({ preview: { needed, allowed }, plan }) =>
      defineCover(context, offer, { needed, allowed, plan }),
  })
  const { progress, reading, preview, plan } = trade
  const open = trade.isOpen
  const committed = useLatestValue(reading)?.committed

  return (
    <WriteDialog
      title={t(offerDialogsTexts.funds.cover)}
      doneTitle={t(offerDialogsTexts.funds.covered)}
      write={trade}
      keepLabel={t(offerDialogsTexts.funds.keep)}
      action={
        <Button variant="primary" disabled={!trade.canSubmit} onClick={trade.submit}>
          {t(
            plan === undefined
              ? offerDialogsTexts.funds.doCover
              : plan.wrapped > 0n
                ? offerDialogsTexts.funds.wrap
                : offerDialogsTexts.funds.allow,
          )}
        </Button>
      }
      failure={findFirstFailure(offerDialogsTexts.funds.coverUnread, reading)}
      steps={listStepsBefore(plan)}
      onClose={onClose}
    >
      {offer.subject.kind === 'token' ? (
        <ItemLine item={offer.subject.item} />
      ) : (
        <CollectionLine {...offer.collection} />
      )}
      {progress.status !== 'done' && (
        <p className={dialogs.lead}>
          <Trans
            message={offerDialogsTexts.funds.uncovered({
              offer: <bdi>{t(describeOffer(offer))}</bdi>,
              currency: offer.currency.symbol,
            })}
          />
        </p>
      )}
      {open && committed !== undefined && isSeveral(committed, offer) && (
        <div className={dialogs.field}>
          <Segmented
            label={t(offerDialogsTexts.funds.extent)}
            value={extent}
            onChange={setExtent}
            options={[
              { value: 'this', label: t(offerDialogsTexts.funds.thisOffer) },
              { value: 'all', label: t(offerDialogsTexts.funds.allOffers({ count: committed.count })) },
            ]}
          />
        </div>
      )}
      {reading?.status === 'loading' && (
        <SummarySkeleton
          spoken={offerDialogsTexts.funds.readingMissing}
          labels={[
            offerDialogsTexts.funds.youHave,
            offerDialogsTexts.funds.thisMayTake,
            offerDialogsTexts.funds.othersMayTake,
            tradeTexts.networkFee,
          ]}
        />
      )}
      {preview !== undefined && progress.status !== 'done' && (
        <CoverSummary offer={offer} preview={preview} overtaken={isSuperseded(progress)} />
      )}
    </WriteDialog>
  )
}

/** Whether other offers of the same buyer draw on the same balance. */
const isSeveral = ({ count, sum }: Commitments, offer: Offer) => count > 1 && sum > remainingCommitment(offer)

interface CoverSummaryProps {
  readonly offer: Offer
  readonly preview: CoverPreview
  readonly overtaken: boolean
}

function CoverSummary({ offer, preview, overtaken }: CoverSummaryProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const { currency } = offer
  const { committed, allowed, verdict } = preview
  const own = remainingCommitment(offer)
  const plan = verdict.status === 'executable' ? verdict.plan : undefined
  return (
    <>
      <Facts>
        {plan !== undefined && (
          <Fact label={t(offerDialogsTexts.funds.youHave)}>
            <Price amount={plan.balance} currency={currency} exact />
          </Fact>
        )}
        <Fact label={t(offerDialogsTexts.funds.thisMayTake)}>
          <Price amount={own} currency={currency} exact />
        </Fact>
        {isSeveral(committed, offer) && (
          <Fact label={t(offerDialogsTexts.funds.allMayTake({ count: committed.count }))}>
            <Price amount={committed.sum} currency={currency} exact />
          </Fact>
        )}
        {plan !== undefined && plan.wrapped > 0n && (
          <Fact label={t(offerDialogsTexts.funds.wrappedNow)} strong>
            <Price amount={plan.wrapped} currency={network.nativeCurrency} size="m" exact />
          </Fact>
        )}
        {plan !== undefined && <NetworkFee fee={plan.networkFee} transactions={plan.steps.length} />}
      </Facts>
      {plan !== undefined && (
        <p className={dialogs.note}>
          <Trans
            message={joinSentences([
              plan.wrapped > 0n &&
                offerDialogsTexts.wrapping({ wrapped: currency.symbol, coin: network.nativeCurrency.symbol }),
              plan.allows &&
                offerDialogsTexts.funds.allows({
                  amount: <Price amount={allowed} currency={currency} size="xs" exact />,
                }),
            ])}
          />
        </p>
      )}
      {verdict.status === 'refused' && !overtaken && <RefusalDetails refusal={verdict} trade="cover" />}
    </>
  )
}

// The dialog that makes an offer of one's own payable again: what is missing is wrapped, and Seaport allowed to take it.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { CHECKS_OF_BIDS, FAILED_CHECKS_OF_COVERS } from '../checkWords.ts'
import dialogs from '../Dialogs.module.css'
import { CollectionLine, ItemLine } from '../ItemLine.tsx'
import { NetworkFee } from '../NetworkFee.tsx'
import { Refused } from '../Refused.tsx'
import { SummarySkeleton } from '../SummarySkeleton.tsx'
import { isOvertaken, useAgreed, useFollowedWrite } from '../useFollowedWrite.ts'
import { useLastRead, useReading } from '../useReading.ts'
import { loadCovering, useTradeContext } from '../useTrade.ts'
import { WriteDialog } from '../WriteDialog.tsx'
import { coverKey } from '../writeKeys.ts'
import type { CoverPreview, Extent } from './covering.ts'
import { offerInWords, promiseOf, type Offer } from './offer.ts'
import { wrapWords } from './offerWords.ts'
import type { Promises } from './promises.ts'

export interface CoverDialogProps {
  /** One's own, which cannot be paid now. */
  readonly offer: Offer
  readonly account: Address
  readonly onClose: () => void
}

export function CoverDialog({ offer, account, onClose }: CoverDialogProps) {
  const [extent, setExtent] = useState<Extent>('this')
  const context = useTradeContext(account)
  const write = useFollowedWrite(coverKey(account))
  const { progress, round } = write
  const open = progress.status === 'open'
  const preview = useReading(open ? `${extent}:${round}` : undefined, async () => {
    const { previewCover, coverOf } = await loadCovering()
    return { coverOf, ...(await previewCover(context, { offer, extent })) }
  })
  const { shown, agree } = useAgreed(progress, preview)
  const found = shown?.status === 'loaded' ? shown.value : undefined
  const plan = found?.verdict.status === 'executable' ? found.verdict.plan : undefined
  const promised = useLastRead(preview)?.promised

  const cover = () => {
    if (found === undefined || plan === undefined) return
    agree()
    const { needed, allowed, coverOf } = found
    write.begin(coverOf(context, offer, { needed, allowed, plan }))
  }

  return (
    <WriteDialog
      title="Cover offer"
      doneTitle="Your offer is covered"
      write={write}
      keepLabel="Not now"
      action={
        <Button variant="primary" disabled={plan === undefined} onClick={cover}>
          {plan === undefined ? 'Cover' : plan.wrapped > 0n ? 'Wrap' : 'Allow'}
        </Button>
      }
      failure={
        preview.status === 'failed'
          ? { error: preview.error, sentence: 'What this offer lacks could not be read from the chain.' }
          : undefined
      }
      steps={
        plan !== undefined && plan.steps.length > 1
          ? { withApproval: true, firstStep: plan.wrapped > 0n ? 'Wrap' : 'Approve' }
          : {}
      }
      onClose={onClose}
    >
      {offer.subject.kind === 'token' ? (
        <ItemLine item={offer.subject.item} />
      ) : (
        <CollectionLine {...offer.collection} />
      )}
      {progress.status !== 'done' && (
        <p className={dialogs.lead}>
          Nobody can accept your offer of <bdi>{offerInWords(offer)}</bdi> while you have less{' '}
          {offer.currency.symbol} than it may take, or Seaport is not allowed to take as much.
        </p>
      )}
      {open && promised !== undefined && isSeveral(promised, offer) && (
        <div className={dialogs.field}>
          <Segmented
            label="What is to be covered"
            value={extent}
            onChange={setExtent}
            options={[
              { value: 'this', label: 'This offer' },
              { value: 'all', label: `All ${formatCount(promised.count)} open offers` },
            ]}
          />
        </div>
      )}
      {shown?.status === 'loading' && (
        <SummarySkeleton
          spoken="Reading what is missing"
          labels={['You have', 'This offer may take', 'All your open offers may take', 'Network fee, about']}
        />
      )}
      {found !== undefined && progress.status !== 'done' && (
        <CoverSummary offer={offer} preview={found} overtaken={isOvertaken(progress)} />
      )}
    </WriteDialog>
  )
}

/** Whether other offers of the same maker may take of the same money. */
const isSeveral = ({ count, sum }: Promises, offer: Offer) => count > 1 && sum > promiseOf(offer)

interface CoverSummaryProps {
  readonly offer: Offer
  readonly preview: CoverPreview
  readonly overtaken: boolean
}

function CoverSummary({ offer, preview, overtaken }: CoverSummaryProps) {
  const { network } = useConfig()
  const { currency } = offer
  const { promised, allowed, verdict } = preview
  const own = promiseOf(offer)
  const plan = verdict.status === 'executable' ? verdict.plan : undefined
  return (
    <>
      <Facts>
        {plan !== undefined && (
          <Fact label="You have">
            <Price amount={plan.balance} currency={currency} exact />
          </Fact>
        )}
        <Fact label="This offer may take">
          <Price amount={own} currency={currency} exact />
        </Fact>
        {isSeveral(promised, offer) && (
          <Fact label={`All ${formatCount(promised.count)} open offers may take`}>
            <Price amount={promised.sum} currency={currency} exact />
          </Fact>
        )}
        {plan !== undefined && plan.wrapped > 0n && (
          <Fact label="Wrapped now" strong>
            <Price amount={plan.wrapped} currency={network.nativeCurrency} size="m" exact />
          </Fact>
        )}
        {plan !== undefined && <NetworkFee fee={plan.networkFee} transactions={plan.steps.length} />}
      </Facts>
      {plan !== undefined && (
        <p className={dialogs.note}>
          {plan.wrapped > 0n && `${wrapWords(currency, network.nativeCurrency)} `}
          {plan.allows && (
            <>
              Seaport is allowed to take <Price amount={allowed} currency={currency} size="xs" exact /> in
              all, and only for your open offers.
            </>
          )}
        </p>
      )}
      {verdict.status === 'refused' && !overtaken && (
        <Refused refusal={verdict} names={CHECKS_OF_BIDS} failures={FAILED_CHECKS_OF_COVERS} />
      )}
    </>
  )
}

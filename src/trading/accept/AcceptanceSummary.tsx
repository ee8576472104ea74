// The summary of an acceptance.
import { shownQuantity } from '../../domain/quantity.ts'
import type { Address } from '../../domain/address.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { passedChecks } from '../dialog/verdicts.ts'
import dialogs from '../dialog/Dialogs.module.css'
import {
  NetworkFee,
  AddressFact,
  ROLES,
  RefusalDetails,
  SummarySkeleton,
  Checks,
  RawQuantity,
} from '../dialog/Summary.tsx'
import type { AcceptancePreview } from './write.ts'
import type { Offer } from '../../orders/offer.ts'

export interface AcceptanceSummaryProps {
  readonly offer: Offer
  /** Undefined while the chain is read. */
  readonly preview: AcceptancePreview | undefined
  readonly account: Address
  /** The sale is complete. */
  readonly isDone: boolean
  /** The checks are out of date because a later one refused. */
  readonly overtaken: boolean
}

const LOADING_LABELS = [
  offerDialogsTexts.buyerPays,
  offerDialogsTexts.royalty,
  offerDialogsTexts.youReceive,
  tradeTexts.networkFee,
]

const LABELS = {
  planned: {
    buyer: offerDialogsTexts.buyerPays,
    proceeds: offerDialogsTexts.youReceive,
    items: offerDialogsTexts.leavesAccount,
  },
  done: {
    buyer: offerDialogsTexts.buyerPaid,
    proceeds: offerDialogsTexts.youReceived,
    items: offerDialogsTexts.leftAccount,
  },
} as const

export function AcceptanceSummary(props: AcceptanceSummaryProps) {
  const { offer, preview, account, isDone, overtaken } = props
  const t = useTranslate()
  if (preview === undefined) {
    return <SummarySkeleton spoken={offerDialogsTexts.checkingOffer} labels={LOADING_LABELS} />
  }
  const { verdict, changes } = preview
  if (verdict.status === 'refused') return <RefusalDetails refusal={verdict} trade="accept" />
  const { plan, passed } = verdict
  const { currency } = offer
  const labels = LABELS[isDone ? 'done' : 'planned']
  return (
    <>
      {changes.map((change, index) => (
        <p key={index} className={dialogs.change} role="status">
          {change.what === 'quantity' &&
            t(offerDialogsTexts.offerTakesOnly({ count: shownQuantity(change.to, offer) }))}
        </p>
      ))}
      <Facts>
        <AddressFact label={t(labels.buyer)} address={plan.buyer}>
          <Price amount={plan.total} currency={currency} exact />
        </AddressFact>
        {plan.others.map(({ role, recipient, amount }, index) => (
          <AddressFact key={index} label={t(ROLES[role])} address={recipient}>
            <Price amount={amount} currency={currency} exact />
          </AddressFact>
        ))}
        <AddressFact label={t(labels.proceeds)} address={account} strong>
          <Price amount={plan.proceeds} currency={currency} size="m" exact />
        </AddressFact>
        <Fact label={t(labels.items)}>
          {t(offerDialogsTexts.items({ count: shownQuantity(plan.quantity, offer) }))}
        </Fact>
        <RawQuantity units={plan.quantity} scale={offer} />
        {!isDone && <NetworkFee fee={plan.networkFee} transactions={plan.steps.length} />}
      </Facts>
      {!isDone && plan.steps.length > 1 && <p className={dialogs.note}>{t(offerDialogsTexts.approval)}</p>}
      {!overtaken && <Checks passed={passedChecks(passed, 'accept')} blockNumber={plan.blockNumber} />}
    </>
  )
}

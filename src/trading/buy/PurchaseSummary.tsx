// The summary of a purchase: what changed since its page loaded, each payment with its full recipient, the total, and the
// checks.
import type { Address } from '../../domain/address.ts'
import { passedChecks } from '../dialog/verdicts.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price, type PriceProps } from '../../ui/Price.tsx'
import { buyTexts } from '../../messages/en/buy.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import type { Message } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import {
  FundingNote,
  NetworkFee,
  AddressFact,
  ROLES,
  RefusalDetails,
  SummarySkeleton,
  Checks,
  RawQuantity,
} from '../dialog/Summary.tsx'
import { bundledItems, type Listing } from '../../orders/listing.ts'
import { shownQuantity, type QuantityScale } from '../../domain/quantity.ts'
import type { PurchasePreview } from './write.ts'
import type { PurchaseChange } from '../../seaport/verdict.ts'
import { Trans } from '../../ui/Trans.tsx'

export interface PurchaseSummaryProps {
  readonly listing: Listing
  /** Undefined while the chain is read. */
  readonly preview: PurchasePreview | undefined
  readonly account: Address
  /** The purchase is complete. */
  readonly isDone?: boolean
  /** The checks are out of date because a later one refused. */
  readonly overtaken: boolean
}

const LOADING_LABELS = [buyTexts.seller, buyTexts.royalty, buyTexts.youPay, tradeTexts.networkFee]

export function PurchaseSummary(props: PurchaseSummaryProps) {
  const { listing, preview, account, isDone = false, overtaken } = props
  const t = useTranslate()
  if (preview === undefined) {
    return <SummarySkeleton spoken={buyTexts.checkingListing} labels={LOADING_LABELS} />
  }
  const { verdict, changes } = preview
  const { currency } = listing
  if (verdict.status === 'refused') return <RefusalDetails refusal={verdict} trade="buy" />
  const { plan, passed } = verdict
  return (
    <>
      {changes.map((change, index) => (
        <p key={index} className={dialogs.change} role="status">
          <ChangeSentence change={change} currency={currency} scale={listing.item} />
        </p>
      ))}
      <Facts>
        {plan.lines.map(({ role, recipient, amount }, index) => (
          <AddressFact key={index} label={t(ROLES[role])} address={recipient}>
            <Price amount={amount} currency={currency} exact />
          </AddressFact>
        ))}
        <Fact label={t(isDone ? buyTexts.youPaid : buyTexts.youPay)} strong>
          <Price amount={plan.total} currency={currency} size="m" exact />
        </Fact>
        {!isDone && <NetworkFee fee={plan.networkFee} transactions={plan.steps.length} />}
        <AddressFact label={t(buyTexts.arrives)} address={account}>
          {t(describeBoughtItems(listing, plan.quantity))}
        </AddressFact>
        {bundledItems(listing) === null && <RawQuantity units={plan.quantity} scale={listing.item} />}
      </Facts>
      {!isDone && <FundingNote plan={plan} price={plan.total} currency={currency} />}
      {!overtaken && <Checks passed={passedChecks(passed, 'buy')} blockNumber={plan.blockNumber} />}
    </>
  )
}

function describeBoughtItems(listing: Listing, quantity: bigint): Message {
  switch (listing.kind) {
    case 'single':
    case 'edition':
    case 'lot':
      return buyTexts.items({ count: shownQuantity(quantity, listing.item) })
    case 'bundle':
      return buyTexts.allItems({ count: listing.items.length })
  }
}

export interface ChangeSentenceProps {
  readonly change: PurchaseChange
  readonly currency: PriceProps['currency']
  /** Of the item whose quantity changed. */
  readonly scale: QuantityScale
}

export function ChangeSentence({ change, currency, scale }: ChangeSentenceProps) {
  switch (change.what) {
    case 'price':
      return (
        <Trans
          message={buyTexts.priceChanged({
            to: <Price amount={change.to} currency={currency} exact />,
            from: <Price amount={change.from} currency={currency} exact />,
          })}
        />
      )
    case 'quantity':
      return <Trans message={buyTexts.quantityChanged({ count: shownQuantity(change.to, scale) })} />
  }
}

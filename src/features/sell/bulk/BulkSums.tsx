// The totals of several listings in one currency: price, royalties, fee, and what the seller receives.
import type { Currency } from '../../../domain/currency.ts'
import type { Wei } from '../../../domain/wei.ts'
import type { PriceSplit } from '../../../market/amounts.ts'
import { sumShares, type ListingTerms } from '../../../market/listings/draft.ts'
import { bulkListing } from '../../../messages/en/bulkListing.ts'
import { listForm } from '../../../messages/en/listForm.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import dialogs from '../../../trade/Dialogs.module.css'

export interface BulkSumsProps {
  readonly currency: Currency
  /** Undefined until the terms of every listing are read. */
  readonly terms: readonly ListingTerms[] | undefined
  /** True while the chain is read. */
  readonly waiting: boolean
}

export function BulkSums({ currency, terms, waiting }: BulkSumsProps) {
  const t = useTranslate()
  const splits = terms?.map((one) => sumShares(one, 'start'))
  const total = (...shares: readonly (keyof PriceSplit)[]) => {
    if (splits === undefined) return waiting ? <Skeleton shape="text" width={88} /> : '–'
    const amounts = splits.flatMap((split) => shares.map((share) => split[share]))
    return <Price amount={sum(amounts)} currency={currency} exact />
  }
  return (
    <div className={dialogs.breakdown}>
      <Facts>
        <Fact label={t(bulkListing.buyersPay)}>{total('proceeds', 'royalty', 'fee')}</Fact>
        <Fact label={t(bulkListing.royalties)}>{total('royalty')}</Fact>
        <Fact label={t(listForm.fee)}>{total('fee')}</Fact>
        <Fact label={t(bulkListing.youReceiveInAll)} strong>
          {total('proceeds')}
        </Fact>
      </Facts>
    </div>
  )
}

const sum = (amounts: readonly Wei[]) => amounts.reduce<bigint>((total, amount) => total + amount, 0n) as Wei

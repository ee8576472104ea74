// What several listings come to together: price, royalties, fee, and what their seller receives.
import type { Currency } from '../../../domain/currency.ts'
import type { Wei } from '../../../domain/wei.ts'
import type { ListingTerms } from '../../../market/listings/draft.ts'
import { bulkListing } from '../../../messages/en/bulkListing.ts'
import { listForm } from '../../../messages/en/listForm.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import dialogs from '../../../trade/Dialogs.module.css'
import { sumOf } from './sums.ts'

export interface BulkSumsProps {
  readonly currency: Currency
  /** Undefined until all of them are known. */
  readonly terms: readonly ListingTerms[] | undefined
  /** While the chain is asked. */
  readonly waiting: boolean
}

export function BulkSums({ currency, terms, waiting }: BulkSumsProps) {
  const t = useTranslate()
  const sums = terms === undefined ? undefined : sumOf(terms)
  const amount = (value: Wei | undefined) => {
    if (value !== undefined) return <Price amount={value} currency={currency} exact />
    return waiting ? <Skeleton shape="text" width={88} /> : '–'
  }
  return (
    <div className={dialogs.breakdown}>
      <Facts>
        <Fact label={t(bulkListing.buyersPay)}>{amount(sums?.price)}</Fact>
        <Fact label={t(bulkListing.royalties)}>{amount(sums?.royalty)}</Fact>
        <Fact label={t(listForm.fee)}>{amount(sums?.fee)}</Fact>
        <Fact label={t(bulkListing.youReceiveInAll)} strong>
          {amount(sums?.proceeds)}
        </Fact>
      </Facts>
    </div>
  )
}

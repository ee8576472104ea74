// The totals of several listings in one currency: price, royalties, fee, and what the seller receives.
import type { Currency } from '../../domain/currency.ts'
import type { Wei } from '../../domain/wei.ts'
import type { PriceSplit } from '../../seaport/amounts.ts'
import { sumShares, type ListingTerms } from '../../seaport/listings/draft.ts'
import { listTexts } from '../../messages/en/list.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { KeyFigure, KeyFigures, FirstFeeLine, type FirstFeeLineProps } from '../dialog/Summary.tsx'
import dialogs from '../dialog/Dialogs.module.css'

export interface BulkSumsProps {
  readonly currency: Currency
  /** Undefined until the terms of every listing are read. */
  readonly terms: readonly ListingTerms[] | undefined
  /** True while the chain is read. */
  readonly waiting: boolean
  /** The first transaction, whose network fee is shown until it's sent. */
  readonly networkFee: FirstFeeLineProps['fee'] | 'sent'
}

/** What buyers pay in total and what the seller receives. */
export function BulkFigures(props: Omit<BulkSumsProps, 'networkFee'>) {
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

export function BulkSums(props: BulkSumsProps) {
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
        {networkFee !== 'sent' && <FirstFeeLine fee={networkFee} />}
      </Facts>
    </div>
  )
}

interface TotalProps extends Omit<BulkSumsProps, 'networkFee'> {
  readonly of: readonly (keyof PriceSplit)[]
}

function Total({ currency, terms, waiting, of }: TotalProps) {
  if (terms === undefined) return waiting ? <Skeleton shape="text" width={88} /> : <>–</>
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

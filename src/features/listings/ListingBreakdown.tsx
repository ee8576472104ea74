// What a listing's price is divided into: price, royalty, fee, and what its seller receives, exact to the last digit.
import type { Currency } from '../../domain/currency.ts'
import { ZERO_WEI, type Wei } from '../../domain/wei.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ListDraft } from './listForm.ts'
import type { TradeContext } from './trade.ts'
import { loadTrade, useReading } from './useTrade.ts'
import styles from './Dialogs.module.css'

export interface ListingBreakdownProps {
  /** Undefined while the form cannot be understood. */
  readonly draft: ListDraft | undefined
  readonly currency: Currency
  readonly context: TradeContext
}

export function ListingBreakdown({ draft, currency, context }: ListingBreakdownProps) {
  const { fee } = useConfig()
  const terms = useReading(
    draft === undefined ? undefined : `${draft.item.path}:${draft.unitPrice}:${draft.quantity}`,
    async () => {
      if (draft === undefined) throw new Error('Nothing to read.')
      const { previewTerms } = await loadTrade()
      return previewTerms(context, draft)
    },
  )
  const price = draft === undefined ? undefined : ((draft.unitPrice * draft.quantity) as Wei)
  const split = terms.status === 'loaded' ? terms.value.split : undefined
  const royalty = terms.status === 'loaded' ? terms.value.royalty : null
  const amount = (value: Wei | undefined) => {
    if (draft === undefined) return '–'
    if (terms.status === 'failed') return 'cannot be read now'
    return value === undefined ? (
      <Skeleton shape="text" width={88} />
    ) : (
      <Price amount={value} currency={currency} exact />
    )
  }
  return (
    <div className={styles.breakdown}>
      <Facts>
        <Fact
          label={draft !== undefined && draft.quantity > 1n ? `Price of all ${draft.quantity}` : 'Buyers pay'}
        >
          {price === undefined ? '–' : <Price amount={price} currency={currency} exact />}
        </Fact>
        <Fact
          label={royalty?.capped === true ? 'Royalty, cut to this site’s limit' : 'Royalty to the collection'}
        >
          {amount(split?.royalty)}
        </Fact>
        <Fact label={fee === null ? 'Site fee' : `Site fee, ${formatBasisPoints(fee.basisPoints)}`}>
          {fee === null && draft !== undefined ? (
            <Price amount={ZERO_WEI} currency={currency} />
          ) : (
            amount(split?.fee)
          )}
        </Fact>
        <Fact label="You receive" strong>
          {amount(split?.proceeds)}
        </Fact>
      </Facts>
    </div>
  )
}

/** 250 as `2.5 %`. */
function formatBasisPoints(basisPoints: number): string {
  const digits = basisPoints.toString().padStart(3, '0')
  const fraction = digits.slice(-2).replace(/0+$/, '')
  return `${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`} %`
}

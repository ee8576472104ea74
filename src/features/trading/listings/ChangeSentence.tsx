// What has changed about a listing since its page was made, in words.
import { formatCount } from '../../../domain/wei.ts'
import type { PurchaseChange } from '../../../market/verdict.ts'
import { Price, type PriceProps } from '../../../ui/Price.tsx'

export interface ChangeSentenceProps {
  readonly change: PurchaseChange
  readonly currency: PriceProps['currency']
}

export function ChangeSentence({ change, currency }: ChangeSentenceProps) {
  switch (change.what) {
    case 'price':
      return (
        <>
          The price is now <Price amount={change.to} currency={currency} exact />, not{' '}
          <Price amount={change.from} currency={currency} exact />.
        </>
      )
    case 'quantity':
      return `Only ${formatCount(change.to)} are left.`
  }
}

// Says what changed about a listing since its page loaded.
import { shownQuantity, type QuantityScale } from '../../domain/quantity.ts'
import type { PurchaseChange } from '../../seaport/verdict.ts'
import { Price, type PriceProps } from '../../ui/Price.tsx'
import { buyTexts } from '../../messages/en/buy.ts'
import { Trans } from '../../ui/Trans.tsx'

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

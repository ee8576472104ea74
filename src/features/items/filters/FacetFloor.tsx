// The floor of a trait, shown beside its name.
import type { Currency } from '../../../domain/currency.ts'
import { exactAmount, shortDecimal, toWei } from '../../../domain/wei.ts'
import { collectionTexts } from '../../../messages/en/collection.ts'
import { Trans } from '../../../ui/Trans.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './TraitFilter.module.css'

export interface FacetFloorProps {
  readonly amount: bigint
  readonly currency: Currency
}

/** Without the currency, which is the same for all traits: it shows on hover and is read by screen readers. */
export function FacetFloor({ amount, currency }: FacetFloorProps) {
  const t = useTranslate()
  const price = toWei(amount)
  return (
    <span
      className={styles.floor}
      title={t(collectionTexts.filterPanel.traitFloor({ price: exactAmount(price, currency) }))}
    >
      <Trans
        message={collectionTexts.filterPanel.traitFloorShort({
          price: shortDecimal(price, currency.decimals),
          currency: currency.symbol,
          hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
        })}
      />
    </span>
  )
}

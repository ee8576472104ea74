// The cheapest price of what a trait would show, small, beside its name.
import type { Currency } from '../../domain/currency.ts'
import { formatDisplay, formatExact, toWei } from '../../domain/wei.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './TraitFilter.module.css'

export interface FacetFloorProps {
  readonly amount: bigint
  readonly currency: Currency
}

/** The unit is left out beside so many figures of one currency; it is on hover, and read out. */
export function FacetFloor({ amount, currency }: FacetFloorProps) {
  const price = toWei(amount)
  return (
    <span className={styles.floor} title={`From ${formatExact(price, currency.decimals)} ${currency.symbol}`}>
      <VisuallyHidden>, from </VisuallyHidden>
      {formatDisplay(price, currency.decimals).text}
      <VisuallyHidden> {currency.symbol}</VisuallyHidden>
    </span>
  )
}

// An icon for the direction of a changing price, with a description for screen readers.
import { TrendingDown, TrendingUp } from 'lucide-react'
import type { Currency } from '../domain/currency.ts'
import type { Wei } from '../domain/wei.ts'
import { Price } from './Price.tsx'
import { pricesTexts } from '../messages/en/prices.ts'
import { useTranslate } from './useTranslate.ts'
import { Trans } from './Trans.tsx'
import styles from './PriceTrend.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface PriceTrendProps {
  /** Start and end price, in the currency's smallest unit. */
  readonly startPrice: Wei
  readonly endPrice: Wei
  readonly currency: Pick<Currency, 'decimals' | 'symbol'>
}

/** Renders nothing for a fixed price. */
export function PriceTrend({ startPrice, endPrice, currency }: PriceTrendProps) {
  const t = useTranslate()
  if (startPrice === endPrice) return null
  const falls = endPrice < startPrice
  const Arrow = falls ? TrendingDown : TrendingUp
  return (
    <>
      <span className={styles.mark} title={t(falls ? pricesTexts.priceFalls : pricesTexts.priceRises)}>
        <Arrow aria-hidden="true" />
      </span>
      <VisuallyHidden>
        <Trans
          message={(falls ? pricesTexts.fallingTo : pricesTexts.risingTo)({
            price: <Price amount={endPrice} currency={currency} />,
          })}
        />
      </VisuallyHidden>
    </>
  )
}

// The only component that renders an amount: tabular figures, a secondary unit, the exact value on hover.
import type { ClipboardEvent } from 'react'
import type { Currency } from '../domain/currency.ts'
import { exactAmount, formatExact, shortDecimal, type Wei } from '../domain/wei.ts'
import { decimal } from '../messages/values.ts'
import { classNames } from './classNames.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './Price.module.css'

export interface PriceProps {
  /** In the currency's smallest unit. */
  readonly amount: Wei
  readonly currency: Pick<Currency, 'decimals' | 'symbol'>
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'xl'
  /** Shows every digit, where money is about to move. */
  readonly exact?: boolean
  /** Marks an amount that is itself rounded, such as a part of a total that doesn't divide. */
  readonly approximate?: boolean
  /** For a secondary price, such as a last sale. */
  readonly quiet?: boolean
}

/** Longer figures may wrap; usual ones never do. */
const UNBROKEN = 24

export function Price({
  amount,
  currency,
  size = 's',
  exact = false,
  approximate = false,
  quiet = false,
}: PriceProps) {
  const t = useTranslate()
  const exactText = formatExact(amount, currency.decimals)
  const figure = t(exact ? decimal(exactText) : shortDecimal(amount, currency.decimals))
  const text = approximate ? `≈\u2009${figure}` : figure
  const exactWithUnit = `${exactText} ${currency.symbol}`
  // Copying the figure copies the exact one; larger selections are left alone.
  const copyExact = (event: ClipboardEvent<HTMLElement>) => {
    const selection = document.getSelection()
    if (selection === null || !event.currentTarget.contains(selection.anchorNode)) return
    if (!event.currentTarget.contains(selection.focusNode)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', exactWithUnit)
  }
  return (
    <data
      className={classNames(
        styles.price,
        styles[size],
        quiet && styles.quiet,
        text.length > UNBROKEN && styles.long,
      )}
      value={exactText}
      // A translator would take a figure apart from its unit, or change it.
      translate="no"
      title={t(exactAmount(amount, currency))}
      onCopy={copyExact}
    >
      {text}
      <span className={styles.unit}>{`\u00A0${currency.symbol}`}</span>
    </data>
  )
}

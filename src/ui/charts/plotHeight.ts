// Where amounts are drawn.
import type { Currency } from '../../domain/currency.ts'
import { formatExact, type Wei } from '../../domain/wei.ts'

/** Rounded to what a screen can show, in whole units of the currency; never used as an amount. */
export function toPlotHeight(amount: bigint, { decimals }: Pick<Currency, 'decimals'>): number {
  return Number(formatExact(amount as Wei, decimals))
}

// Heights of amounts in plots.
import type { Currency } from '../../domain/currency.ts'
import { formatExact, type Wei } from '../../domain/wei.ts'

/** A number of whole units of the currency, rounded for display; never used as an amount. */
export function toPlotHeight(amount: bigint, { decimals }: Pick<Currency, 'decimals'>): number {
  return Number(formatExact(amount as Wei, decimals))
}

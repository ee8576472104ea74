// The sales of an item as points of a chart, one series a currency: figures of different currencies never meet.
import type { Currency } from '../../domain/currency.ts'
import type { SaleFlag } from '../../domain/saleFlag.ts'
import { byPosition } from '../../domain/historyPosition.ts'
import { toPlotHeight } from '../../ui/charts/plotHeight.ts'
import type { HistoryRow, PricePaid } from './record/rows.ts'

interface SalePoint {
  readonly id: string
  readonly atSeconds: number
  readonly price: PricePaid
  /** Undefined where no rule flags it. */
  readonly flag: SaleFlag | undefined
  /** Where the point is drawn: rounded to what a screen can show, never used as an amount. */
  readonly height: number
}

export interface SaleSeries {
  readonly currency: Currency
  /** Oldest first. */
  readonly points: readonly SalePoint[]
}

/** Every currency that the item was sold in, the one with most sales first. */
export function saleSeries(rows: readonly HistoryRow[]): readonly SaleSeries[] {
  const series = new Map<string, { currency: Currency; points: SalePoint[] }>()
  for (const { id, type, price, flag, timestampSeconds } of rows) {
    if (type !== 'SALE' || price === undefined) continue
    const { currency } = price
    const one = series.get(currency.address) ?? { currency, points: [] }
    series.set(currency.address, one)
    one.points.push({
      id,
      atSeconds: timestampSeconds,
      price,
      flag,
      height: toPlotHeight(price.unit, currency),
    })
  }
  return [...series.values()]
    .map(({ currency, points }) => ({
      currency,
      points: points.toSorted((one, other) => one.atSeconds - other.atSeconds),
    }))
    .toSorted((one, other) => other.points.length - one.points.length)
}

/** The flag of the latest sale; undefined where none was flagged, or nothing sold. */
export function lastSaleFlag(rows: readonly HistoryRow[]): SaleFlag | undefined {
  return rows
    .filter(({ type }) => type === 'SALE')
    .toSorted(byPosition)
    .at(-1)?.flag
}

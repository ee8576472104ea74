// The sales of an item as points of a chart, one series per unit of account: amounts in different ones are never compared.
import { findUnit } from '../../domain/config.ts'
import type { Currency, ListedCurrencies } from '../../domain/currency.ts'
import type { SaleFlag } from '../../domain/saleFlag.ts'
import { byPosition } from '../../domain/historyPosition.ts'
import { toPlotHeight } from '../../ui/charts/scale.ts'
import type { HistoryRow, PricePaid } from './record/rows.ts'

interface SalePoint {
  readonly id: string
  readonly atSeconds: number
  readonly price: PricePaid
  /** Undefined if no rule flags it. */
  readonly flag: SaleFlag | undefined
  /** Rounded for drawing; never used as an amount. */
  readonly height: number
}

export interface SaleSeries {
  readonly unit: Currency
  /** Oldest first. */
  readonly points: readonly SalePoint[]
}

/** One series for each unit of the sales, the one with the most sales first. */
export function saleSeries(rows: readonly HistoryRow[], network: ListedCurrencies): readonly SaleSeries[] {
  const series = new Map<string, { unit: Currency; points: SalePoint[] }>()
  for (const { id, type, price, flag, timestampSeconds } of rows) {
    if (type !== 'SALE' || price === undefined) continue
    const unit = findUnit(network, price.currency)
    const one = series.get(unit.address) ?? { unit, points: [] }
    series.set(unit.address, one)
    one.points.push({
      id,
      atSeconds: timestampSeconds,
      price,
      flag,
      height: toPlotHeight(price.unit, unit),
    })
  }
  return [...series.values()]
    .map(({ unit, points }) => ({
      unit,
      points: points.toSorted((one, other) => one.atSeconds - other.atSeconds),
    }))
    .toSorted((one, other) => other.points.length - one.points.length)
}

/** The flag of the latest sale; undefined if it has none, or without sales. */
export function lastSaleFlag(rows: readonly HistoryRow[]): SaleFlag | undefined {
  return rows
    .filter(({ type }) => type === 'SALE')
    .toSorted(byPosition)
    .at(-1)?.flag
}

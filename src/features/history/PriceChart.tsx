// Prices over time: a plot that loads when it comes into view, and the same figures as a table.
import { useMemo, useState } from 'react'
import { FLAGGED } from '../../domain/saleFlagMessages.ts'
import { shortAmount } from '../../domain/wei.ts'
import { historyTexts } from '../../messages/en/history.ts'
import type { Translate } from '../../messages/translate.ts'
import { date } from '../../messages/values.ts'
import { Address } from '../../ui/Address.tsx'
import { Chart } from '../../ui/charts/Chart.tsx'
import type { PlotLook } from '../../ui/charts/plotOptions.ts'
import { Price } from '../../ui/Price.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import type { HistoryRow } from './record/rows.ts'
import styles from './PriceChart.module.css'
import { SaleFlag } from './SaleFlag.tsx'
import { type SaleSeries, saleSeries } from './salePoints.ts'

export interface PriceChartProps {
  readonly rows: readonly HistoryRow[]
}

/** Empty unless a unit of account has two sales: one price is no trend. A single sale in another one is a line below. */
export function PriceChart({ rows }: PriceChartProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const { all, single } = useMemo(() => {
    const every = saleSeries(rows, network)
    return {
      all: every.filter(({ points }) => points.length > 1),
      single: every.flatMap(({ points }) => (points.length === 1 ? points : [])),
    }
  }, [rows, network])
  const [selected, setSelected] = useState<string>()
  const series = all.find(({ unit }) => unit.address === selected) ?? all[0]
  const look = useMemo(() => createLook(series, t), [series, t])
  if (series === undefined) return null
  const currency = series.unit.symbol
  const describePoint = (index: number) => {
    const point = series.points[index]
    if (point === undefined) return ''
    const values = { day: date(point.atSeconds), price: shortAmount(point.price.unit, point.price.currency) }
    return t(
      point.flag === undefined
        ? historyTexts.provenance.point(values)
        : historyTexts.provenance.flaggedPoint(values),
    )
  }
  const chart = (
    <Chart
      title={t(historyTexts.provenance.prices({ currency }))}
      controls={
        all.length > 1 && (
          <Segmented
            label={t(historyTexts.provenance.currency)}
            value={series.unit.address as string}
            options={all.map(({ unit }) => ({ value: unit.address as string, label: unit.symbol }))}
            onChange={setSelected}
          />
        )
      }
      look={look}
      describePoint={describePoint}
      table={<SalesTable series={series} rows={rows} />}
    />
  )
  if (single.length === 0) return chart
  return (
    <div>
      {chart}
      {single.map(({ id, atSeconds, price, flag }) => (
        <p key={id} className={styles.single}>
          {t(
            historyTexts.provenance.alsoSold({
              currency: price.currency.symbol,
              price: shortAmount(price.unit, price.currency),
              day: date(atSeconds),
            }),
          )}{' '}
          {flag !== undefined && <SaleFlag flag={flag} />}
        </p>
      ))}
    </div>
  )
}

function createLook(series: SaleSeries | undefined, t: Translate): PlotLook {
  const points = series?.points ?? []
  const heights = (flagged: boolean) =>
    points.map(({ flag, height }) => ((flag !== undefined) === flagged ? height : null))
  return {
    places: points.map(({ atSeconds }) => atSeconds),
    x: 'time',
    scale: 'linear',
    ...(series && { unit: series.unit.symbol }),
    series: points.some(({ flag }) => flag !== undefined)
      ? [
          // The line goes on from one unflagged sale to the next.
          {
            label: t(historyTexts.provenance.sales),
            shape: 'line',
            tone: 'ink',
            heights: heights(false),
            spansGaps: true,
          },
          { label: t(FLAGGED.sales), shape: 'points', tone: 'warning', heights: heights(true) },
        ]
      : [{ label: t(historyTexts.provenance.sales), shape: 'line', tone: 'ink', heights: heights(false) }],
  }
}

function SalesTable({ series, rows }: { readonly series: SaleSeries; readonly rows: readonly HistoryRow[] }) {
  const t = useTranslate()
  const flagged = series.points.some(({ flag }) => flag !== undefined)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (
    <WideTable label={t(historyTexts.provenance.salesTable({ currency: series.unit.symbol }))} dense>
      <thead>
        <tr>
          <HeaderCell>{t(historyTexts.provenance.day)}</HeaderCell>
          <HeaderCell numeric>{t(historyTexts.provenance.price)}</HeaderCell>
          <HeaderCell wideOnly>{t(historyTexts.provenance.buyer)}</HeaderCell>
          {flagged && <HeaderCell>{t(historyTexts.provenance.flag)}</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {series.points.toReversed().map(({ id, atSeconds, price, flag }) => {
          const buyer = byId.get(id)?.to
          return (
            <tr key={id}>
              <Cell>{t(date(atSeconds))}</Cell>
              <Cell numeric>
                <Price amount={price.unit} currency={price.currency} exact />
              </Cell>
              <Cell wideOnly>{buyer !== undefined && <Address address={buyer} />}</Cell>
              {flagged && <Cell>{flag === undefined ? '—' : <SaleFlag flag={flag} />}</Cell>}
            </tr>
          )
        })}
      </tbody>
    </WideTable>
  )
}

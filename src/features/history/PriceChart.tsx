// Prices over time: a plot that loads when it comes into view, and the same figures as a table.
import { useMemo, useState } from 'react'
import { formatDay } from '../../domain/time.ts'
import { FLAGGED, flaggedSuffix } from '../../domain/saleFlagWords.ts'
import { formatExact } from '../../domain/wei.ts'
import { Address } from '../../ui/Address.tsx'
import { Chart } from '../../ui/charts/Chart.tsx'
import type { PlotLook } from '../../ui/charts/plotOptions.ts'
import { Price } from '../../ui/Price.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import type { HistoryRow } from './rows.ts'
import styles from './PriceChart.module.css'
import { SaleFlag } from './SaleFlag.tsx'
import { type SaleSeries, saleSeries } from './salePoints.ts'

export interface PriceChartProps {
  readonly rows: readonly HistoryRow[]
}

/** Nothing where no currency has two sales: one price is no course. A single sale in another is told beside it. */
export function PriceChart({ rows }: PriceChartProps) {
  const { all, single } = useMemo(() => {
    const every = saleSeries(rows)
    return {
      all: every.filter(({ points }) => points.length > 1),
      single: every.flatMap(({ points }) => (points.length === 1 ? points : [])),
    }
  }, [rows])
  const [chosen, setChosen] = useState<string>()
  const series = all.find(({ currency }) => currency.address === chosen) ?? all[0]
  const look = useMemo(() => lookOf(series), [series])
  if (series === undefined) return null
  const { symbol, decimals } = series.currency
  const tell = (index: number) => {
    const point = series.points[index]
    if (point === undefined) return ''
    return `${formatDay(point.atSeconds)}: ${formatExact(point.price.unit, decimals)} ${symbol}${flaggedSuffix(point.flag)}`
  }
  const chart = (
    <Chart
      title={`Sale prices in ${symbol}`}
      controls={
        all.length > 1 && (
          <Segmented
            label="Currency"
            value={series.currency.address as string}
            options={all.map(({ currency }) => ({
              value: currency.address as string,
              label: currency.symbol,
            }))}
            onChange={setChosen}
          />
        )
      }
      look={look}
      tell={tell}
      table={<SalesTable series={series} rows={rows} />}
    />
  )
  if (single.length === 0) return chart
  return (
    <div>
      {chart}
      {single.map(({ id, atSeconds, price, flag }) => (
        <p key={id} className={styles.single}>
          Also sold once in {price.currency.symbol}, which is not in the chart:{' '}
          {formatExact(price.unit, price.currency.decimals)} {price.currency.symbol} on {formatDay(atSeconds)}
          . {flag !== undefined && <SaleFlag flag={flag} />}
        </p>
      ))}
    </div>
  )
}

function lookOf(series: SaleSeries | undefined): PlotLook {
  const points = series?.points ?? []
  const heights = (flagged: boolean) =>
    points.map(({ flag, height }) => ((flag !== undefined) === flagged ? height : null))
  return {
    places: points.map(({ atSeconds }) => atSeconds),
    x: 'time',
    scale: 'linear',
    ...(series && { unit: series.currency.symbol }),
    series: points.some(({ flag }) => flag !== undefined)
      ? [
          // The course goes on from one sale to the next that no rule flags.
          { label: 'Sales', shape: 'line', tone: 'ink', heights: heights(false), spansGaps: true },
          { label: FLAGGED.sales, shape: 'points', tone: 'warning', heights: heights(true) },
        ]
      : [{ label: 'Sales', shape: 'line', tone: 'ink', heights: heights(false) }],
  }
}

function SalesTable({ series, rows }: { readonly series: SaleSeries; readonly rows: readonly HistoryRow[] }) {
  const flagged = series.points.some(({ flag }) => flag !== undefined)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (
    <WideTable label={`Sales in ${series.currency.symbol}, the latest first`} dense>
      <thead>
        <tr>
          <HeaderCell>Day</HeaderCell>
          <HeaderCell numeric>Price</HeaderCell>
          <HeaderCell wideOnly>Buyer</HeaderCell>
          {flagged && <HeaderCell>Flag</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {series.points.toReversed().map(({ id, atSeconds, price, flag }) => {
          const buyer = byId.get(id)?.to
          return (
            <tr key={id}>
              <Cell>{formatDay(atSeconds)}</Cell>
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

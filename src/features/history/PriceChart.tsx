// Prices over time: a plot that loads when it comes into view, and the same figures as a table.
import { useState } from 'react'
import { formatDay } from '../../domain/time.ts'
import { Address } from '../../ui/Address.tsx'
import { InView } from '../../ui/InView.tsx'
import { later } from '../../ui/later.tsx'
import { Price } from '../../ui/Price.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
import type { HistoryRow } from './rows.ts'
import { type SaleSeries, saleSeries } from './salePoints.ts'
import styles from './PriceChart.module.css'

const PricePlot = later(async () => (await import('./PricePlot.tsx')).PricePlot, {
  waiting: () => <Skeleton height={220} />,
  notice: 'here',
})

/** Nothing where no currency has two sales: one price is no course. */
export function PriceChart({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const all = saleSeries(rows).filter(({ points }) => points.length > 1)
  const [chosen, setChosen] = useState<string>()
  const series = all.find(({ currency }) => currency.address === chosen) ?? all[0]
  if (series === undefined) return null
  return (
    <figure className={styles.chart} aria-label={`Sale prices in ${series.currency.symbol}`}>
      <figcaption className={styles.head}>
        <h3 className={styles.title}>Sale prices</h3>
        {all.length > 1 && (
          <Segmented
            label="Currency"
            value={series.currency.address as string}
            options={all.map(({ currency }) => ({
              value: currency.address as string,
              label: currency.symbol,
            }))}
            onChange={setChosen}
          />
        )}
      </figcaption>
      <InView className={styles.plot} waiting={<Skeleton height={220} />}>
        <PricePlot key={series.currency.address} series={series} />
      </InView>
      <details className={styles.table}>
        <summary>Sale prices as a table</summary>
        <SalesTable series={series} rows={rows} />
      </details>
    </figure>
  )
}

function SalesTable({ series, rows }: { readonly series: SaleSeries; readonly rows: readonly HistoryRow[] }) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (
    <Table label={`Sales in ${series.currency.symbol}, the latest first`} dense>
      <thead>
        <tr>
          <HeaderCell>Day</HeaderCell>
          <HeaderCell numeric>Price</HeaderCell>
          <HeaderCell wideOnly>Buyer</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {series.points.toReversed().map(({ id, atSeconds, price }) => {
          const buyer = byId.get(id)?.to
          return (
            <tr key={id}>
              <Cell>{formatDay(atSeconds)}</Cell>
              <Cell numeric>
                <Price amount={price.unit} currency={price.currency} exact />
              </Cell>
              <Cell wideOnly>{buyer !== undefined && <Address address={buyer} />}</Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

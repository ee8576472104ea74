// Every sale as a point: when, and for how much a unit; flagged ones hollow.
import { useMemo, useState } from 'react'
import type { Address as AddressValue } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { itemPath } from '../../domain/paths.ts'
import { formatDay, formatExactTime } from '../../domain/time.ts'
import { shortTokenId } from '../../domain/tokenId.ts'
import { FLAGGED, flaggedSuffix } from '../../domain/saleFlagWords.ts'
import { formatCount, formatDisplay } from '../../domain/wei.ts'
import { Address } from '../../ui/Address.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import styles from './Analytics.module.css'
import { Chart } from '../../ui/charts/Chart.tsx'
import type { PlotLook } from '../../ui/charts/plotOptions.ts'
import { heightOf } from '../../ui/charts/heights.ts'
import type { AnalysedSale } from './sales.ts'
import { saleColumns } from './salesTable.ts'

export interface SalesScatterProps {
  readonly collection: AddressValue
  /** Of one currency, oldest first. */
  readonly sales: readonly AnalysedSale[]
  readonly currency: Currency
  /** First and last second of the span. */
  readonly window: readonly [number, number]
  readonly file: string
}

/** Rows of the table on the page; the file has them all. */
const MOST_ROWS = 200

export function SalesScatter({ collection, sales, currency, window, file }: SalesScatterProps) {
  const [scale, setScale] = useState<'linear' | 'log'>('linear')
  const look = useMemo((): PlotLook => {
    const heights = (flagged: boolean) =>
      sales.map(({ flag, unitPrice }) => {
        if ((flag !== undefined) !== flagged) return null
        // Nothing has no logarithm.
        return scale === 'log' && unitPrice === 0n ? null : heightOf(unitPrice, currency)
      })
    return {
      places: sales.map(({ atSeconds }) => atSeconds),
      x: 'time',
      scale,
      unit: currency.symbol,
      window,
      series: [
        { label: 'Sales', shape: 'points', tone: 'ink', heights: heights(false) },
        { label: FLAGGED.sales, shape: 'points', tone: 'warning', heights: heights(true) },
      ],
    }
  }, [sales, currency, scale, window])
  const tell = (index: number) => {
    const sale = sales[index]
    if (sale === undefined) return ''
    const price = `${formatDisplay(sale.unitPrice, currency.decimals).text} ${currency.symbol}`
    return `${formatDay(sale.atSeconds)}: #${shortTokenId(sale.tokenId)} for ${price}${flaggedSuffix(sale.flag)}`
  }
  const free = scale === 'log' && sales.some(({ unitPrice }) => unitPrice === 0n)
  const shown = sales.slice(-MOST_ROWS).toReversed()
  return (
    <Chart
      title={`Sales in ${currency.symbol}`}
      note={`Price of one unit.${free ? ' Sales for nothing have no place on a logarithmic scale.' : ''}`}
      controls={
        <div className={styles.controls}>
          <Segmented
            label="Scale of prices"
            value={scale}
            options={[
              { value: 'linear', label: 'Linear' },
              { value: 'log', label: 'Log', title: 'Logarithmic: equal steps multiply the price' },
            ]}
            onChange={setScale}
          />
          <ExportButtons what="sales" file={`${file}-sales`} columns={saleColumns(currency)} rows={sales} />
        </div>
      }
      look={look}
      tell={tell}
      table={
        <>
          {sales.length > MOST_ROWS && (
            <p className={styles.quiet}>
              The latest {formatCount(MOST_ROWS)} of {formatCount(sales.length)}; the file has them all.
            </p>
          )}
          <WideTable label={`Sales in ${currency.symbol}, the latest first`} dense>
            <thead>
              <tr>
                <HeaderCell>Item</HeaderCell>
                <HeaderCell numeric>Unit price</HeaderCell>
                <HeaderCell>Day</HeaderCell>
                <HeaderCell wideOnly>Seller</HeaderCell>
                <HeaderCell wideOnly>Buyer</HeaderCell>
                <HeaderCell>Flag</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {shown.map((sale) => (
                <tr key={sale.id}>
                  <Cell>
                    <Link className={styles.number} to={itemPath(collection, sale.tokenId)}>
                      #{shortTokenId(sale.tokenId)}
                    </Link>
                  </Cell>
                  <Cell numeric>
                    <Price amount={sale.unitPrice} currency={currency} />
                  </Cell>
                  <Cell title={formatExactTime(sale.atSeconds)}>{formatDay(sale.atSeconds)}</Cell>
                  <Cell wideOnly>
                    <Address address={sale.seller} />
                  </Cell>
                  <Cell wideOnly>
                    <Address address={sale.buyer} />
                  </Cell>
                  <Cell>{sale.flag === undefined ? '—' : FLAGGED.sale}</Cell>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </>
      }
    />
  )
}

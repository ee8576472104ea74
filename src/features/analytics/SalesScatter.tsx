// Every sale as a point: when, and for how much a unit; flagged ones hollow.
import { useMemo, useState } from 'react'
import type { Address as AddressValue } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { itemPath } from '../../domain/paths.ts'
import { shortTokenId } from '../../domain/tokenId.ts'
import { FLAGGED } from '../../domain/saleFlagMessages.ts'
import { shortAmount } from '../../domain/wei.ts'
import { analyticsTexts } from '../../messages/en/analytics.ts'
import { date, dateTime, joinSentences } from '../../messages/values.ts'
import { Address } from '../../ui/Address.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import styles from './Analytics.module.css'
import { Chart } from '../../ui/charts/Chart.tsx'
import type { PlotLook } from '../../ui/charts/plotOptions.ts'
import { toPlotHeight } from '../../ui/charts/scale.ts'
import type { AnalyzedSale } from './sales.ts'
import { saleColumns } from './salesTable.ts'

export interface SalesScatterProps {
  readonly collection: AddressValue
  /** Sales in one unit of account, oldest first. */
  readonly sales: readonly AnalyzedSale[]
  /** The unit. */
  readonly currency: Currency
  /** First and last second of the period. */
  readonly window: readonly [number, number]
  readonly file: string
}

/** Rows of the table on the page; the export has all of them. */
const MAX_ROWS = 200

export function SalesScatter({ collection, sales, currency, window, file }: SalesScatterProps) {
  const t = useTranslate()
  const [scale, setScale] = useState<'linear' | 'log'>('linear')
  const look = useMemo((): PlotLook => {
    const heights = (flagged: boolean) =>
      sales.map(({ flag, unitPrice }) => {
        if ((flag !== undefined) !== flagged) return null
        // Zero has no logarithm.
        return scale === 'log' && unitPrice === 0n ? null : toPlotHeight(unitPrice, currency)
      })
    return {
      places: sales.map(({ atSeconds }) => atSeconds),
      x: 'time',
      scale,
      unit: currency.symbol,
      window,
      series: [
        { label: t(analyticsTexts.sales), shape: 'points', tone: 'ink', heights: heights(false) },
        { label: t(FLAGGED.sales), shape: 'points', tone: 'warning', heights: heights(true) },
      ],
    }
  }, [sales, currency, scale, window, t])
  const describePoint = (index: number) => {
    const sale = sales[index]
    if (sale === undefined) return ''
    const point = {
      day: date(sale.atSeconds),
      item: shortTokenId(sale.tokenId),
      price: shortAmount(sale.unitPrice, sale.currency),
    }
    return t(
      sale.flag === undefined ? analyticsTexts.salePoint(point) : analyticsTexts.flaggedSalePoint(point),
    )
  }
  const free = scale === 'log' && sales.some(({ unitPrice }) => unitPrice === 0n)
  const shown = sales.slice(-MAX_ROWS).toReversed()
  return (
    <Chart
      title={t(analyticsTexts.salesIn({ currency: currency.symbol }))}
      note={t(joinSentences([analyticsTexts.unitPriceNote, free && analyticsTexts.freeSales]))}
      controls={
        <div className={styles.controls}>
          <Segmented
            label={t(analyticsTexts.priceScale)}
            value={scale}
            options={[
              { value: 'linear', label: t(analyticsTexts.linear) },
              { value: 'log', label: t(analyticsTexts.log), title: t(analyticsTexts.logHint) },
            ]}
            onChange={setScale}
          />
          <ExportButtons
            what={t(analyticsTexts.exportedSales)}
            table="sales"
            file={`${file}-sales`}
            columns={saleColumns()}
            rows={sales}
          />
        </div>
      }
      look={look}
      describePoint={describePoint}
      table={
        <>
          {sales.length > MAX_ROWS && (
            <p className={styles.quiet}>
              {t(analyticsTexts.latestSales({ shown: MAX_ROWS, total: sales.length }))}
            </p>
          )}
          <WideTable label={t(analyticsTexts.salesTable({ currency: currency.symbol }))} dense>
            <thead>
              <tr>
                <HeaderCell>{t(analyticsTexts.item)}</HeaderCell>
                <HeaderCell numeric>{t(analyticsTexts.unitPrice)}</HeaderCell>
                <HeaderCell>{t(analyticsTexts.day)}</HeaderCell>
                <HeaderCell wideOnly>{t(analyticsTexts.seller)}</HeaderCell>
                <HeaderCell wideOnly>{t(analyticsTexts.buyer)}</HeaderCell>
                <HeaderCell>{t(analyticsTexts.flag)}</HeaderCell>
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
                    <Price amount={sale.unitPrice} currency={sale.currency} />
                  </Cell>
                  <Cell title={t(dateTime(sale.atSeconds))}>{t(date(sale.atSeconds))}</Cell>
                  <Cell wideOnly>
                    <Address address={sale.seller} />
                  </Cell>
                  <Cell wideOnly>
                    <Address address={sale.buyer} />
                  </Cell>
                  <Cell>{sale.flag === undefined ? '—' : t(FLAGGED.sale)}</Cell>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </>
      }
    />
  )
}

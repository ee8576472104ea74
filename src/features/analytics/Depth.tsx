// Depth: how many units could be bought up to each price, and sold down to each, as a chart of steps.
import { useMemo } from 'react'
import type { Currency } from '../../domain/currency.ts'
import { type DepthLevel, depthLevels, type DepthOrder, drawableListings } from '../../domain/depth.ts'
import { shortAmount, toWei } from '../../domain/wei.ts'
import { getDepthListings } from '../../orders/getDepthListings.ts'
import { endsAfter } from '../../graphql/where.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { amountColumns, currencyColumns, type ExportColumn } from '../../ui/export/table.ts'
import { Section } from '../../ui/Layout.tsx'
import { Price } from '../../ui/Price.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
import { useNow } from '../../ui/useNow.ts'
import { AnalyticsDepthDocument, type AnalyticsDepthQuery } from './__generated__/AnalyticsDepth.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { analyticsTexts } from '../../messages/en/analytics.ts'
import { pricesTexts } from '../../messages/en/prices.ts'
import { joinSentences } from '../../messages/values.ts'
import styles from './Analytics.module.css'
import { Chart, ChartSkeleton } from '../../ui/charts/Chart.tsx'
import type { PlotLook } from '../../ui/charts/plotOptions.ts'
import { toPlotHeight } from '../../ui/charts/scale.ts'

export interface DepthProps {
  readonly market: string
  readonly currency: Currency
  readonly nowSeconds: number
  readonly file: string
}

interface SidedLevel extends DepthLevel {
  readonly side: 'bid' | 'ask'
}

/** Maximum number of orders per side in one query. */
const MAX_ORDERS = 1_000

export function Depth({ market, currency, nowSeconds, file }: DepthProps) {
  const t = useTranslate()
  const open = { market, live: true, ...endsAfter(nowSeconds) }
  const asks = { ...open, side: 'ASK', scope: 'ITEM' } as const
  const query = useIndexQuery(AnalyticsDepthDocument, {
    variables: {
      fixed: { ...asks, priceType: 'FIXED' },
      declining: { ...asks, priceType: 'DECLINING' },
      bids: { ...open, side: 'BID', scope: 'COLLECTION' },
    },
  })
  const title = t(analyticsTexts.depthIn({ currency: currency.symbol }))
  return (
    <Section title={t(analyticsTexts.depth)}>
      {query.kind === 'failed' && (
        <ErrorState title={t(analyticsTexts.ordersFailed)} error={query.error} onRetry={query.retry} />
      )}
      {query.kind === 'loading' && <ChartSkeleton title={title} loading={t(analyticsTexts.loadingOrders)} />}
      {query.kind === 'ready' && <Drawn data={query.data} {...{ title, currency, file }} />}
    </Section>
  )
}

function toSidedLevels(orders: readonly DepthOrder[], side: 'asks' | 'bids'): readonly SidedLevel[] {
  return depthLevels(orders, side).map((level) => ({ ...level, side: side === 'asks' ? 'ask' : 'bid' }))
}

interface DrawnProps {
  readonly data: AnalyticsDepthQuery
  readonly title: string
  readonly currency: Currency
  readonly file: string
}

function Drawn({ data, title, currency, file }: DrawnProps) {
  const t = useTranslate()
  const now = useNow()
  const { fixed, declining, bids: bidOrders } = data
  /** From the lowest price to the highest, so that both sides slope toward the gap between them. */
  const { levels, drawn } = useMemo(() => {
    const bids = bidOrders.map(({ unitPrice, remaining }) => ({
      unitPrice: toWei(unitPrice),
      remaining: BigInt(remaining),
    }))
    const bidLevels = toSidedLevels(bids, 'bids').toReversed()
    const listingLevels = toSidedLevels(
      getDepthListings({ fixed, declining }, { atSeconds: now, most: MAX_ORDERS }),
      'asks',
    )
    return {
      levels: [...bidLevels, ...listingLevels],
      drawn: [...bidLevels, ...drawableListings(listingLevels)],
    }
  }, [fixed, declining, bidOrders, now])
  const look = useMemo((): PlotLook => {
    const findReach = (side: SidedLevel['side']) =>
      drawn.map((level) => (level.side === side ? Number(level.reach) : null))
    const hasBids = drawn.some(({ side }) => side === 'bid')
    return {
      places: drawn.map(({ unitPrice }) => toPlotHeight(unitPrice, currency)),
      x: 'amount',
      scale: 'linear',
      unit: currency.symbol,
      series: [
        ...(hasBids
          ? [
              {
                label: t(analyticsTexts.bids),
                shape: 'steps',
                tone: 'accent',
                heights: findReach('bid'),
              } as const,
            ]
          : []),
        { label: t(analyticsTexts.asks), shape: 'steps', tone: 'ink', heights: findReach('ask') },
      ],
    }
  }, [drawn, currency, t])
  if (levels.length === 0) {
    return <p className={styles.quiet}>{t(analyticsTexts.noOrders({ currency: currency.symbol }))}</p>
  }
  const describePoint = (index: number) => {
    const level = drawn[index]
    if (level === undefined) return ''
    const values = { quantity: level.reach, price: shortAmount(level.unitPrice, currency) }
    return t(level.side === 'ask' ? analyticsTexts.askPoint(values) : analyticsTexts.bidPoint(values))
  }
  /** The first level that isn't drawn. */
  const far = levels[drawn.length]
  const cut = fixed.length + declining.length >= MAX_ORDERS || bidOrders.length === MAX_ORDERS
  const notes = [
    analyticsTexts.depthNote,
    cut && analyticsTexts.depthCut({ count: MAX_ORDERS }),
    declining.length === MAX_ORDERS && pricesTexts.mayBeLower,
    far && analyticsTexts.depthBeyond({ price: shortAmount(far.unitPrice, currency) }),
  ]
  return (
    <Chart
      title={title}
      note={t(joinSentences(notes))}
      controls={
        <ExportButtons
          what={t(analyticsTexts.exportedDepth)}
          table="depth"
          file={`${file}-depth`}
          columns={depthColumns(currency)}
          rows={levels}
        />
      }
      look={look}
      describePoint={describePoint}
      table={
        <Table label={t(analyticsTexts.depthTable({ currency: currency.symbol }))} dense>
          <thead>
            <tr>
              <HeaderCell>{t(analyticsTexts.side)}</HeaderCell>
              <HeaderCell numeric>{t(analyticsTexts.unitPrice)}</HeaderCell>
              <HeaderCell numeric>{t(analyticsTexts.quantity)}</HeaderCell>
              <HeaderCell numeric title={t(analyticsTexts.cumulativeHint)}>
                {t(analyticsTexts.cumulative)}
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ side, unitPrice, units, reach }) => (
              <tr key={`${side} ${unitPrice}`}>
                <Cell>{t(analyticsTexts[side])}</Cell>
                <Cell numeric>
                  <Price amount={unitPrice} currency={currency} />
                </Cell>
                <Cell numeric>{t(units)}</Cell>
                <Cell numeric>{t(reach)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      }
    />
  )
}

function depthColumns(currency: Currency): readonly ExportColumn<SidedLevel>[] {
  return [
    { key: 'side', value: ({ side }) => side },
    ...currencyColumns<SidedLevel>(() => currency),
    ...amountColumns<SidedLevel>('unit_price', ({ unitPrice }) => ({ amount: unitPrice, currency })),
    { key: 'units', value: ({ units }) => units.toString() },
    { key: 'units_up_to_here', value: ({ reach }) => reach.toString() },
    ...amountColumns<SidedLevel>('value_up_to_here', ({ value }) => ({ amount: value, currency })),
  ]
}

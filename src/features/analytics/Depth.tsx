// Depth: how many units could be bought up to each price, and sold down to each, as a chart of steps.
import { useMemo } from 'react'
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { type DepthLevel, depthLevels, type DepthOrder, drawableAsks } from '../../domain/depth.ts'
import { isNative } from '../../domain/currency.ts'
import { formatCount, formatDisplay, toWei } from '../../domain/wei.ts'
import { depthAsks } from '../../graphql/depthAsks.ts'
import { openAt } from '../../graphql/where.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { amountColumns, currencyColumns, type ExportColumn } from '../../ui/export/table.ts'
import { Section } from '../../ui/Layout.tsx'
import { MAY_BE_LOWER } from '../../ui/LowestKnown.tsx'
import { Price } from '../../ui/Price.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
import { useNow } from '../../ui/useNow.ts'
import { AnalyticsDepthDocument, type AnalyticsDepthQuery } from './__generated__/AnalyticsDepth.ts'
import styles from './Analytics.module.css'
import { Chart, ChartHead, PlotSkeleton } from '../../ui/charts/Chart.tsx'
import type { PlotLook } from '../../ui/charts/plotOptions.ts'
import { heightOf } from '../../ui/charts/heights.ts'

export interface DepthProps {
  readonly collection: Address
  readonly market: string
  readonly currency: Currency
  readonly nowSeconds: number
  readonly file: string
}

interface SidedLevel extends DepthLevel {
  readonly side: 'bid' | 'ask'
}

/** Orders of a side that one question gives. */
const MOST_ORDERS = 1_000

export function Depth({ market, currency, nowSeconds, file }: DepthProps) {
  const open = { market, live: true, ...openAt(nowSeconds) }
  const asks = { ...open, side: 'ASK', scope: 'ITEM' } as const
  const query = useIndexQuery(AnalyticsDepthDocument, {
    variables: {
      fixed: { ...asks, priceType: 'FIXED' },
      declining: { ...asks, priceType: 'DECLINING' },
      bids: { ...open, side: 'BID', scope: 'COLLECTION' },
    },
  })
  const title = `Depth in ${currency.symbol}`
  return (
    <Section title="Depth">
      {query.kind === 'failed' && (
        <ErrorState title="The open orders could not be read" error={query.error} onRetry={query.retry} />
      )}
      {query.kind === 'loading' && (
        <figure className={styles.waiting}>
          <LoadingLabel>Reading open orders</LoadingLabel>
          <ChartHead title={title} />
          <PlotSkeleton />
        </figure>
      )}
      {query.kind === 'ready' && <Drawn data={query.data} {...{ title, currency, file }} />}
    </Section>
  )
}

function levelsOf(orders: readonly DepthOrder[], side: 'asks' | 'bids'): readonly SidedLevel[] {
  return depthLevels(orders, side).map((level) => ({ ...level, side: side === 'asks' ? 'ask' : 'bid' }))
}

interface DrawnProps {
  readonly data: AnalyticsDepthQuery
  readonly title: string
  readonly currency: Currency
  readonly file: string
}

function Drawn({ data, title, currency, file }: DrawnProps) {
  const now = useNow()
  const { fixed, declining, bids: wantedOrders } = data
  /** From the lowest price to the highest, so that both sides lean towards the gap between them. */
  const { levels, drawn } = useMemo(() => {
    const bids = wantedOrders.map(({ unitPrice, remaining }) => ({
      unitPrice: toWei(unitPrice),
      remaining: BigInt(remaining),
    }))
    const wanted = levelsOf(bids, 'bids').toReversed()
    const asked = levelsOf(depthAsks({ fixed, declining }, { atSeconds: now, most: MOST_ORDERS }), 'asks')
    return { levels: [...wanted, ...asked], drawn: [...wanted, ...drawableAsks(asked)] }
  }, [fixed, declining, wantedOrders, now])
  const look = useMemo((): PlotLook => {
    const reaches = (side: SidedLevel['side']) =>
      drawn.map((level) => (level.side === side ? Number(level.reach) : null))
    const bidsToo = drawn.some(({ side }) => side === 'bid')
    return {
      places: drawn.map(({ unitPrice }) => heightOf(unitPrice, currency)),
      x: 'amount',
      scale: 'linear',
      unit: currency.symbol,
      series: [
        ...(bidsToo
          ? [{ label: 'Bids', shape: 'steps', tone: 'accent', heights: reaches('bid') } as const]
          : []),
        { label: 'Asks', shape: 'steps', tone: 'ink', heights: reaches('ask') },
      ],
    }
  }, [drawn, currency])
  if (levels.length === 0) {
    return <p className={styles.quiet}>Nothing is asked or bid in {currency.symbol}.</p>
  }
  const tell = (index: number) => {
    const level = drawn[index]
    if (level === undefined) return ''
    const price = `${formatDisplay(level.unitPrice, currency.decimals).text} ${currency.symbol}`
    return `${formatCount(level.reach)} ${level.side === 'ask' ? 'for sale up to' : 'wanted from'} ${price}`
  }
  /** The first that is not drawn. */
  const far = levels[drawn.length]
  const beyond =
    far === undefined
      ? ''
      : ` Prices from ${formatDisplay(far.unitPrice, currency.decimals).text} ${currency.symbol} on are in the table alone.`
  const cut = fixed.length + declining.length >= MOST_ORDERS || wantedOrders.length === MOST_ORDERS
  return (
    <Chart
      title={title}
      note={`Units for sale up to each price${isNative(currency) ? '' : ', and wanted by offers on any item of the collection'}.${cut ? ` The best ${formatCount(MOST_ORDERS)} orders of each side.` : ''}${declining.length === MOST_ORDERS ? ` ${MAY_BE_LOWER}` : ''}${beyond}`}
      controls={
        <ExportButtons what="depth" file={`${file}-depth`} columns={depthColumns(currency)} rows={levels} />
      }
      look={look}
      tell={tell}
      table={
        <Table label={`${title}, the lowest price first`} dense>
          <thead>
            <tr>
              <HeaderCell>Side</HeaderCell>
              <HeaderCell numeric>Unit price</HeaderCell>
              <HeaderCell numeric>Units</HeaderCell>
              <HeaderCell numeric title="Units at this price and at every better one">
                Units up to here
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ side, unitPrice, units, reach }) => (
              <tr key={`${side} ${unitPrice}`}>
                <Cell>{side === 'ask' ? 'Asked' : 'Bid'}</Cell>
                <Cell numeric>
                  <Price amount={unitPrice} currency={currency} />
                </Cell>
                <Cell numeric>{formatCount(units)}</Cell>
                <Cell numeric>{formatCount(reach)}</Cell>
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

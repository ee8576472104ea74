// The floor, and the share of items that were for sale, over time, as of blocks of the indexer.
import { useMemo } from 'react'
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { shortAmount } from '../../domain/wei.ts'
import { useKeptRead } from '../../graphql/useRead.ts'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { amountColumns, currencyColumns, type ExportColumn, isoTime } from '../../ui/export/table.ts'
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Price } from '../../ui/Price.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import { analyticsTexts } from '../../messages/en/analytics.ts'
import { pricesTexts } from '../../messages/en/prices.ts'
import type { Message } from '../../messages/message.ts'
import { date, dateTime, joinSentences, share } from '../../messages/values.ts'
import styles from './Analytics.module.css'
import { Chart, ChartSkeleton } from '../../ui/charts/Chart.tsx'
import type { PlotLook } from '../../ui/charts/plotOptions.ts'
import { toPlotHeight } from '../../ui/charts/scale.ts'
import { spreadTimes, type MarketState, fetchMarketStates } from './marketStates.ts'

export interface FloorChartsProps {
  readonly collection: Address
  readonly market: string
  readonly currency: Currency
  readonly startSeconds: number
  readonly nowSeconds: number
  /** First and last second of the period that the charts beside it show. */
  readonly window: readonly [number, number]
  readonly file: string
}

/** Times between the start and now: enough for a trend, few enough for six queries. */
const TIMES = 30

export function FloorCharts(props: FloorChartsProps) {
  const t = useTranslate()
  const { collection, market, currency, startSeconds, nowSeconds, window, file } = props
  const states = useKeptRead(`market states ${market} ${startSeconds} ${nowSeconds}`, (context) =>
    fetchMarketStates(context, { collection, market, times: spreadTimes(startSeconds, nowSeconds, TIMES) }),
  )
  const floorTitle = t(analyticsTexts.floorIn({ currency: currency.symbol }))
  if (states.status !== 'loaded') {
    return (
      <div className={styles.pair}>
        {states.status === 'failed' ? (
          <ErrorState title={t(analyticsTexts.floorsFailed)} error={states.error} onRetry={states.retry} />
        ) : (
          <>
            <ChartSkeleton
              title={floorTitle}
              note={t(analyticsTexts.floorNote)}
              loading={t(analyticsTexts.loadingFloors)}
            />
            <ChartSkeleton title={t(analyticsTexts.listedShare)} note={t(analyticsTexts.listedNote)} />
          </>
        )}
      </div>
    )
  }
  return <Drawn states={states.value} {...{ currency, file, floorTitle, window }} />
}

interface DrawnProps {
  readonly states: readonly MarketState[]
  readonly currency: Currency
  readonly file: string
  readonly floorTitle: string
  readonly window: FloorChartsProps['window']
}

function Drawn({ states, currency, file, floorTitle, window }: DrawnProps) {
  const t = useTranslate()
  const looks = useMemo(() => {
    const places = states.map(({ atSeconds }) => atSeconds)
    const look = (
      label: string,
      heights: (number | null)[],
      number: Pick<PlotLook, 'suffix' | 'unit'>,
    ): PlotLook => ({
      places,
      x: 'time',
      scale: 'linear',
      series: [{ label, shape: 'line', tone: 'ink', heights }],
      window,
      ...number,
    })
    return {
      floor: look(
        t(analyticsTexts.floor),
        states.map(({ floor }) => (floor === undefined ? null : toPlotHeight(floor, currency))),
        { unit: currency.symbol },
      ),
      listed: look(
        t(analyticsTexts.forSale),
        states.map((state) => listedPercent(state) ?? null),
        { suffix: '%' },
      ),
    }
  }, [states, currency, window, t])
  const describeFloor = (index: number) => {
    const state = states[index]
    if (state === undefined) return ''
    const value = state.floor === undefined ? analyticsTexts.noneForSale : shortAmount(state.floor, currency)
    return t(analyticsTexts.point({ day: date(state.atSeconds), value }))
  }
  const describeListed = (index: number) => {
    const state = states[index]
    if (state === undefined) return ''
    return t(analyticsTexts.point({ day: date(state.atSeconds), value: listedMessage(state) }))
  }
  const floorNote = [
    analyticsTexts.floorNote,
    states.some(({ block }) => block === undefined) && analyticsTexts.floorGaps,
    states.some(({ isFloorExact }) => !isFloorExact) && pricesTexts.mayBeLower,
  ]
  const table = <StatesTable states={states} currency={currency} />
  return (
    <div className={styles.pair}>
      <Chart
        title={floorTitle}
        note={t(joinSentences(floorNote))}
        controls={
          <ExportButtons
            what={t(analyticsTexts.exportedFloors)}
            table="past_floors"
            file={`${file}-floor`}
            columns={stateColumns(currency)}
            rows={states}
          />
        }
        look={looks.floor}
        describePoint={describeFloor}
        table={table}
      />
      <Chart
        title={t(analyticsTexts.listedShare)}
        note={t(analyticsTexts.listedNote)}
        look={looks.listed}
        describePoint={describeListed}
        table={table}
      />
    </div>
  )
}

function listedPercent({ listedCount, tokenCount }: MarketState): number | undefined {
  if (listedCount === undefined || tokenCount === undefined || tokenCount === 0) return undefined
  return (listedCount / tokenCount) * 100
}

function listedMessage(state: MarketState): Message {
  const percent = listedPercent(state)
  if (percent === undefined) return analyticsTexts.unknown
  const { listedCount: count = 0, tokenCount: total = 0 } = state
  return analyticsTexts.shareOf({ share: share(Math.round(percent * 10) * 10), count, total })
}

function stateColumns(currency: Currency): readonly ExportColumn<MarketState>[] {
  return [
    { key: 'time', value: ({ atSeconds }) => isoTime(atSeconds) },
    { key: 'block', value: ({ block }) => block ?? null },
    ...currencyColumns<MarketState>(() => currency),
    ...amountColumns<MarketState>('floor', ({ floor }) =>
      floor === undefined ? undefined : { amount: floor, currency },
    ),
    { key: 'floor_exact', value: ({ floor, isFloorExact }) => (floor === undefined ? null : isFloorExact) },
    { key: 'items', value: ({ tokenCount }) => tokenCount ?? null },
    { key: 'items_for_sale', value: ({ listedCount }) => listedCount ?? null },
    { key: 'owners', value: ({ ownerCount }) => ownerCount ?? null },
  ]
}

function StatesTable({ states, currency }: Pick<DrawnProps, 'states' | 'currency'>) {
  const t = useTranslate()
  return (
    <WideTable label={t(analyticsTexts.floorTable({ currency: currency.symbol }))} dense>
      <thead>
        <tr>
          <HeaderCell>{t(analyticsTexts.time)}</HeaderCell>
          <HeaderCell numeric>{t(analyticsTexts.floor)}</HeaderCell>
          <HeaderCell numeric>{t(analyticsTexts.forSale)}</HeaderCell>
          <HeaderCell numeric wideOnly>
            {t(analyticsTexts.owners)}
          </HeaderCell>
          <HeaderCell numeric wideOnly>
            {t(analyticsTexts.block)}
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {states.toReversed().map((state) => (
          <tr key={state.atSeconds}>
            <Cell title={t(dateTime(state.atSeconds))}>{t(date(state.atSeconds))}</Cell>
            <Cell numeric>
              {state.floor === undefined ? (
                '—'
              ) : (
                <LowestPrice exact={state.isFloorExact}>
                  <Price amount={state.floor} currency={currency} />
                </LowestPrice>
              )}
            </Cell>
            <Cell numeric>{t(listedMessage(state))}</Cell>
            <Cell numeric wideOnly>
              {state.ownerCount === undefined ? '—' : t(state.ownerCount)}
            </Cell>
            <Cell numeric wideOnly>
              {t(state.block ?? analyticsTexts.notKept)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

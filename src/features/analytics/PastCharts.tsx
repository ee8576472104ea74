// The floor, and the share of items that were for sale, as the index stood at past moments.
import { useMemo } from 'react'
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { formatDay, formatExactTime } from '../../domain/time.ts'
import { formatCount, formatDisplay } from '../../domain/wei.ts'
import { useKeptReading } from '../../graphql/useKeptReading.ts'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { amountColumns, currencyColumns, type ExportColumn, isoTime } from '../../ui/export/table.ts'
import { LowestKnown, MAY_BE_LOWER } from '../../ui/LowestKnown.tsx'
import { Price } from '../../ui/Price.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import styles from './Analytics.module.css'
import { Chart, ChartHead, PlotSkeleton } from '../../ui/charts/Chart.tsx'
import type { PlotLook } from '../../ui/charts/plotOptions.ts'
import { heightOf } from '../../ui/charts/heights.ts'
import { momentsOf, type PastState, readPast } from './past.ts'

export interface PastChartsProps {
  readonly collection: Address
  readonly market: string
  readonly currency: Currency
  readonly startSeconds: number
  readonly nowSeconds: number
  /** First and last second of the span that the charts beside it show. */
  readonly window: readonly [number, number]
  readonly file: string
}

/** Moments between the start and now: enough for a course, few enough for six questions. */
const MOMENTS = 30

const FLOOR_NOTE =
  'The cheapest listing that anyone could have bought for at least a minute, as the index stood at each of these moments. Changes in between aren’t shown.'
const LISTED_NOTE = 'Items with at least one open listing, in any currency, of all items there were.'

export function PastCharts(props: PastChartsProps) {
  const { collection, market, currency, startSeconds, nowSeconds, window, file } = props
  const past = useKeptReading(`past ${market} ${startSeconds} ${nowSeconds}`, (context) =>
    readPast(context, { collection, market, moments: momentsOf(startSeconds, nowSeconds, MOMENTS) }),
  )
  const floorTitle = `Floor in ${currency.symbol}`
  if (past.kind !== 'ready') {
    return (
      <div className={styles.pair}>
        {past.kind === 'failed' ? (
          <ErrorState title="The past could not be read" error={past.error} onRetry={past.retry} />
        ) : (
          <>
            <figure className={styles.waiting}>
              <LoadingLabel>Reading past floors</LoadingLabel>
              <ChartHead title={floorTitle} note={FLOOR_NOTE} />
              <PlotSkeleton />
            </figure>
            <figure className={styles.waiting}>
              <ChartHead title="Share for sale" note={LISTED_NOTE} />
              <PlotSkeleton />
            </figure>
          </>
        )}
      </div>
    )
  }
  return <Drawn states={past.value} {...{ currency, file, floorTitle, window }} />
}

interface DrawnProps {
  readonly states: readonly PastState[]
  readonly currency: Currency
  readonly file: string
  readonly floorTitle: string
  readonly window: PastChartsProps['window']
}

function Drawn({ states, currency, file, floorTitle, window }: DrawnProps) {
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
        'Floor',
        states.map(({ floor }) => (floor === undefined ? null : heightOf(floor, currency))),
        { unit: currency.symbol },
      ),
      listed: look(
        'For sale',
        states.map((state) => percentOf(state) ?? null),
        { suffix: ' %' },
      ),
    }
  }, [states, currency, window])
  const tellFloor = (index: number) => {
    const state = states[index]
    if (state === undefined) return ''
    return `${formatDay(state.atSeconds)}: ${state.floor === undefined ? 'none for sale' : `${formatDisplay(state.floor, currency.decimals).text} ${currency.symbol}`}`
  }
  const tellListed = (index: number) => {
    const state = states[index]
    return state === undefined ? '' : `${formatDay(state.atSeconds)}: ${listedWords(state)}`
  }
  const floorNote = [
    FLOOR_NOTE,
    states.some(({ block }) => block === undefined) &&
      'Of some moments the index keeps no state; there the line is missing.',
    states.some(({ isFloorExact }) => !isFloorExact) && MAY_BE_LOWER,
  ]
  const table = <PastTable states={states} currency={currency} />
  return (
    <div className={styles.pair}>
      <Chart
        title={floorTitle}
        note={floorNote.filter(Boolean).join(' ')}
        controls={
          <ExportButtons
            what="past floors"
            file={`${file}-floor`}
            columns={pastColumns(currency)}
            rows={states}
          />
        }
        look={looks.floor}
        tell={tellFloor}
        table={table}
      />
      <Chart title="Share for sale" note={LISTED_NOTE} look={looks.listed} tell={tellListed} table={table} />
    </div>
  )
}

function percentOf({ listedCount, tokenCount }: PastState): number | undefined {
  if (listedCount === undefined || tokenCount === undefined || tokenCount === 0) return undefined
  return (listedCount / tokenCount) * 100
}

function listedWords(state: PastState): string {
  const percent = percentOf(state)
  if (percent === undefined) return 'not known'
  const { listedCount = 0, tokenCount = 0 } = state
  return `${percent.toFixed(1)} %, ${formatCount(listedCount)} of ${formatCount(tokenCount)}`
}

function pastColumns(currency: Currency): readonly ExportColumn<PastState>[] {
  return [
    { key: 'time', value: ({ atSeconds }) => isoTime(atSeconds) },
    { key: 'block', value: ({ block }) => block ?? null },
    ...currencyColumns<PastState>(() => currency),
    ...amountColumns<PastState>('floor', ({ floor }) =>
      floor === undefined ? undefined : { amount: floor, currency },
    ),
    { key: 'floor_exact', value: ({ floor, isFloorExact }) => (floor === undefined ? null : isFloorExact) },
    { key: 'items', value: ({ tokenCount }) => tokenCount ?? null },
    { key: 'items_for_sale', value: ({ listedCount }) => listedCount ?? null },
    { key: 'owners', value: ({ ownerCount }) => ownerCount ?? null },
  ]
}

function PastTable({ states, currency }: Pick<DrawnProps, 'states' | 'currency'>) {
  return (
    <WideTable label={`Floor in ${currency.symbol} and share for sale, the latest first`} dense>
      <thead>
        <tr>
          <HeaderCell>Moment</HeaderCell>
          <HeaderCell numeric>Floor</HeaderCell>
          <HeaderCell numeric>For sale</HeaderCell>
          <HeaderCell numeric wideOnly>
            Owners
          </HeaderCell>
          <HeaderCell numeric wideOnly>
            Block
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {states.toReversed().map((state) => (
          <tr key={state.atSeconds}>
            <Cell title={formatExactTime(state.atSeconds)}>{formatDay(state.atSeconds)}</Cell>
            <Cell numeric>
              {state.floor === undefined ? (
                '—'
              ) : (
                <LowestKnown exact={state.isFloorExact}>
                  <Price amount={state.floor} currency={currency} />
                </LowestKnown>
              )}
            </Cell>
            <Cell numeric>{listedWords(state)}</Cell>
            <Cell numeric wideOnly>
              {state.ownerCount === undefined ? '—' : formatCount(state.ownerCount)}
            </Cell>
            <Cell numeric wideOnly>
              {state.block === undefined ? 'not kept' : formatCount(state.block)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

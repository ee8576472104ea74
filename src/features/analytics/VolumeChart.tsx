// Volume over time in one currency: without flagged sales, and with them.
import { useMemo } from 'react'
import type { Currency } from '../../domain/currency.ts'
import { formatDay } from '../../domain/time.ts'
import { FLAGGED } from '../../domain/saleFlagWords.ts'
import { formatCount, formatDisplay, type Wei } from '../../domain/wei.ts'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import { Chart } from '../../ui/charts/Chart.tsx'
import type { PlotLook } from '../../ui/charts/plotOptions.ts'
import { heightOf } from '../../ui/charts/heights.ts'
import { volumeColumns } from './salesTable.ts'
import type { VolumeBar } from './volume.ts'

export interface VolumeChartProps {
  readonly bars: readonly VolumeBar[]
  readonly currency: Currency
  /** Days that a bar stands for. */
  readonly daysPerBar: number
  /** Name of the file to export to. */
  readonly file: string
}

export function VolumeChart({ bars, currency, daysPerBar, file }: VolumeChartProps) {
  const look = useMemo((): PlotLook => {
    return {
      places: bars.map(({ startsAtSeconds }) => startsAtSeconds),
      x: 'time',
      scale: 'linear',
      unit: currency.symbol,
      series: [
        {
          label: 'With flagged sales',
          shape: 'bars',
          tone: 'quiet',
          heights: bars.map(({ raw }) => heightOf(raw, currency)),
        },
        {
          label: 'Volume',
          shape: 'bars',
          tone: 'ink',
          heights: bars.map(({ adjusted }) => heightOf(adjusted, currency)),
        },
      ],
    }
  }, [bars, currency])
  const amount = (value: bigint) =>
    `${formatDisplay(value as Wei, currency.decimals).text} ${currency.symbol}`
  const tell = (index: number) => {
    const bar = bars[index]
    if (bar === undefined) return ''
    const from = formatDay(bar.startsAtSeconds, 'UTC')
    return `${from}: ${amount(bar.adjusted)}${bar.flagged > 0n ? `, and ${amount(bar.flagged)} flagged` : ''}`
  }
  const unit = daysPerBar === 1 ? 'Day' : daysPerBar === 7 ? 'Seven days from' : 'Thirty days from'
  return (
    <Chart
      title={`Volume in ${currency.symbol}`}
      note={daysPerBar === 1 ? 'By days of UTC.' : `By stretches of ${daysPerBar} days of UTC.`}
      controls={
        <ExportButtons what="volume" file={`${file}-volume`} columns={volumeColumns(currency)} rows={bars} />
      }
      look={look}
      tell={tell}
      table={
        <WideTable label={`Volume in ${currency.symbol}, the latest first`} dense>
          <thead>
            <tr>
              <HeaderCell>{unit}</HeaderCell>
              <HeaderCell numeric>Volume</HeaderCell>
              <HeaderCell numeric>Flagged volume</HeaderCell>
              <HeaderCell numeric wideOnly>
                Sales
              </HeaderCell>
              <HeaderCell numeric wideOnly>
                {FLAGGED.sales}
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
              <tr key={bar.startsAtSeconds}>
                <Cell>{formatDay(bar.startsAtSeconds, 'UTC')}</Cell>
                <Cell numeric>
                  <Price amount={bar.adjusted as Wei} currency={currency} />
                </Cell>
                <Cell numeric>
                  <Price amount={bar.flagged as Wei} currency={currency} />
                </Cell>
                <Cell numeric wideOnly>
                  {formatCount(bar.sales - bar.flaggedSales)}
                </Cell>
                <Cell numeric wideOnly>
                  {formatCount(bar.flaggedSales)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </WideTable>
      }
    />
  )
}

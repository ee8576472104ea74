// Volume over time in one unit of account: without flagged sales, and with them.
import { useMemo } from 'react'
import type { Currency } from '../../domain/currency.ts'
import { FLAGGED } from '../../domain/saleFlagMessages.ts'
import { shortAmount, type Wei } from '../../domain/wei.ts'
import { analyticsTexts } from '../../messages/en/analytics.ts'
import { date } from '../../messages/values.ts'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import { Chart } from '../../ui/charts/Chart.tsx'
import type { PlotLook } from '../../ui/charts/plotOptions.ts'
import { toPlotHeight } from '../../ui/charts/scale.ts'
import { volumeColumns } from './salesTable.ts'
import type { VolumeBar } from './volume.ts'

export interface VolumeChartProps {
  readonly bars: readonly VolumeBar[]
  readonly currency: Currency
  /** Days per bar. */
  readonly daysPerBar: number
  /** Name of the file to export to. */
  readonly file: string
}

export function VolumeChart({ bars, currency, daysPerBar, file }: VolumeChartProps) {
  const t = useTranslate()
  const look = useMemo((): PlotLook => {
    return {
      places: bars.map(({ startsAtSeconds }) => startsAtSeconds),
      x: 'time',
      scale: 'linear',
      unit: currency.symbol,
      series: [
        {
          label: t(analyticsTexts.withFlagged),
          shape: 'bars',
          tone: 'quiet',
          heights: bars.map(({ raw }) => toPlotHeight(raw, currency)),
        },
        {
          label: t(analyticsTexts.volume),
          shape: 'bars',
          tone: 'ink',
          heights: bars.map(({ adjusted }) => toPlotHeight(adjusted, currency)),
        },
      ],
    }
  }, [bars, currency, t])
  const amount = (value: bigint) => shortAmount(value as Wei, currency)
  const describePoint = (index: number) => {
    const bar = bars[index]
    if (bar === undefined) return ''
    const [day, volume] = [date(bar.startsAtSeconds, true), amount(bar.adjusted)]
    return t(
      bar.flagged > 0n
        ? analyticsTexts.flaggedVolumePoint({ day, volume, flagged: amount(bar.flagged) })
        : analyticsTexts.point({ day, value: volume }),
    )
  }
  return (
    <Chart
      title={t(analyticsTexts.volumeIn({ currency: currency.symbol }))}
      note={t(analyticsTexts.volumeNote({ days: daysPerBar }))}
      controls={
        <ExportButtons
          what={t(analyticsTexts.exportedVolume)}
          table="volume"
          file={`${file}-volume`}
          columns={volumeColumns(currency)}
          rows={bars}
        />
      }
      look={look}
      describePoint={describePoint}
      table={
        <WideTable label={t(analyticsTexts.volumeTable({ currency: currency.symbol }))} dense>
          <thead>
            <tr>
              <HeaderCell>{t(analyticsTexts.barStart({ days: daysPerBar }))}</HeaderCell>
              <HeaderCell numeric>{t(analyticsTexts.volume)}</HeaderCell>
              <HeaderCell numeric>{t(analyticsTexts.flaggedVolume)}</HeaderCell>
              <HeaderCell numeric wideOnly>
                {t(analyticsTexts.sales)}
              </HeaderCell>
              <HeaderCell numeric wideOnly>
                {t(FLAGGED.sales)}
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
              <tr key={bar.startsAtSeconds}>
                <Cell>{t(date(bar.startsAtSeconds, true))}</Cell>
                <Cell numeric>
                  <Price amount={bar.adjusted as Wei} currency={currency} />
                </Cell>
                <Cell numeric>
                  <Price amount={bar.flagged as Wei} currency={currency} />
                </Cell>
                <Cell numeric wideOnly>
                  {t(bar.sales - bar.flaggedSales)}
                </Cell>
                <Cell numeric wideOnly>
                  {t(bar.flaggedSales)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </WideTable>
      }
    />
  )
}

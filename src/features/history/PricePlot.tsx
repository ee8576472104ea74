// The plot of one currency's sale prices: a canvas, redrawn when its size or the theme changes.
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef, useState } from 'react'
import { DAY_SECONDS, formatDay } from '../../domain/time.ts'
import { Price } from '../../ui/Price.tsx'
import type { SalePoint, SaleSeries } from './salePoints.ts'
import styles from './PricePlot.module.css'

const HEIGHT = 220
const POINT = 7
/** Steps between the labelled days, in seconds. */
const DAY_STEPS = [1, 2, 7, 14, 30, 60, 90, 180, 365, 730].map((days) => days * DAY_SECONDS)

export function PricePlot({ series }: { readonly series: SaleSeries }) {
  const place = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<SalePoint>()
  const { points } = series

  // Outside system: the chart library's canvas, and the theme, whose colours a canvas has to be told.
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let plot: uPlot | undefined
    const draw = () => {
      plot?.destroy()
      plot = new uPlot(
        options(element, (index) => setPointed(index === null ? undefined : points[index])),
        [points.map(({ atSeconds }) => atSeconds), points.map(({ height }) => height)],
        element,
      )
    }
    draw()
    const resized = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }))
    resized.observe(element)
    const themed = new MutationObserver(draw)
    themed.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', draw)
    return () => {
      resized.disconnect()
      themed.disconnect()
      system.removeEventListener('change', draw)
      plot?.destroy()
    }
  }, [points])

  const shown = pointed ?? points.at(-1)
  return (
    // The same figures stand below as a table.
    <div aria-hidden="true">
      <div ref={place} className={styles.plot} />
      {shown !== undefined && (
        <p className={styles.legend}>
          {formatDay(shown.atSeconds)}
          <Price amount={shown.price.unit} currency={shown.price.currency} exact />
        </p>
      )}
    </div>
  )
}

/** The used value of a token: canvases do not know custom properties. */
function colour(element: HTMLElement, token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  element.append(probe)
  const used = getComputedStyle(probe).color
  probe.remove()
  return used
}

function options(element: HTMLElement, onPoint: (index: number | null) => void): uPlot.Options {
  const ink = colour(element, '--text-1')
  const label = colour(element, '--text-3')
  const line = colour(element, '--line')
  const ground = colour(element, '--surface-0')
  const font = `12px ${getComputedStyle(element).fontFamily}`
  const axis = { stroke: label, font, ticks: { show: false }, grid: { stroke: line, width: 1 } }
  return {
    width: element.clientWidth,
    height: HEIGHT,
    padding: [12, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { size: POINT + 4, fill: ink }, drag: { x: false, y: false } },
    scales: { y: { range: (_plot, _low, high) => [0, high > 0 ? high * 1.12 : 1] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 90,
        size: 30,
        incrs: DAY_STEPS,
        values: (_plot, splits) => splits.map(dayWords(splits)),
      },
      { ...axis, size: 56, space: 44 },
    ],
    series: [
      {},
      {
        stroke: ink,
        width: 1.5,
        points: { show: true, size: POINT, stroke: ink, fill: ground, width: 1.5 },
      },
    ],
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] },
  }
}

/** The day and month; over more than half a year the month and year, which then tell more. */
function dayWords(splits: readonly number[]): (seconds: number) => string {
  const long = (splits.at(-1) ?? 0) - (splits[0] ?? 0) > 180 * DAY_SECONDS
  const format = new Intl.DateTimeFormat('en-GB', {
    month: 'short',
    ...(long ? { year: 'numeric' } : { day: 'numeric' }),
  })
  return (seconds) => format.format(seconds * 1000)
}

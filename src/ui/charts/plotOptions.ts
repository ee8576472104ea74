// uPlot options: lines, steps, bars or points in the theme's colors.
import uPlot from 'uplot'
import { DAY_SECONDS } from '../../domain/time.ts'
import type { Translate } from '../../messages/translate.ts'
import { listSplits, withMargin, formatAxisNumber } from './scale.ts'

type Tone = 'ink' | 'quiet' | 'accent' | 'warning'

export interface PlotSeries {
  readonly label: string
  /** Heights rounded for display, never used as amounts; null for no point. */
  readonly heights: readonly (number | null)[]
  readonly shape: 'line' | 'steps' | 'bars' | 'points'
  readonly tone: Tone
  /** For a line: continues across places without a point of its own, which belong to another series. */
  readonly spansGaps?: boolean
}

export interface PlotLook {
  /** Ascending; seconds if `x` is time. */
  readonly places: readonly number[]
  readonly series: readonly PlotSeries[]
  readonly x: 'time' | 'amount'
  readonly scale: 'linear' | 'log'
  /** Suffix of the vertical axis's numbers: `%`. */
  readonly suffix?: string
  /** Unit after the highest number of the amount axis: `ETH`. */
  readonly unit?: string
  /** Range of the horizontal axis, to match another plot. */
  readonly window?: readonly [number, number]
}

export const PLOT_HEIGHT = 240
const TONES = { ink: '--text-1', quiet: '--text-3', accent: '--accent', warning: '--warning' } as const
/** Pixels between two labels of days. */
const LABEL_GAP = 16
/** Steps between labeled days, in seconds. */
const DAY_STEPS = [1, 2, 7, 14, 30, 60, 90, 180, 365, 730].map((days) => days * DAY_SECONDS)

/** The computed color of a token: a canvas can't use custom properties. */
function color(element: HTMLElement, token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  // Series differ by color, so keep colors in forced-color mode.
  probe.style.setProperty('forced-color-adjust', 'none')
  element.append(probe)
  const used = getComputedStyle(probe).color
  probe.remove()
  return used
}

/**
 * @param locales BCP 47 tags
 * @param onPoint called with the index at the pointer or keyboard cursor, null for none
 */
export function plotOptions(
  element: HTMLElement,
  look: PlotLook,
  { numbers, dates }: Pick<Translate, 'numbers' | 'dates'>,
  onPoint: (index: number | null) => void,
): uPlot.Options {
  const label = color(element, '--text-3')
  const line = color(element, '--line')
  const ground = color(element, '--surface-0')
  const font = `12px ${getComputedStyle(element).fontFamily}`
  const axis = { stroke: label, font, ticks: { show: false }, grid: { stroke: line, width: 1 } }
  const time = look.x === 'time'
  const log = look.scale === 'log'
  const bars = look.series.some(({ shape }) => shape === 'bars')
  const [first = 0, second = first + DAY_SECONDS] = look.places
  const step = second - first
  const levels = listSplits(findHighest(look))
  const number = (value: number | null) =>
    value === null ? '' : `${formatAxisNumber(value, numbers)}${look.suffix ?? ''}`
  /** Numbers of an amount axis, the last one with the unit. */
  const amounts = (splits: readonly (number | null)[]) => {
    const last = splits.findLastIndex((value) => value !== null)
    return splits.map((value, at) => `${number(value)}${at === last && look.unit ? ` ${look.unit}` : ''}`)
  }
  return {
    width: element.clientWidth,
    height: PLOT_HEIGHT,
    padding: [12, time ? 26 : 32, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      // A bar extends to the right of its place, so the last one needs the same room.
      x: {
        time,
        range: (_plot, low, high) => {
          const [from, to] = look.window ?? [low, bars ? high + step : high]
          return withMargin(from, to)
        },
      },
      y: log
        ? { distr: 3, range: (_plot, low, high) => logRange(low, high) }
        : { range: () => [0, levels.at(-1) ?? 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: time
          ? (plot, _axis, from, to) => dayWidth(plot, [from, to], { locale: dates, font }) + LABEL_GAP
          : 88,
        size: 30,
        ...(time
          ? { incrs: DAY_STEPS, values: (plot, splits) => formatDays(plot, splits, { locale: dates, font }) }
          : { values: (_plot, splits) => amounts(splits) }),
      },
      {
        ...axis,
        size: (_plot, values) => 16 + 7.4 * Math.max(4, ...(values ?? []).map((value) => value?.length ?? 0)),
        ...(log ? { space: 28 } : { splits: () => [...levels] }),
        values: (_plot, splits) => (time ? amounts(splits) : splits.map(number)),
      },
    ],
    series: [
      {},
      ...look.series.map((series) => drawSeries(series, color(element, TONES[series.tone]), ground)),
    ],
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] },
  }
}

/** Spreading would fail with tens of thousands of points. */
function findHighest({ series }: PlotLook): number {
  return series.reduce(
    (highest, { heights }) => heights.reduce<number>((high, height) => Math.max(high, height ?? 0), highest),
    0,
  )
}

function drawSeries(
  { label, shape, tone, spansGaps = false }: PlotSeries,
  ink: string,
  ground: string,
): uPlot.Series {
  const faint = tone === 'quiet'
  switch (shape) {
    case 'line':
      return { label, stroke: ink, width: 1.5, spanGaps: spansGaps, points: { size: 5, fill: ink } }
    case 'steps': {
      const paths = uPlot.paths.stepped?.({ align: 1 })
      return { label, stroke: ink, width: 1.5, points: { show: false }, ...(paths && { paths }) }
    }
    case 'bars': {
      const paths = uPlot.paths.bars?.({ size: [0.72, 36], align: 1 })
      return {
        label,
        stroke: ink,
        fill: faint ? ground : ink,
        width: 1,
        points: { show: false },
        ...(paths && { paths }),
      }
    }
    case 'points':
      return {
        label,
        stroke: ink,
        paths: () => null,
        points: {
          show: true,
          size: tone === 'warning' ? 8 : 6,
          stroke: ink,
          fill: tone === 'warning' ? ground : ink,
          width: 1.5,
        },
      }
  }
}

/** Powers of ten around the values. */
function logRange(low: number, high: number): [number, number] {
  if (!(low > 0) || !(high > 0)) return [0.1, 1]
  return [10 ** Math.floor(Math.log10(low)), 10 ** Math.ceil(Math.log10(high * 1.0001))]
}

interface LabelLook {
  readonly locale: string
  readonly font: string
}

/** The width of the widest label of these days, in pixels: names of months differ by language. */
function dayWidth(plot: uPlot, days: readonly number[], { locale, font }: LabelLook): number {
  plot.ctx.save()
  plot.ctx.font = font
  const widths = days.map(dayFormat(days, locale)).map((label) => plot.ctx.measureText(label).width)
  plot.ctx.restore()
  return Math.max(0, ...widths)
}

/** Labels of days, except one so far left that it would touch the vertical axis's lowest number. */
function formatDays(plot: uPlot, splits: readonly number[], look: LabelLook): string[] {
  const format = dayFormat(splits, look.locale)
  const least = dayWidth(plot, splits, look) / 2
  return splits.map((seconds) => (plot.valToPos(seconds, 'x') < least ? '' : format(seconds)))
}

/** Day and month, or month and year for more than half a year. */
function dayFormat(splits: readonly number[], locale: string): (seconds: number) => string {
  const long = (splits.at(-1) ?? 0) - (splits[0] ?? 0) > 180 * DAY_SECONDS
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    ...(long ? { year: 'numeric' } : { day: 'numeric' }),
  })
  // The canvas is left to right; a label isolated by its own direction has day and month in the language's order.
  return (seconds) => `\u2068${format.format(seconds * 1000)}\u2069`
}

// Lays out the custody line: the position and width of each segment, and the positions of prices and dates.
import { shortAmount } from '../../domain/wei.ts'
import type { Translate } from '../../messages/translate.ts'
import { type Custody, type CustodySegment, heldSeconds, segmentPrice } from './custody.ts'
import type { PricePaid } from './record/rows.ts'

/** Minimum width of a segment including its gap, in pixels: still visible and clickable. */
const LEAST_WIDTH = 6
/** Mean width per segment, in pixels, so that long segments stay longer than short ones even among many. */
const MEAN_WIDTH = 10
/** Average character width of the small mono font, in pixels. */
const CHARACTER = 7.4
const LABEL_GAP = 10
/** Characters that take the room of two: Chinese and Japanese. */
const WIDE = /[\u2e80-\uffef]/g

/** About how wide a label is, in pixels. */
const textWidth = (text: string): number => (text.length + (text.match(WIDE)?.length ?? 0)) * CHARACTER

export interface DrawnSegment {
  readonly segment: CustodySegment
  readonly left: number
  readonly width: number
  /** The price's left edge; undefined without a price, or without room for it. */
  readonly priceAt: number | undefined
  readonly price: PricePaid | undefined
  /** The day on which it starts. */
  readonly date: string | undefined
  /** The date's left edge; undefined without room for it. */
  readonly dateAt: number | undefined
}

export interface DrawnCustody {
  readonly segments: readonly DrawnSegment[]
  /** May exceed the available width: the line then scrolls. */
  readonly width: number
}

export interface DrawOptions {
  /** Available width, in pixels. */
  readonly width: number
  readonly nowSeconds: number
  /** Formats prices and dates, whose text length decides which fit. */
  readonly t: Translate
  /** The label at the end of the line. */
  readonly endLabel: string
}

export function drawCustody(custody: Custody, { width, nowSeconds, t, endLabel }: DrawOptions): DrawnCustody {
  const { segments } = custody
  const widths = segmentWidths(
    segmentDurations(segments, nowSeconds),
    Math.max(width, segments.length * MEAN_WIDTH),
    LEAST_WIDTH,
  )
  let total = 0
  const lefts = widths.map((each) => {
    const left = total
    total += each
    return left
  })
  /** The left edges of the segments' labels; the label of the segment `first` is placed before the others. */
  const place = (labels: readonly (string | undefined)[], first: number, lineWidth: number) =>
    placeLabels(
      labels.flatMap((label, index) =>
        label === undefined
          ? []
          : {
              key: String(index),
              at: lefts[index] ?? 0,
              width: textWidth(label),
              weight: index === first ? Infinity : (widths[index] ?? 0),
            },
      ),
      lineWidth,
      LABEL_GAP,
    )
  const bought = segments.map(segmentPrice)
  const lastSale = bought.findLastIndex((price) => price !== undefined)
  const amounts = bought.map((price) => price && t(shortAmount(price.unit, price.currency)))
  const prices = place(amounts, lastSale, total)
  const days = segments.map(({ sinceSeconds }) =>
    sinceSeconds === undefined ? undefined : shortDay(sinceSeconds, nowSeconds, t.dates),
  )
  const dates = place(days, 0, total - textWidth(endLabel) - LABEL_GAP)
  return {
    width: total,
    segments: segments.map((segment, index) => ({
      segment,
      left: lefts[index] ?? 0,
      width: widths[index] ?? 0,
      price: bought[index],
      priceAt: prices.get(String(index)),
      date: days[index],
      dateAt: dates.get(String(index)),
    })),
  }
}

/** The day and month; the month and year where it is another year. @param locale BCP 47 tag */
function shortDay(seconds: number, now: number, locale: string): string {
  const date = new Date(seconds * 1000)
  const sameYear = date.getFullYear() === new Date(now * 1000).getFullYear()
  return new Intl.DateTimeFormat(locale, {
    ...(sameYear ? { day: 'numeric' } : { year: 'numeric' }),
    month: 'short',
  }).format(date)
}

/** Segments with an unknown start get the median duration. */
function segmentDurations(segments: readonly CustodySegment[], nowSeconds: number): readonly number[] {
  const durations = segments.flatMap((segment) => heldSeconds(segment, nowSeconds) ?? [])
  const median = durations.toSorted((one, other) => one - other)[Math.floor(durations.length / 2)] ?? 1
  return segments.map((segment) => heldSeconds(segment, nowSeconds) ?? median)
}

/**
 * Divides a width among segments in proportion to their durations, but gives none less than `least`.
 *
 * Short segments gain width at the expense of the others in proportion, so a longer holding is never drawn shorter than
 * a shorter one. Without room for `least` each, all are `least` wide and the line exceeds `width`.
 * @param durations in any unit, zero or more
 */
export function segmentWidths(durations: readonly number[], width: number, least: number): readonly number[] {
  if (durations.length * least >= width) return durations.map(() => least)
  const fixed = new Set<number>()
  let room = width
  let rest = durations.reduce((sum, duration) => sum + duration, 0)
  // Fixing one segment at the minimum may push another below it, so repeat until none is.
  for (;;) {
    const open = durations.length - fixed.size
    const share = (duration: number) => (rest > 0 ? (duration / rest) * room : 0)
    const short = [...durations.keys()].filter(
      (index) => !fixed.has(index) && share(durations[index] ?? 0) < least,
    )
    if (short.length === 0 || short.length === open) {
      const equal = short.length > 0
      return durations.map((duration, index) =>
        fixed.has(index) ? least : equal ? room / open : share(duration),
      )
    }
    for (const index of short) {
      fixed.add(index)
      room -= least
      rest -= durations[index] ?? 0
    }
  }
}

/** A label to place. */
export interface WantedLabel {
  readonly key: string
  readonly at: number
  readonly width: number
  /** Larger weights are placed first. */
  readonly weight: number
}

/**
 * Places labels without overlap, by weight, and keeps each inside the line.
 *
 * @returns the left edge of each placed label
 */
export function placeLabels(
  labels: readonly WantedLabel[],
  lineWidth: number,
  gap: number,
): ReadonlyMap<string, number> {
  const placed: { readonly key: string; readonly start: number; readonly end: number }[] = []
  for (const { key, at, width } of labels.toSorted((one, other) => other.weight - one.weight)) {
    if (width > lineWidth) continue
    const start = Math.max(0, Math.min(at, lineWidth - width))
    const end = start + width
    const free = placed.every((other) => end + gap <= other.start || start >= other.end + gap)
    if (free) placed.push({ key, start, end })
  }
  return new Map(placed.map(({ key, start }) => [key, start]))
}

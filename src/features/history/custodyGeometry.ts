// Lays out the custody line: the position and width of each segment, and the positions of prices and dates.
import { shortAmount } from '../../domain/wei.ts'
import type { Translate } from '../../messages/translate.ts'
import { type Custody, type CustodySegment, heldSeconds } from './custody.ts'
import { placeLabels, segmentWidths } from './custodyLayout.ts'
import type { PricePaid } from './record/rows.ts'

/** Minimum width of a segment including its gap, in pixels: still visible and clickable. */
const LEAST_WIDTH = 6
/** Mean width per segment, in pixels, so that long segments stay longer than short ones even among many. */
const MEAN_WIDTH = 10
/** Average character width of the small mono font, in pixels. */
const CHARACTER = 7.4
const LABEL_GAP = 10
/** Longest date: `Nov 2026`. */
const DATE_CHARACTERS = 8

export interface DrawnSegment {
  readonly segment: CustodySegment
  readonly left: number
  readonly width: number
  /** The price's left edge; undefined without a price, or without room for it. */
  readonly priceAt: number | undefined
  readonly price: PricePaid | undefined
  /** The left edge of the start date; undefined without room for it. */
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
  /** Formats prices, whose text length decides which fit. */
  readonly t: Translate
}

export function drawCustody(custody: Custody, { width, nowSeconds, t }: DrawOptions): DrawnCustody {
  const { segments } = custody
  const widths = segmentWidths(
    segmentDurations(segments, nowSeconds),
    Math.max(width, segments.length * MEAN_WIDTH),
    LEAST_WIDTH,
  )
  const lefts = leftEdges(widths)
  const total = widths.reduce((sum, each) => sum + each, 0)
  const bought = segments.map(segmentPrice)
  const lastSale = bought.findLastIndex((price) => price !== undefined)
  const prices = placeLabels(
    bought.flatMap((price, index) =>
      price === undefined
        ? []
        : {
            key: String(index),
            at: lefts[index] ?? 0,
            width: t(shortAmount(price.unit, price.currency)).length * CHARACTER,
            weight: index === lastSale ? Infinity : (widths[index] ?? 0),
          },
    ),
    total,
    LABEL_GAP,
  )
  const dates = placeLabels(
    segments.flatMap(({ sinceSeconds }, index) =>
      sinceSeconds === undefined
        ? []
        : {
            key: String(index),
            at: lefts[index] ?? 0,
            width: DATE_CHARACTERS * CHARACTER,
            weight: index === 0 ? Infinity : (widths[index] ?? 0),
          },
    ),
    // The end of the line says "now".
    total - 4 * CHARACTER,
    LABEL_GAP,
  )
  return {
    width: total,
    segments: segments.map((segment, index) => ({
      segment,
      left: lefts[index] ?? 0,
      width: widths[index] ?? 0,
      price: bought[index],
      priceAt: prices.get(String(index)),
      dateAt: dates.get(String(index)),
    })),
  }
}

/** Segments with an unknown start get the median duration. */
function segmentDurations(segments: readonly CustodySegment[], nowSeconds: number): readonly number[] {
  const durations = segments.flatMap((segment) => heldSeconds(segment, nowSeconds) ?? [])
  const median = durations.toSorted((one, other) => one - other)[Math.floor(durations.length / 2)] ?? 1
  return segments.map((segment) => heldSeconds(segment, nowSeconds) ?? median)
}

function leftEdges(widths: readonly number[]): readonly number[] {
  const lefts: number[] = []
  let left = 0
  for (const width of widths) {
    lefts.push(left)
    left += width
  }
  return lefts
}

function segmentPrice({ acquired }: CustodySegment): PricePaid | undefined {
  return acquired.kind === 'sale' ? acquired.price : undefined
}

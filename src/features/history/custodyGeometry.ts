// Turns custody into what the line draws: each segment's place and width, each price's and date's place.
import { shortAmount } from '../../domain/wei.ts'
import type { Translate } from '../../messages/translate.ts'
import { type Custody, type CustodySegment, heldSeconds } from './custody.ts'
import { placeLabels, segmentWidths } from './custodyLayout.ts'
import type { PricePaid } from './record/rows.ts'

/** The narrowest a segment gets, gap included, in pixels: still visible, and clickable with care. */
const LEAST_WIDTH = 6
/** Room that each segment gets on average, so that long ones differ from short ones even among many. */
const MEAN_WIDTH = 10
/** An average character of the small mono face, in pixels. */
const CHARACTER = 7.4
const LABEL_GAP = 10
/** A month and a year: `Nov 2026`. */
const DATE_CHARACTERS = 8

export interface DrawnSegment {
  readonly segment: CustodySegment
  readonly left: number
  readonly width: number
  /** The price's left edge; undefined when there is none, or no room for it. */
  readonly priceAt: number | undefined
  readonly price: PricePaid | undefined
  /** The left edge of its first day; undefined where there is no room. */
  readonly dateAt: number | undefined
}

export interface DrawnCustody {
  readonly segments: readonly DrawnSegment[]
  /** May be more than the width there is: the line then scrolls. */
  readonly width: number
}

export interface DrawOptions {
  /** Of the place for the line, in pixels. */
  readonly width: number
  readonly nowSeconds: number
  /** Writes the prices, whose length decides where there is room. */
  readonly t: Translate
}

export function drawCustody(custody: Custody, { width, nowSeconds, t }: DrawOptions): DrawnCustody {
  const { segments } = custody
  const widths = segmentWidths(
    durationsOf(segments, nowSeconds),
    Math.max(width, segments.length * MEAN_WIDTH),
    LEAST_WIDTH,
  )
  const lefts = leftEdges(widths)
  const total = widths.reduce((sum, each) => sum + each, 0)
  const bought = segments.map(priceOf)
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

/** Holdings of unknown beginning get the median length, so that the line does not pretend to know. */
function durationsOf(segments: readonly CustodySegment[], nowSeconds: number): readonly number[] {
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

function priceOf({ acquired }: CustodySegment): PricePaid | undefined {
  return acquired.kind === 'sale' ? acquired.price : undefined
}

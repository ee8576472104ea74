// Plot scales: their ends, their labeled values, and amounts as heights.
import { formatExact, type Wei } from '../../domain/wei.ts'
import type { Currency } from '../../domain/currency.ts'

/** Steps of a scale, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const
const MAX_STEPS = 5
/** Room above the highest point, as a fraction, so that its mark isn't cut off. */
const HEADROOM = 1.02

/** Equal steps from zero; the last one is above every value. */
export function listSplits(highest: number): readonly number[] {
  if (!(highest > 0)) return [0, 1]
  const least = (highest * HEADROOM) / MAX_STEPS
  const power = 10 ** Math.floor(Math.log10(least))
  const step = (STEPS.find((factor) => factor * power >= least) ?? 10) * power
  const count = Math.ceil((highest * HEADROOM) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Room beside the outermost points, as a fraction of the width, so that none overlaps the axis. */
const MARGIN = 0.02
const LONE_MARGIN = 43_200

/** The horizontal range, with room beside its ends. */
export function withMargin(from: number, to: number): [number, number] {
  const margin = to > from ? (to - from) * MARGIN : LONE_MARGIN
  return [from - margin, to + margin]
}

/** From here on, amounts are abbreviated. */
const LONG = 1e7
/** Beyond these, abbreviated amounts are no longer distinct, as the numbers of an axis must be. */
const LARGEST = 999e12
const SMALLEST = 1e-8

/** @param locale BCP 47 tag for numbers */
export function formatAxisNumber(value: number, locale: string): string {
  const isPower = value > LARGEST || (value > 0 && value < SMALLEST)
  const notation = isPower ? 'scientific' : value < LONG ? 'standard' : 'compact'
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, notation }).format(value)
}

/** A number of whole units of the currency, rounded for display; never used as an amount. */
export function toPlotHeight(amount: bigint, { decimals }: Pick<Currency, 'decimals'>): number {
  return Number(formatExact(amount as Wei, decimals))
}

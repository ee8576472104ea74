// Plot scales: their ends and labeled values.

/** Steps of a scale, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const
const MOST_STEPS = 5
/** Room above the highest point, as a fraction, so that its mark isn't cut off. */
const HEADROOM = 1.02

/** Equal steps from zero; the last one is above every value. */
export function splitsUpTo(highest: number): readonly number[] {
  if (!(highest > 0)) return [0, 1]
  const least = (highest * HEADROOM) / MOST_STEPS
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

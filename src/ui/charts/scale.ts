// Where the scales of a plot begin and end, and which of their numbers are written down.

/** Numbers that steps of a scale are multiples of, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const
const MOST_STEPS = 5
/** Above the highest point, as a part of it: its mark is not cut off. */
const HEADROOM = 1.02

/** From nothing up in equal steps, the last of which is above everything that is drawn. */
export function splitsUpTo(highest: number): readonly number[] {
  if (!(highest > 0)) return [0, 1]
  const least = (highest * HEADROOM) / MOST_STEPS
  const power = 10 ** Math.floor(Math.log10(least))
  const step = (STEPS.find((factor) => factor * power >= least) ?? 10) * power
  const count = Math.ceil((highest * HEADROOM) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Beside the outermost points, as a part of the width: none stands on the numbers of the axis. */
const MARGIN = 0.02
const LONE_MARGIN = 43_200

/** Both ends of the horizontal scale, with room beside what stands at them. */
export function withMargin(from: number, to: number): [number, number] {
  const margin = to > from ? (to - from) * MARGIN : LONE_MARGIN
  return [from - margin, to + margin]
}

// Widths of the custody line's segments in proportion to time, and positions of labels without overlap.

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

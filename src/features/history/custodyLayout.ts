// Where the custody line draws its segments and labels: lengths after time, labels never over each other.

/**
 * Divides a width among segments in proportion to their durations, but gives none less than `least`.
 *
 * What the short ones gain is taken from the others in proportion, so a longer holding is never drawn shorter than a
 * shorter one. When there is not even room for `least` each, all are `least` wide and the line is longer than `width`.
 * @param durations in any unit, zero or more
 */
export function segmentWidths(durations: readonly number[], width: number, least: number): readonly number[] {
  if (durations.length * least >= width) return durations.map(() => least)
  const held = new Set<number>()
  let room = width
  let rest = durations.reduce((sum, duration) => sum + duration, 0)
  // Holding one segment at the least may push another below it, so go on until none is.
  for (;;) {
    const open = durations.length - held.size
    const share = (duration: number) => (rest > 0 ? (duration / rest) * room : 0)
    const short = [...durations.keys()].filter(
      (index) => !held.has(index) && share(durations[index] ?? 0) < least,
    )
    if (short.length === 0 || short.length === open) {
      const equal = short.length > 0
      return durations.map((duration, index) =>
        held.has(index) ? least : equal ? room / open : share(duration),
      )
    }
    for (const index of short) {
      held.add(index)
      room -= least
      rest -= durations[index] ?? 0
    }
  }
}

/** A label that wants a place: its left edge, its width, and how much it matters. */
export interface WantedLabel {
  readonly key: string
  readonly at: number
  readonly width: number
  /** Larger goes first. */
  readonly weight: number
}

/**
 * Chooses labels that do not overlap, the weightiest first, and keeps each inside the line.
 *
 * @returns the left edge of each label that has a place
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

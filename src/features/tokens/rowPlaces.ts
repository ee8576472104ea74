// Positions the rows of a long list: in a box as high as all rows or, beyond the browsers' limit, in the highest possible
// box, through which rows pass faster than it scrolls.

/** Browsers stop at heights between 17.8 million pixels (Firefox) and 33.5 million (Chromium, WebKit). */
export const TALLEST_BOX = 16_000_000

export interface Box {
  readonly count: number
  /** In pixels. */
  readonly rowHeight: number
  /** In pixels. */
  readonly height: number
}

export function measureBox({
  count,
  rowHeight,
}: {
  readonly count: number
  readonly rowHeight: number
}): Box {
  return { count, rowHeight, height: Math.min(count * rowHeight, TALLEST_BOX) }
}

/** The rows in view. */
export interface Place {
  readonly first: number
  /** The row after the last one. */
  readonly end: number
  /** Offset of the rows from their position in a box as high as all of them, in pixels; 0 in such a box. */
  readonly shift: number
}

/**
 * @param scrolled how much of the box is above the window, in pixels; negative while its top is below the window's
 * @param windowHeight in pixels
 */
export function measurePlace(
  { count, rowHeight, height }: Box,
  scrolled: number,
  windowHeight: number,
): Place {
  if (count === 0 || rowHeight <= 0) return { first: 0, end: 0, shift: 0 }
  const whole = count * rowHeight
  // The last rows come into view at the end of the box, the first ones at its start, the others in proportion.
  const passed = Math.min(Math.max(scrolled, 0), Math.max(0, height - windowHeight))
  const share = whole === height ? 1 : (whole - windowHeight) / (height - windowHeight)
  const shift = whole === height ? 0 : Math.round(passed - passed * share)
  const top = scrolled - shift
  const first = Math.min(count - 1, Math.max(0, Math.floor(top / rowHeight)))
  const end = Math.min(count, Math.max(first + 1, Math.ceil((top + windowHeight) / rowHeight)))
  return { first, end, shift }
}

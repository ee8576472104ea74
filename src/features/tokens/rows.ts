// Which rows of a long list are in view: all rows are equally high, so the scroll position alone tells.

export interface RowRange {
  readonly first: number
  /** The row after the last one. */
  readonly end: number
}

export interface RowsOptions {
  /** From the window's top edge to that of the list, in pixels; negative once the list has been scrolled. */
  readonly top: number
  /** Height of the window, in pixels. */
  readonly windowHeight: number
  /** In pixels. */
  readonly rowHeight: number
  readonly count: number
  /** How far above and below the window rows count as in view, in pixels. */
  readonly beyond: number
}

/** Rows that touch the window, or come within `beyond` of it. */
export function rowsInView({ top, windowHeight, rowHeight, count, beyond }: RowsOptions): RowRange {
  const within = (row: number): number => Math.min(Math.max(row, 0), count)
  const first = within(Math.floor((-top - beyond) / rowHeight))
  const end = within(Math.ceil((windowHeight + beyond - top) / rowHeight))
  return { first, end: Math.max(first, end) }
}

/** Whether all rows of one range are in another. */
export function covers(range: RowRange, { first, end }: RowRange): boolean {
  return first >= end || (range.first <= first && range.end >= end)
}

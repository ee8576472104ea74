// The rows of a list to render: those near the window at the scroll position. All rows have the same height, so finding
// them is a division, for ten rows or for a hundred thousand.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAfterPaint } from '../../ui/useAfterPaint.ts'

/** How far beyond the window rows are rendered, in pixels: all rows that fit whole, and at least one. */
const BEYOND = 400

export interface VisibleRows {
  readonly first: number
  /** The row after the last one. */
  readonly end: number
  /** Distance from the top of the box to the first row, in pixels. */
  readonly top: number
  /** Height of the box, in pixels. */
  readonly height: number
}

export interface VisibleRowsOptions {
  readonly count: number
  /** In pixels. */
  readonly rowHeight: number
  /** Distance of the list's top from the window's, in pixels, as measured before the list was rendered. */
  readonly start: number
}

const same = (a: Place | undefined, b: Place) =>
  a?.first === b.first && a.end === b.end && a.shift === b.shift

/** The window's position when the rows in view last changed, in pixels. */
interface Seen {
  /** How much of the box is above the window; negative while its top is below the window's. */
  readonly scrolled: number
  readonly windowHeight: number
}

/** The list is measured before each paint. */
export function useVisibleRows(
  container: RefObject<HTMLElement | null>,
  { count, rowHeight, start }: VisibleRowsOptions,
): VisibleRows {
  // The state is the window, not the rows, so that new items or another row height render the right rows at once.
  const [seen, setSeen] = useState<Seen>(() => ({ scrolled: -start, windowHeight: window.innerHeight }))
  const box = measureBox({ count, rowHeight })
  // Only the rows in view at first: the rows near them are rendered after the first paint.
  const overscan = useAfterPaint() ? Math.max(1, Math.floor(BEYOND / rowHeight)) : 0

  // External system: the window, which scrolls and resizes, and the content above the list, which may grow.
  useLayoutEffect(() => {
    const element = container.current
    if (element === null) return
    const list = measureBox({ count, rowHeight })
    let lastPlace: Place | undefined
    const look = (): Seen => ({
      scrolled: -element.getBoundingClientRect().top,
      windowHeight: window.innerHeight,
    })
    const follow = () => {
      const now = look()
      const next = measurePlace(list, now)
      if (same(lastPlace, next)) return
      lastPlace = next
      // Runs before the next paint, so that no row in view is missing.
      flushSync(() => setSeen(now))
    }
    const begin = () => {
      const now = look()
      const next = measurePlace(list, now)
      lastPlace = next
      // Usually only the items changed, not the position, and then nothing renders twice.
      setSeen((former) => (same(measurePlace(list, former), next) ? former : now))
    }
    begin()
    const layout = new ResizeObserver(follow)
    layout.observe(document.body)
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      layout.disconnect()
      removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [container, count, rowHeight])

  return getRowsAround(box, measurePlace(box, seen), overscan)
}

function getRowsAround({ count, rowHeight, height }: Box, place: Place, overscan: number): VisibleRows {
  const first = Math.max(0, Math.min(place.first, count) - overscan)
  const end = Math.min(count, place.end + overscan)
  return { first, end, top: Math.max(0, first * rowHeight + place.shift), height }
}

/** Browsers stop at heights between 17.8 million pixels (Firefox) and 33.5 million (Chromium, WebKit). */
export const TALLEST_BOX = 16_000_000

interface Box {
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
interface Place {
  readonly first: number
  /** The row after the last one. */
  readonly end: number
  /** Offset of the rows from their position in a box as high as all of them, in pixels; 0 in such a box. */
  readonly shift: number
}

export function measurePlace({ count, rowHeight, height }: Box, { scrolled, windowHeight }: Seen): Place {
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

export interface ItemList<Item> {
  readonly length: number
  /** Undefined if the item hasn't loaded. */
  at(place: number): Item | undefined
}

/** The items of a range; undefined for those that haven't loaded. */
export function itemsIn<Item>(list: ItemList<Item>, from: number, count: number): (Item | undefined)[] {
  const end = Math.min(from + count, list.length)
  return Array.from({ length: Math.max(0, end - from) }, (_, i) => list.at(from + i))
}

// The rows of a list that are drawn: those near the window, as the page is scrolled. All rows have the same height, so
// which they are is a division, for ten rows or for a hundred thousand.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAfterPaint } from '../../ui/useAfterPaint.ts'
import { type Box, measureBox, type Place, placeOf } from './rowPlaces.ts'

/** How far beyond the window rows are drawn, in pixels: as many as are whole within it, and one at least. */
const BEYOND = 400

export interface VisibleRows {
  readonly first: number
  /** The row after the last one. */
  readonly end: number
  /** From the top of the box to the first row, in pixels. */
  readonly top: number
  /** Of the box, in pixels. */
  readonly height: number
}

export interface VisibleRowsOptions {
  readonly count: number
  /** In pixels. */
  readonly rowHeight: number
}

const same = (a: Place | undefined, b: Place) =>
  a?.first === b.first && a.end === b.end && a.shift === b.shift

/** Where the window was when other rows last came into view, in pixels, as {@link placeOf} takes it. */
interface Seen {
  readonly scrolled: number
  readonly windowHeight: number
}

const placeFor = (box: Box, seen: Seen | undefined): Place | undefined =>
  seen === undefined ? undefined : placeOf(box, seen.scrolled, seen.windowHeight)

/** No rows until the container has been measured, which is before the first paint. */
export function useVisibleRows(
  container: RefObject<HTMLElement | null>,
  { count, rowHeight }: VisibleRowsOptions,
): VisibleRows {
  // The window and not the rows: of other items, or rows of another height, those in view are drawn at once.
  const [seen, setSeen] = useState<Seen>()
  const box = measureBox({ count, rowHeight })
  // First only the rows in view: the rows near them follow once those have been painted.
  const overscan = useAfterPaint() ? Math.max(1, Math.floor(BEYOND / rowHeight)) : 0

  // Outside system: the window, which is scrolled and resized, and what stands above the list, which may grow.
  useLayoutEffect(() => {
    const element = container.current
    if (element === null) return
    const list = measureBox({ count, rowHeight })
    let known: Place | undefined
    const look = (): Seen => ({
      scrolled: -element.getBoundingClientRect().top,
      windowHeight: window.innerHeight,
    })
    const follow = () => {
      const now = look()
      const next = placeOf(list, now.scrolled, now.windowHeight)
      if (same(known, next)) return
      known = next
      // Before the next paint: rows that came into view must not be seen missing.
      flushSync(() => setSeen(now))
    }
    const begin = () => {
      const now = look()
      const next = placeOf(list, now.scrolled, now.windowHeight)
      known = next
      // Most often other items stand where the former stood: nothing is drawn twice for that.
      setSeen((former) => (same(placeFor(list, former), next) ? former : now))
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

  return rowsAround(box, placeFor(box, seen), overscan)
}

function rowsAround(
  { count, rowHeight, height }: Box,
  place: Place | undefined,
  overscan: number,
): VisibleRows {
  if (place === undefined) return { first: 0, end: 0, top: 0, height }
  const first = Math.max(0, Math.min(place.first, count) - overscan)
  const end = Math.min(count, place.end + overscan)
  return { first, end, top: Math.max(0, first * rowHeight + place.shift), height }
}

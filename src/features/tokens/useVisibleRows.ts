// The rows of a list that are drawn: those near the window, as the page is scrolled.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { covers, type RowRange, rowsInView } from './rows.ts'

/** How far beyond the window rows are drawn, in pixels, so that scrolling finds them there. */
const BEYOND = 400

const NONE: RowRange = { first: 0, end: 0 }

export interface VisibleRowsOptions {
  readonly count: number
  /** In pixels. */
  readonly rowHeight: number
}

/** No rows until the container has been measured, which is before the first paint. */
export function useVisibleRows(
  container: RefObject<HTMLElement | null>,
  { count, rowHeight }: VisibleRowsOptions,
): RowRange {
  const [range, setRange] = useState(NONE)

  // Outside system: the window's scroll position and the layout.
  useLayoutEffect(() => {
    const element = container.current
    if (element === null) return
    let drawn = NONE
    const draw = (next: RowRange) => {
      if (next.first === drawn.first && next.end === drawn.end) return
      drawn = next
      setRange(next)
    }
    const near = (beyond: number) => {
      const { top } = element.getBoundingClientRect()
      return rowsInView({ top, windowHeight: innerHeight, rowHeight, count, beyond })
    }
    const follow = () => {
      const next = near(BEYOND)
      // Rows that are in view and not drawn must come with this very frame.
      if (covers(drawn, near(0))) draw(next)
      else flushSync(() => draw(next))
    }
    // At first what is in view alone: what is near it follows by itself once that has been painted.
    draw(near(0))
    addEventListener('scroll', follow, { passive: true })
    // What stands above the list may grow, and so may the window.
    const layout = new ResizeObserver(follow)
    layout.observe(document.body)
    return () => {
      removeEventListener('scroll', follow)
      layout.disconnect()
    }
  }, [container, count, rowHeight])

  return { first: Math.min(range.first, count), end: Math.min(range.end, count) }
}

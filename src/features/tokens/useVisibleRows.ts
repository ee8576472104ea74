// The rows of a list that are drawn: those near the window, as the page is scrolled.
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useDeferredValue, useLayoutEffect, useState } from 'react'

/** How far beyond the window rows are drawn, in pixels: as many as are whole within it, and one at least. */
const BEYOND = 400

export interface RowRange {
  readonly first: number
  /** The row after the last one. */
  readonly end: number
}

export interface VisibleRowsOptions {
  readonly count: number
  /** In pixels. */
  readonly rowHeight: number
}

/** The page is moved by its reader and by Back alone: rows that are given their height leave nothing to correct. */
const stay = () => undefined

/** From the document's top edge to that of the container, in pixels. */
function useDistance(container: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0)

  // Outside system: the layout. What stands above the list may grow.
  useLayoutEffect(() => {
    const element = container.current
    if (element === null) return
    const measure = () => setDistance(element.getBoundingClientRect().top + scrollY)
    measure()
    const layout = new ResizeObserver(measure)
    layout.observe(document.body)
    return () => layout.disconnect()
  }, [container])

  return distance
}

/** No rows until the container has been measured, which is before the first paint. */
export function useVisibleRows(
  container: RefObject<HTMLElement | null>,
  { count, rowHeight }: VisibleRowsOptions,
): RowRange {
  // At first what is in view alone: what is near it follows by itself once that has been painted.
  const overscan = useDeferredValue(Math.max(1, Math.floor(BEYOND / rowHeight)), 0)
  const virtualizer = useWindowVirtualizer({
    count,
    overscan,
    estimateSize: () => rowHeight,
    scrollMargin: useDistance(container),
    scrollToFn: stay,
  })

  // The library keeps the sizes that it was told until it is told that they have changed.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const rows = virtualizer.getVirtualItems()
  return { first: rows[0]?.index ?? 0, end: (rows.at(-1)?.index ?? -1) + 1 }
}

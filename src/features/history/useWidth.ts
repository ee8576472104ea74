// Follows the width of an element, in pixels.
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width without a layout, as in tests. */
const ASSUMED_WIDTH = 960

export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(ASSUMED_WIDTH)

  // External system: the layout.
  useLayoutEffect(() => {
    const target = element.current
    if (target === null) return
    const measure = () => setWidth(target.clientWidth || ASSUMED_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])

  return width
}

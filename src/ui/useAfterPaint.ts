// What a component may show a moment later than itself, so that it does not hold up the first frame.
import { startTransition, useEffect, useState } from 'react'

/**
 * False in the frame that the component comes with, true soon after it has been painted.
 *
 * `useDeferredValue` would not do: what it puts off is drawn as soon as the processor is free, which may be before the
 * frame, and the frame then waits for it.
 */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)

  // Outside system: the browser's frames. A frame's callbacks run before it is painted, a transition's work after it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])

  return painted
}

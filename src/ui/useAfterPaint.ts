// Delays rendering until after the first paint.
import { startTransition, useEffect, useState } from 'react'

/**
 * False in a component's first frame, true soon after it has painted.
 *
 * `useDeferredValue` isn't enough: it renders as soon as the CPU is idle, which may be before the frame, and delays
 * it.
 */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)

  // External system: animation frames. Their callbacks run before the paint, and a transition renders after it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])

  return painted
}

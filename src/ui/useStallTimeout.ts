// Detects a visible source that loads nothing for long: a gateway may accept a request and never respond.
import { type RefObject, useEffect } from 'react'

/** Time after which the next source is tried. */
export const STALL_MILLISECONDS = 12_000

/**
 * The timer runs while the element is in view and restarts when it returns, because lazy loading starts only then.
 *
 * @param isLoading whether nothing has loaded yet
 * @param onStall the callback of the first render is used
 */
export function useStallTimeout(
  element: RefObject<Element | null>,
  isLoading: boolean,
  onStall: () => void,
): void {
  // External systems: the network, and the scroll position.
  useEffect(() => {
    if (!isLoading || element.current === null) return
    let clock: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(clock)
      if (entries.at(-1)?.isIntersecting) clock = setTimeout(onStall, STALL_MILLISECONDS)
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      clearTimeout(clock)
    }
    // The callback changes on every render without changing its meaning: it must not restart the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, [isLoading])
}

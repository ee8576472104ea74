// Tells of a source that shows nothing for long while its place is in view: a gateway may accept and never answer.
import { type RefObject, useEffect } from 'react'

/** A source that has shown nothing by then is given up for the next. */
export const STALL_MILLISECONDS = 12_000

/**
 * The clock runs while the element is in view and starts over when it comes back: what is loaded lazily has not been
 * asked for before.
 *
 * @param waiting whether the source has yet to show something
 * @param onStall the first one stays in force while the source waits
 */
export function useStallTimeout(
  element: RefObject<Element | null>,
  waiting: boolean,
  onStall: () => void,
): void {
  // Outside systems: the network, and the scroll position.
  useEffect(() => {
    if (!waiting || element.current === null) return
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
    // What is given changes with every render and stays the same in meaning: it must not start the clock over.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, [waiting])
}

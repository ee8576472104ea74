// Whether the viewer has reached a card or row: their pointer moves inside it, or it has the focus.
import { useEffect, useState } from 'react'

/** @param element any element inside the card or row; null is never reached */
export function useReached(element: HTMLElement | null): boolean {
  const [reached, setReached] = useState(false)

  // Outside system: pointer and focus. `pointermove`, because a page that scrolls under a still pointer reaches nothing.
  useEffect(() => {
    if (element === null) return
    const container = element.closest('article, li, tr') ?? element
    const listeners = new AbortController()
    const options = { passive: true, signal: listeners.signal }
    for (const type of ['pointermove', 'focusin']) {
      container.addEventListener(type, () => setReached(true), options)
    }
    for (const type of ['pointerleave', 'focusout']) {
      container.addEventListener(type, () => setReached(false), options)
    }
    return () => listeners.abort()
  }, [element])

  return reached
}

// Whether a reader has come to a card or a line: their pointer moves in it, or the focus is there.
import { useEffect, useState } from 'react'

/** @param element anything in the card or line; null is never reached */
export function useReached(element: HTMLElement | null): boolean {
  const [reached, setReached] = useState(false)

  // Outside system: the reader's hand. That the page moves under one that rests is no coming.
  useEffect(() => {
    if (element === null) return
    const place = element.closest('article, li, tr') ?? element
    const come = () => setReached(true)
    const leave = () => setReached(false)
    place.addEventListener('pointermove', come, { passive: true })
    place.addEventListener('focusin', come)
    place.addEventListener('pointerleave', leave)
    place.addEventListener('focusout', leave)
    return () => {
      place.removeEventListener('pointermove', come)
      place.removeEventListener('focusin', come)
      place.removeEventListener('pointerleave', leave)
      place.removeEventListener('focusout', leave)
    }
  }, [element])

  return reached
}

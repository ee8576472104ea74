// Keeps the keyboard's place when the element that had the focus is removed, such as the button of a listing that was
// bought: without this, focus returns to the top of the document.

/** Whether the reader acted by mouse or finger last. */
let byPointer = false
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (byPointer = true), true)
  document.addEventListener('keydown', () => (byPointer = false), true)
}

const SECTIONS = 'section, article, aside, main, header, [role="region"], [role="dialog"]'

/** The element with its ancestors, innermost first, which are unknown once it has been removed. */
export function rememberPlace(element: Element | null): readonly Element[] {
  const place: Element[] = []
  for (let at = element; at !== null && at !== document.body; at = at.parentElement) place.push(at)
  return place
}

/**
 * Focuses the heading of the innermost section that is left of this place, or the page's own heading. A section without
 * a heading can name a button or link instead, by `data-focus-home`: the wallet's button in the header, the item's link in
 * a card.
 */
export function focusNear(place: readonly Element[]): void {
  const main = document.querySelector('main')
  const sections = [...place, main].filter(
    (one): one is Element => one !== null && one.isConnected && one.matches(SECTIONS),
  )
  const target = sections
    .map((section) => section.querySelector<HTMLElement>('h1, h2, h3, [data-focus-home]'))
    .find((element) => element !== null)
  const focused = target ?? main
  if (focused === null) return
  const isHeading = focused.tabIndex < 0
  if (isHeading) focused.tabIndex = -1
  // Browsers draw the ring of keyboard users when a script moves the focus from an element that is gone.
  if (byPointer) {
    focused.style.outline = 'none'
    focused.addEventListener('blur', () => focused.style.removeProperty('outline'), { once: true })
  }
  focused.focus({ preventScroll: true })
  // The button may only wait for the one that replaces it, and the card may be removed with its link.
  if (!isHeading) followRemoval(focused)
}

/** Moves the focus nearby if the element is removed while it has the focus. */
export function followRemoval(element: HTMLElement): void {
  const place = rememberPlace(element)
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    stop()
    if (document.activeElement === document.body || document.activeElement === null) focusNear(place)
  })
  const stop = () => {
    observer.disconnect()
    element.removeEventListener('blur', onBlur)
  }
  // Some browsers also report a removal as a blur, before the element is gone.
  const onBlur = () => queueMicrotask(() => element.isConnected && stop())
  element.addEventListener('blur', onBlur)
  observer.observe(document.body, { childList: true, subtree: true })
}

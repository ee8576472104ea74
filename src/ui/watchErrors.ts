// Errors in a dialog are never left out of sight: one that appears in its scrolling part is scrolled into view.

/** Messages that are announced, and the notes of invalid fields. */
const ERROR = '[role="alert"], [data-error]'
/** Between an error and the edge of the view, in pixels. */
const MARGIN = 16

/**
 * Watches the scrolling part of a dialog until the returned function is called. The first error of each change is
 * scrolled into view, but never so far that the focused element would leave it: the user may be typing there.
 */
export function watchErrors(body: HTMLElement | null): () => void {
  if (body === null) return () => undefined
  const observer = new MutationObserver((changes) => {
    const error = changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(findError)).at(0)
    if (error !== undefined) reveal(error, body)
  })
  observer.observe(body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function findError(node: Node): readonly Element[] {
  if (!(node instanceof Element)) return []
  const error = node.matches(ERROR) ? node : node.querySelector(ERROR)
  return error === null ? [] : [error]
}

function reveal(error: Element, body: HTMLElement): void {
  const view = body.getBoundingClientRect()
  const place = error.getBoundingClientRect()
  const above = place.top - view.top - MARGIN
  const below = place.bottom - view.bottom + MARGIN
  const wanted = above < 0 ? above : Math.min(above, Math.max(0, below))
  const { activeElement } = document
  if (activeElement === null || !body.contains(activeElement)) {
    body.scrollTop += wanted
    return
  }
  const focused = activeElement.getBoundingClientRect()
  const most = Math.max(0, focused.top - view.top - MARGIN)
  const least = Math.min(0, focused.bottom - view.bottom + MARGIN)
  body.scrollTop += Math.max(least, Math.min(most, wanted))
}

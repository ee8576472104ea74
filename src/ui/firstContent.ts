// The moment when a document has drawn its first content. All that isn't part of it loads afterward: on a phone, the
// content waits for the processor, and every script, style and request takes a share of it.
import { startTransition, useEffect, useState } from 'react'

/** The rest loads then at the latest, such as while the index doesn't respond. */
const LONGEST_WAIT_MILLISECONDS = 5_000
/** For a picture, whose gateway may take long; the page can be used without it. */
export const PICTURE_WAIT_MILLISECONDS = 1_500
/** The reader wants to use the page as it is. */
const INPUTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const

/** Parts of the content that are still loading. */
let loading = 0
let drawn: Promise<void> | undefined
let isDrawn = false
let settle = (): void => undefined

/** Resolves at once when the document has already drawn its first content. */
export function firstContent(): Promise<void> {
  drawn ??= new Promise((resolve) => {
    const end = () => {
      clearTimeout(limit)
      for (const type of INPUTS) removeEventListener(type, end)
      isDrawn = true
      resolve()
    }
    const limit = setTimeout(end, LONGEST_WAIT_MILLISECONDS)
    for (const type of INPUTS) addEventListener(type, end, { passive: true })
    settle = () => {
      if (loading === 0) end()
    }
    afterPaint(settle)
  })
  return drawn
}

/** Whether the document has drawn its first content: what isn't part of it renders then. */
export function useFirstContent(): boolean {
  const [isPast, setPast] = useState(isDrawn)

  // External system: the page's content.
  useEffect(() => {
    if (!isPast) void firstContent().then(() => startTransition(() => setPast(true)))
  }, [isPast])

  return isPast
}

/**
 * Delays the first content while the component is rendered.
 *
 * @param longest in milliseconds
 */
export function useContentLoading(isContent: boolean, longest = LONGEST_WAIT_MILLISECONDS): void {
  // External system: whatever loads after the content.
  useEffect(() => {
    if (!isContent) return
    loading++
    let counted = true
    const end = () => {
      clearTimeout(limit)
      if (!counted) return
      counted = false
      loading--
      // What replaces it may still be loading, and is counted by then.
      afterPaint(() => settle())
    }
    const limit = setTimeout(end, longest)
    return end
  }, [isContent, longest])
}

/** Callbacks of a frame run before it is painted; it is on the screen by the next one. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
}

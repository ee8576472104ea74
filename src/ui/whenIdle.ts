// Delays work that a page can do without for a moment until the browser is idle.

/** A page that is never idle, such as one that loads for long, starts the work after this time. */
const LONGEST_WAIT_MILLISECONDS = 3_000
/** Where a browser can't tell that it is idle: long enough for the page's first queries to be sent and answered. */
const FALLBACK_MILLISECONDS = 1_000
/** Input of a reader who is about to use the page, which then needs the work's result. */
const INPUTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const

/**
 * Resolves when the browser has nothing to draw or to run, or at the reader's first input; at the latest after three
 * seconds.
 *
 * Safari has no `requestIdleCallback`; work starts there after a second.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const start = () => {
      waiting.abort()
      resolve()
    }
    for (const type of INPUTS) addEventListener(type, start, { passive: true, signal: waiting.signal })
    if (typeof requestIdleCallback === 'undefined') setTimeout(start, FALLBACK_MILLISECONDS)
    else requestIdleCallback(start, { timeout: LONGEST_WAIT_MILLISECONDS })
  })
}

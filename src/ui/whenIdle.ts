// What a page can do without for a moment waits until the browser is idle.

/** A page that is never idle, such as one that loads for long, starts the work after this time. */
const LONGEST_WAIT_MILLISECONDS = 3_000
/** Where a browser can't tell that it is idle: long enough for the page's first queries to be sent and answered. */
const FALLBACK_MILLISECONDS = 500

/**
 * Resolves when the browser has nothing to draw or to run, at the latest after three seconds.
 *
 * Safari has no `requestIdleCallback`; work starts there after half a second.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, FALLBACK_MILLISECONDS)
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MILLISECONDS })
  })
}

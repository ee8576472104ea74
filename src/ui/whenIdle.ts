// What a page can do without for a moment waits until the browser is idle.

/** A page that is never idle, such as one that loads for long, starts the work after this time. */
const LONGEST_WAIT_MILLISECONDS = 3_000

/**
 * Resolves when the browser has nothing to draw or to run, at the latest after three seconds.
 *
 * Safari has no `requestIdleCallback`; work starts there after the current task.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve)
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MILLISECONDS })
  })
}

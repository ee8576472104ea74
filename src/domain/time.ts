// Points in time and spans, in whole seconds as the chain counts them.

export const MINUTE_SECONDS = 60
export const DAY_SECONDS = 86_400

let stoppedAtSeconds: number | undefined

/** The reader's own clock, in seconds since 1970 UTC, whatever moment the site is shown at. */
export function wallClockSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** The reader's clock, in seconds since 1970 UTC; where it was stopped, the moment that the site is shown at. */
export function nowSeconds(): number {
  return stoppedAtSeconds ?? wallClockSeconds()
}

/** Stops the clock that pages go by, once, before anything is shown: for a site as of a block of the past. */
export function stopClock(atSeconds: number): void {
  stoppedAtSeconds = atSeconds
}

/** The start of the minute, so that queries made within one share their cache entry. */
export function startOfMinute(seconds: number): number {
  return seconds - (seconds % MINUTE_SECONDS)
}

/** The midnight of UTC before a moment. */
export function startOfDay(seconds: number): number {
  return seconds - (seconds % DAY_SECONDS)
}

/** JavaScript's dates end here; contracts often write `2^256 - 1` for "never". */
const LAST_DATE_SECONDS = 8_640_000_000_000

/** Whether a moment is one that dates can say; orders without an end have none. @param seconds since 1970 UTC */
export function isDisplayableDate(seconds: number): boolean {
  return Math.abs(seconds) <= LAST_DATE_SECONDS
}

// Points in time and spans, in whole seconds as the chain counts them.

/** Seconds in each unit, from the longest, and from how many on it is used; months and years are rounded ones. */
const UNITS = [
  ['y', 31_536_000, 2],
  ['mo', 2_592_000, 2],
  ['d', 86_400, 1],
  ['h', 3_600, 1],
  ['min', 60, 1],
] as const

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

/** A span to the nearest of its largest sensible unit: `41 d`, `3 h`, `less than a minute`. */
export function formatDuration(seconds: number): string {
  for (const [index, [unit, size, least]] of UNITS.entries()) {
    // Rounded in the next smaller unit first, so that what is nearly a day is not told as 24 hours.
    const smaller = UNITS[index + 1]?.[1] ?? 1
    if (Math.round(seconds / smaller) * smaller >= least * size)
      return `${Math.round(seconds / size)} ${unit}`
  }
  return 'less than a minute'
}

/** JavaScript's dates end here; contracts often write `2^256 - 1` for "never". */
const LAST_DATE_SECONDS = 8_640_000_000_000

/** Whether a moment is one that dates can say; orders without an end have none. @param seconds since 1970 UTC */
export function isDate(seconds: number): boolean {
  return Math.abs(seconds) <= LAST_DATE_SECONDS
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const TIME: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
}

/** The moment in full, in the reader's zone unless one is named: `21 Nov 2026, 14:05:09 UTC`. */
export function formatExactTime(seconds: number, timeZone?: string): string {
  return formatDay(seconds, timeZone, TIME)
}

/** The day alone: `21 Nov 2026`, and what else of the moment is asked for. */
export function formatDay(seconds: number, timeZone?: string, more: Intl.DateTimeFormatOptions = {}): string {
  if (!Number.isFinite(seconds) || Math.abs(seconds) > LAST_DATE_SECONDS) return 'never'
  return new Intl.DateTimeFormat('en-GB', { ...DAY, ...more, timeZone }).format(seconds * 1000)
}

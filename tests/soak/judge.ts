// Compares what happened in a run with the times of real outages: a message is true, stayed too long, or a false alarm.
import type { AlarmKind } from './alarms.ts'

/** From the Ctrl-C until the line that says that the stack is ready again. */
export interface Outage {
  readonly fromMs: number
  /** Undefined while it lasts. */
  readonly readyMs: number | undefined
}

/** A notice on someone's page, from when it appeared until it was gone. */
export interface Notice {
  readonly who: string
  readonly kind: AlarmKind
  readonly text: string
  readonly fromMs: number
  /** Undefined while it is shown. */
  readonly untilMs: number | undefined
}

/** An event without a duration: an error behind the page, or an action that a person couldn't complete. */
export interface Trouble {
  readonly who: string
  readonly text: string
  readonly fromMs: number
  readonly untilMs: number
  readonly rightWhileDown: boolean
}

export type Verdict =
  | { readonly kind: 'true'; readonly gaveWayMs: number | undefined }
  | { readonly kind: 'stayed'; readonly forMs: number }
  | { readonly kind: 'false alarm' }

/** A request sent just before the stack was ready may fail this much later: the longest that a page waits for one. */
export const LAST_FAILURE_MS = 6_000

/** How long after the ready line a page may still show what was true before it. */
export const GIVES_WAY_MS = 20_000

const during = (
  { fromMs, readyMs }: Outage,
  { start, end, after }: { readonly start: number; readonly end: number; readonly after: number },
): boolean => end >= fromMs && (readyMs === undefined || start <= readyMs + after)

export function judgeNotice(notice: Notice, outages: readonly Outage[], nowMs: number): Verdict {
  const { kind, fromMs, untilMs } = notice
  const outage = outages.find((each) => during(each, { start: fromMs, end: fromMs, after: LAST_FAILURE_MS }))
  if (!kind.rightWhileDown || outage === undefined) return { kind: 'false alarm' }
  if (outage.readyMs === undefined) return { kind: 'true', gaveWayMs: undefined }
  const lateMs = (untilMs ?? nowMs) - outage.readyMs
  if (kind.untilRetried && untilMs !== undefined) return { kind: 'true', gaveWayMs: undefined }
  // Another restart may have started before it could disappear.
  const again = outages.some(
    (each) => each !== outage && during(each, { start: fromMs, end: untilMs ?? nowMs, after: 0 }),
  )
  if (lateMs > GIVES_WAY_MS && !again) return { kind: 'stayed', forMs: lateMs }
  return { kind: 'true', gaveWayMs: untilMs === undefined ? undefined : Math.max(0, lateMs) }
}

export function judgeTrouble(trouble: Trouble, outages: readonly Outage[]): Verdict {
  const { fromMs, untilMs, rightWhileDown } = trouble
  // A request that took a while but started after the ready line wasn't affected by the outage.
  const after = untilMs === fromMs ? LAST_FAILURE_MS : 0
  const explained =
    rightWhileDown && outages.some((each) => during(each, { start: fromMs, end: untilMs, after }))
  return explained ? { kind: 'true', gaveWayMs: undefined } : { kind: 'false alarm' }
}

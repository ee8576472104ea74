// Waits for a condition: checks again until it is met, the time is up, or the caller aborts. Most checks are requests to
// what is being waited for, which they slow down: in a long wait they become rarer.
import { setTimeout as pause } from 'node:timers/promises'

/** The usual pause between two checks: at first in milliseconds, then as a share of the wait so far. */
const USUAL_PAUSE = { leastMs: 50, share: 1 / 20 } as const

export interface WaitOptions {
  /** The fact, as it reads after "Timed out waiting for". */
  what: string
  timeoutMs: number
  /** Pause between two checks; by default 50 ms, and a twentieth of the wait so far once that is longer. */
  intervalMs?: number
  signal?: AbortSignal | undefined
}

/** Thrown when a fact did not come true in time; `cause` is the last error that a check threw. */
export class WaitTimeoutError extends Error {
  override readonly name = 'WaitTimeoutError'

  constructor(what: string, timeoutMs: number, cause: unknown) {
    super(`Timed out after ${timeoutMs / 1000} s waiting for ${what}`, { cause })
  }
}

/**
 * Calls `check` until it returns something other than undefined or false, and returns that. A call that throws is
 * repeated, because the other side may not be listening yet.
 *
 * @throws WaitTimeoutError after `timeoutMs`; the signal's reason when it is aborted.
 */
export async function waitFor<T>(
  check: () => Promise<T | undefined | false> | T | undefined | false,
  { what, timeoutMs, intervalMs, signal }: WaitOptions,
): Promise<T> {
  const start = performance.now()
  let lastError: unknown
  for (;;) {
    signal?.throwIfAborted()
    try {
      const answer = await check()
      if (answer !== undefined && answer !== false) return answer
    } catch (error) {
      lastError = error
    }
    const waited = performance.now() - start
    if (waited >= timeoutMs) throw new WaitTimeoutError(what, timeoutMs, lastError)
    const next = intervalMs ?? Math.max(USUAL_PAUSE.leastMs, waited * USUAL_PAUSE.share)
    await pause(next, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted())
  }
}

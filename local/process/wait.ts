// Waits for a condition: checks again until it is met, the time is up, or the caller aborts.
import { setTimeout as pause } from 'node:timers/promises'

export interface WaitOptions {
  /** The fact, as it reads after "Timed out waiting for". */
  what: string
  timeoutMs: number
  /** Pause between two checks; 50 ms by default. */
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
  { what, timeoutMs, intervalMs = 50, signal }: WaitOptions,
): Promise<T> {
  const end = performance.now() + timeoutMs
  let lastError: unknown
  for (;;) {
    signal?.throwIfAborted()
    try {
      const answer = await check()
      if (answer !== undefined && answer !== false) return answer
    } catch (error) {
      lastError = error
    }
    if (performance.now() >= end) throw new WaitTimeoutError(what, timeoutMs, lastError)
    await pause(intervalMs, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted())
  }
}

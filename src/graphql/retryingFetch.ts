// A `fetch` for reads that times out, and retries with growing pauses.
import { sleep } from '../domain/sleep.ts'

export interface RetryOptions {
  /** Total number of attempts. */
  readonly attempts?: number
  /** First pause, in milliseconds; it doubles each time, less a random part. */
  readonly firstPauseMilliseconds?: number
  /** Timeout of one attempt, in milliseconds. */
  readonly timeoutMilliseconds?: number
}

const LONGEST_PAUSE_MILLISECONDS = 8_000

/** Overload and temporary failures; other errors would repeat. */
function isTemporary(status: number): boolean {
  return status === 429 || status === 408 || status >= 500
}

/**
 * `fetch` for idempotent requests. Returns the last response, or throws the last error.
 *
 * @throws errors of `fetch`; the caller's abort is never retried
 */
export function retryingFetch({
  attempts = 4,
  firstPauseMilliseconds = 300,
  timeoutMilliseconds = 20_000,
}: RetryOptions = {}): typeof fetch {
  return async (input, init) => {
    const leave = init?.signal ?? undefined
    for (let attempt = 1; ; attempt += 1) {
      const limit = AbortSignal.timeout(timeoutMilliseconds)
      const signal = leave === undefined ? limit : AbortSignal.any([leave, limit])
      const pause = firstPauseMilliseconds * 2 ** (attempt - 1) * (1 - Math.random() / 2)
      try {
        const response = await fetch(input, { ...init, signal })
        if (attempt === attempts || !isTemporary(response.status)) return response
        await sleep(Math.min(Math.max(pause, retryAfter(response)), LONGEST_PAUSE_MILLISECONDS), leave)
      } catch (error) {
        if (attempt === attempts || leave?.aborted) throw error
        await sleep(Math.min(pause, LONGEST_PAUSE_MILLISECONDS), leave)
      }
    }
  }
}

/** `Retry-After` in milliseconds; 0 if it is missing or not a number of seconds. */
function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, LONGEST_PAUSE_MILLISECONDS) : 0
}

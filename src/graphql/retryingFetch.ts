// A fetch for reads: it gives up on a silent server, and asks a struggling one again with growing pauses.

export interface RetryOptions {
  /** How often in all a question is put. */
  readonly attempts?: number
  /** The first pause, in milliseconds; it doubles each time, and a random part of it is taken off. */
  readonly firstPauseMilliseconds?: number
  /** How long one attempt may take, in milliseconds. */
  readonly timeoutMilliseconds?: number
}

const LONGEST_PAUSE_MILLISECONDS = 8_000

/** Overload and passing failures, worth another try; anything else would be answered the same again. */
function worthAnotherTry(status: number): boolean {
  return status === 429 || status === 408 || status >= 500
}

/**
 * `fetch` for questions that may be put twice. The last answer, or the last failure, is the caller's.
 *
 * @throws whatever `fetch` throws; the caller's own abort is never retried
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
        if (attempt === attempts || !worthAnotherTry(response.status)) return response
        await rest(Math.max(pause, retryAfter(response)), leave)
      } catch (error) {
        if (attempt === attempts || leave?.aborted) throw error
        await rest(pause, leave)
      }
    }
  }
}

/** What the server asks for in `Retry-After`, in milliseconds; 0 when it says nothing that is a number of seconds. */
function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, LONGEST_PAUSE_MILLISECONDS) : 0
}

function rest(milliseconds: number, leave: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(leave?.reason as Error)
    }
    const timer = setTimeout(
      () => {
        leave?.removeEventListener('abort', stop)
        resolve()
      },
      Math.min(milliseconds, LONGEST_PAUSE_MILLISECONDS),
    )
    leave?.addEventListener('abort', stop, { once: true })
  })
}

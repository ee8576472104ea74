// A pause that a signal can end early.

/**
 * Resolves after the time. A signal must not outlive its request, because it keeps a listener.
 *
 * @throws the signal's reason when it is aborted
 */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}

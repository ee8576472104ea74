// The way from a page to a check: in a worker; where there are none, in the page itself.
import type { CheckReply, CheckRequest } from './protocol.ts'
import type { Progress } from './verify.ts'

export interface CheckOptions {
  /** Ends the check at once, and its requests. */
  readonly signal: AbortSignal
  /** Not called any more once the check has ended. */
  readonly onProgress: (progress: Progress) => void
}

/** @throws WorkerLostError, and the signal's reason when it is aborted */
export async function checkOnChain(request: CheckRequest, options: CheckOptions): Promise<CheckReply> {
  const { signal, onProgress } = options
  if (typeof Worker !== 'undefined') return (await import('./inWorker.ts')).checkInWorker(request, options)
  return (await import('./service.ts')).createService().check(request, onProgress, signal)
}

// Runs a check in a worker, or in the page where there are no workers.
import type { CheckReply, CheckRequest } from './protocol.ts'
import type { Progress } from './verify.ts'

export interface CheckOptions {
  /** Stops the check and its requests. */
  readonly signal: AbortSignal
  /** Never called after the check has ended. */
  readonly onProgress: (progress: Progress) => void
}

/** @throws WorkerLostError, and the signal's reason when it is aborted */
export async function checkOnChain(request: CheckRequest, options: CheckOptions): Promise<CheckReply> {
  const { signal, onProgress } = options
  if (typeof Worker !== 'undefined') return (await import('./inWorker.ts')).checkInWorker(request, options)
  return (await import('./service.ts')).createService().check(request, onProgress, signal)
}

// Defines the progress reports of a starting stack: its steps, when each begins and how it ends.
import { once } from 'node:events'

export type StackStep = 'chain' | 'fork' | 'seed' | 'gateway' | 'database' | 'mappings' | 'indexer' | 'index'

export interface Progress {
  step: StackStep
  state: 'begun' | 'going' | 'done' | 'failed'
  /** A few words on the progress of the step, or its result. */
  detail?: string
}

export type OnProgress = (progress: Progress) => void

/** Reports the progress of a step. */
export type ReportDetail = (detail: string) => void

/** Runs one step between its reports. */
export type RunStep = <T>(step: StackStep, run: (reportDetail: ReportDetail) => Promise<T>) => Promise<T>

/** Settles, with the signal's reason, when it is aborted. */
async function untilAborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason as Error
}

/**
 * Returns a runner of steps.
 *
 * @param signal once aborted, no step begins, and the running step is left alone and throws the signal's reason.
 */
export function stepRunner({ onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal }): RunStep {
  return async (step, run) => {
    signal.throwIfAborted()
    onProgress({ step, state: 'begun' })
    const reportDetail: ReportDetail = (detail) => {
      onProgress({ step, state: 'going', detail })
    }
    try {
      const result = await Promise.race([run(reportDetail), untilAborted(signal)])
      onProgress({ step, state: 'done' })
      return result
    } catch (error) {
      if (!signal.aborted) onProgress({ step, state: 'failed' })
      // The step may also watch the signal, and then fails in its own words.
      throw signal.aborted ? (signal.reason as Error) : error
    }
  }
}

/**
 * Runs tasks in parallel and returns when all have settled, so that none keeps running unnoticed.
 *
 * @param giveUp called with the first failure, to make the other tasks end soon.
 * @throws the first failure.
 */
export async function together<T extends readonly unknown[]>(
  tasks: { [K in keyof T]: Promise<T[K]> },
  giveUp: (reason: unknown) => void,
): Promise<T> {
  let failure: { reason: unknown } | undefined
  for (const task of tasks as readonly Promise<unknown>[]) {
    task.catch((reason: unknown) => {
      if (failure) return
      failure = { reason }
      giveUp(reason)
    })
  }
  const results = await Promise.allSettled(tasks as readonly Promise<unknown>[])
  if (failure) throw failure.reason
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T
}

// What a starting stack tells of itself: its steps, when each begins and how it ends.

export type StackStep = 'chain' | 'seed' | 'gateway' | 'database' | 'mappings' | 'indexer' | 'index'

export interface Progress {
  step: StackStep
  state: 'begun' | 'going' | 'done' | 'failed'
  /** A few words on how far it is, or what came of it. */
  detail?: string
}

export type OnProgress = (progress: Progress) => void

/** Runs one step between its reports; `tell` reports how far it is. */
export type RunStep = <T>(step: StackStep, run: (tell: (detail: string) => void) => Promise<T>) => Promise<T>

/**
 * A runner of steps.
 *
 * @param signal once aborted, no step begins and the step under way throws the signal's reason.
 */
export function stepRunner({
  onProgress,
  signal,
}: {
  onProgress: OnProgress
  signal: AbortSignal | undefined
}): RunStep {
  return async (step, run) => {
    signal?.throwIfAborted()
    onProgress({ step, state: 'begun' })
    try {
      const result = await run((detail) => {
        onProgress({ step, state: 'going', detail })
      })
      signal?.throwIfAborted()
      onProgress({ step, state: 'done' })
      return result
    } catch (error) {
      signal?.throwIfAborted() // What fails because its ground was taken away is no failure of its own.
      onProgress({ step, state: 'failed' })
      throw error
    }
  }
}

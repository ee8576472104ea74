// Runs tasks of which only the latest counts, such as searches whose late answers must not replace a newer one.
import { useEffect, useRef } from 'react'

export interface LatestTask {
  /** Cancels the task before and starts another, which is over once the signal is aborted. */
  start(): AbortSignal
  cancel(): void
}

/**
 * The task ends when the component is removed, its page goes to the background, or `key` changes.
 * @param reset removes what the component shows of the task: a page keeps its state in the background
 */
export function useLatestTask(reset: () => void, key?: string): LatestTask {
  const current = useRef<AbortController>(undefined)
  const cancel = () => current.current?.abort()

  // External system: what the task waits for, such as the node or the index.
  useEffect(
    () => () => {
      cancel()
      reset()
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each render's new function resets the same state
    [key],
  )

  return {
    start() {
      cancel()
      current.current = new AbortController()
      return current.current.signal
    },
    cancel,
  }
}

// The flow of one write in the dialog that starts it: from the form through the wallet to the outcome.
import { useState, useEffect, useRef } from 'react'
import type { WriteDefinition } from '../../transactions/definition.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { isSettled, isUnanswered, type TransactionState } from '../../transactions/machine.ts'
import { useWrite } from '../../transactions/TransactionsProvider.tsx'
import type { Value } from '../../messages/message.ts'

/** The dialog's progress: not started, in progress, stopped without being done, or done. */
export type Progress =
  | { readonly status: 'open' }
  | { readonly status: 'busy' | 'stopped'; readonly entry: TransactionEntry }
  | {
      readonly status: 'done'
      readonly entry: TransactionEntry
      readonly state: Extract<TransactionState, { status: 'indexed' }>
    }

export interface WriteFlow {
  readonly progress: Progress
  /** One sentence for each step that a write completed before it stopped, and that its next attempt resumes from. */
  readonly completedSteps: readonly Value[]
  /** Number of times that the user returned to the form, each of which reads the preview again. */
  readonly round: number
  begin(definition: WriteDefinition): void
  /** Returns to the form and reads the preview again. */
  again(): void
  /** Prompts again for exactly what the user confirmed; undefined if that happened on a previous page. */
  readonly retry: (() => void) | undefined
}

/**
 * The dialog keeps showing the outcome of the write after its entry is dismissed.
 * @param key key of the write; a write that is already in progress is followed to its end
 * @param options.resumes whether the next attempt continues after the steps that a stopped one completed
 */
export function useWriteFlow(
  key: string,
  { resumes = false }: { readonly resumes?: boolean } = {},
): WriteFlow {
  const { entry, start, dismiss } = useWrite(key)
  const [started, setStarted] = useState(false)
  const [last, setLast] = useState<TransactionEntry>()
  // A write in progress is followed to its end, even if it began before the dialog opened. An attempt that the wallet
  // never answered is shown before another can start.
  if (!started && entry !== undefined && (!isSettled(entry.state) || isUnanswered(entry.state)))
    setStarted(true)
  const [round, setRound] = useState(0)
  const [begun, setBegun] = useState<WriteDefinition>()
  if (started && entry !== undefined && entry !== last && isCurrent(entry, last)) setLast(entry)
  const followed = started ? last : undefined
  const progress = toProgress(followed)
  const [completedSteps, setCompletedSteps] = useState<readonly Value[]>([])
  return {
    progress,
    completedSteps,
    round,
    begin(definition) {
      const whole = resumes ? { ...definition, completedSteps } : definition
      setStarted(true)
      setBegun(whole)
      start(whole)
    },
    again() {
      if (resumes && progress.status === 'stopped')
        setCompletedSteps(progress.entry.completedSteps ?? completedSteps)
      if (followed !== undefined) dismiss()
      setStarted(false)
      setLast(undefined)
      setRound((before) => before + 1)
    },
    retry:
      begun === undefined ? undefined : () => start({ ...begun, completedSteps: followed?.completedSteps }),
  }
}

/** False for an older attempt, which the store returns again once the followed one is dismissed. */
function isCurrent(entry: TransactionEntry, last: TransactionEntry | undefined): boolean {
  return last === undefined || entry.id === last.id || entry.updatedAtSeconds >= last.updatedAtSeconds
}

function toProgress(entry: TransactionEntry | undefined): Progress {
  if (entry === undefined) return { status: 'open' }
  const { state } = entry
  if (!isSettled(state)) return { status: 'busy', entry }
  return state.status === 'indexed' ? { status: 'done', entry, state } : { status: 'stopped', entry }
}

/** Whether the checks shown before the signature are outdated, because the write was refused since. */
export function isSuperseded(progress: Progress): boolean {
  return progress.status === 'stopped' && progress.entry.state.status === 'refused'
}

/**
 * Notifies a page when a write of its account is done, even if the dialog was closed before.
 * @param key key of the write; `onDone` isn't called for a write that was done before this component mounted
 */
export function useWhenDone(key: string, onDone: () => void): void {
  const done = useWrite(key).entry?.state.status === 'indexed'
  const wasDone = useRef(done)
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  })

  // External system: the transaction store, which every tab and dialog changes.
  useEffect(() => {
    if (done && !wasDone.current) latest.current()
    wasDone.current = done
  }, [done])
}

// The flow of one write in the dialog that starts it: from the form through the wallet to the outcome.
import { useState, useEffect, useRef } from 'react'
import type { Executable, Verdict } from '../../seaport/verdict.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { isSettled, isUnanswered, type TransactionState } from '../../transactions/machine.ts'
import { useWrite } from '../../transactions/TransactionsProvider.tsx'
import type { ReadState } from '../../graphql/useRead.ts'
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
 */
export function useWriteFlow(key: string): WriteFlow {
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
  return {
    progress: toProgress(followed),
    round,
    begin(definition) {
      setStarted(true)
      setBegun(definition)
      start(definition)
    },
    again() {
      if (followed !== undefined) dismiss()
      setStarted(false)
      setLast(undefined)
      setRound((before) => before + 1)
    },
    retry: begun === undefined ? undefined : () => start({ ...begun, did: followed?.did }),
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

interface Previewed<Plan> {
  readonly verdict: Omit<Executable<Plan>, 'passed'> | Exclude<Verdict<Plan>, Executable<Plan>>
}

/**
 * Returns the current preview before the user confirms, and afterwards the confirmed one for as long as the write is in
 * progress. Undefined for a write that began before the dialog opened.
 */
export function useAgreedPreview<Value, Plan>(
  progress: Progress,
  preview: ReadState<Value & Previewed<Plan>>,
) {
  const [agreed, setAgreed] = useState<typeof preview>()
  const shown = progress.status === 'open' ? preview : agreed
  const loaded = shown?.status === 'loaded' ? shown.value : undefined
  return {
    shown,
    loaded,
    /** Undefined while the preview loads, and if the write can't be executed. */
    plan: loaded?.verdict.status === 'executable' ? loaded.verdict.plan : undefined,
    agree: () => setAgreed(preview),
  }
}

/** Whether the checks shown before the signature are outdated, because the write was refused since. */
export function isSuperseded(progress: Progress): boolean {
  return progress.status === 'stopped' && progress.entry.state.status === 'refused'
}

export interface ResumableWrite {
  readonly write: WriteFlow
  /** One sentence for each step that the write completed before it stopped. */
  readonly did: readonly Value[]
}

/**
 * A write of several steps that can be resumed from its form after it stopped.
 * @param key key of the write; a write that is already in progress is followed to its end
 */
export function useResumableWrite(key: string): ResumableWrite {
  const followed = useWriteFlow(key)
  const [did, setDid] = useState<readonly Value[]>([])
  return {
    did,
    write: {
      ...followed,
      begin: (definition) => followed.begin({ ...definition, did }),
      again() {
        if (followed.progress.status === 'stopped') setDid(followed.progress.entry.did ?? did)
        followed.again()
      },
    },
  }
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

// One write as the dialog that starts it follows it: from the form, through the wallet, to what became of it.
import { useState } from 'react'
import type { WriteDefinition } from '../transactions/definition.ts'
import type { TransactionEntry } from '../transactions/entry.ts'
import { isSettled, isUnanswered, type TransactionState } from '../transactions/machine.ts'
import { useWrite } from '../transactions/TransactionsProvider.tsx'
import type { ReadState } from './useDebouncedRead.ts'

/** Where the dialog stands: nothing begun, under way, come to rest without being done, or done. */
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
  /** Counts how often the reader went back: what was read before is then read again. */
  readonly round: number
  begin(definition: WriteDefinition): void
  /** Goes back to before the signature, and reads again. */
  again(): void
  /** Asks once more for just what was agreed to; undefined where that was on a page before this one. */
  readonly retry: (() => void) | undefined
}

/**
 * The dialog goes on telling what became of the write when its notice is put away.
 * @param key of the write; one that goes on already is followed to its end
 */
export function useWriteFlow(key: string): WriteFlow {
  const { entry, start, dismiss } = useWrite(key)
  const [started, setStarted] = useState(false)
  const [last, setLast] = useState<TransactionEntry>()
  // What goes on is followed to its end, also when it was begun before the dialog was opened; and what the wallet never
  // answered is told before anything is begun beside it.
  if (!started && entry !== undefined && (!isSettled(entry.state) || isUnanswered(entry.state)))
    setStarted(true)
  const [round, setRound] = useState(0)
  const [begun, setBegun] = useState<WriteDefinition>()
  if (started && entry !== undefined && entry !== last && isNews(entry, last)) setLast(entry)
  const followed = started ? last : undefined
  return {
    progress: progressOf(followed),
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

/** False for an older attempt, which comes to light again once the one that is followed was put away. */
function isNews(entry: TransactionEntry, last: TransactionEntry | undefined): boolean {
  return last === undefined || entry.id === last.id || entry.updatedAtSeconds >= last.updatedAtSeconds
}

function progressOf(entry: TransactionEntry | undefined): Progress {
  if (entry === undefined) return { status: 'open' }
  const { state } = entry
  if (!isSettled(state)) return { status: 'busy', entry }
  return state.status === 'indexed' ? { status: 'done', entry, state } : { status: 'stopped', entry }
}

/**
 * What was read before the signature, and once it was agreed to, just that for as long as the write goes on; undefined
 * for a write that was begun before the dialog was opened.
 */
export function useAgreedPreview<Value>(
  progress: Progress,
  preview: ReadState<Value>,
): { readonly shown: ReadState<Value> | undefined; readonly agree: () => void } {
  const [agreed, setAgreed] = useState<ReadState<Value>>()
  return { shown: progress.status === 'open' ? preview : agreed, agree: () => setAgreed(preview) }
}

/** Whether the checks that came before have been overtaken by one that said no. */
export function isSuperseded(progress: Progress): boolean {
  return progress.status === 'stopped' && progress.entry.state.status === 'refused'
}

// Follows one write after its signature: asks about it, each time in the way of its state, until nothing can change.
import type { SendBatch } from '../domain/rpc.ts'
import type { Value } from '../messages/message.ts'
import type { StoredEntry } from './entry.ts'
import { isAwaitingWallet, isFollowed, type TransactionEvent } from './machine.ts'
import { pause, growingPauses, type PollIntervals } from './pollIntervals.ts'
import { watchMined } from './watchMined.ts'
import { watchSent } from './watchSent.ts'
import type { WalletWitness } from './walletWitness.ts'

export interface WatchOptions {
  readonly send: SendBatch
  /** The wallet's own node, against which outcomes and the chain itself are held. */
  readonly witness?: WalletWitness | undefined
  /** The newest block of the index. */
  readonly readIndexedBlock: () => Promise<{ readonly number: number; readonly hash: string | null }>
  /** Told when a write is in the index: the moment to fetch again what is shown. */
  readonly onIndexed: (entry: StoredEntry) => void | Promise<void>
  readonly intervals: PollIntervals
  readonly signal: AbortSignal
  /** The write as it is; undefined once it is forgotten. */
  readonly read: () => StoredEntry | undefined
  readonly dispatch: (event: TransactionEvent) => void
  /** Forgets the write: its chain is no more. */
  readonly forget: () => void
  readonly explain?: (revertData: `0x${string}`) => Promise<Value>
}

/** What is remembered between two questions, for as long as the state stays the same. */
export interface WatchState {
  /** When it began, in milliseconds. */
  readonly startedAt: number
  /** Since when the node has had no trace of the transaction. */
  unseenSince: number | undefined
  /** What the last answer suggested, when one answer is not enough to believe it. */
  suspicion: string | undefined
}

/** States in which the user was told how it stands, and no longer waits for the next. */
const RESTING_STATES: ReadonlySet<string> = new Set(['failed', 'dropped', 'indexed', 'reverted'])

/** Settles when the write needs another signature, nothing more can become of it, or the page goes away. */
export async function watch(options: WatchOptions): Promise<void> {
  const { intervals, signal, read } = options
  let status: string | undefined
  let stretch: WatchState = { startedAt: 0, unseenSince: undefined, suspicion: undefined }
  let pauses = growingPauses(intervals)
  while (!signal.aborted) {
    const entry = read()
    if (entry === undefined || isAwaitingWallet(entry.state) || !isFollowed(entry.state)) return
    if (entry.state.status !== status) {
      status = entry.state.status
      stretch = { startedAt: Date.now(), unseenSince: undefined, suspicion: undefined }
      // Nobody waits for what was told already.
      pauses = growingPauses(intervals, RESTING_STATES.has(status) ? 2 : 1)
    }
    try {
      await poll(entry, options, stretch)
    } catch {
      // The node or the index did not answer, or not readably: nothing is known, so nothing changes.
    }
    if (read()?.state !== entry.state) continue
    await pause(stretch.suspicion === undefined ? pauses.next().value : intervals.firstPause, signal)
  }
}

function poll(entry: StoredEntry, options: WatchOptions, stretch: WatchState): Promise<void> {
  const { state } = entry
  switch (state.status) {
    case 'failed':
    case 'pending':
    case 'dropped':
      return watchSent({ ...entry, state }, options, stretch)
    case 'mined':
    case 'stalled':
    case 'indexed':
    case 'reverted':
      return watchMined({ ...entry, state }, options, stretch)
    case 'idle':
    case 'preparing':
    case 'signing':
    case 'refused':
    case 'rejected':
    case 'replaced':
      return Promise.resolve()
  }
}

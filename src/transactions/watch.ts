// Polls one write after its signature, at the interval that its state calls for, until it can't change any more.
import type { TxHash } from '../domain/hashes.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { Value } from '../messages/message.ts'
import type { StoredEntry } from './entry.ts'
import { isAwaitingWallet, isFollowed, type TransactionEvent } from './machine.ts'
import { pause, createGrowingPauses, type PollIntervals } from './pollIntervals.ts'
import { watchMined } from './watchMined.ts'
import { watchSent } from './watchSent.ts'
import type { WalletWitness } from './walletWitness.ts'

export interface WatchOptions {
  readonly send: SendBatch
  /** The wallet's own node, which has to confirm outcomes and the chain itself. */
  readonly witness?: WalletWitness | undefined
  /** The latest indexed block. */
  readonly fetchIndexedBlock: () => Promise<{ readonly number: number; readonly hash: string | null }>
  /** Called when a write is indexed, to refetch what is shown. */
  readonly onIndexed: (entry: StoredEntry) => void | Promise<void>
  readonly intervals: PollIntervals
  readonly signal: AbortSignal
  /** The current entry; undefined once it is removed. */
  readonly read: () => StoredEntry | undefined
  /** Whether a transaction is that of another write, which may have the same call. */
  readonly isOthers: (hash: TxHash) => boolean
  readonly dispatch: (event: TransactionEvent) => void
  /** Removes the entry, because its chain was reset. */
  readonly forget: () => void
  readonly explain?: (revertData: `0x${string}`) => Promise<Value>
}

/** What is remembered between polls for as long as the status stays the same. */
export interface WatchState {
  /** In milliseconds since 1970. */
  readonly startedAt: number
  /** Since when the node hasn't seen the transaction. */
  unseenSince: number | undefined
  /** What the last reply suggested, when one reply isn't enough to believe it. */
  suspicion: string | undefined
}

/** States that the user no longer waits on, although the transaction may still be found. */
const RESTING_STATES: ReadonlySet<string> = new Set(['failed', 'dropped'])

/** States in a block that only a reorganization changes: they are polled as rarely from the start. */
const MINED_STATES: ReadonlySet<string> = new Set(['indexed', 'contradicted', 'reverted'])

/** Resolves when the write needs another signature, can't change any more, or the signal aborts. */
export async function watch(options: WatchOptions): Promise<void> {
  const { intervals, signal, read } = options
  let status: string | undefined
  let watchState: WatchState = { startedAt: 0, unseenSince: undefined, suspicion: undefined }
  let pauses = choosePauses(undefined, intervals)
  while (!signal.aborted) {
    const entry = read()
    if (entry === undefined || isAwaitingWallet(entry.state) || !isFollowed(entry.state)) return
    if (entry.state.status !== status) {
      status = entry.state.status
      watchState = { startedAt: Date.now(), unseenSince: undefined, suspicion: undefined }
      pauses = choosePauses(status, intervals)
    }
    try {
      await poll(entry, options, watchState)
    } catch {
      // The node or the indexer gave no readable reply, so nothing changes.
    }
    if (read()?.state !== entry.state) continue
    await pause(watchState.suspicion === undefined ? pauses.next().value : intervals.firstPause, signal)
  }
}

function choosePauses(
  status: string | undefined,
  { firstPause, longestPause, restingPause }: PollIntervals,
): Generator<number, never> {
  if (status === undefined) return createGrowingPauses(firstPause, longestPause)
  if (MINED_STATES.has(status)) return createGrowingPauses(restingPause, restingPause)
  return createGrowingPauses(firstPause, RESTING_STATES.has(status) ? restingPause : longestPause)
}

function poll(entry: StoredEntry, options: WatchOptions, watchState: WatchState): Promise<void> {
  const { state } = entry
  switch (state.status) {
    case 'failed':
    case 'pending':
    case 'dropped':
      return watchSent({ ...entry, state }, options, watchState)
    case 'mined':
    case 'stalled':
    case 'indexed':
    case 'contradicted':
    case 'reverted':
      return watchMined({ ...entry, state }, options, watchState)
    case 'preparing':
    case 'signing':
    case 'refused':
    case 'rejected':
    case 'replaced':
      return Promise.resolve()
  }
}

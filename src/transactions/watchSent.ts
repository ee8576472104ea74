// One poll of a transaction that isn't mined yet: pending, sped up, canceled, replaced, or dropped.
import type { TxHash } from '../domain/hashes.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import type { StoredEntry } from './entry.ts'
import { findDifference } from './findDifference.ts'
import { toPlace, type Place, type TransactionState } from './machine.ts'
import { isContractAccount, locateTransaction, replayRevert } from './node.ts'
import { findByNonce, findCall, fetchNonces } from './nonces.ts'
import type { WatchState, WatchOptions } from './watch.ts'

type UnminedState = Extract<TransactionState, { status: 'failed' | 'pending' | 'dropped' }>
type Unconfirmed = Extract<UnminedState, { status: 'failed' }>
type Hashed = Exclude<UnminedState, Unconfirmed>
type Entry<State> = StoredEntry & { readonly state: State }

/** @throws NodeError */
export async function watchSent(
  entry: Entry<UnminedState>,
  options: WatchOptions,
  watchState: WatchState,
): Promise<void> {
  const { state } = entry
  if (state.status === 'failed') await watchUnconfirmed({ ...entry, state }, options, watchState)
  else await watchHash({ ...entry, state }, options, watchState)
}

function markSeen(watchState: WatchState): void {
  watchState.unseenSince = undefined
}

/** Records that the node didn't see it; returns whether that has been so for too long. */
function markMissing(watchState: WatchState, { intervals }: WatchOptions): boolean {
  watchState.unseenSince ??= Date.now()
  return Date.now() - watchState.unseenSince > intervals.dropAfter
}

/**
 * The wallet was prompted and returned no hash: the page was closed, or the wallet failed. The call may be pending
 * under an unknown hash.
 */
async function watchUnconfirmed(
  entry: Entry<Unconfirmed>,
  options: WatchOptions,
  watchState: WatchState,
): Promise<void> {
  const { send, isOthers, dispatch } = options
  const { account, call, sinceBlock, state } = entry
  const nonce = state.walletRequest?.nonce
  if (nonce === undefined) return
  const { mined, pending } = await fetchNonces(send, account)
  const search =
    call === null
      ? ({ kind: 'unclear' } as const)
      : await findCall(send, { account, call, sinceBlock, nonce, mined, isOthers })
  if (search.kind === 'mined') return dispatch({ type: 'send', hash: search.hash, nonce: search.nonce })
  // A pending transaction of the account may be this one.
  if (pending > Math.max(mined, nonce)) return markSeen(watchState)
  if (!markMissing(watchState, options)) return
  if (search.kind === 'unclear') dispatch({ type: 'replace', how: 'untraceable', by: null })
  else dispatch({ type: 'finalize' })
}

async function watchHash(entry: Entry<Hashed>, options: WatchOptions, watchState: WatchState): Promise<void> {
  const { send, dispatch, intervals } = options
  const { account, state } = entry
  const { hash, nonce } = state
  const location = await locateTransaction(send, { hash, account, nonce })
  switch (location.kind) {
    case 'mined': {
      const seenByWallet = await options.witness?.receipt(hash)
      const outcome = location.succeeded ? 'succeeded' : 'reverted'
      if (seenByWallet === undefined || seenByWallet === outcome) {
        if (location.succeeded) await succeed(entry, toPlace(location), options, watchState)
        else await revert(entry, toPlace(location), options)
        return
      }
      // The two nodes differ: one may be behind, or lying. Nothing is shown as done until they agree.
      markSeen(watchState)
      break
    }
    case 'waiting':
      markSeen(watchState)
      dispatch({ type: 'send', hash, nonce: location.nonce })
      break
    case 'taken':
      if (await isMinedByWallet(hash, options)) markSeen(watchState)
      else if (!(await traceReplacement(entry, options)) && markMissing(watchState, options))
        dispatch({ type: 'replace', how: 'untraceable', by: null })
      break
    case 'unknown':
      if (!markMissing(watchState, options)) break
      if (await isMinedByWallet(hash, options)) markSeen(watchState)
      // A contract's wallet may return the hash of an operation, which no node knows. That may be done, so another attempt
      // may buy twice.
      else if (await isContractAccount(send, account))
        dispatch({ type: 'replace', how: 'untraceable', by: null })
      else dispatch({ type: 'drop' })
      break
  }
  if (Date.now() - watchState.startedAt > intervals.stuckAfter) dispatch({ type: 'linger' })
}

/** Whether the wallet's node has it in a block: then it is neither replaced nor dropped. */
async function isMinedByWallet(hash: TxHash, { witness }: WatchOptions): Promise<boolean> {
  const receipt = await witness?.receipt(hash)
  return receipt === 'succeeded' || receipt === 'reverted'
}

/** Finds the transaction that used its nonce. False when the node can't say. */
async function traceReplacement(
  { account, call, sinceBlock, state }: Entry<Hashed>,
  { send, isOthers, dispatch }: WatchOptions,
): Promise<boolean> {
  if (call === null) return false
  const { nonce, nonceConfirmed } = state
  if (nonceConfirmed !== true) {
    // Nodes don't show transactions of private relays: another of the account's may have used the nonce before it.
    const { mined } = await fetchNonces(send, account)
    const search = await findCall(send, { account, call, sinceBlock, nonce, mined, isOthers })
    if (search.kind === 'mined') dispatch({ type: 'send', hash: search.hash, nonce: search.nonce })
    else if (search.kind === 'absent') dispatch({ type: 'advance', nonce: mined })
    return search.kind !== 'unclear'
  }
  const occupant = await findByNonce(send, { account, nonce, sinceBlock, call })
  if (occupant?.kind === 'same') dispatch({ type: 'send', hash: occupant.hash, nonce })
  else if (occupant !== undefined) dispatch({ type: 'replace', how: occupant.kind, by: occupant.hash })
  return occupant !== undefined
}

/** After any step but the last, the write goes on only if the step did what it is for; the index tells about the last. */
async function succeed(
  entry: Entry<Hashed>,
  place: Place,
  options: WatchOptions,
  watchState: WatchState,
): Promise<void> {
  const difference = entry.state.step.last
    ? undefined
    : await findDifference(entry, place, options, watchState)
  options.dispatch(
    difference === undefined
      ? { type: 'mine', ...place }
      : { type: 'contradict', ...place, message: difference },
  )
}

async function revert(
  { account, call }: StoredEntry,
  place: Place,
  { send, dispatch, explain }: WatchOptions,
): Promise<void> {
  const { blockNumber } = place
  const data =
    call === null ? '0x' : await replayRevert(send, { account, call, blockNumber }).catch(() => '0x' as const)
  const message = (await explain?.(data).catch(() => undefined)) ?? transactionsTexts.reverted
  dispatch({ type: 'revert', ...place, message })
}

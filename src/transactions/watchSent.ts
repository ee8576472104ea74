// One poll of a transaction that isn't mined yet: pending, sped up, canceled, replaced, or dropped.
import type { TxHash } from '../domain/hashes.ts'
import { transactions } from '../messages/en/transactions.ts'
import type { StoredEntry } from './entry.ts'
import type { Place, TransactionState } from './machine.ts'
import { locateTransaction, replayRevert } from './node.ts'
import { findByNonce, findCall, readNonces } from './nonces.ts'
import type { WatchState, WatchOptions } from './watch.ts'

type Waiting = Extract<TransactionState, { status: 'failed' | 'pending' | 'dropped' }>
type Unconfirmed = Extract<Waiting, { status: 'failed' }>
type Hashed = Exclude<Waiting, Unconfirmed>
type Entry<State> = StoredEntry & { readonly state: State }

/** @throws NodeError */
export async function watchSent(
  entry: Entry<Waiting>,
  options: WatchOptions,
  stretch: WatchState,
): Promise<void> {
  const { state } = entry
  if (state.status === 'failed') await watchUnconfirmed({ ...entry, state }, options, stretch)
  else await watchHash({ ...entry, state }, options, stretch)
}

function seen(stretch: WatchState): void {
  stretch.unseenSince = undefined
}

/** Notes that the node didn't see it; returns whether that has been so for too long. */
function missed(stretch: WatchState, { intervals }: WatchOptions): boolean {
  stretch.unseenSince ??= Date.now()
  return Date.now() - stretch.unseenSince > intervals.dropAfter
}

/**
 * The wallet was prompted and returned no hash: the page was closed, or the wallet failed. The call may be pending
 * under an unknown hash.
 */
async function watchUnconfirmed(
  entry: Entry<Unconfirmed>,
  options: WatchOptions,
  stretch: WatchState,
): Promise<void> {
  const { send, dispatch } = options
  const { account, call, sinceBlock, state } = entry
  const nonce = state.walletRequest?.nonce
  if (nonce === undefined) return
  const { mined, pending } = await readNonces(send, account)
  const search =
    call === null
      ? ({ kind: 'unclear' } as const)
      : await findCall(send, { account, call, sinceBlock, nonce, mined })
  if (search.kind === 'mined') return dispatch({ type: 'send', hash: search.hash, nonce: search.nonce })
  // A pending transaction of the account may be this one.
  if (pending > Math.max(mined, nonce)) return seen(stretch)
  if (!missed(stretch, options)) return
  if (search.kind === 'unclear') dispatch({ type: 'replace', how: 'untraceable', by: null })
  else dispatch({ type: 'finalize' })
}

async function watchHash(entry: Entry<Hashed>, options: WatchOptions, stretch: WatchState): Promise<void> {
  const { send, dispatch, intervals } = options
  const { account, state } = entry
  const { hash, nonce } = state
  const sighting = await locateTransaction(send, { hash, account, nonce })
  switch (sighting.kind) {
    case 'mined': {
      const seenByWallet = await options.witness?.receipt(hash)
      const outcome = sighting.succeeded ? 'succeeded' : 'reverted'
      if (seenByWallet === undefined || seenByWallet === outcome) {
        if (sighting.succeeded) dispatch({ type: 'mine', ...toPlace(sighting) })
        else await revert(entry, toPlace(sighting), options)
        return
      }
      // The two nodes differ: one may be behind, or lying. Nothing is shown as done until they agree.
      seen(stretch)
      break
    }
    case 'waiting':
      seen(stretch)
      // The wallet chooses the nonce; the stored one was a guess.
      dispatch({ type: 'send', hash, nonce: sighting.nonce })
      break
    case 'taken':
      if (await isMinedByWallet(hash, options)) seen(stretch)
      else if (!(await trace(entry, options)) && missed(stretch, options))
        dispatch({ type: 'replace', how: 'untraceable', by: null })
      break
    case 'unknown':
      if (!missed(stretch, options)) break
      if (await isMinedByWallet(hash, options)) seen(stretch)
      else dispatch({ type: 'drop' })
      break
  }
  if (Date.now() - stretch.startedAt > intervals.stuckAfter) dispatch({ type: 'linger' })
}

/** Whether the wallet's node has it in a block: then it is neither replaced nor dropped. */
async function isMinedByWallet(hash: TxHash, { witness }: WatchOptions): Promise<boolean> {
  const receipt = await witness?.receipt(hash)
  return receipt === 'succeeded' || receipt === 'reverted'
}

/** Finds the transaction that used its nonce. False when the node can't tell. */
async function trace(
  { account, call, sinceBlock, state }: Entry<Hashed>,
  { send, dispatch }: WatchOptions,
): Promise<boolean> {
  const found =
    call === null ? undefined : await findByNonce(send, { account, nonce: state.nonce, sinceBlock, call })
  if (found?.kind === 'same') dispatch({ type: 'send', hash: found.hash, nonce: state.nonce })
  else if (found !== undefined) dispatch({ type: 'replace', how: found.kind, by: found.hash })
  return found !== undefined
}

async function revert(
  { account, call }: StoredEntry,
  place: Place,
  { send, dispatch, explain }: WatchOptions,
): Promise<void> {
  const { blockNumber } = place
  const data =
    call === null ? '0x' : await replayRevert(send, { account, call, blockNumber }).catch(() => '0x' as const)
  const message = (await explain?.(data).catch(() => undefined)) ?? transactions.reverted
  dispatch({ type: 'revert', ...place, message })
}

const toPlace = ({ hash, blockNumber, blockHash }: Place): Place => ({ hash, blockNumber, blockHash })

// One look at a transaction that is not mined yet: waiting, sped up, cancelled, crowded out, or lost.
import type { StoredEntry } from './entry.ts'
import type { Place, TransactionState } from './machine.ts'
import { look, replayRevert } from './node.ts'
import { findByNonce, findCall, readCounts } from './sequence.ts'
import type { Stretch, WatchOptions } from './watch.ts'

type Waiting = Extract<TransactionState, { status: 'signing' | 'pending' | 'dropped' }>
type Entry<State> = StoredEntry & { readonly state: State }

const REVERTED = 'The network refused this transaction.'

const UNANSWERED = 'The page was closed while your wallet was asking, and nothing has reached the network.'

/** @throws UnreadableNodeError, NodeUnavailableError */
export async function watchSent(
  entry: Entry<Waiting>,
  options: WatchOptions,
  stretch: Stretch,
): Promise<void> {
  const { state } = entry
  if (state.status === 'signing') await watchQuestion({ ...entry, state }, options, stretch)
  else await watchHash({ ...entry, state }, options, stretch)
}

/** Whether there has been no trace of it for too long. */
function isLost(seen: boolean, stretch: Stretch, { pace }: WatchOptions): boolean {
  stretch.unseenSince = seen ? undefined : (stretch.unseenSince ?? Date.now())
  return stretch.unseenSince !== undefined && Date.now() - stretch.unseenSince > pace.dropAfter
}

/** The page that asked the wallet went away: the call may be on its way under a hash that nobody wrote down. */
async function watchQuestion(
  entry: Entry<Extract<Waiting, { status: 'signing' }>>,
  options: WatchOptions,
  stretch: Stretch,
): Promise<void> {
  const { send, dispatch } = options
  const { account, call, sinceBlock, state } = entry
  const { mined, known } = await readCounts(send, account)
  if (mined > state.nonce && call !== null) {
    const found = await findCall(send, { account, call, sinceBlock, nonce: state.nonce, mined })
    if (found !== undefined) return dispatch({ type: 'send', ...found })
  }
  // Something of the account's waits in the pool: it may be this.
  const waits = known > Math.max(mined, state.nonce)
  if (isLost(waits, stretch, options)) dispatch({ type: 'fail', message: UNANSWERED })
}

async function watchHash(
  entry: Entry<Exclude<Waiting, { status: 'signing' }>>,
  options: WatchOptions,
  stretch: Stretch,
): Promise<void> {
  const { send, dispatch, pace } = options
  const { account, state } = entry
  const { hash, nonce } = state
  const sighting = await look(send, { hash, account, nonce })
  const lost = isLost(sighting.kind === 'waiting', stretch, options)
  switch (sighting.kind) {
    case 'mined':
      if (sighting.succeeded) dispatch({ type: 'mine', ...placeOf(sighting) })
      else await revert(entry, placeOf(sighting), options)
      return
    case 'waiting':
      // The wallet chooses the nonce; the one written down before was a guess.
      dispatch({ type: 'send', hash, nonce: sighting.nonce })
      break
    case 'taken':
      await trace(entry, options, lost)
      break
    case 'unknown':
      if (lost) dispatch({ type: 'drop' })
      break
  }
  if (Date.now() - stretch.startedAt > pace.stuckAfter) dispatch({ type: 'linger' })
}

/** Finds out what has its place. */
async function trace(
  { account, call, sinceBlock, state }: Entry<Exclude<Waiting, { status: 'signing' }>>,
  { send, dispatch }: WatchOptions,
  lost: boolean,
): Promise<void> {
  const found =
    call === null ? undefined : await findByNonce(send, { account, nonce: state.nonce, sinceBlock, call })
  if (found?.kind === 'same') dispatch({ type: 'send', hash: found.hash, nonce: state.nonce })
  else if (found !== undefined) dispatch({ type: 'replace', how: found.kind, by: found.hash })
  else if (lost) dispatch({ type: 'replace', how: 'untraceable', by: null })
}

async function revert(
  { account, call }: StoredEntry,
  place: Place,
  { send, dispatch, explain }: WatchOptions,
): Promise<void> {
  const { blockNumber } = place
  const data =
    call === null ? '0x' : await replayRevert(send, { account, call, blockNumber }).catch(() => '0x' as const)
  const message = (await explain?.(data).catch(() => undefined)) ?? REVERTED
  dispatch({ type: 'revert', ...place, message })
}

const placeOf = ({ hash, blockNumber, blockHash }: Place): Place => ({ hash, blockNumber, blockHash })

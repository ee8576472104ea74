// One poll of a mined transaction: whether it is indexed, and whether its block is still in the chain.
import type { StoredEntry } from './entry.ts'
import { findDifference } from './findDifference.ts'
import { toPlace, type TransactionState } from './machine.ts'
import { fetchBlockStatus } from './node.ts'
import type { WatchState, WatchOptions } from './watch.ts'

type Mined = Extract<
  TransactionState,
  { status: 'mined' | 'stalled' | 'indexed' | 'contradicted' | 'reverted' }
>

/** @throws NodeError */
export async function watchMined(
  entry: StoredEntry & { readonly state: Mined },
  options: WatchOptions,
  watchState: WatchState,
): Promise<void> {
  const { send, dispatch, forget, intervals } = options
  const { state, genesis } = entry
  const awaitsIndex = state.status === 'mined' || state.status === 'stalled'
  // An indexer that doesn't reply counts as behind.
  const indexed = awaitsIndex ? await options.fetchIndexedBlock().catch(() => undefined) : undefined
  const reached = indexed !== undefined && indexed.number >= state.blockNumber
  const blockStatus = await fetchBlockStatus(send, {
    place: state,
    genesis,
    ...(reached ? { indexed } : {}),
  })
  switch (blockStatus.kind) {
    case 'stands':
      watchState.suspicion = undefined
      if (reached && blockStatus.indexAgrees) {
        const difference = await findDifference(entry, state, options, watchState)
        // Refetched before the status changes, so that the page shows the new data once the step is done.
        await Promise.resolve(options.onIndexed(entry)).catch(() => undefined)
        dispatch(
          difference === undefined
            ? { type: 'index' }
            : { type: 'contradict', ...toPlace(state), message: difference },
        )
      } else if (!awaitsIndex && blockStatus.head >= state.blockNumber + intervals.confirmations) {
        dispatch({ type: 'finalize' })
      }
      break
    case 'moved':
    case 'undone':
      // Nodes behind one URL may differ briefly; only the same reply twice in a row counts.
      if (watchState.suspicion !== blockStatus.kind) {
        watchState.suspicion = blockStatus.kind
        break
      }
      if (blockStatus.kind === 'moved' && blockStatus.receipt.succeeded && state.status !== 'reverted') {
        const { hash, blockNumber, blockHash } = blockStatus.receipt
        dispatch({ type: 'mine', hash, blockNumber, blockHash })
      } else dispatch({ type: 'unmine' })
      break
    case 'restarted':
      // The entry stays while the wallet's node still has its chain, whatever the page's node reports.
      if ((await options.witness?.genesis()) !== genesis) forget()
      break
    case 'unclear':
      watchState.suspicion = undefined
      break
  }
  if (awaitsIndex && Date.now() - watchState.startedAt > intervals.indexBound) dispatch({ type: 'overdue' })
}

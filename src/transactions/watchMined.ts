// One look at a transaction that is mined: whether the index has it, and whether its block is still in the chain.
import type { StoredEntry } from './entry.ts'
import type { TransactionState } from './machine.ts'
import { readBlockStatus } from './node.ts'
import type { WatchState, WatchOptions } from './watch.ts'

type Mined = Extract<TransactionState, { status: 'mined' | 'stalled' | 'indexed' | 'reverted' }>

/** @throws NodeError */
export async function watchMined(
  entry: StoredEntry & { readonly state: Mined },
  options: WatchOptions,
  stretch: WatchState,
): Promise<void> {
  const { send, dispatch, forget, intervals } = options
  const { state, genesis } = entry
  const awaitsIndex = state.status === 'mined' || state.status === 'stalled'
  // An index that does not answer is an index that is not there yet.
  const indexed = awaitsIndex ? await options.readIndexedBlock().catch(() => undefined) : undefined
  const reached = indexed !== undefined && indexed.number >= state.blockNumber
  const standing = await readBlockStatus(send, {
    place: state,
    genesis,
    ...(reached ? { indexed } : {}),
  })
  switch (standing.kind) {
    case 'stands':
      stretch.suspicion = undefined
      if (reached && standing.indexAgrees) {
        // Fetched first, said afterwards: when the step is done, the page shows the new truth.
        await Promise.resolve(options.onIndexed(entry)).catch(() => undefined)
        dispatch({ type: 'index' })
      } else if (!awaitsIndex && standing.head >= state.blockNumber + intervals.confirmations) {
        dispatch({ type: 'finalise' })
      }
      break
    case 'moved':
    case 'undone':
      // Nodes behind one address may differ for a moment; only the same answer twice in a row counts.
      if (stretch.suspicion !== standing.kind) {
        stretch.suspicion = standing.kind
        break
      }
      if (standing.kind === 'moved' && standing.receipt.succeeded && state.status !== 'reverted') {
        const { hash, blockNumber, blockHash } = standing.receipt
        dispatch({ type: 'mine', hash, blockNumber, blockHash })
      } else dispatch({ type: 'unmine' })
      break
    case 'restarted':
      // What the wallet's node has is not forgotten because the page's node tells of another chain.
      if ((await options.witness?.genesis()) !== genesis) forget()
      break
    case 'unclear':
      stretch.suspicion = undefined
      break
  }
  if (awaitsIndex && Date.now() - stretch.startedAt > intervals.indexBound) dispatch({ type: 'overdue' })
}

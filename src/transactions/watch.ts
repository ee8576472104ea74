// Follows one sent transaction: through the node until it is mined or lost, then until the index has its block.
import type { TxHash } from '../domain/hashes.ts'
import type { SendBatch } from '../wallet/rpc.ts'
import type { TransactionEntry } from './log.ts'
import type { TransactionEvent, TransactionState } from './machine.ts'
import { findByNonce, look, replayRevert, type Sighting } from './node.ts'

/** How often to ask and how long to wait, in milliseconds. */
export interface Pace {
  /** Between the first two questions; each pause is half as long again as the one before. */
  readonly firstPause: number
  readonly longestPause: number
  /** After this, a pending transaction is called slow. */
  readonly slowAfter: number
  /** After this without a trace of it, a transaction is called dropped. */
  readonly dropAfter: number
  /** After this, the index is called late. */
  readonly indexBound: number
}

export interface WatchOptions {
  readonly send: SendBatch
  readonly readIndexedBlock: () => Promise<number>
  readonly onIndexed: (entry: TransactionEntry) => void | Promise<void>
  readonly pace: Pace
  readonly signal: AbortSignal
  readonly read: () => TransactionEntry
  readonly dispatch: (event: TransactionEvent) => TransactionState
  readonly explain?: (revertData: `0x${string}`) => Promise<string>
  readonly onMined?: (receipt: { readonly hash: TxHash; readonly blockNumber: number }) => void
}

const REVERTED = 'The network refused this transaction.'

/** Settles when the transaction needs another signature, has come to rest, or the page goes away. */
export async function watch(options: WatchOptions): Promise<void> {
  if (isSent(options.read().state)) await watchNode(options)
  const { state } = options.read()
  if (state.status === 'mined' || state.status === 'stalled') {
    options.onMined?.({ hash: state.hash, blockNumber: state.blockNumber })
    await watchIndex(options, state)
  }
}

const isSent = ({ status }: TransactionState) => status === 'signing' || status === 'pending'

async function watchNode(options: WatchOptions): Promise<void> {
  const { pace, signal } = options
  const pauses = growing(pace)
  const startedAt = Date.now()
  let unseenSince: number | undefined
  while (!signal.aborted) {
    const { state, account } = options.read()
    if (state.status !== 'pending' && state.status !== 'signing') return
    const hash = state.status === 'pending' ? state.hash : null
    const sighting = await look(options.send, { hash, account, nonce: state.nonce }).catch(() => undefined)
    if (signal.aborted) return
    unseenSince = sighting?.kind === 'unknown' ? (unseenSince ?? Date.now()) : undefined
    if (sighting !== undefined && (await react(options, sighting))) return
    if (unseenSince !== undefined && Date.now() - unseenSince > pace.dropAfter) {
      // Without a hash, the wallet never sent it: the question went away with the page that asked.
      options.dispatch(hash === null ? { type: 'reject' } : { type: 'drop' })
      return
    }
    if (Date.now() - startedAt > pace.slowAfter) options.dispatch({ type: 'slow' })
    await pause(pauses.next().value, signal)
  }
}

/** Acts on what was seen; true when there is nothing more to wait for from the node. */
async function react(options: WatchOptions, sighting: Sighting): Promise<boolean> {
  const { send, dispatch } = options
  const { account, call, sinceBlock, state } = options.read()
  if (sighting.kind === 'mined') {
    const { hash, blockNumber, succeeded } = sighting
    if (succeeded) {
      dispatch({ type: 'mine', hash, blockNumber })
      return true
    }
    const data =
      call === null
        ? '0x'
        : await replayRevert(send, { account, call, blockNumber }).catch(() => '0x' as const)
    const message = (await options.explain?.(data).catch(() => undefined)) ?? REVERTED
    dispatch({ type: 'revert', hash, message })
    return true
  }
  if (sighting.kind !== 'taken' || call === null) return false
  if (state.status !== 'pending' && state.status !== 'signing') return true
  const { nonce } = state
  const found = await findByNonce(send, { account, nonce, sinceBlock, call }).catch(() => undefined)
  if (found === undefined) return false
  if (found.same) {
    // Sped up in the wallet, or sent just as the page went away: the same call under a hash we did not know.
    dispatch({ type: 'send', hash: found.hash, nonce })
    return false
  }
  if (state.status === 'signing') dispatch({ type: 'reject' })
  else dispatch({ type: 'replace', by: found.hash })
  return true
}

async function watchIndex(options: WatchOptions, mined: { readonly blockNumber: number }): Promise<void> {
  const { pace, signal, readIndexedBlock, dispatch } = options
  const pauses = growing(pace)
  const startedAt = Date.now()
  while (!signal.aborted) {
    // An index that does not answer is an index that is not there yet.
    const indexed = await readIndexedBlock().catch(() => -1)
    if (signal.aborted) return
    if (indexed >= mined.blockNumber) {
      // Fetched first, said afterwards: when the step is done, the page shows the new truth.
      await Promise.resolve(options.onIndexed(options.read())).catch(() => undefined)
      dispatch({ type: 'index' })
      return
    }
    if (Date.now() - startedAt > pace.indexBound) dispatch({ type: 'overdue' })
    await pause(pauses.next().value, signal)
  }
}

function* growing({ firstPause, longestPause }: Pace): Generator<number, never> {
  for (let next = firstPause; ; next = Math.min(longestPause, next * 1.5)) yield next
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}

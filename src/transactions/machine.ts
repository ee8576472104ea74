// The life of a write as a pure reducer: from preparing, through the wallet and the chain, to the index.
import type { TxHash } from '../domain/hashes.ts'

/** One of a write's transactions, as people are told of it. */
export interface StepInfo {
  readonly kind: 'approve' | 'trade'
  /** What the wallet is asked for, in words. */
  readonly title: string
  /** True when nothing follows it. */
  readonly last: boolean
}

/** Why a write cannot go on, in the words of whoever prepared it. */
export interface Reason {
  /** `changed` asks again with what is true now; `refused` stops. */
  readonly kind: 'refused' | 'changed'
  readonly sentence: string
  readonly remedy: string
  /** Stable name of the reason. */
  readonly code: string
  /** The check that failed, and what was found. */
  readonly check: string
  readonly found: string
  readonly passed: readonly { readonly check: string; readonly found: string }[]
}

/** A transaction that was sent: `hash` is null while only its place in the account's sequence is known. */
interface Sent {
  readonly done: number
  readonly step: StepInfo
  readonly nonce: number
  readonly hash: TxHash | null
}

interface Mined {
  readonly hash: TxHash
  readonly blockNumber: number
}

export type TransactionState =
  | { readonly status: 'idle' }
  /** Reading the chain. Here and below, `done` counts the steps that are mined already. */
  | { readonly status: 'preparing'; readonly done: number }
  | { readonly status: 'refused'; readonly done: number; readonly reason: Reason }
  /** The wallet has the question. */
  | { readonly status: 'signing'; readonly done: number; readonly step: StepInfo; readonly nonce: number }
  | { readonly status: 'rejected'; readonly done: number }
  /** Nothing was sent, for a reason that is not the user's own. */
  | { readonly status: 'failed'; readonly done: number; readonly message: string }
  | ({ readonly status: 'pending'; readonly slow: boolean } & Sent)
  | { readonly status: 'reverted'; readonly hash: TxHash; readonly message: string }
  /** Another transaction took its place in the account's sequence. */
  | { readonly status: 'replaced'; readonly by: TxHash }
  /** The network forgot it before mining it. */
  | { readonly status: 'dropped' }
  | ({ readonly status: 'mined' } & Mined)
  /** Confirmed on chain, and the index is taking longer than its bound. */
  | ({ readonly status: 'stalled' } & Mined)
  | ({ readonly status: 'indexed' } & Mined)

export type TransactionStatus = TransactionState['status']

export type TransactionEvent =
  | { readonly type: 'start' }
  | { readonly type: 'refuse'; readonly reason: Reason }
  | { readonly type: 'fail'; readonly message: string }
  | { readonly type: 'ask'; readonly step: StepInfo; readonly nonce: number }
  | { readonly type: 'reject' }
  /** The wallet gave a hash, or a sped-up transaction was found under another one. */
  | { readonly type: 'send'; readonly hash: TxHash; readonly nonce: number }
  | { readonly type: 'slow' }
  | { readonly type: 'mine'; readonly hash: TxHash; readonly blockNumber: number }
  | { readonly type: 'revert'; readonly hash: TxHash; readonly message: string }
  | { readonly type: 'replace'; readonly by: TxHash }
  | { readonly type: 'drop' }
  | { readonly type: 'overdue' }
  | { readonly type: 'index' }
  /** The block that held it is no longer part of the chain. */
  | { readonly type: 'unmine'; readonly step: StepInfo; readonly nonce: number }
  | { readonly type: 'reset' }

export type TransactionEventType = TransactionEvent['type']

export const IDLE: TransactionState = { status: 'idle' }

/** States from which nothing more happens by itself. */
const SETTLED: ReadonlySet<TransactionStatus> = new Set([
  'idle',
  'refused',
  'rejected',
  'failed',
  'reverted',
  'replaced',
  'dropped',
  'indexed',
])

/** True when nothing more happens by itself: the write may be started again or forgotten. */
export function isSettled({ status }: TransactionState): boolean {
  return SETTLED.has(status)
}

/** True when the wallet or the chain has something that must not be forgotten by closing the page. */
export function isUnderWay({ status }: TransactionState): boolean {
  return status === 'signing' || status === 'pending' || status === 'mined' || status === 'stalled'
}

/**
 * The next state. An event that makes no sense in a state changes nothing and returns the same object: late answers
 * of the wallet and of the node are normal.
 */
export function reduce(state: TransactionState, event: TransactionEvent): TransactionState {
  switch (event.type) {
    case 'start':
      return isSettled(state) ? { status: 'preparing', done: 0 } : state
    case 'refuse':
      return state.status === 'preparing'
        ? { status: 'refused', done: state.done, reason: event.reason }
        : state
    case 'fail':
      return state.status === 'preparing' || state.status === 'signing'
        ? { status: 'failed', done: state.done, message: event.message }
        : state
    case 'ask':
      return state.status === 'preparing'
        ? { status: 'signing', done: state.done, step: event.step, nonce: event.nonce }
        : state
    case 'reject':
      return state.status === 'signing' ? { status: 'rejected', done: state.done } : state
    case 'send':
      return state.status === 'signing' || state.status === 'pending' ? sent(state, event) : state
    case 'slow':
      return state.status === 'pending' && !state.slow ? { ...state, slow: true } : state
    case 'mine':
      return state.status === 'pending' ? afterMining(state, event) : state
    case 'revert':
      return state.status === 'pending'
        ? { status: 'reverted', hash: event.hash, message: event.message }
        : state
    case 'replace':
      return state.status === 'pending' ? { status: 'replaced', by: event.by } : state
    case 'drop':
      return state.status === 'pending' ? { status: 'dropped' } : state
    case 'overdue':
      return state.status === 'mined' ? { ...state, status: 'stalled' } : state
    case 'index':
      return state.status === 'mined' || state.status === 'stalled' ? { ...state, status: 'indexed' } : state
    case 'unmine':
      return state.status === 'mined' || state.status === 'stalled'
        ? sent({ done: 0, step: event.step }, { nonce: event.nonce, hash: state.hash })
        : state
    case 'reset':
      return isSettled(state) ? IDLE : state
  }
}

function sent(
  { done, step }: Pick<Sent, 'done' | 'step'>,
  { nonce, hash }: Pick<Sent, 'nonce' | 'hash'>,
): TransactionState {
  return { status: 'pending', done, step, nonce, hash, slow: false }
}

/** The last step waits for the index; after any other one, the chain is read again for what is left to do. */
function afterMining({ step, done }: Sent, { hash, blockNumber }: Mined): TransactionState {
  return step.last ? { status: 'mined', hash, blockNumber } : { status: 'preparing', done: done + 1 }
}

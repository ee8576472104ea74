// The life of a write as a pure reducer: from preparing, through the wallet and the chain, to the index and beyond.
import type { TxHash } from '../domain/hashes.ts'
import { transactions } from '../messages/en/transactions.ts'
import type { Value } from '../messages/message.ts'

/** One of a write's transactions, as people are told of it. */
export interface StepInfo {
  readonly kind: 'approve' | 'trade'
  /** What the wallet is asked for, in words. */
  readonly title: Value
  /** True when nothing follows it. */
  readonly last: boolean
  /** What it is called in the line of steps, where that is not an approval: `Wrap`. */
  readonly name?: Value | undefined
  /** What is so once it is mined, in a sentence: said where the write stops after it. */
  readonly outcome?: Value | undefined
}

/** Why a write cannot go on, in the words of whoever prepared it. */
export interface Reason {
  /** `changed` asks again with what is true now; `refused` stops. */
  readonly kind: 'refused' | 'changed'
  readonly sentence: Value
  readonly remedy: Value
  /** Stable name of the reason. */
  readonly code: string
  /** The check that failed, and what was found. */
  readonly check: Value
  readonly detail: Value
  readonly passed: readonly { readonly check: Value; readonly detail: Value }[]
}

/** What the wallet was asked for, and the place in the sequence that was free. */
interface WalletRequest {
  readonly step: StepInfo
  readonly nonce: number
}

/** A transaction that was sent: its place in the account's sequence, and the hash it goes by. */
interface Sent {
  /** Steps of the write that are mined already. */
  readonly done: number
  readonly step: StepInfo
  readonly nonce: number
  readonly hash: TxHash
}

/** A transaction in a block. */
interface Mined extends Sent {
  readonly blockNumber: number
  readonly blockHash: TxHash
}

/** What took a transaction's place: a cancellation in the wallet, something else, or what the node cannot say. */
type Replacement =
  | { readonly how: 'cancelled' | 'other'; readonly by: TxHash }
  | { readonly how: 'untraceable'; readonly by: null }

export type TransactionState =
  | { readonly status: 'idle' }
  /** Reading the chain. */
  | { readonly status: 'preparing'; readonly done: number }
  | { readonly status: 'refused'; readonly done: number; readonly reason: Reason }
  /** The wallet has the question. The nonce is the one that was free; the wallet may choose another. */
  | { readonly status: 'signing'; readonly done: number; readonly step: StepInfo; readonly nonce: number }
  /** Declined in the wallet, at this step. */
  | { readonly status: 'rejected'; readonly done: number; readonly step?: StepInfo | undefined }
  /**
   * It could not go on, for a reason that is not the user's own. With `asked`, the wallet failed after it had the
   * question, and may have sent it all the same: it is still looked for. With `step`, that is where it stopped. With
   * `untraced`, it was looked for in vain, and is looked for no more.
   */
  | {
      readonly status: 'failed'
      readonly done: number
      readonly message: Value
      readonly step?: StepInfo | undefined
      readonly walletRequest?: WalletRequest | undefined
      readonly untraced?: true | undefined
    }
  | ({
      readonly status: 'pending'
      /** How it came to wait: sent, sent again with another fee, or thrown out of its block. */
      readonly how: 'sent' | 'spedUp' | 'undone'
      /** True when it has waited so long that the reader should do something. */
      readonly stuck: boolean
    } & Sent)
  /** The node has not known it for long, and its place is free. It may come back: it is still looked for. */
  | ({ readonly status: 'dropped' } & Sent)
  /** Another transaction has its place in the account's sequence. */
  | ({ readonly status: 'replaced' } & Replacement)
  /** Mined without effect. `final` here and below: so deep in the chain that it is not looked at again. */
  | ({ readonly status: 'reverted'; readonly message: Value; readonly final: boolean } & Mined)
  | ({ readonly status: 'mined' } & Mined)
  /** Confirmed on chain, and the index is taking longer than its bound. */
  | ({ readonly status: 'stalled' } & Mined)
  | ({ readonly status: 'indexed'; readonly final: boolean } & Mined)

export type TransactionStatus = TransactionState['status']

/** Where a transaction stands in the chain. */
export interface Place {
  readonly hash: TxHash
  readonly blockNumber: number
  readonly blockHash: TxHash
}

export type TransactionEvent =
  | { readonly type: 'start' }
  | { readonly type: 'refuse'; readonly reason: Reason }
  /** `unsure`: the wallet had the question, and does not say what it did with it. */
  | { readonly type: 'fail'; readonly message: Value; readonly unsure?: boolean }
  | { readonly type: 'request'; readonly step: StepInfo; readonly nonce: number }
  | { readonly type: 'reject' }
  /** The wallet gave a hash, the node told its true nonce, or the same call was found under another hash. */
  | { readonly type: 'send'; readonly hash: TxHash; readonly nonce: number }
  | { readonly type: 'linger' }
  /** Found in a block; or in another block than before, after a reorganization that kept it. */
  | ({ readonly type: 'mine' } & Place)
  | ({ readonly type: 'revert'; readonly message: Value } & Place)
  | ({ readonly type: 'replace' } & Replacement)
  | { readonly type: 'drop' }
  | { readonly type: 'overdue' }
  | { readonly type: 'index' }
  /** The block that held it is no longer part of the chain, and no other holds it. */
  | { readonly type: 'unmine' }
  /** Enough blocks stand on its own; or nothing was found for long of what a wallet was asked for. */
  | { readonly type: 'finalise' }

export const IDLE: TransactionState = { status: 'idle' }

/** True when nothing is asked of anyone: the write may be started again or forgotten. */
export function isSettled({ status }: TransactionState): boolean {
  switch (status) {
    case 'idle':
    case 'refused':
    case 'rejected':
    case 'failed':
    case 'dropped':
    case 'replaced':
    case 'reverted':
    case 'indexed':
      return true
    case 'preparing':
    case 'signing':
    case 'pending':
    case 'mined':
    case 'stalled':
      return false
  }
}

/** True when the wallet or the chain has something that its user waits for. */
export function isUnderWay(state: TransactionState): boolean {
  return !isSettled(state) && state.status !== 'preparing'
}

/** True before anything is known to be sent: the next transaction is prepared, or the wallet has the question. */
export function isAwaitingWallet({ status }: TransactionState): boolean {
  return status === 'preparing' || status === 'signing'
}

/** True when the wallet was asked and does not say what came of it: what it sent, if anything, is looked for. */
export function isUnanswered(state: TransactionState): boolean {
  return state.status === 'failed' && state.walletRequest !== undefined
}

/** True when what the wallet was asked for was looked for in vain: only the wallet can tell what came of it. */
export function isUntraced(state: TransactionState): boolean {
  return state.status === 'failed' && state.untraced === true
}

/** True while the write goes on, or what became of it may still turn out otherwise. */
export function isFollowed(state: TransactionState): boolean {
  switch (state.status) {
    case 'idle':
    case 'refused':
    case 'rejected':
    case 'replaced':
      return false
    case 'failed':
      return state.walletRequest !== undefined
    case 'reverted':
    case 'indexed':
      return !state.final
    case 'preparing':
    case 'signing':
    case 'pending':
    case 'dropped':
    case 'mined':
    case 'stalled':
      return true
  }
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
      return onFail(state, event)
    case 'request':
      return state.status === 'preparing'
        ? { status: 'signing', done: state.done, step: event.step, nonce: event.nonce }
        : state
    case 'reject':
      return state.status === 'signing' ? { status: 'rejected', done: state.done, step: state.step } : state
    case 'send':
      return onSend(state, event)
    case 'linger':
      return state.status === 'pending' && !state.stuck ? { ...state, stuck: true } : state
    case 'mine':
      return onMine(state, event)
    case 'revert':
      return isWaiting(state)
        ? { status: 'reverted', ...toSent(state), ...toPlace(event), message: event.message, final: false }
        : state
    case 'replace':
      return isWaiting(state) || isOpenQuestion(state)
        ? { status: 'replaced', ...toReplacement(event) }
        : state
    case 'drop':
      return state.status === 'pending' ? { status: 'dropped', ...toSent(state) } : state
    case 'overdue':
      return state.status === 'mined' ? { ...state, status: 'stalled' } : state
    case 'index':
      return state.status === 'mined' || state.status === 'stalled'
        ? { ...state, status: 'indexed', final: false }
        : state
    case 'unmine':
      return isInBlock(state) && isFollowed(state)
        ? { status: 'pending', ...toSent(state), how: 'undone', stuck: false }
        : state
    case 'finalise':
      if (state.status === 'failed' && isOpenQuestion(state)) {
        const { done, walletRequest } = state
        return {
          status: 'failed',
          done,
          message: transactions.untraced,
          step: walletRequest?.step,
          untraced: true,
        }
      }
      return (state.status === 'indexed' || state.status === 'reverted') && !state.final
        ? { ...state, final: true }
        : state
  }
}

type In<Status extends TransactionStatus> = Extract<TransactionState, { readonly status: Status }>

const isWaiting = (state: TransactionState): state is In<'pending' | 'dropped'> =>
  state.status === 'pending' || state.status === 'dropped'

/** The wallet was asked, and no hash is known. */
const isOpenQuestion = (state: TransactionState): state is In<'signing' | 'failed'> =>
  state.status === 'signing' || (state.status === 'failed' && state.walletRequest !== undefined)

const isInBlock = (state: TransactionState): state is In<'mined' | 'stalled' | 'indexed' | 'reverted'> =>
  state.status === 'mined' ||
  state.status === 'stalled' ||
  state.status === 'indexed' ||
  state.status === 'reverted'

const toSent = ({ done, step, nonce, hash }: Sent): Sent => ({ done, step, nonce, hash })
const toPlace = ({ hash, blockNumber, blockHash }: Place): Place => ({ hash, blockNumber, blockHash })
const toReplacement = (event: Replacement): Replacement =>
  event.how === 'untraceable' ? { how: event.how, by: null } : { how: event.how, by: event.by }

function onFail(
  state: TransactionState,
  { message, unsure }: { readonly message: Value; readonly unsure?: boolean },
): TransactionState {
  if (state.status !== 'preparing' && state.status !== 'signing') return state
  const { done } = state
  if (state.status === 'preparing') return { status: 'failed', done, message }
  const { step, nonce } = state
  return unsure === true
    ? { status: 'failed', done, message, walletRequest: { step, nonce } }
    : { status: 'failed', done, message, step }
}

/** What the wallet was asked for, while it may still have sent it. */
export function getWalletRequest(state: In<'signing' | 'failed'>): WalletRequest | undefined {
  return state.status === 'failed' ? state.walletRequest : { step: state.step, nonce: state.nonce }
}

function onSend(state: TransactionState, { hash, nonce }: Pick<Sent, 'hash' | 'nonce'>): TransactionState {
  if (state.status === 'signing' || state.status === 'failed') {
    const step = getWalletRequest(state)?.step
    if (step === undefined) return state
    const { done } = state
    return { status: 'pending', done, step, nonce, hash, how: 'sent', stuck: false }
  }
  if (!isWaiting(state)) return state
  const { done, step } = state
  if (hash !== state.hash) return { status: 'pending', done, step, nonce, hash, how: 'spedUp', stuck: false }
  // Lost and found again.
  if (state.status === 'dropped')
    return { status: 'pending', done, step, nonce, hash, how: 'sent', stuck: false }
  return nonce === state.nonce ? state : { ...state, nonce }
}

function onMine(state: TransactionState, event: Place): TransactionState {
  if (isWaiting(state)) {
    const { step, done } = state
    // The last step waits for the index; after any other one, the chain is read again for what is left to do.
    if (step.last) return { status: 'mined', ...toSent(state), ...toPlace(event) }
    // Whoever was told that it is lost is not surprised by a question of the wallet.
    return state.status === 'dropped'
      ? { status: 'failed', done: done + 1, message: transactions.interrupted }
      : { status: 'preparing', done: done + 1 }
  }
  if (state.status !== 'mined' && state.status !== 'stalled' && state.status !== 'indexed') return state
  if (!isFollowed(state) || (event.blockHash === state.blockHash && event.hash === state.hash)) return state
  return { ...state, ...toPlace(event) }
}

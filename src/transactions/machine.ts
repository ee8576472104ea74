// The state machine of a write as a pure reducer: preparing, signing, pending, mined, indexed, final.
import type { TxHash } from '../domain/hashes.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import type { Value } from '../messages/message.ts'

/** One of a write's transactions, as the interface shows it. */
export interface StepInfo {
  readonly kind: 'first' | 'trade'
  /** What the wallet is prompted for. */
  readonly title: Value
  /** True for the last transaction of the write. */
  readonly last: boolean
  /** The stepper's name for it, where it isn't an approval: `Wrap`. */
  readonly name?: Value | undefined
  /** What holds once it is mined, in one sentence: shown where the write stops after it. */
  readonly outcome?: Value | undefined
}

/** Why a write can't continue, in texts of the code that prepared it. */
export interface Reason {
  /** `changed` lets the user review the new facts; `refused` stops. */
  readonly kind: 'refused' | 'changed'
  readonly sentence: Value
  readonly remedy: Value
  /** Stable name of the reason. */
  readonly code: string
  /** The check that failed, and its detail. */
  readonly check: Value
  readonly detail: Value
  readonly passed: readonly { readonly check: Value; readonly detail: Value }[]
}

/** What the wallet was prompted for, and the first unused nonce at that time. */
interface WalletRequest {
  readonly step: StepInfo
  readonly nonce: number
}

/** A transaction that was sent. */
interface Sent {
  /** How many steps of the write are mined. */
  readonly done: number
  readonly step: StepInfo
  /** The lowest one that it may have, until the node confirmed it: the wallet doesn't say which it chose. */
  readonly nonce: number
  /** Whether the node has shown it with this nonce. */
  readonly nonceConfirmed?: true | undefined
  readonly hash: TxHash
}

/** A transaction in a block. */
interface Mined extends Sent {
  readonly blockNumber: number
  readonly blockHash: TxHash
}

/** What used a transaction's nonce: a cancellation in the wallet, another transaction, or one that the node can't name. */
type Replacement =
  | { readonly how: 'cancelled' | 'other'; readonly by: TxHash }
  | { readonly how: 'untraceable'; readonly by: null }

export type TransactionState =
  /** Reading the chain. */
  | { readonly status: 'preparing'; readonly done: number }
  | { readonly status: 'refused'; readonly done: number; readonly reason: Reason }
  /** The wallet is prompting. The nonce is the first unused one; the wallet may choose another. */
  | { readonly status: 'signing'; readonly done: number; readonly step: StepInfo; readonly nonce: number }
  /** Declined in the wallet, at this step. */
  | { readonly status: 'rejected'; readonly done: number; readonly step?: StepInfo | undefined }
  /**
   * It failed for a reason other than the user's refusal. With `walletRequest`, the wallet failed after it was
   * prompted and may have sent it anyway, so the transaction is still searched for. `step` is where it stopped.
   * With `untraced`, the search found nothing and ended.
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
      /** Why it is pending: sent, sent again with another fee, or removed from its block by a reorganization. */
      readonly how: 'sent' | 'spedUp' | 'undone'
      /** True when it has been pending so long that the user should act. */
      readonly stuck: boolean
    } & Sent)
  /** The node has not seen it for a while, and its nonce is unused. It may reappear, so it is still searched for. */
  | ({ readonly status: 'dropped' } & Sent)
  /** Another transaction used its nonce. */
  | ({ readonly status: 'replaced' } & Replacement)
  /** Mined, and reverted. `final` here and below: so deep in the chain that it is not checked again. */
  | ({ readonly status: 'reverted'; readonly message: Value; readonly final: boolean } & Mined)
  | ({ readonly status: 'mined' } & Mined)
  /** Mined, and the indexer is taking longer than expected. */
  | ({ readonly status: 'stalled' } & Mined)
  | ({ readonly status: 'indexed'; readonly final: boolean } & Mined)
  /** Mined and successful, but the chain's state isn't what it was for, or can't be read. */
  | ({ readonly status: 'contradicted'; readonly message: Value; readonly final: boolean } & Mined)

export type TransactionStatus = TransactionState['status']

/** The block that a transaction is in. */
export interface Place {
  readonly hash: TxHash
  readonly blockNumber: number
  readonly blockHash: TxHash
}

export type TransactionEvent =
  | { readonly type: 'refuse'; readonly reason: Reason }
  /** `unsure`: the wallet was prompted and may or may not have sent the call. */
  | { readonly type: 'fail'; readonly message: Value; readonly unsure?: boolean }
  | { readonly type: 'request'; readonly step: StepInfo; readonly nonce: number }
  | { readonly type: 'reject' }
  /** The wallet returned a hash, the node reported the real nonce, or the same call was found under another hash. */
  | { readonly type: 'send'; readonly hash: TxHash; readonly nonce: number }
  /** Other transactions used every nonce below this one, and its own isn't confirmed. */
  | { readonly type: 'advance'; readonly nonce: number }
  | { readonly type: 'linger' }
  /** Found in a block, or after a reorganization in another block. */
  | ({ readonly type: 'mine' } & Place)
  /** In a block, and the state there isn't what the transaction was for. */
  | ({ readonly type: 'contradict'; readonly message: Value } & Place)
  | ({ readonly type: 'revert'; readonly message: Value } & Place)
  | ({ readonly type: 'replace' } & Replacement)
  | { readonly type: 'drop' }
  | { readonly type: 'overdue' }
  | { readonly type: 'index' }
  /** Its block is no longer part of the chain, and no other block has it. */
  | { readonly type: 'unmine' }
  /** Enough blocks are on top of its own; or the search for what a wallet may have sent ended. */
  | { readonly type: 'finalize' }

/** True when the write may be started again or dismissed. */
export function isSettled({ status }: TransactionState): boolean {
  switch (status) {
    case 'refused':
    case 'rejected':
    case 'failed':
    case 'dropped':
    case 'replaced':
    case 'reverted':
    case 'indexed':
    case 'contradicted':
      return true
    case 'preparing':
    case 'signing':
    case 'pending':
    case 'mined':
    case 'stalled':
      return false
  }
}

/** True while the user waits for the wallet or the chain. */
export function isUnderWay(state: TransactionState): boolean {
  return !isSettled(state) && state.status !== 'preparing'
}

/** True before anything is sent: the next transaction is being prepared, or the wallet is prompting. */
export function isAwaitingWallet({ status }: TransactionState): boolean {
  return status === 'preparing' || status === 'signing'
}

/** True when the wallet was prompted and gave no result: what it may have sent is searched for. */
export function isUnanswered(state: TransactionState): boolean {
  return state.status === 'failed' && state.walletRequest !== undefined
}

/** True when that search found nothing: only the wallet knows whether it sent something. */
export function isUntraced(state: TransactionState): boolean {
  return state.status === 'failed' && state.untraced === true
}

/** True while the write is in progress, or its result can still change. */
export function isFollowed(state: TransactionState): boolean {
  switch (state.status) {
    case 'refused':
    case 'rejected':
    case 'replaced':
      return false
    case 'failed':
      return state.walletRequest !== undefined
    case 'reverted':
    case 'indexed':
    case 'contradicted':
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
 * The next state. An event that doesn't apply to a state returns the same object, since late replies of the wallet
 * and the node are normal.
 */
export function reduce(state: TransactionState, event: TransactionEvent): TransactionState {
  switch (event.type) {
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
    case 'advance':
      return isWaiting(state) && state.nonceConfirmed !== true && event.nonce > state.nonce
        ? { ...state, nonce: event.nonce }
        : state
    case 'linger':
      return state.status === 'pending' && !state.stuck ? { ...state, stuck: true } : state
    case 'mine':
      return onMine(state, event)
    case 'revert':
      return isWaiting(state)
        ? { status: 'reverted', ...toSent(state), ...toPlace(event), message: event.message, final: false }
        : state
    case 'contradict':
      return isWaiting(state) || state.status === 'mined' || state.status === 'stalled'
        ? {
            status: 'contradicted',
            ...toSent(state),
            ...toPlace(event),
            message: event.message,
            final: false,
          }
        : state
    case 'replace':
      return isWaiting(state) || isAwaitingHash(state)
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
    case 'finalize':
      if (state.status === 'failed' && isAwaitingHash(state)) {
        const { done, walletRequest } = state
        return {
          status: 'failed',
          done,
          message: transactionsTexts.untraced,
          step: walletRequest?.step,
          untraced: true,
        }
      }
      return isEnded(state) && !state.final ? { ...state, final: true } : state
  }
}

type In<Status extends TransactionStatus> = Extract<TransactionState, { readonly status: Status }>

const isWaiting = (state: TransactionState): state is In<'pending' | 'dropped'> =>
  state.status === 'pending' || state.status === 'dropped'

/** The wallet was prompted, and there is no hash yet. */
const isAwaitingHash = (state: TransactionState): state is In<'signing' | 'failed'> =>
  state.status === 'signing' || (state.status === 'failed' && state.walletRequest !== undefined)

const isEnded = (state: TransactionState): state is In<'indexed' | 'contradicted' | 'reverted'> =>
  state.status === 'indexed' || state.status === 'contradicted' || state.status === 'reverted'

const isInBlock = (
  state: TransactionState,
): state is In<'mined' | 'stalled' | 'indexed' | 'contradicted' | 'reverted'> =>
  state.status === 'mined' || state.status === 'stalled' || isEnded(state)

const toSent = ({ done, step, nonce, nonceConfirmed, hash }: Sent): Sent => ({
  done,
  step,
  nonce,
  nonceConfirmed,
  hash,
})
export const toPlace = ({ hash, blockNumber, blockHash }: Place): Place => ({ hash, blockNumber, blockHash })
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

/** What the wallet was prompted for, while it may still have sent it. */
export function getWalletRequest(state: In<'signing' | 'failed'>): WalletRequest | undefined {
  return state.status === 'failed' ? state.walletRequest : { step: state.step, nonce: state.nonce }
}

function onSend(state: TransactionState, { hash, nonce }: Pick<Sent, 'hash' | 'nonce'>): TransactionState {
  if (state.status === 'signing') {
    const { done, step } = state
    return { status: 'pending', done, step, nonce, hash, how: 'sent', stuck: false }
  }
  // From here on, the node has seen it.
  const nonceConfirmed = true
  if (state.status === 'failed') {
    const step = getWalletRequest(state)?.step
    if (step === undefined) return state
    const { done } = state
    return { status: 'pending', done, step, nonce, nonceConfirmed, hash, how: 'sent', stuck: false }
  }
  if (!isWaiting(state)) return state
  const { done, step } = state
  const sent = { done, step, nonce, nonceConfirmed, hash } as const
  if (hash !== state.hash) return { status: 'pending', ...sent, how: 'spedUp', stuck: false }
  // Dropped, and now seen again.
  if (state.status === 'dropped') return { status: 'pending', ...sent, how: 'sent', stuck: false }
  return nonce === state.nonce && state.nonceConfirmed === true ? state : { ...state, ...sent }
}

function onMine(state: TransactionState, event: Place): TransactionState {
  if (isWaiting(state)) {
    const { step, done } = state
    // The last step waits for the indexer; after any other step, the chain is read again for what remains to do.
    if (step.last) return { status: 'mined', ...toSent(state), ...toPlace(event) }
    // The user saw "dropped", so the wallet doesn't prompt again unexpectedly.
    return state.status === 'dropped'
      ? { status: 'failed', done: done + 1, message: transactionsTexts.interrupted }
      : { status: 'preparing', done: done + 1 }
  }
  if (!isInBlock(state) || state.status === 'reverted') return state
  if (!isFollowed(state) || (event.blockHash === state.blockHash && event.hash === state.hash)) return state
  // In another block, the state may be another one.
  if (state.status === 'contradicted' && state.step.last)
    return { status: 'mined', ...toSent(state), ...toPlace(event) }
  return { ...state, ...toPlace(event) }
}

// Previous attempts that may still be mined: the next attempt uses the same nonce, so that only one of them
// can be mined.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import type { Message } from '../messages/message.ts'
import type { WriteCall } from './definition.ts'
import type { StoredEntry } from './entry.ts'
import { getWalletRequest } from './machine.ts'
import { findCall, fetchNonces } from './nonces.ts'

/** Attempts that may still be mined; only one of them can be, if they have one nonce. */
export interface PreviousAttempts {
  /** The lowest one that any of them may have, unless the node confirmed it. */
  readonly nonce: number
  readonly nonceConfirmed?: true | undefined
  /** A block at which the nonce was unused. */
  readonly sinceBlock: number
  /** The call of each attempt, oldest first. */
  readonly calls: readonly WriteCall[]
}

/** The attempts of a settled write that may still be mined; undefined when none may. */
export function findPreviousAttempts({
  state,
  call,
  sinceBlock,
  previousAttempts,
}: StoredEntry): PreviousAttempts | undefined {
  switch (state.status) {
    case 'dropped':
    case 'failed': {
      const latest = state.status === 'dropped' ? state : getWalletRequest(state)
      if (latest === undefined || call === null) return previousAttempts
      const { nonce } = latest
      const nonceConfirmed = state.status === 'dropped' ? state.nonceConfirmed : undefined
      const isGuess = nonceConfirmed !== true || previousAttempts?.nonceConfirmed !== true
      if (previousAttempts === undefined || (!isGuess && previousAttempts.nonce !== nonce))
        return { nonce, nonceConfirmed, sinceBlock, calls: [call] }
      return {
        nonce: Math.min(previousAttempts.nonce, nonce),
        nonceConfirmed: isGuess ? undefined : true,
        sinceBlock: previousAttempts.sinceBlock,
        calls: [...previousAttempts.calls, call],
      }
    }
    // Nothing was sent in this attempt, so the previous ones are unchanged.
    case 'refused':
    case 'rejected':
      return previousAttempts
    case 'preparing':
    case 'signing':
    case 'pending':
    case 'replaced':
    case 'reverted':
    case 'mined':
    case 'stalled':
    case 'indexed':
    case 'contradicted':
      return undefined
  }
}

/**
 * The attempts that may still be mined once this attempt's transaction is: none with the same nonce. Without this, the
 * next step would take a retried approval for that of the earlier attempt.
 */
export function findRemainingAttempts({
  state,
  previousAttempts,
}: StoredEntry): PreviousAttempts | undefined {
  if (previousAttempts === undefined || !('nonce' in state)) return previousAttempts
  if (previousAttempts.nonceConfirmed === true) return undefined
  return { ...previousAttempts, nonce: Math.max(previousAttempts.nonce, state.nonce + 1) }
}

/** How the next attempt gets its nonce. */
export type NonceChoice =
  | { readonly kind: 'pinned'; readonly nonce: number }
  /** No previous attempt can be mined any more. */
  | { readonly kind: 'free' }
  /** There must be no next attempt; `resolved` when the fate of the previous one is final. */
  | { readonly kind: 'stopped'; readonly message: Message; readonly resolved: boolean }

/** @throws NodeError */
export async function chooseNonce(
  send: SendBatch,
  account: Address,
  previousAttempts: PreviousAttempts,
): Promise<NonceChoice> {
  const { nonce, nonceConfirmed = false, sinceBlock, calls } = previousAttempts
  const { mined, pending } = await fetchNonces(send, account)
  // Another transaction may have used a nonce that was a guess: the attempt then has a later one.
  const end = nonceConfirmed ? Math.min(mined, nonce + 1) : mined
  for (const call of calls) {
    const search = await findCall(send, { account, nonce, sinceBlock, call, mined: end })
    if (search.kind === 'unclear')
      return { kind: 'stopped', message: transactionsTexts.earlierUntraceable, resolved: true }
    if (search.kind === 'mined')
      return { kind: 'stopped', message: transactionsTexts.earlierDone, resolved: true }
  }
  if (nonceConfirmed && mined > nonce) return { kind: 'free' }
  const next = Math.max(mined, nonce)
  // A pending transaction with this nonce, perhaps one that the user sent since, must not be replaced.
  if (pending > next) return { kind: 'stopped', message: transactionsTexts.earlierPending, resolved: false }
  return { kind: 'pinned', nonce: next }
}

// Previous attempts that may still be mined: the next attempt uses the same nonce, so that only one of them
// can be mined.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { transactions } from '../messages/en/transactions.ts'
import type { Message } from '../messages/message.ts'
import type { WriteCall } from './definition.ts'
import type { StoredEntry } from './entry.ts'
import { getWalletRequest } from './machine.ts'
import { findByNonce, readNonces } from './nonces.ts'

/** Attempts with one nonce, any of which may still be mined. */
export interface PreviousAttempts {
  readonly nonce: number
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
      const nonce = state.status === 'dropped' ? state.nonce : getWalletRequest(state)?.nonce
      if (nonce === undefined || call === null) return previousAttempts
      if (previousAttempts?.nonce !== nonce) return { nonce, sinceBlock, calls: [call] }
      return { ...previousAttempts, calls: [...previousAttempts.calls, call] }
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
      return undefined
  }
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
  const { nonce, sinceBlock, calls } = previousAttempts
  const { mined, pending } = await readNonces(send, account)
  if (mined <= nonce) {
    // A pending transaction with this nonce, perhaps one that the user sent since, must not be replaced.
    if (pending > nonce) return { kind: 'stopped', message: transactions.earlierPending, resolved: false }
    return { kind: 'pinned', nonce }
  }
  for (const call of calls) {
    const occupant = await findByNonce(send, { account, nonce, sinceBlock, call })
    if (occupant === undefined)
      return { kind: 'stopped', message: transactions.earlierUntraceable, resolved: true }
    if (occupant.kind === 'same')
      return { kind: 'stopped', message: transactions.earlierDone, resolved: true }
  }
  return { kind: 'free' }
}

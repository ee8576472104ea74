// An earlier attempt that may still go through: the next one asks for its place in the account's sequence, so that
// only one of the two can be mined.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { transactions } from '../messages/en/transactions.ts'
import type { Message } from '../messages/message.ts'
import type { WriteCall } from './definition.ts'
import type { StoredEntry } from './entry.ts'
import { getWalletRequest } from './machine.ts'
import { findByNonce, readNonces } from './nonces.ts'

/** What may still take a place in the sequence. */
export interface PreviousAttempts {
  readonly nonce: number
  /** A block at which the place was free. */
  readonly sinceBlock: number
  /** What was asked for at this place, by one attempt after another. */
  readonly calls: readonly WriteCall[]
}

/** What of a write that has come to rest may still go through; undefined when nothing may. */
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
    // Nothing came of this attempt, and the one before it is where it was.
    case 'refused':
    case 'rejected':
      return previousAttempts
    case 'idle':
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

/** Where the next attempt goes. */
export type NonceChoice =
  | { readonly kind: 'pinned'; readonly nonce: number }
  /** Nothing of the earlier attempt can be mined any more. */
  | { readonly kind: 'free' }
  /** It does not go anywhere; `known` when there is nothing more to find out about the earlier attempt. */
  | { readonly kind: 'stopped'; readonly message: Message; readonly known: boolean }

/** @throws NodeError */
export async function chooseNonce(
  send: SendBatch,
  account: Address,
  previousAttempts: PreviousAttempts,
): Promise<NonceChoice> {
  const { nonce, sinceBlock, calls } = previousAttempts
  const { mined, known } = await readNonces(send, account)
  if (mined <= nonce) {
    // Whatever has the place in the pool, perhaps something that its user sent meanwhile, is not to be pushed out.
    if (known > nonce) return { kind: 'stopped', message: transactions.earlierPending, known: false }
    return { kind: 'pinned', nonce }
  }
  for (const call of calls) {
    const found = await findByNonce(send, { account, nonce, sinceBlock, call })
    if (found === undefined) return { kind: 'stopped', message: transactions.earlierUntraceable, known: true }
    if (found.kind === 'same') return { kind: 'stopped', message: transactions.earlierDone, known: true }
  }
  return { kind: 'free' }
}

// The states of a transaction and their transitions, read from the state machine itself.
import { reduce, type TransactionStatus } from '../../src/transactions/machine.ts'
import { approval, events, states, type TransactionEventType } from '../support/transactionStates.ts'
import { table } from './markdown.ts'

/** What each event means. */
const EVENTS: Readonly<Record<TransactionEventType, string>> = {
  refuse: 'a check failed, or the price or quantity changed after it was shown',
  fail: 'the wallet, the node or the page failed',
  request: 'every check passed',
  reject: 'the user rejected it in the wallet',
  send: 'its hash is available: from the wallet, or because the same call appeared under another hash',
  advance: 'other transactions used the nonce that was guessed for it',
  linger: 'it has been pending for a long time',
  mine: 'a receipt with status `0x1`',
  contradict: 'its receipt is a success, and the chain’s state is not what it was for, or cannot be read',
  revert: 'a receipt with status `0x0`',
  replace: 'another transaction from the account used its nonce',
  drop: 'the node has not seen it for a long time, and its nonce is unused',
  overdue: 'the index takes longer than its limit',
  index: 'the index, on the same branch, reached the block, which is still canonical',
  unmine: 'another block replaced its block, and no block contains it',
  finalize: 'enough blocks follow its block',
}

/** When the search ends for a transaction that a failed wallet may have sent. */
const NEVER_SENT = 'the network has not seen it for a long time'

/** A receipt for a transaction that was already in a block. */
const MOVED = 'a receipt in a different block than before'

/** What each state means. */
const STATES: Readonly<Record<TransactionStatus, string>> = {
  preparing: 'the page reads the chain',
  refused: 'stopped by a check, with the reason; a change is shown and must be confirmed',
  signing: 'waiting for the wallet',
  rejected: 'the user declined; nothing was sent',
  failed: 'stopped by an error, with the reason; the page still looks for what a failed wallet may have sent',
  pending: 'sent, sent again with another fee, or removed from its block; the page says when it is stuck',
  dropped: 'dropped by the network; the page still looks for it, and it can be retried',
  replaced: 'canceled in the wallet, or displaced by another transaction or one that the node cannot name',
  reverted: 'mined and reverted, with the reason',
  mined: 'in a block; waiting for the index',
  stalled: 'in a block; the index is late',
  indexed: 'in the index, and the chain’s state is what it was for; the page shows it',
  contradicted: 'mined, but the chain’s state is not what it was for; the page says what it is',
}

export function transactionStates(): string {
  const rows = Object.entries(STATES).map(([status, meaning]) => [status, meaning])
  return table(['State', 'Meaning'], rows)
}

/** Every event that changes a state. @throws Error when the machine has none */
export function transactionTransitions(): string {
  const examples = [...Object.values(states), { ...states.pending, step: approval }]
  const sources = new Map<string, string[]>()
  for (const state of examples) {
    for (const event of Object.values(events)) {
      const next = reduce(state, event)
      if (next === state) continue
      const isApproval = 'step' in state && state.step === approval
      // A step before the last one is listed only if it leads to another state than the last one.
      if (isApproval && next.status === reduce(states.pending, event).status) continue
      const hasMoved = event.type === 'mine' && 'blockHash' in state
      const isUnsent = event.type === 'finalize' && state.status === 'failed'
      const description = hasMoved ? MOVED : isUnsent ? NEVER_SENT : EVENTS[event.type]
      const row = [description + (isApproval ? ', for a step before the last' : ''), next.status]
      const key = row.join('\n')
      sources.set(key, [...(sources.get(key) ?? []), state.status])
    }
  }
  if (sources.size === 0) throw new Error('The state machine has no transitions.')
  const rows = [...sources].map(([key, from]) => [from.join(', '), ...key.split('\n')])
  return table(['From', 'Event', 'To'], rows)
}

// The states of a write: the table of the machine, made by asking the machine itself.
import { reduce, type TransactionStatus } from '../../src/transactions/machine.ts'
import { approval, events, states, type TransactionEventType } from '../support/transactionStates.ts'
import { table } from './markdown.ts'

/** What happens, in words. */
const EVENTS: Readonly<Record<TransactionEventType, string>> = {
  start: 'the visitor confirms',
  refuse: 'a check failed, or the price or quantity changed since it was shown',
  fail: 'the wallet, the node or the page could not go on',
  request: 'every check held',
  reject: 'the visitor refused in the wallet',
  send: 'it is known by its hash: from the wallet, or because the same call was found under another one',
  linger: 'it has waited for long',
  mine: 'a receipt, status `0x1`',
  revert: 'a receipt, status `0x0`',
  replace: 'another transaction of the account has its nonce',
  drop: 'the node has had no trace of it for long, and its nonce is free',
  overdue: 'the index takes longer than its bound',
  index: 'the index, on the same branch, has reached the block, which still stands',
  unmine: 'another block stands at the height of its own, and none holds it',
  finalise: 'enough blocks stand on its own',
}

/** The end of looking for what a wallet that failed was asked for. */
const UNFOUND = 'the network has had no trace of it for long'

/** A receipt of what was in a block already. */
const MOVED = 'a receipt in another block than before'

/** What each state means, in words. */
const STATES: Readonly<Record<TransactionStatus, string>> = {
  idle: 'not begun',
  preparing: 'the chain is read',
  refused: 'stopped by a check, with the reason; a change is shown and asked about again',
  signing: 'the wallet has the question',
  rejected: 'the visitor declined; nothing was sent',
  failed: 'it could not go on, with the reason; what a wallet that failed was asked for is still looked for',
  pending: 'sent, or sent again with another fee, or thrown out of its block; said when it is stuck',
  dropped: 'lost by the network; still looked for, may be tried again',
  replaced: 'cancelled in the wallet, crowded out by something else, or by what the node cannot name',
  reverted: 'mined without effect, with the reason',
  mined: 'in a block; the index is awaited',
  stalled: 'in a block; the index is late',
  indexed: 'in the index; the page shows it',
}

export function transactionStates(): string {
  const rows = Object.entries(STATES).map(([status, meaning]) => [status, meaning])
  return table(['State', 'Meaning'], rows)
}

/** Every event that changes a state. @throws Error when the machine has none */
export function transactionTransitions(): string {
  const examples = [...Object.values(states), { ...states.pending, step: approval }]
  const found = new Map<string, string[]>()
  for (const state of examples) {
    for (const event of Object.values(events)) {
      const next = reduce(state, event)
      if (next === state) continue
      const earlier = 'step' in state && state.step === approval
      // An earlier step differs from the last one only in where it leads.
      if (earlier && next.status === reduce(states.pending, event).status) continue
      const moved = event.type === 'mine' && 'blockHash' in state
      const unfound = event.type === 'finalise' && state.status === 'failed'
      const words = moved ? MOVED : unfound ? UNFOUND : EVENTS[event.type]
      const row = [words + (earlier ? ', of an earlier step' : ''), next.status]
      const key = row.join('\n')
      found.set(key, [...(found.get(key) ?? []), state.status])
    }
  }
  if (found.size === 0) throw new Error('The machine knows no transition.')
  const rows = [...found].map(([key, from]) => [from.join(', '), ...key.split('\n')])
  return table(['From', 'Event', 'To'], rows)
}

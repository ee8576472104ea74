// One example of every transaction state and of every event. The state machine's table is tested and printed with them.
import type { TxHash } from '../../src/domain/hashes.ts'
import {
  type Reason,
  type StepInfo,
  type TransactionEvent,
  type TransactionState,
  type TransactionStatus,
} from '../../src/transactions/machine.ts'

export type TransactionEventType = TransactionEvent['type']

export const makeTxHash = (digit: string) => `0x${digit.repeat(64)}` as TxHash

export const trade: StepInfo = { kind: 'trade', title: 'Buy the item', last: true }
export const approval: StepInfo = { kind: 'first', title: 'Let Seaport take the price', last: false }
export const reason: Reason = {
  kind: 'refused',
  code: 'already-sold',
  sentence: 'This item is already sold.',
  remedy: '',
  check: 'Listing is open',
  detail: 'filled',
  passed: [],
}

const sent = { done: 0, step: trade, nonce: 7, hash: makeTxHash('a') }
const place = { hash: makeTxHash('a'), blockNumber: 12, blockHash: makeTxHash('c') }

export const states: { readonly [Status in TransactionStatus]: TransactionState & { status: Status } } = {
  preparing: { status: 'preparing', done: 0 },
  refused: { status: 'refused', done: 0, reason },
  signing: { status: 'signing', done: 0, step: trade, nonce: 7 },
  rejected: { status: 'rejected', done: 0, step: trade },
  failed: { status: 'failed', done: 0, message: 'no', walletRequest: { step: trade, nonce: 7 } },
  pending: { status: 'pending', ...sent, how: 'sent', stuck: false },
  dropped: { status: 'dropped', ...sent },
  replaced: { status: 'replaced', how: 'other', by: makeTxHash('b') },
  reverted: { status: 'reverted', ...sent, ...place, message: 'no', final: false },
  mined: { status: 'mined', ...sent, ...place },
  stalled: { status: 'stalled', ...sent, ...place },
  indexed: { status: 'indexed', ...sent, ...place, final: false },
  contradicted: { status: 'contradicted', ...sent, ...place, message: 'no', final: false },
}

export const events: { readonly [Type in TransactionEventType]: TransactionEvent & { type: Type } } = {
  refuse: { type: 'refuse', reason },
  fail: { type: 'fail', message: 'no' },
  request: { type: 'request', step: trade, nonce: 7 },
  reject: { type: 'reject' },
  send: { type: 'send', hash: makeTxHash('b'), nonce: 7 },
  advance: { type: 'advance', nonce: 8 },
  linger: { type: 'linger' },
  mine: { type: 'mine', hash: makeTxHash('a'), blockNumber: 13, blockHash: makeTxHash('d') },
  contradict: { type: 'contradict', ...place, message: 'no' },
  revert: { type: 'revert', ...place, message: 'no' },
  replace: { type: 'replace', how: 'cancelled', by: makeTxHash('b') },
  drop: { type: 'drop' },
  overdue: { type: 'overdue' },
  index: { type: 'index' },
  unmine: { type: 'unmine' },
  finalize: { type: 'finalize' },
}

// The table of the machine: what every event does in every state. What is not in the table changes nothing.
import { describe, expect, test } from 'vitest'
import type { TxHash } from '../domain/hashes.ts'
import {
  IDLE,
  isSettled,
  isUnderWay,
  reduce,
  type Reason,
  type StepInfo,
  type TransactionEvent,
  type TransactionEventType,
  type TransactionState,
  type TransactionStatus,
} from './machine.ts'

const hash = `0x${'a'.repeat(64)}` as TxHash
const other = `0x${'b'.repeat(64)}` as TxHash
const trade: StepInfo = { kind: 'trade', title: 'Buy the item', last: true }
const approval: StepInfo = { kind: 'approve', title: 'Let Seaport take the price', last: false }
const reason: Reason = {
  kind: 'refused',
  code: 'already-sold',
  sentence: 'This item is already sold.',
  remedy: '',
  check: 'The listing is open',
  found: 'filled',
  passed: [],
}

const states: Readonly<Record<TransactionStatus, TransactionState>> = {
  idle: IDLE,
  preparing: { status: 'preparing', done: 0 },
  refused: { status: 'refused', done: 0, reason },
  signing: { status: 'signing', done: 0, step: trade, nonce: 7 },
  rejected: { status: 'rejected', done: 0 },
  failed: { status: 'failed', done: 0, message: 'no' },
  pending: { status: 'pending', done: 0, step: trade, nonce: 7, hash, slow: false },
  reverted: { status: 'reverted', hash, message: 'no' },
  replaced: { status: 'replaced', by: other },
  dropped: { status: 'dropped' },
  mined: { status: 'mined', hash, blockNumber: 12 },
  stalled: { status: 'stalled', hash, blockNumber: 12 },
  indexed: { status: 'indexed', hash, blockNumber: 12 },
}

const events: Readonly<Record<TransactionEventType, TransactionEvent>> = {
  start: { type: 'start' },
  refuse: { type: 'refuse', reason },
  fail: { type: 'fail', message: 'no' },
  ask: { type: 'ask', step: trade, nonce: 7 },
  reject: { type: 'reject' },
  send: { type: 'send', hash: other, nonce: 7 },
  slow: { type: 'slow' },
  mine: { type: 'mine', hash, blockNumber: 12 },
  revert: { type: 'revert', hash, message: 'no' },
  replace: { type: 'replace', by: other },
  drop: { type: 'drop' },
  overdue: { type: 'overdue' },
  index: { type: 'index' },
  unmine: { type: 'unmine', step: trade, nonce: 7 },
  reset: { type: 'reset' },
}

/** Where each event leads, by the state it meets. */
const table: Readonly<Record<TransactionStatus, Partial<Record<TransactionEventType, TransactionStatus>>>> = {
  idle: { start: 'preparing' },
  preparing: { refuse: 'refused', fail: 'failed', ask: 'signing' },
  refused: { start: 'preparing', reset: 'idle' },
  signing: { fail: 'failed', reject: 'rejected', send: 'pending' },
  rejected: { start: 'preparing', reset: 'idle' },
  failed: { start: 'preparing', reset: 'idle' },
  pending: {
    send: 'pending',
    slow: 'pending',
    mine: 'mined',
    revert: 'reverted',
    replace: 'replaced',
    drop: 'dropped',
  },
  reverted: { start: 'preparing', reset: 'idle' },
  replaced: { start: 'preparing', reset: 'idle' },
  dropped: { start: 'preparing', reset: 'idle' },
  mined: { overdue: 'stalled', index: 'indexed', unmine: 'pending' },
  stalled: { index: 'indexed', unmine: 'pending' },
  indexed: { start: 'preparing', reset: 'idle' },
}

const rows = Object.values(states).flatMap((state) =>
  Object.values(events).map((event) => [state.status, event.type, table[state.status][event.type]] as const),
)

describe('every state and every event', () => {
  test.each(rows)('%s, %s: %s', (status, type, expected) => {
    const before = states[status]
    const after = reduce(before, events[type])
    if (expected === undefined) expect(after).toBe(before)
    else expect(after.status).toBe(expected)
  })
})

describe('what the states carry', () => {
  test('a permission that is mined leads back to reading the chain, one step further', () => {
    const asked = reduce(states.preparing, { type: 'ask', step: approval, nonce: 7 })
    const sent = reduce(asked, { type: 'send', hash, nonce: 7 })
    const mined = reduce(sent, { type: 'mine', hash, blockNumber: 12 })
    expect(mined).toEqual({ status: 'preparing', done: 1 })
    expect(reduce(mined, { type: 'refuse', reason })).toEqual({ status: 'refused', done: 1, reason })
  })

  test('a sped-up transaction goes on under its new hash and is no longer slow', () => {
    const slow = reduce(states.pending, { type: 'slow' })
    expect(slow).toMatchObject({ slow: true })
    expect(reduce(slow, { type: 'slow' })).toBe(slow)
    expect(reduce(slow, { type: 'send', hash: other, nonce: 7 })).toMatchObject({ hash: other, slow: false })
  })

  test('a block that is undone puts the transaction back where it was', () => {
    expect(reduce(states.mined, { type: 'unmine', step: trade, nonce: 7 })).toEqual(states.pending)
  })

  test('what is under way is never settled, and only that must survive the page', () => {
    for (const state of Object.values(states)) expect(isSettled(state) && isUnderWay(state)).toBe(false)
    expect(
      Object.values(states)
        .filter(isUnderWay)
        .map(({ status }) => status),
    ).toEqual(['signing', 'pending', 'mined', 'stalled'])
  })
})

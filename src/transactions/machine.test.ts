// The transition table of the state machine: every event in every state. An event that isn't in the table changes
// nothing.
import { describe, expect, test } from 'vitest'
import {
  approval,
  events,
  makeTxHash,
  reason,
  states,
  trade,
  type TransactionEventType,
} from '../../tests/support/transactionStates.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import {
  isFollowed,
  isSettled,
  isUnderWay,
  reduce,
  type TransactionState,
  type TransactionStatus,
} from './machine.ts'

/** The next status for each event, by the current status. */
const table: Readonly<Record<TransactionStatus, Partial<Record<TransactionEventType, TransactionStatus>>>> = {
  preparing: { refuse: 'refused', fail: 'failed', request: 'signing' },
  refused: {},
  signing: { fail: 'failed', reject: 'rejected', send: 'pending', replace: 'replaced' },
  rejected: {},
  failed: { send: 'pending', replace: 'replaced', finalize: 'failed' },
  pending: {
    send: 'pending',
    advance: 'pending',
    linger: 'pending',
    mine: 'mined',
    contradict: 'contradicted',
    revert: 'reverted',
    replace: 'replaced',
    drop: 'dropped',
  },
  dropped: {
    send: 'pending',
    advance: 'dropped',
    mine: 'mined',
    contradict: 'contradicted',
    revert: 'reverted',
    replace: 'replaced',
  },
  replaced: {},
  reverted: { unmine: 'pending', finalize: 'reverted' },
  mined: {
    mine: 'mined',
    overdue: 'stalled',
    index: 'indexed',
    contradict: 'contradicted',
    unmine: 'pending',
  },
  stalled: { mine: 'stalled', index: 'indexed', contradict: 'contradicted', unmine: 'pending' },
  indexed: { mine: 'indexed', unmine: 'pending', finalize: 'indexed' },
  contradicted: { mine: 'mined', unmine: 'pending', finalize: 'contradicted' },
}

const rows = Object.values(states).flatMap((state) =>
  Object.values(events).map((event) => [state.status, event.type, table[state.status][event.type]] as const),
)

describe('every state and every event', () => {
  test.each(rows)('%s, %s: %s', (status, type, expected) => {
    const before = states[status]
    const after = reduce(before, events[type])
    if (expected === undefined) expect(after).toBe(before)
    else {
      expect(after.status).toBe(expected)
      expect(after).not.toEqual(before)
    }
  })
})

describe('the data of the states', () => {
  test('a mined approval leads back to preparing, one step further', () => {
    const requested = reduce(states.preparing, { type: 'request', step: approval, nonce: 7 })
    const sent = reduce(requested, { type: 'send', hash: makeTxHash('a'), nonce: 7 })
    const mined = reduce(sent, events.mine)
    expect(mined).toEqual({ status: 'preparing', done: 1 })
    expect(reduce(mined, { type: 'refuse', reason })).toEqual({ status: 'refused', done: 1, reason })
    // A user who saw "dropped" sees the remaining steps, instead of an unexpected wallet prompt.
    const lost = reduce(sent, { type: 'drop' })
    expect(reduce(lost, events.mine)).toEqual({
      status: 'failed',
      done: 1,
      message: transactionsTexts.interrupted,
    })
  })

  test('takes over the nonce that the wallet chose', () => {
    const seen = reduce(states.pending, { type: 'send', hash: makeTxHash('a'), nonce: 9 })
    expect(seen).toEqual({ ...states.pending, nonce: 9, nonceConfirmed: true })
    expect(reduce(seen, { type: 'send', hash: makeTxHash('a'), nonce: 9 })).toBe(seen)
  })

  test('advances only a nonce that the node has not confirmed, and never backward', () => {
    expect(reduce(states.pending, events.advance)).toEqual({ ...states.pending, nonce: 8 })
    expect(reduce(states.pending, { type: 'advance', nonce: 6 })).toBe(states.pending)
    const seen = reduce(states.pending, { type: 'send', hash: makeTxHash('a'), nonce: 7 })
    expect(reduce(seen, events.advance)).toBe(seen)
  })

  test('a sped-up transaction continues under its new hash and is no longer stuck', () => {
    const stuck = reduce(states.pending, { type: 'linger' })
    expect(stuck).toMatchObject({ stuck: true })
    expect(reduce(stuck, { type: 'linger' })).toBe(stuck)
    expect(reduce(stuck, events.send)).toMatchObject({ hash: makeTxHash('b'), how: 'spedUp', stuck: false })
  })

  test('a dropped transaction that reappears is pending again', () => {
    expect(reduce(states.dropped, { type: 'send', hash: makeTxHash('a'), nonce: 7 })).toEqual({
      ...states.pending,
      nonceConfirmed: true,
    })
    expect(reduce(states.dropped, events.send)).toMatchObject({ how: 'spedUp', hash: makeTxHash('b') })
  })

  test.each([states.mined, states.stalled, states.indexed, states.reverted])(
    'an undone block makes a transaction that was $status pending again, as undone',
    (state) => {
      expect(reduce(state, { type: 'unmine' })).toEqual({ ...states.pending, how: 'undone' })
    },
  )

  test('a transaction that a reorganization moved keeps its status and takes over its new block', () => {
    for (const state of [states.mined, states.stalled, states.indexed]) {
      expect(reduce(state, events.mine)).toEqual({ ...state, blockNumber: 13, blockHash: makeTxHash('d') })
      const again = {
        type: 'mine',
        hash: makeTxHash('a'),
        blockNumber: 12,
        blockHash: makeTxHash('c'),
      } as const
      expect(reduce(state, again)).toBe(state)
    }
  })

  test('a final state does not change', () => {
    for (const state of [states.indexed, states.reverted]) {
      const final = reduce(state, { type: 'finalize' })
      expect(final).toEqual({ ...state, final: true })
      for (const event of [events.unmine, events.mine, events.finalize])
        expect(reduce(final, event)).toBe(final)
      expect(isFollowed(final)).toBe(false)
    }
  })

  test('a request to a wallet that failed is searched for until it turns up or the search ends', () => {
    const sure = reduce(states.signing, { type: 'fail', message: 'no' })
    expect(sure).toEqual({ status: 'failed', done: 0, message: 'no', step: trade })
    expect(isFollowed(sure)).toBe(false)
    for (const type of ['send', 'replace', 'finalize'] as const) expect(reduce(sure, events[type])).toBe(sure)

    const unsure = reduce(states.signing, { type: 'fail', message: 'no', unsure: true })
    expect(unsure).toEqual(states.failed)
    // The message changes too, because the transaction is no longer searched for.
    expect(reduce(unsure, events.finalize)).toEqual({
      ...sure,
      message: transactionsTexts.untraced,
      untraced: true,
    })
    expect(reduce(unsure, { type: 'send', hash: makeTxHash('a'), nonce: 7 })).toEqual({
      ...states.pending,
      nonceConfirmed: true,
    })
    expect(reduce(states.preparing, { type: 'fail', message: 'no', unsure: true })).toEqual({
      status: 'failed',
      done: 0,
      message: 'no',
    })
  })

  test('distinguishes an untraceable replacement from one with a hash', () => {
    expect(reduce(states.pending, { type: 'replace', how: 'untraceable', by: null })).toEqual({
      status: 'replaced',
      how: 'untraceable',
      by: null,
    })
    expect(reduce(states.pending, events.replace)).toEqual({
      status: 'replaced',
      how: 'cancelled',
      by: makeTxHash('b'),
    })
  })

  const statusesWhere = (condition: (state: TransactionState) => boolean) =>
    Object.values(states)
      .filter(condition)
      .map(({ status }) => status)

  test('a state in progress is never settled, and always followed', () => {
    expect(statusesWhere(isUnderWay)).toEqual(['signing', 'pending', 'mined', 'stalled'])
    expect(statusesWhere((state) => isUnderWay(state) && isSettled(state))).toEqual([])
    expect(statusesWhere((state) => !isSettled(state) && !isFollowed(state))).toEqual([])
    expect(statusesWhere((state) => isSettled(state) && isFollowed(state))).toEqual([
      'failed',
      'dropped',
      'reverted',
      'indexed',
      'contradicted',
    ])
  })

  test('sends the step that the wallet was prompted for', () => {
    const requested = reduce(states.preparing, { type: 'request', step: trade, nonce: 3 })
    expect(reduce(requested, { type: 'send', hash: makeTxHash('a'), nonce: 4 })).toMatchObject({
      step: trade,
      nonce: 4,
    })
  })
})

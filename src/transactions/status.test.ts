// Every state has its own message, so that users can distinguish them.
import { expect, test } from 'vitest'
import { makeTxHash, states } from '../../tests/support/transactionStates.ts'
import type { TransactionState } from './machine.ts'
import { currentTranslate } from '../messages/translate.ts'
import { statusMessage } from './status.ts'

const describe = { title: 'Buy Noun 1', done: 'Noun 1 is yours.', path: '/item/0x1/1' }
const t = currentTranslate()
const say = (state: TransactionState, elsewhere = false) => t(statusMessage({ state, describe, elsewhere }))

const { pending, replaced } = states
const sentStates: Readonly<Record<string, TransactionState>> = {
  sent: pending,
  stuck: { ...pending, stuck: true },
  'sped up': { ...pending, how: 'spedUp' },
  'sped up and stuck': { ...pending, how: 'spedUp', stuck: true },
  undone: { ...pending, how: 'undone' },
  dropped: states.dropped,
  canceled: { ...replaced, how: 'cancelled', by: makeTxHash('b') },
  'replaced by another transaction': { ...replaced, how: 'other', by: makeTxHash('b') },
  'replaced by an untraceable transaction': { status: 'replaced', how: 'untraceable', by: null },
  reverted: { ...states.reverted, message: 'This item is already sold.' },
  indexed: states.indexed,
  stalled: states.stalled,
}

test('every outcome of a sent transaction has a different message', () => {
  const sentences = Object.values(sentStates).map((state) => say(state))
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('suggests what the user can do about a stuck transaction', () => {
  expect(say({ ...pending, stuck: true })).toMatch(/speed it up or cancel it in your wallet/)
})

test('says that another tab runs the write', () => {
  expect(say(states.signing, true)).toMatch(/[Aa]nother tab/)
  expect(say(states.preparing, true)).toMatch(/another tab/)
  expect(say(states.pending, true)).toBe(say(states.pending))
})

test('says after a rejection that the earlier steps went through', () => {
  expect(say(states.rejected)).toBe('You declined in your wallet. Nothing was sent.')
  expect(say({ ...states.rejected, done: 1 })).toBe(
    'You declined in your wallet. The earlier steps went through. Nothing more was sent.',
  )
})

test('names the completed steps at every outcome', () => {
  const completedSteps = ['The old listing is canceled.']
  const sayWithSteps = (state: TransactionState) =>
    t(statusMessage({ state, describe, elsewhere: false, completedSteps }))
  expect(sayWithSteps(states.rejected)).toBe(
    'You declined in your wallet. The old listing is canceled. Nothing more was sent.',
  )
  for (const state of [states.failed, states.refused, states.reverted])
    expect(sayWithSteps(state)).toBe(`${say(state)} The old listing is canceled.`)
})

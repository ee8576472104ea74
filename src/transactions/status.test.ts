// Every state has words of its own, so that a reader can tell them apart.
import { expect, test } from 'vitest'
import { hashOf, states } from '../../tests/support/transactionStates.ts'
import type { TransactionState } from './machine.ts'
import { currentTranslate } from '../messages/translate.ts'
import { statusMessage } from './status.ts'

const describe = { title: 'Buy Noun 1', done: 'Noun 1 is yours.', path: '/item/0x1/1' }
const t = currentTranslate()
const say = (state: TransactionState, elsewhere = false) =>
  t(statusMessage({ state, describe, elsewhere }) ?? '')

const { pending, replaced } = states
const shades: Readonly<Record<string, TransactionState>> = {
  sent: pending,
  stuck: { ...pending, stuck: true },
  'sped up': { ...pending, how: 'spedUp' },
  'sped up and stuck': { ...pending, how: 'spedUp', stuck: true },
  undone: { ...pending, how: 'undone' },
  dropped: states.dropped,
  cancelled: { ...replaced, how: 'cancelled', by: hashOf('b') },
  'replaced by something else': { ...replaced, how: 'other', by: hashOf('b') },
  'replaced by nobody knows what': { status: 'replaced', how: 'untraceable', by: null },
  reverted: { ...states.reverted, message: 'This item is already sold.' },
  indexed: states.indexed,
  stalled: states.stalled,
}

test('no two ends of a sent transaction read the same', () => {
  const sentences = Object.values(shades).map((state) => say(state))
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('a stuck transaction comes with what its sender can do', () => {
  expect(say({ ...pending, stuck: true })).toMatch(/speed it up or cancel it in your wallet/)
})

test('what another tab does is said to be there', () => {
  expect(say(states.signing, true)).toMatch(/[Aa]nother tab/)
  expect(say(states.preparing, true)).toMatch(/another tab/)
  expect(say(states.pending, true)).toBe(say(states.pending))
})

test('a decline says what stands of the steps before it', () => {
  expect(say(states.rejected)).toBe('You declined in your wallet. Nothing was sent.')
  expect(say({ ...states.rejected, done: 1 })).toBe(
    'You declined in your wallet. The earlier steps stand; nothing more was sent.',
  )
})

test('where it is known what the steps before have done, that is said, at every end', () => {
  const did = ['The old listing is canceled.']
  const told = (state: TransactionState) => t(statusMessage({ state, describe, elsewhere: false, did }) ?? '')
  expect(told(states.rejected)).toBe(
    'You declined in your wallet. The old listing is canceled. Nothing more was sent.',
  )
  for (const state of [states.failed, states.refused, states.reverted])
    expect(told(state)).toBe(`${say(state)} The old listing is canceled.`)
})

// The line of steps says what the wallet is asked for, however many approvals come first, and never steps back.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { approval, hashOf, states, trade } from '../../tests/support/transactionStates.ts'
import { reduce, type StepInfo, type TransactionState } from './machine.ts'
import { Stepper } from './Stepper.tsx'

/** Labels of the steps that are under way or stopped, and how many are done before. */
function at(state: TransactionState, withApproval = true) {
  const { unmount } = render(<Stepper state={state} withApproval={withApproval} />)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  unmount()
  const done = lines.filter((line) => line.endsWith(', done')).length
  return { done, now: lines.find((line) => /in progress|stopped here/.test(line)) }
}

const sent = { nonce: 7, hash: hashOf('a') }

test('two approvals and a trade: each is told as what it is, and the line never goes back', () => {
  const life: readonly (readonly [TransactionState, string])[] = [
    [{ status: 'preparing', done: 0 }, 'Approve, in progress'],
    [{ status: 'signing', done: 0, step: approval, nonce: 7 }, 'Approve, in progress'],
    [
      { status: 'pending', done: 0, step: approval, ...sent, how: 'sent', stuck: false },
      'Approve, in progress',
    ],
    [{ status: 'preparing', done: 1 }, 'Approve, in progress'],
    [{ status: 'signing', done: 1, step: approval, nonce: 8 }, 'Approve, in progress'],
    [
      { status: 'pending', done: 1, step: approval, ...sent, how: 'sent', stuck: false },
      'Approve, in progress',
    ],
    [{ status: 'preparing', done: 2 }, 'Approve, in progress'],
    [{ status: 'signing', done: 2, step: trade, nonce: 9 }, 'Sign, in progress'],
    [
      { status: 'pending', done: 2, step: trade, ...sent, how: 'sent', stuck: false },
      'Confirmed, in progress',
    ],
    [states.mined, 'Indexed, in progress'],
  ]
  const seen = life.map(([state]) => at(state))
  expect(seen.map(({ now }) => now)).toEqual(life.map(([, label]) => label))
  const done = seen.map((one) => one.done)
  expect(done).toEqual(done.toSorted((one, other) => one - other))
})

test('what went wrong with an approval is marked there, not at the trade', () => {
  const reverted = { ...states.reverted, step: approval } as const
  expect(at(reverted).now).toBe('Approve, stopped here')
  expect(at({ ...states.dropped, step: approval }).now).toBe('Approve, stopped here')
  const unsure = {
    status: 'failed',
    done: 1,
    message: 'no',
    walletRequest: { step: approval, nonce: 8 },
  } as const
  expect(at(unsure).now).toBe('Approve, stopped here')
  expect(at(states.reverted).now).toBe('Confirmed, stopped here')
})

test('what is declined is marked where it was declined, whatever went through before', () => {
  const declined = (done: number, step: StepInfo) =>
    reduce({ status: 'signing', done, step, nonce: 7 }, { type: 'reject' })
  expect(at(declined(0, approval))).toEqual({ done: 0, now: 'Approve, stopped here' })
  expect(at(declined(1, approval))).toEqual({ done: 0, now: 'Approve, stopped here' })
  expect(at(declined(1, trade))).toEqual({ done: 1, now: 'Sign, stopped here' })
  // The approval that an earlier attempt left in force is none of this one's steps.
  expect(at(declined(0, trade))).toEqual({ done: 1, now: 'Sign, stopped here' })
  const failed = reduce(
    { status: 'signing', done: 1, step: approval, nonce: 8 },
    { type: 'fail', message: 'no' },
  )
  expect(at(failed).now).toBe('Approve, stopped here')
})

test('without an approval the line begins with the signature', () => {
  expect(at({ status: 'preparing', done: 0 }, false).now).toBe('Sign, in progress')
  expect(at(states.signing, false).now).toBe('Sign, in progress')
})

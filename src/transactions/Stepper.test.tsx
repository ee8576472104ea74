// The stepper shows the step that the wallet prompts for, however many approvals come first, and never goes back.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { approval, makeTxHash, states, trade } from '../../tests/support/transactionStates.ts'
import { reduce, type StepInfo, type TransactionState } from './machine.ts'
import { Stepper } from './Stepper.tsx'

/** The label of the step that is in progress or stopped, and the number of steps done before it. */
function renderAt(state: TransactionState, hasFirstStep = true) {
  const { unmount } = render(<Stepper state={state} hasFirstStep={hasFirstStep} />)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  unmount()
  const done = lines.filter((line) => line.endsWith(', done')).length
  return { done, now: lines.find((line) => /in progress|stopped here/.test(line)) }
}

const sent = { nonce: 7, hash: makeTxHash('a') }

test('shows each of two approvals and a trade as its own kind, and never goes back', () => {
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
    [{ status: 'signing', done: 2, step: trade, nonce: 9 }, 'Send, in progress'],
    [{ status: 'pending', done: 2, step: trade, ...sent, how: 'sent', stuck: false }, 'Confirm, in progress'],
    [states.mined, 'Update site, in progress'],
  ]
  const seen = life.map(([state]) => renderAt(state))
  expect(seen.map(({ now }) => now)).toEqual(life.map(([, label]) => label))
  const done = seen.map((one) => one.done)
  expect(done).toEqual(done.toSorted((one, other) => one - other))
})

test('marks a failed approval at the approval, not at the trade', () => {
  const reverted = { ...states.reverted, step: approval } as const
  expect(renderAt(reverted).now).toBe('Approve, stopped here')
  expect(renderAt({ ...states.dropped, step: approval }).now).toBe('Approve, stopped here')
  const unsure = {
    status: 'failed',
    done: 1,
    message: 'no',
    walletRequest: { step: approval, nonce: 8 },
  } as const
  expect(renderAt(unsure).now).toBe('Approve, stopped here')
  expect(renderAt(states.reverted).now).toBe('Confirm, stopped here')
})

test('marks a rejection at the rejected step, whatever was mined before', () => {
  const declined = (done: number, step: StepInfo) =>
    reduce({ status: 'signing', done, step, nonce: 7 }, { type: 'reject' })
  expect(renderAt(declined(0, approval))).toEqual({ done: 0, now: 'Approve, stopped here' })
  expect(renderAt(declined(1, approval))).toEqual({ done: 0, now: 'Approve, stopped here' })
  expect(renderAt(declined(1, trade))).toEqual({ done: 1, now: 'Send, stopped here' })
  // An approval of a previous attempt, which is still active, isn't a step of this attempt.
  expect(renderAt(declined(0, trade))).toEqual({ done: 1, now: 'Send, stopped here' })
  const failed = reduce(
    { status: 'signing', done: 1, step: approval, nonce: 8 },
    { type: 'fail', message: 'no' },
  )
  expect(renderAt(failed).now).toBe('Approve, stopped here')
})

test('begins with the signature without an approval', () => {
  expect(renderAt({ status: 'preparing', done: 0 }, false).now).toBe('Send, in progress')
  expect(renderAt(states.signing, false).now).toBe('Send, in progress')
})

// How a purchase of several ended: what is the buyer's now leads to its page, what was missed says why.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderHash } from '../../../domain/hashes.ts'
import type { Leg } from './leg.ts'
import { OutcomeList } from './OutcomeList.tsx'
import type { Outcome } from './receipt.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}` as OrderHash
const leg = (digit: string) =>
  ({ orderHash: hash(digit), item: { name: `Noun ${digit}`, path: `/item/0x1/${digit}` } }) as unknown as Leg

const show = (outcomes: readonly Outcome[]) =>
  render(<OutcomeList legs={[leg('1'), leg('2')]} outcomes={outcomes} error={undefined} />, {
    wrapper: MemoryRouter,
  })

test('all bought: each is linked, and nothing is said of what was missed', () => {
  show([
    { orderHash: hash('1'), status: 'bought' } as Outcome,
    { orderHash: hash('2'), status: 'bought' } as Outcome,
  ])
  expect(screen.getByRole('status')).toHaveTextContent('All 2 bought.')
  expect(screen.getByRole('link', { name: 'Noun 1' })).toHaveAttribute('href', '/item/0x1/1')
  expect(screen.getByRole('link', { name: 'Noun 2' })).toBeVisible()
  expect(screen.queryByText(/missed|nothing was paid/)).toBeNull()
})

test('one missed: it is not among the links, and comes with its reason', () => {
  show([
    { orderHash: hash('1'), status: 'bought' } as Outcome,
    { orderHash: hash('2'), status: 'missed', because: 'was already sold' } as Outcome,
  ])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText(/was already sold; nothing was paid for it/)).toBeVisible()
})

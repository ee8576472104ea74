// How a purchase of several ended: what is the buyer's now leads to its page, what was missed says why.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderHash } from '../../../domain/hashes.ts'
import type { Wei } from '../../../domain/wei.ts'
import type { Leg } from './leg.ts'
import { OutcomeList } from './OutcomeList.tsx'
import type { Outcome } from './receipt.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}` as OrderHash
const leg = (digit: string, units = 1n) =>
  ({
    orderHash: hash(digit),
    units,
    item: { name: `Noun ${digit}`, path: `/item/0x1/${digit}` },
  }) as unknown as Leg
const bought = (digit: string, units = 1n): Outcome => ({
  orderHash: hash(digit),
  status: 'bought',
  paid: 1n as Wei,
  units,
})

const show = (outcomes: readonly Outcome[], legs = [leg('1'), leg('2')]) =>
  render(<OutcomeList legs={legs} outcomes={outcomes} error={undefined} />, { wrapper: MemoryRouter })

test('all bought: each is linked, and nothing is said of what was missed', () => {
  show([bought('1'), bought('2')])
  expect(screen.getByRole('status')).toHaveTextContent('All 2 bought.')
  expect(screen.getByRole('link', { name: 'Noun 1' })).toHaveAttribute('href', '/item/0x1/1')
  expect(screen.getByRole('link', { name: 'Noun 2' })).toBeVisible()
  expect(screen.queryByText(/missed|nothing was paid/)).toBeNull()
})

test('a listing of which fewer were left than were wanted is told as bought in part', () => {
  show([bought('1'), bought('2', 1n)], [leg('1'), leg('2', 3n)])
  expect(screen.getByRole('status')).toHaveTextContent('All 2 bought, 1 of them in part.')
  expect(screen.getByRole('link', { name: 'Noun 2' })).toBeVisible()
  expect(screen.getByText(/only 1 came/)).toHaveTextContent(
    'Of 3 of Noun 2 only 1 came; nothing was paid for the others.',
  )
})

test('one missed: it is not among the links, and comes with its reason', () => {
  show([bought('1'), { orderHash: hash('2'), status: 'missed', because: 'was already sold' } as Outcome])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText(/was already sold; nothing was paid for it/)).toBeVisible()
})

// The outcome of a purchase of several listings: bought items link to their pages, missed ones say why.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderHash } from '../../../domain/hashes.ts'
import type { Wei } from '../../../domain/wei.ts'
import type { AgreedCartItem } from './checkout.ts'
import { OutcomeList } from './OutcomeList.tsx'
import type { Outcome } from '../../../trade/receipt.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}` as OrderHash
const agreed = (digit: string, quantity = 1n, wanted = quantity) =>
  ({
    cartItem: {
      orderHash: hash(digit),
      units: wanted,
      item: { name: `Noun ${digit}`, path: `/item/0x1/${digit}` },
    },
    shown: { quantity },
  }) as unknown as AgreedCartItem
const bought = (digit: string, units = 1n): Outcome => ({
  orderHash: hash(digit),
  status: 'bought',
  paid: 1n as Wei,
  units,
})

const show = (outcomes: readonly Outcome[] | undefined, cartItems = [agreed('1'), agreed('2')]) =>
  render(<OutcomeList agreed={cartItems} outcomes={outcomes} error={undefined} />, { wrapper: MemoryRouter })

test('links each item when all were bought, and mentions nothing missed', () => {
  show([bought('1'), bought('2')])
  expect(screen.getByRole('status')).toHaveTextContent('All 2 bought.')
  expect(screen.getByRole('link', { name: 'Noun 1' })).toHaveAttribute('href', '/item/0x1/1')
  expect(screen.getByRole('link', { name: 'Noun 2' })).toBeVisible()
  expect(screen.queryByText(/missed|paid nothing/)).toBeNull()
})

test('reports a listing as partially filled when fewer units were left than wanted', () => {
  show([bought('1'), bought('2', 1n)], [agreed('1'), agreed('2', 3n)])
  expect(screen.getByRole('status')).toHaveTextContent('All 2 bought, 1 of them partially filled.')
  expect(screen.getByRole('link', { name: 'Noun 2' })).toBeVisible()
  expect(screen.getByText(/Received 1/)).toHaveTextContent(
    'Received 1 of 3 Noun 2. You paid nothing for the others.',
  )
})

test('says that a single missing unit cost nothing', () => {
  show([bought('1'), bought('2', 2n)], [agreed('1'), agreed('2', 3n)])
  expect(screen.getByText(/Received 2/)).toHaveTextContent(
    'Received 2 of 3 Noun 2. You paid nothing for the other.',
  )
})

test('reports a full purchase when the buyer agreed to fewer units than the cart holds', () => {
  show([bought('1'), bought('2', 2n)], [agreed('1'), agreed('2', 2n, 3n)])
  expect(screen.getByRole('status')).toHaveTextContent(/^All 2 bought\.Noun 1Noun 2$/)
})

test('only links a single listing, because the write reports its outcome', () => {
  const { container } = show(undefined, [agreed('1', 3n)])
  expect(screen.getByRole('link', { name: 'Noun 1' })).toHaveAttribute('href', '/item/0x1/1')
  expect(container).toHaveTextContent(/^Noun 1$/)
})

test('does not link a missed listing, and says why it was missed', () => {
  show([bought('1'), { orderHash: hash('2'), status: 'missed', because: 'bought' }])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText(/first. You paid nothing for it./)).toHaveTextContent(
    'Someone else bought Noun 2 first. You paid nothing for it.',
  )
})

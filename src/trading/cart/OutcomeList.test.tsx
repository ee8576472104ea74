// The outcome of a purchase of several listings: bought items link to their pages; those missed or left out say why.
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WETH } from '../../../tests/support/currencies.ts'
import { createListing, createItem } from '../../../tests/support/listing.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import type { OrderHash } from '../../domain/hashes.ts'
import type { Wei } from '../../domain/wei.ts'
import { toCartItem } from '../../orders/cartItem.ts'
import type { AgreedCartItem, PreviewedCartItem } from './write.ts'
import { OutcomeList, LeftOutList, listNeverBuyable } from './OutcomeList.tsx'
import type { Outcome } from '../dialog/receipt.ts'
import { refuse } from '../../seaport/verdict.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}` as OrderHash
/** Editions, unless one unit is wanted. */
function agreed(digit: string, quantity = 1n, wanted = quantity) {
  const cartItem = toCartItem(createListing({ orderHash: hash(digit) }))
  const standard = wanted > 1n ? 'ERC1155' : 'ERC721'
  const item = { ...cartItem.item, name: `Noun ${digit}`, path: `/item/0x1/${digit}`, standard }
  return { cartItem: { ...cartItem, units: wanted, item }, shown: { quantity } } as AgreedCartItem
}
const bought = (digit: string, units = 1n): Outcome => ({
  orderHash: hash(digit),
  status: 'bought',
  paid: 1n as Wei,
  units,
})

const show = (outcomes: readonly Outcome[] | undefined, cartItems = [agreed('1'), agreed('2')]) =>
  renderInFrame(<OutcomeList agreed={cartItems} outcomes={outcomes} error={undefined} />)

test('links each item when all were bought, and mentions nothing missed', () => {
  show([bought('1'), bought('2')])
  expect(screen.getByRole('status')).toHaveTextContent('Both bought.')
  expect(screen.getByRole('link', { name: 'Noun 1' })).toHaveAttribute('href', '/item/0x1/1')
  expect(screen.getByRole('link', { name: 'Noun 2' })).toBeVisible()
  expect(screen.queryByText(/missed|paid nothing/)).toBeNull()
})

test('adds up what was paid for the items that were bought', () => {
  show([bought('1'), bought('2')])
  expect(screen.getByText('You paid').parentElement).toHaveTextContent(/0\.000000000000000002\sETH/)
})

test('says how much was paid in each coin, and nothing of one in which nothing was bought', () => {
  const inWrapped = agreed('2')
  const both = [agreed('1'), { ...inWrapped, cartItem: { ...inWrapped.cartItem, currency: WETH } }]
  show([bought('1'), bought('2')], both)
  expect(screen.getByText('You paid').parentElement).toHaveTextContent(/0\.000000000000000002\sETH/)
  expect(screen.getByText(/^Paid as/)).toHaveTextContent(
    /^Paid as 0\.000000000000000001\sETH and 0\.000000000000000001\sWETH$/,
  )
  cleanup()
  show([{ orderHash: hash('1'), status: 'missed', because: 'bought' }, bought('2')], both)
  expect(screen.getByText('You paid').parentElement).toHaveTextContent(/0\.000000000000000001\sWETH/)
  expect(screen.queryByText(/^Paid as/)).toBeNull()
})

test('counts the units received when fewer units were left than wanted', () => {
  show([bought('1'), bought('2', 1n)], [agreed('1'), agreed('2', 3n)])
  expect(screen.getByRole('status')).toHaveTextContent('2 of 4 bought.')
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
  expect(screen.getByRole('status')).toHaveTextContent(/^All 3 bought\..*Noun 1.*Noun 2×\s?2You paid/)
})

test('only links a single listing, because the write reports its outcome', () => {
  const { container } = show(undefined, [agreed('1', 3n)])
  expect(screen.getByRole('link', { name: 'Noun 1' })).toHaveAttribute('href', '/item/0x1/1')
  expect(container).not.toHaveTextContent('×')
})

test('does not link a missed listing, and says why it was missed', () => {
  show([bought('1'), { orderHash: hash('2'), status: 'missed', because: 'bought' }])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText(/first. You paid nothing for it./)).toHaveTextContent(
    'Someone else bought Noun 2 first. You paid nothing for it.',
  )
})

function leftOut(name: string, code: 'already-sold' | 'approval-revoked'): PreviewedCartItem {
  const cartItem = toCartItem(createListing({ item: createItem({ name }) }))
  const because = refuse({ check: 'status', code, detail: '' })
  return { cartItem, checked: { status: 'left-out', because }, changes: [] } as unknown as PreviewedCartItem
}

test('says why each item was left out, and names those that are sold for good', () => {
  const [sold, revoked] = [leftOut('Sold', 'already-sold'), leftOut('Revoked', 'approval-revoked')]
  renderInFrame(<LeftOutList cartItems={[sold, revoked]} />)
  expect(screen.getByRole('link', { name: 'Sold' }).closest('li')).toHaveTextContent(
    'Left out: This item is already sold.',
  )
  expect(screen.getByText(/Left out: The seller revoked/)).toBeVisible()
  expect(listNeverBuyable([sold, revoked])).toEqual([sold.cartItem.orderHash])
})

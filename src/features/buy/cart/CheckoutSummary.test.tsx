// What the summary of a cart says about money: once below the rows if none can be paid, else at those left out.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ETH } from '../../../../tests/support/currencies.ts'
import { createListing } from '../../../../tests/support/listing.ts'
import { renderInFrame } from '../../../../tests/support/renderInFrame.tsx'
import type { Address } from '../../../domain/address.ts'
import type { OrderHash } from '../../../domain/hashes.ts'
import { toWei } from '../../../domain/wei.ts'
import { refuse } from '../../../market/verdict.ts'
import { toCartItem } from '../../../orders/cartItem.ts'
import { CheckoutSummary, type CheckoutSummaryProps } from './CheckoutSummary.tsx'

const cartItems = ['1', '2'].map((digit) =>
  toCartItem(createListing({ orderHash: `0x${digit.repeat(64)}` as OrderHash, currency: ETH })),
)
const shown = { quantity: 1n, total: toWei(7n) }
const short = refuse({ check: 'funds', code: 'insufficient-funds', detail: 'Has 1 ETH, needs 7 ETH' })
const sold = refuse({ check: 'status', code: 'already-sold', detail: 'sold' })
const leftOut = (because: typeof short) => ({ status: 'left-out', because, shown })
const included = { status: 'included', lines: [], total: toWei(7n), shown }
const plan = { steps: [{}], total: toWei(7n), networkFee: null, blockNumber: 5n }

function show(checked: readonly object[], verdict: object) {
  const preview = {
    verdict,
    cartItems: cartItems.map((cartItem, index) => ({ cartItem, checked: checked[index], changes: [] })),
  } as unknown as CheckoutSummaryProps['preview']
  const account = `0x${'a'.repeat(40)}` as Address
  renderInFrame(
    <CheckoutSummary cartItems={cartItems} preview={preview} account={account} overtaken={false} />,
  )
}

test('says once that the balance is too low for any of the items', () => {
  show([leftOut(short), leftOut(short)], short)
  expect(screen.getByRole('alert')).toHaveTextContent('Your balance is too low to pay for this.')
  expect(screen.queryByText(/^Left out/)).toBeNull()
})

test('says at an item that the balance pays only for the others', () => {
  show([included, leftOut(short)], { status: 'executable', plan })
  expect(screen.getByText(/^Left out/)).toHaveTextContent('Your balance is too low to pay for this.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says at an item why it can’t be bought whatever the balance', () => {
  show([leftOut(sold), leftOut(short)], refuse({ check: 'status', code: 'nothing-left', detail: 'none' }))
  expect(screen.getAllByText(/^Left out/)).toHaveLength(2)
})

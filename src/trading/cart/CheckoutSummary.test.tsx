// What the summary of a cart says about money: once below the rows if none can be paid, else at those left out.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ETH, WETH } from '../../../tests/support/currencies.ts'
import { createListing } from '../../../tests/support/listing.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import type { Address } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import { toWei } from '../../domain/wei.ts'
import { refuse } from '../../seaport/verdict.ts'
import { toCartItem } from '../../orders/cartItem.ts'
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

function show(checked: readonly object[], verdict: object, shownItems = cartItems) {
  const preview = {
    verdict,
    cartItems: shownItems.map((cartItem, index) => ({ cartItem, checked: checked[index], changes: [] })),
  } as unknown as CheckoutSummaryProps['preview']
  const account = `0x${'a'.repeat(40)}` as Address
  renderInFrame(
    <CheckoutSummary cartItems={shownItems} preview={preview} account={account} overtaken={false} />,
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

test('adds up ether and wrapped ether, and says how much is paid in each and to whom', () => {
  const seller = `0x${'5e'.repeat(20)}` as Address
  const both = [WETH, ETH].map((currency) => toCartItem(createListing({ currency })))
  const paid = [2n * 10n ** 18n + 3n, 10n ** 18n + 1n].map((amount) => ({
    ...included,
    total: toWei(amount),
    lines: [{ role: 'seller', recipient: seller, amount: toWei(amount) }],
  }))
  const funded = { ...plan, wrapped: toWei(5n * 10n ** 17n), allows: true, newAllowance: paid[0]?.total }
  show(paid, { status: 'executable', plan: funded }, both)
  expect(screen.getByText('You pay').parentElement).toHaveTextContent(/3\.000000000000000004\sETH$/)
  expect(screen.getByText(/^Paid as/)).toHaveTextContent(
    /1\.000000000000000001\sETH and 2\.000000000000000003\sWETH/,
  )
  expect(screen.getByText(/^First, your wallet/)).toHaveTextContent(
    /wrap 0\.5\sETH, .* approve Seaport for 2\.000000000000000003\sWETH\./,
  )
  const payments = screen.getByText('Payments to 1 seller').closest('details')
  expect(payments).toHaveTextContent(/1\.000000000000000001\sETH/)
  expect(payments).toHaveTextContent(/2\.000000000000000003\sWETH/)
})

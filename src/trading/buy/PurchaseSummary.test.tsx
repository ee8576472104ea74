// What a purchase announces before anything is signed: the network fee, the approval, or why it can’t be.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Address } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { createListing } from '../../../tests/support/listing.ts'
import { PurchaseSummary, type PurchaseSummaryProps } from './PurchaseSummary.tsx'

const [me, seller, weth] = ['a', 'b', 'e'].map((digit) => `0x${digit.repeat(40)}` as Address) as [
  Address,
  Address,
  Address,
]
const listing = createListing({ currency: { address: weth, symbol: 'WETH', decimals: 0 } })

function showPreview(preview: object, isDone = false) {
  renderInFrame(
    <PurchaseSummary
      listing={listing}
      preview={preview as PurchaseSummaryProps['preview']}
      account={me}
      isDone={isDone}
      overtaken={false}
    />,
  )
}

function show(
  transactions: number,
  { isDone = false, committed = 0n, wrapped = 0n, allows = transactions > 1 } = {},
) {
  const plan = {
    steps: Array.from({ length: transactions }, () => ({})),
    lines: [{ role: 'seller', recipient: seller, amount: toWei(7n) }],
    total: toWei(7n),
    wrapped: toWei(wrapped),
    allows,
    newAllowance: toWei(7n + committed),
    networkFee: toWei(10n ** 14n),
    quantity: 1n,
    blockNumber: 5n,
  }
  showPreview({ verdict: { status: 'executable', plan, passed: [] }, changes: [] }, isDone)
}

test('shows one fee for one transaction', () => {
  show(1)
  expect(screen.getByText('Estimated network fee').nextElementSibling).toHaveTextContent('0.0001 ETH')
  expect(screen.queryByText(/^First you/)).toBeNull()
})

test('shows the fee of the first of several transactions, and announces the approval', () => {
  show(2)
  const label = screen.getByText('Estimated fee of the first transaction')
  expect(label.nextElementSibling).toHaveTextContent('0.0001 ETH')
  expect(screen.getByText(/^First, your wallet asks you/)).toHaveTextContent(
    'First, your wallet asks you to approve Seaport for 7 WETH.',
  )
})

test('says that the approval also covers the buyer’s open offers', () => {
  show(2, { committed: 5n })
  expect(screen.getByText(/^First, your wallet asks you/)).toHaveTextContent(
    'First, your wallet asks you to approve Seaport for 12 WETH in total: 7 WETH for this purchase,',
  )
})

test('says what was paid once the purchase is complete, and no longer estimates a fee', () => {
  show(2, { isDone: true })
  expect(screen.getByText('You paid').nextElementSibling).toHaveTextContent('7 WETH')
  expect(screen.queryByText('You pay')).toBeNull()
  expect(screen.queryByText(/^Estimated /)).toBeNull()
  expect(screen.queryByText(/^First, your wallet/)).toBeNull()
})

test.each([
  [true, 'Then it asks you to approve Seaport for 7 WETH.'],
  [false, ''],
])('announces the wrapping first, and the approval, if there is one, after it: %s', (allows, then) => {
  show(allows ? 3 : 2, { wrapped: 5n, allows })
  expect(screen.getByText(/^First, your wallet asks you/)).toHaveTextContent(
    `First, your wallet asks you to wrap 0.000000000000000005 ETH, because you don’t have enough WETH. 1 ETH becomes 1 WETH. ${then}`.trim(),
  )
})

test('says why it can’t be bought, with the check that failed in sight', () => {
  const verdict = {
    status: 'refused',
    code: 'insufficient-funds',
    sentence: 'Your balance is too low.',
    remedy: 'Add funds.',
    passed: [{ check: 'contract', detail: 'Seaport 1.6' }],
    check: 'funds',
    detail: 'Has 0 WETH, needs 7 WETH',
  }
  showPreview({ verdict, changes: [] })
  expect(screen.getByText('Has 0 WETH, needs 7 WETH')).toBeVisible()
  expect(screen.getByText('Seaport 1.6')).not.toBeVisible()
})

// The network fee and the approval that a purchase announces before anything is signed.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Address } from '../../../domain/address.ts'
import { toWei } from '../../../domain/wei.ts'
import { renderInFrame } from '../../../../tests/support/renderInFrame.tsx'
import { createListing } from '../../../../tests/support/listing.ts'
import { PurchaseSummary, type PurchaseSummaryProps } from './PurchaseSummary.tsx'

const [me, seller, weth] = ['a', 'b', 'e'].map((digit) => `0x${digit.repeat(40)}` as Address) as [
  Address,
  Address,
  Address,
]
const listing = createListing({ currency: { address: weth, symbol: 'WETH', decimals: 0 } })

function show(transactions: number, isDone = false) {
  const plan = {
    steps: Array.from({ length: transactions }, () => ({})),
    lines: [{ role: 'seller', recipient: seller, amount: toWei(7n) }],
    total: toWei(7n),
    networkFee: toWei(10n ** 14n),
    quantity: 1n,
    blockNumber: 5n,
  }
  const preview = { verdict: { status: 'executable', plan, passed: [] }, changes: [] }
  renderInFrame(
    <PurchaseSummary
      listing={listing}
      preview={preview as unknown as PurchaseSummaryProps['preview']}
      account={me}
      isDone={isDone}
      overtaken={false}
    />,
  )
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

test('says what was paid once the purchase is complete', () => {
  show(1, true)
  expect(screen.getByText('You paid').nextElementSibling).toHaveTextContent('7 WETH')
  expect(screen.queryByText('You pay')).toBeNull()
})

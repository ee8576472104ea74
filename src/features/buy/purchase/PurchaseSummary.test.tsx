// What a purchase announces before anything is signed: the network fee, the approval, or why it can’t be.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Address } from '../../../domain/address.ts'
import { toWei } from '../../../domain/wei.ts'
import { renderInFrame, testConfig } from '../../../../tests/support/renderInFrame.tsx'
import { createListing } from '../../../../tests/support/listing.ts'
import { TradeDialogContext } from '../../../trade/openTradeDialog.ts'
import { PurchaseSummary, type PurchaseSummaryProps } from './PurchaseSummary.tsx'

const [me, seller, weth] = ['a', 'b', 'e'].map((digit) => `0x${digit.repeat(40)}` as Address) as [
  Address,
  Address,
  Address,
]
const listing = createListing({ currency: { address: weth, symbol: 'WETH', decimals: 0 } })

function show(transactions: number, { isDone = false, committed = 0n } = {}) {
  const plan = {
    steps: Array.from({ length: transactions }, () => ({})),
    lines: [{ role: 'seller', recipient: seller, amount: toWei(7n) }],
    total: toWei(7n),
    newAllowance: toWei(7n + committed),
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

test.each([[true], [false]])('offers to wrap where that pays for it: %s', async (wrapsNative) => {
  const openTrade = vi.fn()
  // A cart's currency doesn't say what it wraps; the site's configuration does.
  const currency = { address: weth, symbol: 'WETH', decimals: 0 }
  const wrapped = { ...currency, wrapsNative }
  const network = { ...testConfig.network, currencies: [wrapped] }
  const verdict = {
    status: 'refused',
    code: 'insufficient-funds',
    sentence: 'Your balance is too low.',
    remedy: 'Add funds.',
    passed: [{ check: 'contract', detail: 'Seaport 1.6' }],
    check: 'funds',
    detail: 'Has 0 WETH, needs 7 WETH',
  }
  renderInFrame(
    <TradeDialogContext value={openTrade}>
      <PurchaseSummary
        listing={createListing({ currency })}
        preview={{ verdict, changes: [] } as unknown as PurchaseSummaryProps['preview']}
        account={me}
        overtaken={false}
      />
    </TradeDialogContext>,
    { config: { ...testConfig, network } },
  )
  // The check that failed is in sight, and those that passed are not.
  expect(screen.getByText('Has 0 WETH, needs 7 WETH')).toBeVisible()
  expect(screen.getByText('Seaport 1.6')).not.toBeVisible()
  const button = screen.queryByRole('button', { name: 'Wrap ETH to get WETH' })
  expect(button !== null).toBe(wrapsNative)
  if (button !== null) await userEvent.click(button)
  expect(openTrade.mock.calls).toEqual(wrapsNative ? [[{ kind: 'wrap', currency: wrapped }]] : [])
})

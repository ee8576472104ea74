// Before an offer is made, its buyer sees what other open offers may take, and how to cover all of them.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { WETH } from '../../../tests/support/currencies.ts'
import { toWei } from '../../domain/wei.ts'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import type { OfferDraft, OfferPreview } from './write.ts'
import { OtherClaims } from './OfferBreakdown.tsx'

const hundredths = (amount: bigint) => toWei(amount * 10n ** 16n)
const draft = {
  aim: { kind: 'collection' },
  currency: WETH,
  unitPrice: hundredths(36n),
  quantity: 1n,
} as OfferDraft
const preview = (balance: bigint, count: number, allows: boolean) =>
  ({
    committed: {
      sum: hundredths(count === 0 ? 0n : 121n),
      throughSeaport: hundredths(count === 0 ? 0n : 121n),
      count,
    },
    backing: 0n,
    verdict: { status: 'executable', plan: { balance: hundredths(balance), allows } },
  }) as unknown as OfferPreview

function show(balance: bigint, { count = 4, allows = false } = {}) {
  const onChange = vi.fn()
  render(
    <ConfigProvider config={testConfig}>
      <OtherClaims
        draft={draft}
        preview={preview(balance, count, allows)}
        backsAll={false}
        onChange={onChange}
      />
    </ConfigProvider>,
  )
  return onChange
}

test('warns when the balance can’t cover all offers, and offers to wrap the rest', async () => {
  const onChange = show(70n)
  const note = screen.getByRole('group', { name: 'Other offers' })
  expect(note).toHaveTextContent(
    'You have 0.7 WETH. Your 4 other open offers may take 1.21 WETH of your WETH',
  )
  expect(note).toHaveTextContent('Together with this one, that’s 1.57 WETH')
  expect(note).toHaveTextContent('the rest can’t be paid, including this one')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wrap enough ETH for all of them' }))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('has no warning when the balance covers all offers', () => {
  show(157n)
  expect(screen.getByRole('group', { name: 'Other offers' })).not.toHaveTextContent('cannot be paid')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('renders nothing without other offers', () => {
  show(1n, { count: 0 })
  expect(screen.queryByRole('group')).toBeNull()
})

test('announces an approval that is needed', () => {
  show(157n, { allows: true })
  expect(screen.getByRole('group', { name: 'Other offers' })).toHaveTextContent(
    'Seaport, the trading contract, will be approved for 1.57 WETH in total',
  )
})

test('mentions no approval when none is needed', () => {
  show(157n)
  expect(screen.getByRole('group', { name: 'Other offers' })).not.toHaveTextContent('allowed')
})

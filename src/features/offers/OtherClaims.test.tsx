// Before another offer is made it is said what the others may take of the same money, and that all can be covered.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import type { OfferDraft, OfferPreview } from './offering.ts'
import { OtherClaims } from './OtherClaims.tsx'

const hundredths = (amount: bigint) => toWei(amount * 10n ** 16n)
const weth = { address: ZERO_ADDRESS, symbol: 'WETH', decimals: 18, wrapsNative: true }
const draft = { currency: weth, unitPrice: hundredths(36n), quantity: 1n } as OfferDraft
const preview = (balance: bigint, count: number, allows: boolean) =>
  ({
    promised: { sum: hundredths(count === 0 ? 0n : 121n), count },
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

test('with less than all of them may take, it says so and offers to wrap for all', async () => {
  const onChange = show(70n)
  const said = screen.getByRole('group', { name: 'Other offers' })
  expect(said).toHaveTextContent(
    'You have 0.7 WETH. Your 4 other open offers may take 1.21 WETH of your WETH',
  )
  expect(said).toHaveTextContent('Together with this one, that’s 1.57 WETH')
  expect(said).toHaveTextContent('the rest can’t be paid, including this one')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wrap enough ETH for all of them' }))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('with enough for all there is no warning, and nothing to wrap', () => {
  show(157n)
  expect(screen.getByRole('group', { name: 'Other offers' })).not.toHaveTextContent('cannot be paid')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('without other offers nothing is said', () => {
  show(1n, { count: 0 })
  expect(screen.queryByRole('group')).toBeNull()
})

test('an approval is spoken of only where one is to be given, as what comes', () => {
  show(157n, { allows: true })
  expect(screen.getByRole('group', { name: 'Other offers' })).toHaveTextContent(
    'Seaport, the trading contract, will be approved for 1.57 WETH in total',
  )
})

test('without an approval to give, none is told', () => {
  show(157n)
  expect(screen.getByRole('group', { name: 'Other offers' })).not.toHaveTextContent('allowed')
})

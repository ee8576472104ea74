// Price warnings: a better offer in its own currency, one click away, and prices far above all others.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame as render } from '../../../tests/support/renderInFrame.tsx'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import type { Offer } from '../../orders/offer.ts'
import type { HeldItem } from '../../orders/listedItem.ts'
import { PriceWarnings, WarningText } from './PriceWarnings.tsx'
import { TradeDialogContext } from '../dialog/trade.ts'
import { getPriceWarnings, type PriceWarning } from './warnings.ts'

const ether = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }

test('links a price below an offer to accepting that offer', async () => {
  const weth = { address: ZERO_ADDRESS, symbol: 'WETH', decimals: 18 }
  const amount = toWei(34n * 10n ** 16n)
  const offer = {
    orderHash: `0x${'7'.repeat(64)}`,
    unitPrice: amount,
    currency: weth,
    subject: { kind: 'collection' },
    collection: { name: 'C' },
  }
  const given = { held: 1n } as HeldItem
  const mark = { amount, currency: weth, offer: offer as unknown as Offer }
  const warnings = getPriceWarnings(
    {
      ...{ unitPrice: toWei(1n), unitEndPrice: toWei(1n), currency: ether },
      ...{ startsAtSeconds: null, expiresAtSeconds: 2_000_000_000 },
    },
    { floor: undefined, lastSale: undefined, offer: mark },
  )
  const open = vi.fn()
  render(
    <TradeDialogContext value={open}>
      <PriceWarnings warnings={warnings} given={given} />
    </TradeDialogContext>,
  )
  const status = screen.getByRole('status', { name: 'Before you sign' })
  expect(within(status).getByRole('listitem')).toHaveTextContent('There’s already an offer of 0.34 WETH.')
  // One line until its details are opened, with all of the text announced.
  expect(screen.queryByRole('button', { name: /^Accept instead/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Details' }))
  expect(screen.getByRole('button', { name: 'Hide details' })).toHaveAttribute('aria-expanded', 'true')
  // Only text is announced; buttons come after it.
  const accept = screen.getByRole('button', { name: 'Accept instead: 0.34 WETH for any item of C' })
  expect(status).not.toContainElement(accept)
  await userEvent.click(accept)
  expect(open).toHaveBeenCalledWith({ kind: 'accept', offer, given })
})

const floor = { against: 'floor', amount: toWei(28n * 10n ** 16n), currency: ether } as const

test.each<[PriceWarning, string]>([
  [{ ...floor, times: 100n }, '100 times the collection’s floor price (0.28 ETH). Check the decimals.'],
  [
    { ...floor, against: 'lastSale', times: 3_571n },
    '3,571 times the last sale price (0.28 ETH). Check the decimals.',
  ],
  [
    { ...floor, against: 'floors', times: 10n ** 30n },
    '>1,000,000 times the floor prices together (0.28 ETH). Check the decimals.',
  ],
])('says by how many times a price is too high, in the form and in a row', (warning, words) => {
  render(<PriceWarnings warnings={[warning]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(words)
  const { container } = render(<WarningText warnings={[warning]} />)
  expect(container).toHaveTextContent(new RegExp(`^${words.replaceAll(/[().]/g, String.raw`\$&`)}$`))
})

test('shows both a price that is too high and one that is too low in a row', () => {
  const { container } = render(
    <WarningText warnings={[floor, { ...floor, against: 'lastSale', times: 20n }]} />,
  )
  expect(container).toHaveTextContent(
    'Below the collection’s floor price: 0.28 ETH. 20 times the last sale price (0.28 ETH). Check the decimals.',
  )
})

test('says how many warnings its one line stands for', () => {
  render(<PriceWarnings warnings={[floor, { ...floor, against: 'lastSale', times: 20n }]} />)
  expect(screen.getByRole('button', { name: 'Details (2)' })).toHaveAttribute('aria-expanded', 'false')
})

test('shows amounts in sentences as short as fields do', () => {
  const warning = { ...floor, amount: toWei(1_999_264_658_791_648_438n) }
  render(<PriceWarnings warnings={[warning]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(/floor price: 1\.9993\sETH\.$/)
})

test('marks a floor that may be lower, in the form and in a row', () => {
  const warning = { ...floor, mayBeLower: true }
  render(<PriceWarnings warnings={[warning]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'floor price: 0.28 ETH. Not every declining price was compared, so the lowest price may be lower than shown.',
  )
  const { container } = render(<WarningText warnings={[warning]} />)
  expect(container).toHaveTextContent(/0\.28\sETH or less\.$/)
})

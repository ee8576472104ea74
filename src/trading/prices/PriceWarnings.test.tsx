// Price warnings: a better offer in its own currency, one click away, and prices far above all others.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createItem } from '../../../tests/support/listing.ts'
import { renderInFrame as render } from '../../../tests/support/renderInFrame.tsx'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import type { Offer } from '../../orders/offer.ts'
import { PriceWarnings, WarningText } from './PriceWarnings.tsx'
import { TradeDialogContext } from '../dialog/trade.ts'
import { listWarnings, type PriceWarning, type WarningCode } from './rules.ts'

const ether = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }

test('links a price below an offer to accepting that offer', async () => {
  const weth = { address: ZERO_ADDRESS, symbol: 'WETH', decimals: 18 }
  const amount = toWei(34n * 10n ** 16n)
  const offer = {
    orderHash: `0x${'7'.repeat(64)}`,
    unitPrice: amount,
    currency: weth,
    subject: { kind: 'collection' },
    endsAtSeconds: 4_000_000_000n,
    collection: { name: 'C' },
  }
  const item = createItem()
  const itemToSell = { item, held: 1n }
  const marks = {
    ...{ isEdition: false, traits: [] },
    offer: { amount, currency: weth, offer: offer as unknown as Offer },
  }
  const warnings = listWarnings(
    {
      ...{ item, quantity: 1n, rest: [] },
      ...{ unitPrice: toWei(1n), unitEndPrice: toWei(1n), currency: ether },
      ...{ startsAtSeconds: null, expiresAtSeconds: 2_000_000_000 },
    },
    new Map([[item.path, marks]]),
  )
  const open = vi.fn()
  render(
    <TradeDialogContext value={open}>
      <PriceWarnings warnings={warnings} itemToSell={itemToSell} />
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
  expect(open).toHaveBeenCalledWith({ kind: 'accept', offer, itemToSell })
})

const floor: PriceWarning = {
  code: 'below-floor',
  against: 'floor',
  amount: toWei(28n * 10n ** 16n),
  currency: ether,
  price: toWei(1n),
  needsConfirmation: false,
}
const far: PriceWarning = { ...floor, code: 'far-above' }

test.each<[PriceWarning, string]>([
  [{ ...far, times: 100n }, '100 times the collection’s floor price (0.28 ETH). Check the decimals.'],
  [
    { ...far, against: 'lastSale', times: 3_571n },
    '3,571 times the last sale price (0.28 ETH). Check the decimals.',
  ],
  [
    { ...far, against: 'floors', times: 10n ** 30n },
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
    <WarningText warnings={[floor, { ...far, against: 'lastSale', times: 20n }]} />,
  )
  expect(container).toHaveTextContent(
    'Below the collection’s floor price: 0.28 ETH. 20 times the last sale price (0.28 ETH). Check the decimals.',
  )
})

test('says how many warnings its one line stands for', () => {
  render(<PriceWarnings warnings={[floor, { ...far, against: 'lastSale', times: 20n }]} />)
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

test.each<[WarningCode, string]>([
  ['token-for-sale', 'It’s for sale for 0.28 ETH. You can buy it now for no more than this offer.'],
  [
    'collection-for-sale',
    'The cheapest item is for sale for 0.28 ETH. You can buy it now for no more than this offer.',
  ],
  [
    'trait-for-sale',
    'The cheapest item with this trait is for sale for 0.28 ETH. You can buy it now for no more than this offer.',
  ],
  ['better-offer', 'Another offer is higher: 0.28 ETH.'],
  ['receives-below-last-sale', 'You receive less than the item’s last sale price: 0.28 ETH.'],
])('names the price of %s', (code, words) => {
  render(<PriceWarnings warnings={[{ ...floor, against: 'listing', code }]} />)
  const status = screen.getByRole('status', { name: 'Before you sign' })
  expect(within(status).getByRole('listitem')).toHaveTextContent(words)
})

test.each([
  ['start', 'At the start: Below the collection’s floor price: 0.28 ETH.', /^Starts at 20 times/],
  ['end', 'At the end: Below the collection’s floor price: 0.28 ETH.', /^20 times/],
] as const)('says that the %s of a declining price is meant', (at, below, above) => {
  render(
    <PriceWarnings
      warnings={[
        { ...floor, at },
        { ...far, at, times: 20n },
      ]}
    />,
  )
  const [low, high] = screen.getAllByRole('listitem')
  expect(low).toHaveTextContent(below)
  expect(high).toHaveTextContent(above)
})

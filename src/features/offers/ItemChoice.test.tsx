// The item for an offer is chosen by its picture and its worth.
import { createListing } from '../../../tests/support/listing.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { ItemChoice } from './ItemChoice.tsx'
import type { OwnedItem } from './ownedItems.ts'

const ether = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const owned = (number: number, worth: object): OwnedItem =>
  ({
    item: { name: `Work ${number}`, collectionName: 'Works', image: null, path: `/item/${number}` },
    held: 1n,
    ...worth,
  }) as OwnedItem
const hundredths = (amount: bigint) => toWei(amount * 10n ** 16n)

test('each says what it last sold for and what it is listed for', async () => {
  const listing = createListing({ currency: ether, startPrice: hundredths(80n) })
  const onChange = vi.fn()
  render(
    <ConfigProvider config={testConfig}>
      <ItemChoice
        items={[owned(1, { lastSale: { amount: hundredths(64n), currency: ether } }), owned(2, { listing })]}
        waiting={false}
        chosen="0"
        onChange={onChange}
      />
    </ConfigProvider>,
  )
  const [first, second] = screen.getAllByRole('radio')
  expect(first).toBeChecked()
  expect(first?.closest('label')).toHaveTextContent(/Work 1.*Last sold for 0.64 ETH/)
  expect(second?.closest('label')).toHaveTextContent(/Work 2.*Listed for 0.8 ETH.*No sales yet/)
  await userEvent.click(screen.getByText('Work 2'))
  expect(onChange).toHaveBeenCalledWith('1')
})

// Selecting the item to sell to an offer.
import { createListing } from '../../../tests/support/listing.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ETH } from '../../../tests/support/currencies.ts'
import type { Address } from '../../domain/address.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { toWei } from '../../domain/wei.ts'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { ItemChoice } from './ItemChoice.tsx'
import type { OwnedItem } from './write.ts'

const COLLECTION = `0x${'c0'.repeat(20)}` as Address

const owned = (number: number, worth: object): OwnedItem =>
  ({
    item: {
      name: `Work ${number}`,
      collection: COLLECTION,
      collectionName: 'Works',
      tokenId: tokenIdFromBigInt(BigInt(number)),
      image: null,
      path: `/item/${number}`,
    },
    held: 1n,
    ...worth,
  }) as OwnedItem
const hundredths = (amount: bigint) => toWei(amount * 10n ** 16n)

test('shows each item’s last sale and listing price', async () => {
  const listing = createListing({ currency: ETH, startPrice: hundredths(80n) })
  const onChange = vi.fn()
  render(
    <ConfigProvider config={testConfig}>
      <ItemChoice
        offer={{
          unitPrice: hundredths(40n),
          proceeds: hundredths(77n),
          quantity: 2n,
          currency: ETH,
          decimals: 0,
        }}
        items={[owned(1, { lastSale: { amount: hundredths(64n), currency: ETH } }), owned(2, { listing })]}
        isLoading={false}
        selected="/item/1"
        onChange={onChange}
      />
    </ConfigProvider>,
  )
  const [first, second] = screen.getAllByRole('radio')
  expect(first).toBeChecked()
  expect(first?.closest('label')).toHaveTextContent(/Work 1.*Last sold for 0.64 ETH/)
  expect(second?.closest('label')).toHaveTextContent(/Work 2.*Listed for 0.8 ETH.*No sales yet/)
  // The amounts stay in view before anything is picked, and while it is.
  expect(screen.getByRole('group')).toHaveTextContent(
    /Per item, the offer pays 0.4\sETH. You receive 0.385\sETH./,
  )
  await userEvent.click(screen.getByText('Work 2'))
  expect(onChange).toHaveBeenCalledWith('/item/2')
})

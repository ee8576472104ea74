// The account's own listing that is shown beside an offer is one with a comparable price.
import type { ApolloClient } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { holding, listing, person } from '../../../tests/support/fakeHistory.ts'
import { COLLECTION } from '../../../tests/support/fakeIndex.ts'
import { ETH, USDC, WETH } from '../../../tests/support/currencies.ts'
import type { Address } from '../../domain/address.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import type { Offer } from '../../orders/offer.ts'
import { fetchOwnedItems } from './write.ts'

const network = { ...testConfig.network, nativeCurrency: ETH, currencies: [WETH, USDC] }

/** A listing in a currency, for so much of its smallest unit. */
const listed = ({ address, symbol, decimals }: typeof USDC, unitPrice: string) =>
  listing({
    id: `0x${unitPrice.padStart(64, '0')}`,
    unitPrice,
    currency: { __typename: 'Currency', id: address, symbol, name: null, decimals },
  })

async function shownBeside(currency: Offer['currency'], listings: readonly object[]) {
  const data = { balances: [holding(1n)], asks: listings }
  const client = { query: vi.fn(() => Promise.resolve({ data })) } as unknown as ApolloClient
  const offer = { collection: { address: COLLECTION }, subject: { kind: 'collection' }, currency } as Offer
  const account = person(1) as Address
  const [owned] = await fetchOwnedItems(client, { account, offer, network })
  return owned?.listing?.unitPrice
}

test('shows the cheapest listing in the offer’s currency or its coin first', async () => {
  // In the index's order: the smallest number first, in any currency.
  const listings = [
    listed(USDC, '5000000'),
    listed(ETH, '2000000000000000000'),
    listed(WETH, '3000000000000000000'),
  ]
  expect(await shownBeside(WETH, listings)).toBe(2n * 10n ** 18n)
  expect(await shownBeside(USDC, listings)).toBe(5_000_000n)
})

test('shows a listing in another currency if none is comparable', async () => {
  expect(await shownBeside(WETH, [listed(USDC, '5000000')])).toBe(5_000_000n)
})

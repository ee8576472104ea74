// Of one's own listings of an item, the one shown beside an offer is one that compares with it.
import type { ApolloClient } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { holding, listing, person } from '../../../tests/support/fakeHistory.ts'
import { COLLECTION } from '../../../tests/support/fakeIndex.ts'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import type { Offer } from '../../orders/offer.ts'
import { readOwnedItems } from './ownedItems.ts'

const eth = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 18, wrapsNative: true }
const usdc = { address: `0x${'c'.repeat(40)}` as Address, symbol: 'USDC', decimals: 6 }
const network = { ...testConfig.network, nativeCurrency: eth, currencies: [weth, usdc] }

/** A listing in a currency, for so much of its smallest unit. */
const listed = ({ address, symbol, decimals }: typeof usdc, unitPrice: string) =>
  listing({
    id: `0x${unitPrice.padStart(64, '0')}`,
    unitPrice,
    currency: { __typename: 'Currency', id: address, symbol, name: null, decimals },
  })

async function shownBeside(currency: Offer['currency'], asks: readonly object[]) {
  const data = { balances: [holding(1n)], asks }
  const client = { query: vi.fn(() => Promise.resolve({ data })) } as unknown as ApolloClient
  const offer = { collection: { address: COLLECTION }, subject: { kind: 'collection' }, currency } as Offer
  const account = person(1) as Address
  const [owned] = await readOwnedItems(client, { account, offer, network, findTraitByHash: () => undefined })
  return owned?.listing?.unitPrice
}

test('beside an offer stands the cheapest in its currency or its coin, before a smaller number of another', async () => {
  // As the index gives them: the smallest number first, whatever it counts.
  const asks = [
    listed(usdc, '5000000'),
    listed(eth, '2000000000000000000'),
    listed(weth, '3000000000000000000'),
  ]
  expect(await shownBeside(weth, asks)).toBe(2n * 10n ** 18n)
  expect(await shownBeside(usdc, asks)).toBe(5_000_000n)
})

test('without one that compares, another is shown in its own currency', async () => {
  expect(await shownBeside(weth, [listed(usdc, '5000000')])).toBe(5_000_000n)
})

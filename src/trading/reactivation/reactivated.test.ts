// The listings that become active again once an account has an item: those of the item, and of no other.
import type { ApolloClient } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { createUnapprovedRow } from '../../../tests/support/listing.ts'
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { ETH } from '../../../tests/support/currencies.ts'
import { fetchReactivated } from './reactivated.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'

const account = `0x${'a1'.repeat(20)}` as Address
const [works, others] = ['d', 'e'].map((digit) => `0x${digit.repeat(40)}` as Address) as [Address, Address]
const network = { nativeCurrency: ETH, currencies: [] } as unknown as NetworkConfig

test('are those that lack a purchased item', async () => {
  const query = vi.fn().mockResolvedValue({
    data: {
      orders: [
        createUnapprovedRow(1, { seller: account, collection: works }),
        // The query can't pair collections with numbers.
        createUnapprovedRow(1, { seller: account, collection: others }),
      ],
    },
  })
  const context = { client: { query } as unknown as ApolloClient, account } as TradeContext
  const items = [
    { collection: works, tokenId: tokenIdFromBigInt(1n) },
    { collection: others, tokenId: tokenIdFromBigInt(2n) },
  ]
  const { listings, more } = await fetchReactivated(context, { kind: 'purchase', items }, network)
  expect(listings.map(({ item }) => [item.collection, item.tokenId])).toEqual([[works, '1']])
  expect(more).toBe(false)
  expect(query.mock.calls[0]?.[0]).toMatchObject({
    variables: {
      where: {
        offerer: account,
        makerHolds: false,
        makerApproved: true,
        items_: { side: 'OFFER', contract_in: [works, others], identifierOrCriteria_in: ['1', '2'] },
      },
    },
  })
})

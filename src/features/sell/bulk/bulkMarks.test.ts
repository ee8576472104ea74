// Price warnings for several items, each and as a bundle.
import type { ApolloClient } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { ETH, WETH } from '../../../../tests/support/currencies.ts'
import { createItem } from '../../../../tests/support/listing.ts'
import { ZERO_ADDRESS } from '../../../domain/address.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import type { Wei } from '../../../domain/wei.ts'
import type { ListDraft } from '../list/listForm.ts'
import type { ListedItem } from '../../../orders/listedItem.ts'
import type { PriceMarks } from '../../../trade/warnings.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { listBulkWarnings, readBulkMarks } from './bulkMarks.ts'

const item = (number: bigint): ListedItem =>
  createItem({ tokenId: tokenIdFromBigInt(number), standard: 'ERC1155', path: `/item/${number}` })
const draft = (price: bigint, rest: ListDraft['rest'] = []): ListDraft => ({
  item: item(1n),
  quantity: 2n,
  rest,
  unitPrice: price as Wei,
  unitEndPrice: price as Wei,
  currency: ETH,
  startsAtSeconds: null,
  expiresAtSeconds: 2_000_000_000,
  reservedFor: null,
})
const marks = (floor: bigint | undefined, offer?: bigint): PriceMarks => ({
  floor: floor as Wei | undefined,
  lastSale: undefined,
  offer: offer === undefined ? undefined : { amount: offer as Wei, currency: WETH },
})
const listWarnings = (one: ListDraft, itemMarks: ReadonlyMap<string, PriceMarks>) =>
  listBulkWarnings(one, itemMarks).map(({ against, amount }) => [against, Number(amount)])

test('compares each item with its own market prices', () => {
  const itemMarks = new Map([['/item/1', marks(10n, 12n)]])
  expect(listWarnings(draft(9n), itemMarks)).toEqual([
    ['offer', 12],
    ['floor', 10],
  ])
  // It could be sold to the offer at once.
  expect(listWarnings(draft(12n), itemMarks)).toEqual([['offer', 12]])
  expect(listWarnings(draft(13n), itemMarks)).toEqual([])
  expect(listWarnings(draft(1n), new Map())).toEqual([])
})

test('shows an offer in its own currency, not in the listing’s', async () => {
  const client = {
    query: vi
      .fn()
      .mockResolvedValueOnce({
        data: {
          tokens: [],
          offers: [
            {
              unitPrice: '12',
              scope: 'COLLECTION',
              currency: { id: WETH.address },
              token: null,
              collection: { id: item(1n).collection },
            },
          ],
        },
      })
      .mockResolvedValue({ data: { fixed: [], declining: [] } }),
  } as unknown as ApolloClient
  const config = { chainId: 1, currencies: [ETH, WETH], fee: null }
  const context = { client, account: ZERO_ADDRESS, config } as unknown as TradeContext
  const itemMarks = await readBulkMarks(context, { items: [item(1n)], currency: ETH })
  expect(listBulkWarnings(draft(9n), itemMarks)).toEqual([{ against: 'offer', amount: 12n, currency: WETH }])
})

test('compares a bundle with the sum of its floors, times the units of each item', () => {
  const together = [{ item: item(2n), quantity: 3n }]
  const itemMarks = new Map([
    ['/item/1', marks(10n)],
    ['/item/2', marks(100n)],
  ])
  expect(listWarnings(draft(319n, together), itemMarks)).toEqual([['floors', 320]])
  expect(listWarnings(draft(320n, together), itemMarks)).toEqual([])
  // Without a floor for every item, a bundle can't be compared.
  itemMarks.set('/item/2', marks(undefined))
  expect(listWarnings(draft(1n, together), itemMarks)).toEqual([])
  expect(listWarnings(draft(10n ** 30n, together), itemMarks)).toEqual([])
})

test('warns about a price far above all others, for one item and for a bundle', () => {
  const together = [{ item: item(2n), quantity: 3n }]
  const itemMarks = new Map([
    ['/item/1', marks(10n)],
    ['/item/2', marks(100n)],
  ])
  expect(listBulkWarnings(draft(200n), itemMarks)).toEqual([
    { against: 'floor', amount: 10n, currency: ETH, times: 20n },
  ])
  expect(listBulkWarnings(draft(6_400n, together), itemMarks)).toEqual([
    { against: 'floors', amount: 320n, currency: ETH, times: 20n },
  ])
  expect(listBulkWarnings(draft(6_399n, together), itemMarks)).toEqual([])
  // A high last sale of one item justifies the bundle's price.
  itemMarks.set('/item/2', { ...marks(100n), lastSale: { amount: 101n as Wei, currency: ETH } })
  expect(listBulkWarnings(draft(6_400n, together), itemMarks)).toEqual([])
})

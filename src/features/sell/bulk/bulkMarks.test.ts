// What a seller of several items may regret, for each of them and for all together.
import type { ApolloClient } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import type { Wei } from '../../../domain/wei.ts'
import type { ListDraft } from '../list/listForm.ts'
import type { ListedItem } from '../../../orders/listing.ts'
import type { PriceMarks } from '../../../trade/warnings.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { listBulkWarnings, readBulkMarks } from './bulkMarks.ts'

const ether = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 18, wrapsNative: true }

const item = (number: bigint): ListedItem => ({
  collection: `0x${'d'.repeat(40)}` as Address,
  collectionName: 'Works',
  tokenId: tokenIdFromBigInt(number),
  standard: 'ERC1155',
  name: `Work ${number}`,
  image: null,
  path: `/item/${number}`,
})
const draft = (price: bigint, rest: ListDraft['rest'] = []): ListDraft => ({
  item: item(1n),
  quantity: 2n,
  rest,
  unitPrice: price as Wei,
  unitEndPrice: price as Wei,
  currency: ether,
  startsAtSeconds: null,
  expiresAtSeconds: 2_000_000_000,
  reservedFor: null,
})
const marks = (floor: bigint | undefined, offer?: bigint): PriceMarks => ({
  floor: floor as Wei | undefined,
  lastSale: undefined,
  offer: offer === undefined ? undefined : { amount: offer as Wei, currency: weth },
})
const said = (one: ListDraft, known: ReadonlyMap<string, PriceMarks>) =>
  listBulkWarnings(one, known).map(({ against, amount }) => [against, Number(amount)])

test('each item is measured by its own marks', () => {
  const known = new Map([['/item/1', marks(10n, 12n)]])
  expect(said(draft(9n), known)).toEqual([
    ['offer', 12],
    ['floor', 10],
  ])
  expect(said(draft(12n), known)).toEqual([])
  expect(said(draft(1n), new Map())).toEqual([])
})

test('an offer is told in its own currency, not in the one that is asked for', async () => {
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
              currency: { id: weth.address },
              token: null,
              collection: { id: item(1n).collection },
            },
          ],
        },
      })
      .mockResolvedValue({ data: { fixed: [], declining: [] } }),
  } as unknown as ApolloClient
  const config = { chainId: 1, currencies: [ether, weth], fee: null }
  const context = { client, account: ZERO_ADDRESS, config } as unknown as TradeContext
  const known = await readBulkMarks(context, { items: [item(1n)], currency: ether })
  expect(listBulkWarnings(draft(9n), known)).toEqual([{ against: 'offer', amount: 12n, currency: weth }])
})

test('several together are measured by what their floors come to, each as often as there are units', () => {
  const together = [{ item: item(2n), quantity: 3n }]
  const known = new Map([
    ['/item/1', marks(10n)],
    ['/item/2', marks(100n)],
  ])
  expect(said(draft(319n, together), known)).toEqual([['floors', 320]])
  expect(said(draft(320n, together), known)).toEqual([])
  // Where one of them has no floor, there is nothing to measure the whole by.
  known.set('/item/2', marks(undefined))
  expect(said(draft(1n, together), known)).toEqual([])
  expect(said(draft(10n ** 30n, together), known)).toEqual([])
})

test('a price far above all is doubted, of one and of several together', () => {
  const together = [{ item: item(2n), quantity: 3n }]
  const known = new Map([
    ['/item/1', marks(10n)],
    ['/item/2', marks(100n)],
  ])
  expect(listBulkWarnings(draft(200n), known)).toEqual([
    { against: 'floor', amount: 10n, currency: ether, times: 20n },
  ])
  expect(listBulkWarnings(draft(6_400n, together), known)).toEqual([
    { against: 'floors', amount: 320n, currency: ether, times: 20n },
  ])
  expect(listBulkWarnings(draft(6_399n, together), known)).toEqual([])
  // What one of them was sold for speaks for the price of all.
  known.set('/item/2', { ...marks(100n), lastSale: 101n as Wei })
  expect(listBulkWarnings(draft(6_400n, together), known)).toEqual([])
})

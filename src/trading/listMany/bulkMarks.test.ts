// Price warnings for several items, each and as a bundle.
import { expect, test } from 'vitest'
import { ETH, WETH } from '../../../tests/support/currencies.ts'
import { word } from '../../../tests/support/contractNode.ts'
import { offer, person } from '../../../tests/support/fakeHistory.ts'
import { passes } from '../../../tests/support/indexRules.ts'
import { createItem } from '../../../tests/support/listing.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { nowSeconds } from '../../domain/time.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import type { Wei } from '../../domain/wei.ts'
import type { ListDraft } from '../list/form.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { findUnderHalf, type PriceMarks } from '../prices/warnings.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
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

test('compares a token with its own listing and the highest offer that can be paid, each in its currency', async () => {
  const work = createItem({ tokenId: tokenIdFromBigInt(1n) })
  const listed = {
    ...{ id: tokenEntityId(work.collection, work.tokenId), lastSalePrice: null, lastSaleCurrency: null },
    ...{ bestAskCurrency: { id: ETH.address }, bestAskPrice: '40', bestAskEndPrice: '20' },
    ...{ bestAskStartsAtSeconds: `${nowSeconds() - 1_000}`, bestAskEndsAtSeconds: `${nowSeconds() + 1_000}` },
  }
  const collection = { id: work.collection, name: 'Works', metadata: null, standard: 'ERC721' }
  const bid = (buyer: number, price: string) =>
    offer({
      ...{
        id: `0x${String(buyer).repeat(64)}`,
        offerer: { id: person(buyer) },
        scope: 'COLLECTION',
        token: null,
      },
      ...{ collection, currency: { id: WETH.address, symbol: 'WETH', name: null, decimals: 18 } },
      ...{ unitPrice: price, startPrice: price, endPrice: price },
    })
  const orders = [bid(2, '90'), bid(3, '12'), bid(4, '11')]
  const query = ({ variables }: { variables: object }) =>
    Promise.resolve({
      data: 'tokens' in variables ? { tokens: [listed] } : { orders, fixed: [], declining: [] },
    })
  // The maker of the highest offer has nothing.
  const send: SendBatch = (requests) =>
    Promise.resolve(
      requests.map(({ method, params }) => {
        if (method === 'eth_chainId') return { ok: true, result: '0x1' }
        if (method !== 'eth_call')
          return { ok: true, result: { number: '0x1', hash: word(1n), timestamp: '0x1' } }
        const { data } = params[0] as { data: string }
        return { ok: true, result: word(data.includes(person(2).slice(2)) ? 0n : 100n) }
      }),
    )
  const network = { ...testConfig.network, nativeCurrency: ETH, currencies: [WETH] }
  const config = { chainId: 1, currencies: [ETH, WETH], fee: null }
  const context = { client: { query }, send, account: ZERO_ADDRESS, config } as unknown as TradeContext
  const itemMarks = await readBulkMarks(context, network, {
    items: [{ item: work, held: 1n }],
    currency: ETH,
  })
  const low = { ...draft(5n), item: work, quantity: 1n }
  const warnings = listBulkWarnings(low, itemMarks)
  expect(warnings).toEqual([
    { against: 'offer', amount: 12n, currency: WETH },
    { against: 'listing', amount: 30n, currency: ETH },
  ])
  expect(findUnderHalf(low, warnings)).toMatchObject({ against: 'listing' })
  // Twice as much is a price that an own listing of 30 must not be under half of.
  const fair = { ...low, unitPrice: 15n as Wei, unitEndPrice: 15n as Wei }
  expect(findUnderHalf(fair, listBulkWarnings(fair, itemMarks))).toBeUndefined()
})

test('finds the best offer of each item, however many there are for another, and says where it may be missing', async () => {
  const [first, second] = [1n, 2n].map((number) => createItem({ tokenId: tokenIdFromBigInt(number) }))
  if (first === undefined || second === undefined) throw new Error('Two items were created')
  const bid = (number: number, on: ListedItem, price: number) => {
    const { collection, tokenId } = on
    const token = {
      ...{ id: tokenEntityId(collection, tokenId), tokenId, standard: 'ERC721', metadata: null },
    }
    const works = { id: collection, name: 'Works', metadata: null, standard: 'ERC721' }
    return offer({
      ...{ id: word(BigInt(number)), offerer: { id: person(2) } },
      ...{ token: { ...token, collection: works }, collection: works },
      ...{ currency: { id: WETH.address, symbol: 'WETH', name: null, decimals: 18 } },
      ...{ unitPrice: `${price}`, startPrice: `${price}`, endPrice: `${price}` },
    })
  }
  const orders = [
    ...Array.from({ length: 100 }, (_, place) => bid(place + 10, first, 90)),
    bid(1, second, 50),
  ]
  const idOf = (reference: unknown) => (reference as { readonly id: string }).id
  const serve = ({ where, first: most }: { where: object; first: number }) =>
    orders
      .filter((row) => {
        const [token, offerer, currency] = ['token', 'offerer', 'currency'].map((field) => idOf(row[field]))
        const columns = { ...row, token, offerer, currency, collection: idOf(row['collection']) }
        return passes({ ...columns, side: 'BID', unit: ETH.address }, where)
      })
      .slice(0, most)
  const query = ({ variables }: { variables: { where?: object; first?: number } }) =>
    Promise.resolve({
      data: {
        ...{ tokens: [], fixed: [], declining: [] },
        orders: serve({ where: variables.where ?? { id: '' }, first: variables.first ?? 0 }),
      },
    })
  const readWith = (balance: bigint) => {
    const send: SendBatch = (requests) =>
      Promise.resolve(
        requests.map(({ method }) => {
          if (method === 'eth_chainId') return { ok: true, result: '0x1' }
          if (method === 'eth_call') return { ok: true, result: word(balance) }
          return { ok: true, result: { number: '0x1', hash: word(1n), timestamp: '0x1' } }
        }),
      )
    const config = { chainId: 1, currencies: [ETH, WETH], fee: null }
    const context = { client: { query }, send, account: ZERO_ADDRESS, config } as unknown as TradeContext
    const network = { ...testConfig.network, nativeCurrency: ETH, currencies: [WETH] }
    const items = [first, second].map((one) => ({ item: one, held: 1n }))
    return readBulkMarks(context, network, { items, currency: ETH })
  }
  const rich = await readWith(100n)
  expect([first, second].map(({ path }) => rich.get(path)?.offer?.amount)).toEqual([90n, 50n])
  expect([first, second].map(({ path }) => rich.get(path)?.mayMissOffer)).toEqual([undefined, undefined])
  // The buyer has money for lower offers for the first item, which aren't read.
  const partly = await readWith(60n)
  expect([first, second].map(({ path }) => partly.get(path)?.offer?.amount)).toEqual([undefined, 50n])
  expect([first, second].map(({ path }) => partly.get(path)?.mayMissOffer)).toEqual([true, undefined])
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

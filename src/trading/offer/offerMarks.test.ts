// The market prices beside the price of an offer, for an item and for a collection.
import type { ApolloClient } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { ETH, WETH } from '../../../tests/support/currencies.ts'
import { offer } from '../../../tests/support/fakeHistory.ts'
import { createItem } from '../../../tests/support/listing.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { createSellOrders } from '../../../tests/support/sellOrders.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import type { Address } from '../../domain/address.ts'
import type { OfferStart } from '../../orders/offer.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { readOfferMarks } from './offerMarks.ts'

const item = createItem()
const other = `0x${'2'.repeat(40)}` as Address
const network = { ...testConfig.network, nativeCurrency: ETH, currencies: [WETH] }
const collection = { address: item.collection, name: 'Works', standard: 'ERC721' as const }

interface Variables {
  readonly token?: string
  readonly where?: object
  readonly openListings?: object
  readonly fixed?: object
}

const select = createSellOrders(item.collection, [
  { price: 5, traits: [], seller: other },
  { price: 7, traits: ['Body=Red'], seller: other },
  { price: 9, traits: ['Body=Red', 'Head=Hat'], seller: other },
  { price: 11, traits: [], seller: other, number: 1n },
])
const query = vi.fn(({ variables: { token, where, openListings, fixed } }: { variables: Variables }) => {
  const traits = { id: 'm', traits: ['Body=Red', 'Head=Hat'] }
  const sold = { id: 't', lastSalePrice: '4', lastSaleCurrency: { id: ETH.address }, metadata: traits }
  const currency = { __typename: 'Currency', id: WETH.address, symbol: 'WETH', name: null, decimals: 18 }
  if (token !== undefined) return Promise.resolve({ data: { token: sold } })
  if (where !== undefined) {
    const orders = [offer({ startPrice: '3', unitPrice: '3', proceeds: '3', currency })]
    return Promise.resolve({ data: { orders } })
  }
  return Promise.resolve({ data: { fixed: select(openListings ?? fixed), declining: [] } })
})
const context = {
  client: { query } as unknown as ApolloClient,
  send: () => Promise.reject(new Error('no node')),
  account: `0x${'1'.repeat(40)}`,
  config: { chainId: 1, currencies: [ETH, WETH], fee: null },
} as unknown as TradeContext

const read = async (start: OfferStart) =>
  (await readOfferMarks(context, network, { start, currency: WETH, trait: undefined })).map(
    ({ kind, trait, amount, currency }) =>
      `${kind}${trait === undefined ? '' : ` of ${trait.type}: ${trait.value}`} ${amount} ${currency.symbol}`,
  )

test('has the best offer, last sale, highest trait floor, and floor for an item', async () => {
  expect(await read({ collection, item })).toEqual([
    'bestOffer 3 WETH',
    'lastSale 4 ETH',
    'traitFloor of Head: Hat 9 ETH',
    'floor 5 ETH',
  ])
})

test('has an edition’s own cheapest listing in place of the floors of others', async () => {
  query.mockClear()
  const edition = { ...item, standard: 'ERC1155' as const }
  const start = { collection: { ...collection, standard: 'ERC1155' as const }, item: edition }
  expect((await read(start)).filter((price) => price.includes('loor'))).toEqual(['editionFloor 11 ETH'])
  const filters = query.mock.calls.flatMap(([{ variables }]) => variables.openListings ?? [])
  expect(filters).toEqual([expect.objectContaining({ token: tokenEntityId(item.collection, item.tokenId) })])
})

test('has the best offer and the floor for a collection', async () => {
  query.mockClear()
  expect(await read({ collection, item: undefined })).toEqual(['bestOffer 3 WETH', 'floor 5 ETH'])
  const filters = JSON.stringify(query.mock.calls.flatMap(([{ variables }]) => variables.where ?? []))
  expect(filters).toContain('COLLECTION')
  expect(filters).not.toContain('ITEM')
})

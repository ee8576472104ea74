// A seller hears before signing that an offer brings far less than others ask, bid, or paid.
import { expect, test, vi } from 'vitest'
import type { ApolloClient } from '@apollo/client'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { nowSeconds } from '../../domain/time.ts'
import { toWei } from '../../domain/wei.ts'
import { MOST_DECLINING } from '../../graphql/cheapestListing.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import type { ListedItem } from '../../orders/listing.ts'
import type { TradeContext } from '../../trade/tradeContext.ts'
import { farUnderFloor, readSaleMarks, listSaleWarnings } from './saleMarks.ts'

const eth = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 18, wrapsNative: true }
const usdc = { address: `0x${'c'.repeat(40)}` as Address, symbol: 'USDC', decimals: 6 }
const network = { ...testConfig.network, nativeCurrency: eth, currencies: [weth, usdc] }
const item: ListedItem = {
  collection: `0x${'d'.repeat(40)}` as Address,
  collectionName: 'Works',
  tokenId: tokenIdFromBigInt(1n),
  standard: 'ERC721',
  name: 'Work 1',
  image: null,
  path: '/item/1',
}

const inWeth = (amount: bigint) => ({ amount: toWei(amount), currency: weth })
const marks = { floor: inWeth(1000n), lastSale: inWeth(900n), offer: inWeth(950n) }
const warned = (unitPrice: bigint, unitProceeds: bigint, known: Partial<typeof marks> = marks) =>
  listSaleWarnings(
    { unitPrice: toWei(unitPrice), unitProceeds: toWei(unitProceeds) },
    { floor: undefined, lastSale: undefined, offer: undefined, ...known },
  ).map(({ against, amount }) => [against, amount])

test('it is told of marks that the net is more than a tenth below, and of a higher offer', () => {
  expect(warned(950n, 900n)).toEqual([])
  expect(warned(949n, 899n)).toEqual([
    ['offer', 950n],
    ['floor', 1000n],
  ])
  expect(warned(950n, 800n)).toEqual([
    ['floor', 1000n],
    ['lastSale', 900n],
  ])
  expect(warned(1n, 1n, {})).toEqual([])
})

test('more than a quarter under the floor is asked about once more, by how much', () => {
  expect(farUnderFloor(toWei(750n), marks)).toBeUndefined()
  expect(farUnderFloor(toWei(749n), marks)).toBe(25n)
  expect(farUnderFloor(toWei(100n), marks)).toBe(90n)
  expect(farUnderFloor(toWei(1n), { ...marks, floor: undefined })).toBeUndefined()
})

/** A listing about to end. */
const price = (unitPrice: string, unitEndPrice: string) => ({
  id: 'f',
  unitPrice,
  unitEndPrice,
  startsAtSeconds: '0',
  endsAtSeconds: String(nowSeconds() + 60),
})

const serve = (named: Address, more: readonly object[] = []) => {
  const token = { id: 't', lastSalePrice: '900', lastSaleCurrency: { id: named }, metadata: null }
  const listings = {
    fixed: [{ ...price('3000', '3000'), currency: { id: eth.address } }],
    // Fell to a third of the fixed one.
    declining: [...more, { ...price('9000', '999'), currency: { id: named } }],
  }
  const query = vi.fn(({ variables }: { variables: { openListings?: object; token?: string } }) =>
    Promise.resolve({
      data:
        variables.openListings !== undefined
          ? listings
          : variables.token === undefined
            ? { orders: [] }
            : { token },
    }),
  )
  const context = {
    client: { query } as unknown as ApolloClient,
    send: () => Promise.resolve([]),
    account: `0x${'1'.repeat(40)}`,
    config: { chainId: 1, currencies: [eth, weth, usdc], fee: null },
  } as unknown as TradeContext
  return {
    context,
    asked: () => query.mock.calls.flatMap(([{ variables }]) => variables.openListings ?? [])[0],
  }
}

test('an offer in what stands for the coin is measured by prices in the coin too, each told in its own', async () => {
  const wrapped = serve(eth.address)
  expect(await readSaleMarks(wrapped.context, network, { item, held: 1n, currency: weth })).toEqual({
    floor: { amount: 1000n, currency: eth },
    lastSale: { amount: 900n, currency: eth },
    offer: undefined,
  })
  expect(wrapped.asked()).toMatchObject({ currency_in: [weth.address, eth.address] })
  expect(wrapped.asked()).not.toHaveProperty('currency')

  const other = serve(eth.address)
  expect(await readSaleMarks(other.context, network, { item, held: 1n, currency: usdc })).toMatchObject({
    floor: undefined,
    lastSale: undefined,
  })
  expect(other.asked()).toMatchObject({ currency_in: [usdc.address] })
})

test('a floor below which declining prices end that were not read is said to be no more than that', async () => {
  const later = {
    ...price('9000', '1'),
    endsAtSeconds: String(nowSeconds() * 2),
    currency: { id: eth.address },
  }
  const { context } = serve(
    eth.address,
    Array.from({ length: MOST_DECLINING }, () => later),
  )
  const { floor, ...others } = await readSaleMarks(context, network, { item, held: 1n, currency: weth })
  expect(floor).toEqual({ amount: 1000n, currency: eth, mayBeLower: true })
  const sale = { unitPrice: toWei(1n), unitProceeds: toWei(1n) }
  expect(listSaleWarnings(sale, { ...others, floor })[0]).toMatchObject({
    against: 'floor',
    mayBeLower: true,
  })
})

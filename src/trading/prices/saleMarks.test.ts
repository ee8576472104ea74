// Warnings before accepting an offer that pays far less than listings, other offers, or the last sale.
import { expect, test, vi } from 'vitest'
import type { ApolloClient } from '@apollo/client'
import { ETH, USDC, WETH } from '../../../tests/support/currencies.ts'
import { createItem } from '../../../tests/support/listing.ts'
import type { Address } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import { toWei } from '../../domain/wei.ts'
import { MAX_DECLINING } from '../../orders/cheapestListing.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { findFarBelow, readSaleMarks, listSaleWarnings } from './saleMarks.ts'

const network = { ...testConfig.network, nativeCurrency: ETH, currencies: [WETH, USDC] }
const item = createItem()

const inWeth = (amount: bigint) => ({ amount: toWei(amount), currency: WETH })
const marks = { floor: inWeth(1000n), listing: inWeth(1000n), lastSale: inWeth(900n), offer: inWeth(950n) }
const warned = (unitPrice: bigint, unitProceeds: bigint, partial: Partial<typeof marks> = marks) =>
  listSaleWarnings(
    { unitPrice: toWei(unitPrice), unitProceeds: toWei(unitProceeds) },
    { floor: undefined, listing: undefined, lastSale: undefined, offer: undefined, ...partial },
  ).map(({ against, amount }) => [against, amount])

test('warns about prices that the proceeds are over 10% below, and about a higher offer', () => {
  expect(warned(950n, 900n)).toEqual([])
  expect(warned(949n, 899n, { floor: marks.floor, offer: marks.offer })).toEqual([
    ['offer', 950n],
    ['floor', 1000n],
  ])
  expect(warned(950n, 800n, { floor: marks.floor, lastSale: marks.lastSale })).toEqual([
    ['floor', 1000n],
    ['lastSale', 900n],
  ])
  expect(warned(1n, 1n, {})).toEqual([])
})

const farBelow = (amount: bigint, partial: Partial<typeof marks>) =>
  findFarBelow(
    { unitPrice: toWei(amount), unitProceeds: toWei(amount) },
    { floor: undefined, listing: undefined, lastSale: undefined, offer: undefined, ...partial },
  )

test('asks for a confirmation under half of its own listing, another offer or its last sale, with the figure', () => {
  const { floor, listing, offer, lastSale } = marks
  expect(farBelow(500n, { listing })).toBeUndefined()
  expect(farBelow(499n, { listing })).toEqual({ against: 'listing', mark: listing, percent: 50n })
  expect(farBelow(475n, { offer })).toBeUndefined()
  expect(farBelow(474n, { offer })).toEqual({ against: 'offer', mark: offer, percent: 50n })
  expect(farBelow(450n, { lastSale })).toBeUndefined()
  expect(farBelow(449n, { lastSale })).toEqual({ against: 'lastSale', mark: lastSale, percent: 50n })
  expect(farBelow(100n, { listing, offer })).toMatchObject({ against: 'listing', percent: 90n })
  // The collection's floor is the price of another item.
  expect(farBelow(1n, { floor })).toBeUndefined()
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
    fixed: [{ ...price('3000', '3000'), currency: { id: ETH.address } }],
    // Declined to a third of the fixed price.
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
    config: { chainId: 1, currencies: [ETH, WETH, USDC], fee: null },
  } as unknown as TradeContext
  return {
    context,
    requested: () => query.mock.calls.flatMap(([{ variables }]) => variables.openListings ?? [])[0],
  }
}

test('compares an offer in the wrapped coin with prices in the coin, each in its own currency', async () => {
  const wrapped = serve(ETH.address)
  expect(await readSaleMarks(wrapped.context, network, { item, held: 1n, currency: WETH })).toEqual({
    floor: { amount: 1000n, currency: ETH },
    listing: { amount: 1000n, currency: ETH },
    lastSale: { amount: 900n, currency: ETH },
    offer: undefined,
  })
  expect(wrapped.requested()).toMatchObject({ unit: ETH.address })
  expect(wrapped.requested()).not.toHaveProperty('currency')

  const other = serve(ETH.address)
  expect(await readSaleMarks(other.context, network, { item, held: 1n, currency: USDC })).toMatchObject({
    lastSale: undefined,
  })
  expect(other.requested()).toMatchObject({ unit: USDC.address })
})

test('compares an edition with its own listings only', async () => {
  const { context, requested } = serve(ETH.address)
  const edition = { ...item, standard: 'ERC1155' as const }
  const read = await readSaleMarks(context, network, { item: edition, held: 1n, currency: WETH })
  expect(read.floor).toBeUndefined()
  expect(read.listing).toEqual({ amount: 1000n, currency: ETH })
  expect(requested()).toHaveProperty('token', tokenEntityId(item.collection, item.tokenId))
})

test('marks a floor that unread declining prices may be below', async () => {
  const later = {
    ...price('9000', '1'),
    endsAtSeconds: String(nowSeconds() * 2),
    currency: { id: ETH.address },
  }
  const { context } = serve(
    ETH.address,
    Array.from({ length: MAX_DECLINING }, () => later),
  )
  const { floor, ...others } = await readSaleMarks(context, network, { item, held: 1n, currency: WETH })
  expect(floor).toEqual({ amount: 1000n, currency: ETH, mayBeLower: true })
  const sale = { unitPrice: toWei(1n), unitProceeds: toWei(1n) }
  expect(listSaleWarnings(sale, { ...others, floor })[0]).toMatchObject({
    against: 'floor',
    mayBeLower: true,
  })
})

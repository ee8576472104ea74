// What somebody who offers could buy for at once: the cheapest listing by others of the same item, collection or trait.
import { describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { toWei } from '../../domain/wei.ts'
import { passes } from '../../../tests/support/indexRules.ts'
import type { TradeContext } from '../../trade/tradeContext.ts'
import { readCheapestListing } from './cheapestListing.ts'
import type { OfferAim } from './offering.ts'

const [me, other, address] = ['1', '2', 'd'].map((digit) => `0x${digit.repeat(40)}` as Address) as [
  Address,
  Address,
  Address,
]
const collection = { address, name: 'Works', standard: 'ERC721' as const }
const eth: Currency = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const weth: Currency = {
  address: `0x${'e'.repeat(40)}` as Address,
  symbol: 'WETH',
  decimals: 18,
  wrapsNative: true,
}
const usdc: Currency = { address: `0x${'c'.repeat(40)}` as Address, symbol: 'USDC', decimals: 6 }

interface SellOrder {
  readonly price: number
  readonly number: bigint
  readonly head?: string
  readonly by?: Address
  readonly currency?: Address
}

/** A reader of an index with these listings. */
function reader(asks: readonly SellOrder[]): TradeContext {
  const rows = asks.map(({ price, number, head = 'Hat', by = other, currency = ZERO_ADDRESS }, index) => ({
    id: `0x${index.toString(16).padStart(64, '0')}`,
    side: 'ASK',
    scope: 'ITEM',
    live: true,
    endsAtSeconds: '99999999999',
    collection: address,
    currency,
    offerer: by,
    priceType: 'FIXED',
    unitPrice: `${price}`,
    unitEndPrice: `${price}`,
    startsAtSeconds: '0',
    token: { id: tokenEntityId(address, tokenIdFromBigInt(number)), metadata: { traits: [`Head=${head}`] } },
  }))
  const query = ({ variables }: { variables: { openListings?: object; fixed?: object } }) => {
    const fixed = rows
      .filter((row) =>
        passes({ ...row, token: row.token.id }, variables.openListings ?? variables.fixed ?? {}),
      )
      .toSorted((a, b) => Number(a.unitPrice) - Number(b.unitPrice))
    return Promise.resolve({ data: { fixed, declining: [] } })
  }
  const currencies = [eth, weth, usdc]
  const context = { client: { query }, account: me, config: { currencies } }
  return context as unknown as TradeContext
}

const lowest = async (asks: readonly SellOrder[], aim: OfferAim, currency = weth, offered = 9n) => {
  const draft = { aim, collection, currency, unitPrice: toWei(offered) }
  const found = await readCheapestListing(reader(asks), draft)
  return found && `${found.unitPrice} ${found.currency.symbol}`
}

const item = (number: bigint) => ({ kind: 'token', item: { tokenId: tokenIdFromBigInt(number) } }) as OfferAim
const hat: OfferAim = { kind: 'trait', trait: { type: 'Head', value: 'Hat' }, counted: undefined }

describe('the cheapest listing', () => {
  test('is that of the item, of any of the collection, or of one with the trait', async () => {
    const asks = [
      { price: 7, number: 1n },
      { price: 5, number: 2n },
      { price: 3, number: 3n, head: 'Crab' },
    ]
    expect(await lowest(asks, item(1n))).toBe('7 ETH')
    expect(await lowest(asks, { kind: 'collection' })).toBe('3 ETH')
    expect(await lowest(asks, hat)).toBe('5 ETH')
  })

  test.each([['an item', item(1n)] as const, ['a trait', hat] as const])(
    'of %s is in the currency offered or the coin behind it, whichever is less, and never in another',
    async (_, aim) => {
      const asks = [
        { price: 7, number: 1n },
        { price: 6, number: 1n, currency: weth.address },
        { price: 2, number: 1n, currency: usdc.address },
      ]
      expect(await lowest(asks, aim)).toBe('6 WETH')
      expect(await lowest(asks.slice(0, 1), aim)).toBe('7 ETH')
      expect(await lowest(asks, aim, usdc)).toBe('2 USDC')
      expect(await lowest(asks.slice(0, 2), aim, usdc)).toBeUndefined()
    },
  )

  test.each([['an item', item(1n)] as const, ['a trait', hat] as const])(
    'of %s is no news when it costs more than is offered',
    async (_, aim) => {
      const asks = [{ price: 7, number: 1n }]
      expect(await lowest(asks, aim, weth, 7n)).toBe('7 ETH')
      expect(await lowest(asks, aim, weth, 6n)).toBeUndefined()
    },
  )

  test('is never one’s own', async () => {
    const asks = [
      { price: 2, number: 1n, by: me },
      { price: 9, number: 4n },
    ]
    expect(await lowest(asks, { kind: 'collection' })).toBe('9 ETH')
    expect(await lowest(asks, hat)).toBe('9 ETH')
    expect(await lowest(asks, item(1n))).toBeUndefined()
  })
})

// The cheapest listing by others of an item, a collection, or a trait, which an offer is compared with.
import { describe, expect, test } from 'vitest'
import { ETH, USDC, WETH } from '../../../tests/support/currencies.ts'
import { createSellOrders } from '../../../tests/support/sellOrders.ts'
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { toWei } from '../../domain/wei.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { readCheapestListing } from './cheaperListing.ts'
import type { OfferAim } from './write.ts'

const [me, other, address] = ['1', '2', 'd'].map((digit) => `0x${digit.repeat(40)}` as Address) as [
  Address,
  Address,
  Address,
]
const collection = { address, name: 'Works', standard: 'ERC721' as const }

interface HeadOrder {
  readonly price: number
  readonly number: bigint
  readonly head?: string
  readonly seller?: Address
  readonly currency?: Address
}

/** A context whose index has these listings, by other accounts unless they name a seller. */
function serve(listings: readonly HeadOrder[]): TradeContext {
  const select = createSellOrders(
    address,
    listings.map(({ head = 'Hat', ...listing }) => ({ seller: other, ...listing, traits: [`Head=${head}`] })),
  )
  const query = ({ variables }: { variables: { openListings?: object; fixed?: object } }) =>
    Promise.resolve({
      data: { fixed: select(variables.openListings ?? variables.fixed ?? {}), declining: [] },
    })
  const context = { client: { query }, account: me, config: { currencies: [ETH, WETH, USDC] } }
  return context as unknown as TradeContext
}

const lowest = async (
  listings: readonly HeadOrder[],
  aim: OfferAim,
  currency: Currency = WETH,
  offered = 9n,
) => {
  const draft = { aim, collection, currency, unitPrice: toWei(offered) }
  const cheapest = await readCheapestListing(serve(listings), draft)
  return cheapest && `${cheapest.unitPrice} ${cheapest.currency.symbol}`
}

const item = (number: bigint) => ({ kind: 'token', item: { tokenId: tokenIdFromBigInt(number) } }) as OfferAim
const hat: OfferAim = { kind: 'trait', trait: { type: 'Head', value: 'Hat' }, counted: undefined }

describe('the cheapest listing', () => {
  test('is for the item, any item of the collection, or any item with the trait', async () => {
    const listings = [
      { price: 7, number: 1n },
      { price: 5, number: 2n },
      { price: 3, number: 3n, head: 'Crab' },
    ]
    expect(await lowest(listings, item(1n))).toBe('7 ETH')
    expect(await lowest(listings, { kind: 'collection' })).toBe('3 ETH')
    expect(await lowest(listings, hat)).toBe('5 ETH')
  })

  test.each([['an item', item(1n)] as const, ['a trait', hat] as const])(
    'of %s is the lowest in the offer’s currency or its coin, never in another',
    async (_, aim) => {
      const listings = [
        { price: 7, number: 1n },
        { price: 6, number: 1n, currency: WETH.address },
        { price: 2, number: 1n, currency: USDC.address },
      ]
      expect(await lowest(listings, aim)).toBe('6 WETH')
      expect(await lowest(listings.slice(0, 1), aim)).toBe('7 ETH')
      expect(await lowest(listings, aim, USDC)).toBe('2 USDC')
      expect(await lowest(listings.slice(0, 2), aim, USDC)).toBeUndefined()
    },
  )

  test.each([['an item', item(1n)] as const, ['a trait', hat] as const])(
    'of %s is undefined above the offered price',
    async (_, aim) => {
      const listings = [{ price: 7, number: 1n }]
      expect(await lowest(listings, aim, WETH, 7n)).toBe('7 ETH')
      expect(await lowest(listings, aim, WETH, 6n)).toBeUndefined()
    },
  )

  test('is never the account’s own', async () => {
    const listings = [
      { price: 2, number: 1n, seller: me },
      { price: 9, number: 4n },
    ]
    expect(await lowest(listings, { kind: 'collection' })).toBe('9 ETH')
    expect(await lowest(listings, hat)).toBe('9 ETH')
    expect(await lowest(listings, item(1n))).toBeUndefined()
  })
})

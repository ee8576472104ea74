// The market prices of items and collections: floors, an item's own listings, last sales, best offers and trait floors,
// all in one unit of account.
import type { ApolloClient } from '@apollo/client'
import { describe, expect, test, vi } from 'vitest'
import { word } from '../../../tests/support/contractNode.ts'
import { ETH, USDC, WETH } from '../../../tests/support/currencies.ts'
import { offer, person } from '../../../tests/support/fakeHistory.ts'
import { passes } from '../../../tests/support/indexRules.ts'
import { createItem } from '../../../tests/support/listing.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { createSellOrders, type SellOrder } from '../../../tests/support/sellOrders.ts'
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { nowSeconds } from '../../domain/time.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import type { Trait } from '../../domain/traits.ts'
import { toWei } from '../../domain/wei.ts'
import { MAX_DECLINING } from '../../orders/cheapestListing.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { OfferAim } from '../../orders/offer.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { PRICE_KINDS, toMarketPrices, type Mark, type Marks } from './marks.ts'
import { anyItem, fetchCheapestListing, fetchMarks, type MarksRequest } from './fetchMarks.ts'

const [me, other, address] = ['1', '2', 'd'].map((digit) => `0x${digit.repeat(40)}` as Address) as [
  Address,
  Address,
  Address,
]
const network = { ...testConfig.network, nativeCurrency: ETH, currencies: [WETH, USDC] }
const collection = { address, name: 'Works', standard: 'ERC721' as const }

const item = (number: bigint, fields: Partial<ListedItem> = {}) =>
  createItem({ collection: address, tokenId: tokenIdFromBigInt(number), ...fields })
const toEntityId = ({ tokenId }: ListedItem) => tokenEntityId(address, tokenId)

/** An offer by the person of a number. */
const bid = (buyer: number, price: number, on?: ListedItem) => {
  const works = { id: address, name: 'Works', metadata: null, standard: 'ERC721' }
  const token = on && {
    ...{ id: toEntityId(on), tokenId: on.tokenId, standard: 'ERC721', metadata: null, collection: works },
  }
  return offer({
    ...{ id: word(BigInt(buyer * 1_000_000 + price)), offerer: { id: person(buyer) }, collection: works },
    ...{ currency: { id: WETH.address, symbol: 'WETH', name: null, decimals: 18 } },
    ...{ unitPrice: `${price}`, startPrice: `${price}`, endPrice: `${price}`, proceeds: `${price}` },
    ...(token === undefined ? { scope: 'COLLECTION', token: null } : { token }),
  })
}

interface Sold {
  readonly price?: number
  readonly currency?: Currency
  readonly traits?: readonly string[]
}

interface Market {
  /** Listings by another account, unless they name the seller. */
  readonly listings?: readonly (Omit<SellOrder, 'seller'> & Partial<Pick<SellOrder, 'seller'>>)[]
  /** Offers, the highest first. */
  readonly bids?: readonly Readonly<Record<string, unknown>>[]
  /** Last sales and traits by the number of the item. */
  readonly items?: ReadonlyMap<bigint, Sold>
  /** What a buyer has; everything by default. */
  readonly getFunds?: (buyer: string) => bigint
}

interface Variables {
  readonly tokens?: readonly string[]
  readonly openListings?: object
  readonly fixed?: object
  readonly declining?: object
  readonly where?: object
  readonly first?: number
}

function serve({ listings = [], bids = [], items = new Map(), getFunds = () => 10n ** 30n }: Market) {
  const select = createSellOrders(
    address,
    listings.map((listing) => ({ seller: other, ...listing })),
  )
  const getId = (reference: unknown) => (reference as { readonly id: string } | null)?.id ?? null
  const answer = ({ tokens, openListings, fixed, declining, where, first }: Variables) => {
    if (tokens !== undefined) {
      const rows = [...(items as ReadonlyMap<bigint, Sold>)].map(
        ([number, { price, currency = ETH, traits }]) => ({
          id: toEntityId(item(number)),
          ...{
            lastSalePrice: price === undefined ? null : `${price}`,
            lastSaleCurrency: { id: currency.address },
          },
          metadata: traits === undefined ? null : { id: `m${number}`, traits },
        }),
      )
      return { tokens: rows.filter(({ id }) => tokens.includes(id)) }
    }
    if (openListings !== undefined) {
      return {
        fixed: select({ ...openListings, priceType: 'FIXED' }, 1),
        declining: select({ ...openListings, priceType: 'DECLINING' }, MAX_DECLINING),
      }
    }
    if (where === undefined) return { fixed: select(fixed, first), declining: select(declining, first) }
    const columns = (row: Readonly<Record<string, unknown>>) => ({
      ...{ ...row, side: 'BID', unit: ETH.address },
      ...Object.fromEntries(
        ['token', 'offerer', 'currency', 'collection'].map((key) => [key, getId(row[key])]),
      ),
    })
    return { orders: bids.filter((row) => passes(columns(row), where)).slice(0, first) }
  }
  const query = vi.fn(({ variables }: { variables: Variables }) =>
    Promise.resolve({ data: answer(variables) }),
  )
  const send: SendBatch = (requests) =>
    Promise.resolve(
      requests.map(({ method, params }) => {
        if (method === 'eth_chainId') return { ok: true, result: '0x1' }
        if (method !== 'eth_call')
          return { ok: true, result: { number: '0x1', hash: word(1n), timestamp: '0x1' } }
        const { data } = params[0] as { data: string }
        const buyer = [1, 2, 3, 4, 5].map(person).find((one) => data.includes(one.slice(2))) ?? ''
        return { ok: true, result: word(getFunds(buyer)) }
      }),
    )
  const context = {
    ...{ client: { query } as unknown as ApolloClient, send, account: me },
    config: { chainId: 1, currencies: [ETH, WETH, USDC], fee: null },
  } as TradeContext
  const requested = () => query.mock.calls.map(([{ variables }]) => variables)
  return { context, requested }
}

const read = async (
  market: Market,
  items: readonly ListedItem[],
  request: Partial<Omit<MarksRequest, 'items'>> = {},
): Promise<readonly Marks[]> => {
  const { context } = serve(market)
  const held = items.map((one) => ({ item: one, held: 1n }))
  const marks = await fetchMarks(context, network, { items: held, currency: WETH, ...request })
  return items.map(({ path }) => marks.get(path) as Marks)
}
const readOne = async (market: Market, one: ListedItem, request?: Partial<Omit<MarksRequest, 'items'>>) =>
  (await read(market, [one], request))[0] as Marks

const text = (mark: Mark | undefined) =>
  mark && `${mark.amount} ${mark.currency.symbol}${mark.mayBeLower === true ? ' or less' : ''}`
const listing = ({ listingAt }: Marks) => text(listingAt?.(nowSeconds()))

describe('the marks of an item', () => {
  const market: Market = {
    listings: [
      { price: 3, seller: me },
      { price: 5 },
      { price: 7, traits: ['Body=Red'] },
      { price: 9, traits: ['Body=Red', 'Head=Hat'] },
      { price: 11, number: 1n },
    ],
    bids: [bid(2, 3)],
    items: new Map([[1n, { price: 4, traits: ['Body=Red', 'Head=Hat'] }]]),
  }
  const others = { floorWhere: { offerer_not: me }, ownWhere: { offerer_not: me }, hasTraitFloors: true }
  const shown = (marks: Marks) =>
    toMarketPrices(marks, PRICE_KINDS.offer).map(
      ({ kind, trait, ...mark }) => `${kind} ${trait === undefined ? '' : `(${trait.value}) `}${text(mark)}`,
    )

  test('are its best offer, last sale, highest trait floor, floor, and own listing, each in what it is paid in', async () => {
    const marks = await readOne(market, item(1n), others)
    expect(shown(marks)).toEqual([
      'bestOffer 3 WETH',
      'lastSale 4 ETH',
      'traitFloor (Hat) 9 ETH',
      'floor 5 ETH',
    ])
    expect(listing(marks)).toBe('11 ETH')
  })

  test('count the account’s own listings as floors unless the request leaves them out', async () => {
    expect(text((await readOne(market, item(1n))).floor)).toBe('3 ETH')
  })

  test('leave out the listing that a new one replaces from the floor, but not from the item’s own', async () => {
    const listings = [{ price: 5, number: 1n }, { price: 7 }]
    const floorWhere = { id_not: `0x${'0'.repeat(64)}` }
    const marks = await readOne({ listings }, item(1n), { floorWhere })
    expect([text(marks.floor), listing(marks)]).toEqual(['7 ETH', '5 ETH'])
  })

  test('of an edition are its own listings in place of the floors of others', async () => {
    const marks = await readOne(market, item(1n, { standard: 'ERC1155' }), others)
    expect(shown(marks)).toEqual(['bestOffer 3 WETH', 'lastSale 4 ETH', 'editionFloor 11 ETH'])
    expect(marks.floor).toBeUndefined()
  })

  test.each([1, 2])('of an item with decimals, one of %i, are offers only', async (count) => {
    // The index's prices are of one of the contract's units.
    const [first, ...rest] = [1n, 2n].map((number) => item(number, { standard: 'ERC1155', decimals: 2 }))
    const bids = [bid(2, 3)]
    const [marks] = await read({ ...market, bids }, [first as ListedItem, ...rest].slice(0, count), others)
    expect(shown(marks as Marks)).toEqual(['bestOffer 3 WETH'])
    expect(listing(marks as Marks)).toBeUndefined()
  })

  test('of an item with decimals, for a price of the contract’s units, are those of the item', async () => {
    const edition = item(1n, { standard: 'ERC1155', decimals: 2 })
    const [marks] = await read(market, [edition], { ...others, decimals: 0 })
    expect(shown(marks as Marks)).toEqual(['bestOffer 3 WETH', 'lastSale 4 ETH', 'editionFloor 11 ETH'])
  })

  test('of another unit of account don’t count', async () => {
    const listings = [
      { price: 7, number: 1n },
      { price: 6, number: 1n, currency: WETH.address },
      { price: 2, number: 1n, currency: USDC.address },
    ]
    const items = new Map([[1n, { price: 9, currency: USDC }]])
    const inCoin = await readOne({ listings, items }, item(1n))
    expect([text(inCoin.floor), listing(inCoin), text(inCoin.lastSale)]).toEqual([
      '6 WETH',
      '6 WETH',
      undefined,
    ])
    const inUsdc = await readOne({ listings, items, bids: [bid(2, 3)] }, item(1n), { currency: USDC })
    expect([text(inUsdc.floor), listing(inUsdc), text(inUsdc.lastSale)]).toEqual([
      '2 USDC',
      '2 USDC',
      '9 USDC',
    ])
  })

  test('have the price of a declining listing now, and at another time', async () => {
    const listings = [{ price: 40 }, { price: 19, from: 90, number: 1n }]
    const marks = await readOne({ listings }, item(1n))
    expect([text(marks.floor), listing(marks)]).toEqual(['20 ETH', '20 ETH'])
    // It ends within a minute.
    expect(marks.listingAt?.(nowSeconds() + 61)).toBeUndefined()
  })

  test('say that a floor may be lower where not every declining price was read', async () => {
    const declining = Array.from({ length: MAX_DECLINING }, () => ({ price: 1, from: 9_000_000_000_000 }))
    const marks = await readOne({ listings: [{ price: 2 }, ...declining] }, item(1n))
    expect(text(marks.floor)).toBe('2 ETH or less')
  })
})

describe('the marks of several items', () => {
  test('have each item’s own listing, single tokens and editions alike, and the floor of a collection', async () => {
    const listings = [
      { price: 40, from: 90, number: 1n },
      { price: 10, number: 2n },
      { price: 9, number: 2n },
      { price: 5 },
    ]
    const items = [item(1n), item(2n, { standard: 'ERC1155' }), item(3n)]
    const marks = await read({ listings }, items)
    expect(marks.map(listing)).toEqual(['41 ETH', '9 ETH', undefined])
    expect(marks.map(({ floor }) => text(floor))).toEqual(['5 ETH', undefined, '5 ETH'])
  })

  const [first, second] = [item(1n), item(2n)]

  test('have the best offer for each that can be paid, whatever it is for but a trait', async () => {
    const bids = [bid(2, 90), bid(3, 12, second), bid(4, 11)]
    const getFunds = (buyer: string) => (buyer === person(2) ? 0n : 100n)
    const marks = await read({ bids, getFunds }, [first, second])
    expect(marks.map(({ offer: best }) => text(best))).toEqual(['11 WETH', '12 WETH'])
  })

  test('have it however many there are for another item, and say where it may be missing', async () => {
    const many = Array.from({ length: 100 }, (_, place) => ({
      ...bid(2, 90, first),
      id: word(BigInt(place)),
    }))
    const bids = [...many, bid(2, 50, second)]
    const best = async (funds: bigint) =>
      (await read({ bids, getFunds: () => funds }, [first, second])).map(({ offer: found, mayMissOffer }) => [
        text(found),
        mayMissOffer,
      ])
    expect(await best(100n)).toEqual([
      ['90 WETH', undefined],
      ['50 WETH', undefined],
    ])
    // The buyer has money for lower offers for the first item, which aren't read.
    expect(await best(60n)).toEqual([
      [undefined, true],
      ['50 WETH', undefined],
    ])
  })
})

describe('the marks of a collection', () => {
  const readAny = async (context: TradeContext, trait: Trait | undefined) => {
    const any = anyItem(address, trait)
    const items = [{ item: any, held: undefined }]
    const request = { items, currency: WETH, floorWhere: { offerer_not: me }, hasTraitFloors: true }
    return (await fetchMarks(context, network, request)).get(any.path) as Marks
  }

  test('are the best offer for any item, and the floor by others', async () => {
    const listings = [{ price: 3, seller: me }, { price: 5 }]
    const { context } = serve({ listings, bids: [bid(2, 9, item(1n)), bid(2, 3)] })
    const marks = await readAny(context, undefined)
    expect([text(marks.offer), text(marks.floor), marks.traitFloor]).toEqual(['3 WETH', '5 ETH', undefined])
  })

  test('have the floor of a trait', async () => {
    const { context } = serve({ listings: [{ price: 5 }, { price: 8, traits: ['Head=Hat'] }] })
    const trait = { type: 'Head', value: 'Hat' }
    const marks = await readAny(context, trait)
    expect([text(marks.floor), text(marks.traitFloor)]).toEqual(['5 ETH', '8 ETH'])
  })
})

describe('the trait floor', () => {
  const floors = async (market: Market, items: readonly ListedItem[]) =>
    (await read(market, items, { hasTraitFloors: true, currency: ETH })).map(
      ({ traitFloor }) => traitFloor && [Number(traitFloor.amount), traitFloor.trait.value],
    )
  const crab = new Map([[1n, { traits: ['Head=Crab'] }]])

  test('is the highest floor among an item’s traits', async () => {
    const items = new Map([
      [1n, { traits: ['Head=Crab', 'Body=Red'] }],
      [2n, { traits: ['Body=Red'] }],
    ])
    const listings = [
      { price: 10, traits: ['Body=Red'] },
      { price: 30, traits: ['Head=Crab', 'Body=Red'] },
      { price: 90, traits: ['Head=Crab'] },
    ]
    expect(await floors({ items, listings }, [item(1n), item(2n)])).toEqual([
      [30, 'Crab'],
      [10, 'Red'],
    ])
  })

  test.each<[string, Market['listings'], unknown]>([
    [
      'counts a declining listing that is now below a fixed one',
      [
        { price: 30, traits: ['Head=Crab'] },
        { price: 19, from: 90, traits: ['Head=Crab'] },
      ],
      [20, 'Crab'],
    ],
    [
      'ignores the account’s own listings and other currencies',
      [
        { price: 1, traits: ['Head=Crab'], seller: me },
        { price: 2, traits: ['Head=Crab'], currency: other },
        { price: 30, traits: ['Head=Crab'] },
      ],
      [30, 'Crab'],
    ],
    ['is missing for an item whose traits have no listing', [{ price: 10, traits: ['Head=Hat'] }], undefined],
  ])('%s', async (_, listings, expected) => {
    expect(await floors({ items: crab, ...(listings !== undefined && { listings }) }, [item(1n)])).toEqual([
      expected,
    ])
  })

  test('is missing for an edition, because it is the price of another one', async () => {
    const items = new Map([1n, 3n].map((number) => [number, { traits: ['Body=Red'] }] as const))
    const listings = [
      { price: 10, traits: ['Body=Red'] },
      { price: 90, traits: ['Body=Red'], number: 3n },
    ]
    // A single token is unique, so its own listing says nothing about the trait.
    expect(await floors({ items, listings }, [item(1n, { standard: 'ERC1155' }), item(3n)])).toEqual([
      undefined,
      [10, 'Red'],
    ])
  })

  test('is read beyond the first page of listings, but no further than needed', async () => {
    const cheap = Array.from({ length: 2 * LARGEST_PAGE }, (_, price) => ({ price, traits: ['Body=Red'] }))
    const { context, requested } = serve({
      items: new Map([[1n, { traits: ['Head=Crab', 'Body=Red'] }]]),
      listings: [...cheap, { price: LARGEST_PAGE, traits: ['Head=Crab'] }],
    })
    const request = { items: [{ item: item(1n), held: 1n }], currency: ETH, hasTraitFloors: true }
    const marks = await fetchMarks(context, network, request)
    expect(text(marks.get(item(1n).path)?.traitFloor)).toBe(`${LARGEST_PAGE} ETH`)
    expect(requested().filter(({ fixed }) => fixed !== undefined)).toHaveLength(2)
  })
})

describe('the cheapest listing that an offer is compared with', () => {
  const lowest = async (
    listings: Market['listings'],
    aim: OfferAim,
    { currency = WETH, offered = 9n }: { readonly currency?: Currency; readonly offered?: bigint } = {},
  ) => {
    const { context } = serve(listings === undefined ? {} : { listings })
    return text(await fetchCheapestListing(context, { aim, collection, currency, unitPrice: toWei(offered) }))
  }
  const token = (number: bigint, fields?: Partial<ListedItem>): OfferAim => ({
    kind: 'token',
    item: item(number, fields),
  })
  const hat: OfferAim = { kind: 'trait', trait: { type: 'Head', value: 'Hat' }, counted: undefined }
  const traits = ['Head=Hat']

  test('is for the item, any item of the collection, or any item with the trait', async () => {
    const listings = [
      { price: 7, number: 1n, traits },
      { price: 5, number: 2n, traits },
      { price: 3, number: 3n, traits: ['Head=Crab'] },
    ]
    expect(await lowest(listings, token(1n))).toBe('7 ETH')
    expect(await lowest(listings, { kind: 'collection' })).toBe('3 ETH')
    expect(await lowest(listings, hat)).toBe('5 ETH')
  })

  test('is never of an item with decimals, whose price in the index is of another unit', async () => {
    const listings = [{ price: 7, number: 1n }]
    expect(await lowest(listings, token(1n, { standard: 'ERC1155', decimals: 2 }))).toBeUndefined()
  })

  test.each([['an item', token(1n)] as const, ['a trait', hat] as const])(
    'of %s is the lowest in the offer’s currency or its coin, never in another',
    async (_, aim) => {
      const listings = [
        { price: 7, number: 1n, traits },
        { price: 6, number: 1n, traits, currency: WETH.address },
        { price: 2, number: 1n, traits, currency: USDC.address },
      ]
      expect(await lowest(listings, aim)).toBe('6 WETH')
      expect(await lowest(listings.slice(0, 1), aim)).toBe('7 ETH')
      expect(await lowest(listings, aim, { currency: USDC })).toBe('2 USDC')
      expect(await lowest(listings.slice(0, 2), aim, { currency: USDC })).toBeUndefined()
    },
  )

  test.each([['an item', token(1n)] as const, ['a trait', hat] as const])(
    'of %s is undefined above the offered price',
    async (_, aim) => {
      const listings = [{ price: 7, number: 1n, traits }]
      expect(await lowest(listings, aim, { offered: 7n })).toBe('7 ETH')
      expect(await lowest(listings, aim, { offered: 6n })).toBeUndefined()
    },
  )

  test('is never the account’s own', async () => {
    const listings = [
      { price: 2, number: 1n, traits, seller: me },
      { price: 9, number: 4n, traits },
    ]
    expect(await lowest(listings, { kind: 'collection' })).toBe('9 ETH')
    expect(await lowest(listings, hat)).toBe('9 ETH')
    expect(await lowest(listings, token(1n))).toBeUndefined()
  })
})

// What makes a published order live, best listing, or neither: one test for each way to make the index lie.
import { concatAST, type DocumentNode, parse, print } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { ZERO_ADDRESS } from '../../src/domain/address.ts'
import { CONDUITS, ZERO_BYTES32 } from '../../src/seaport/contracts.ts'
import { AnalyticsMarketsDocument } from '../../src/features/analytics/__generated__/AnalyticsMarkets.ts'
import { CollectionFigures_collectionFragmentDoc } from '../../src/features/collections/__generated__/CollectionFigures.ts'
import { pastListingsFilter } from '../../src/orders/orderFilters.ts'
import { PortfolioFloorsDocument } from '../../src/features/portfolio/__generated__/PortfolioFloors.ts'
import { FloorsThenDocument } from '../../src/pages/collections/__generated__/FloorsThen.ts'
import { TRUSTED_CONDUITS } from '../../subgraph/manifest/network.ts'
import { conduitKey, createConduit, setChannel } from './conduits.ts'
import {
  type Offered,
  type Order,
  FOREVER,
  calls,
  ether,
  makeOrder,
  money,
  one,
  orderHash,
  publish,
  seaportAddress,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type World, startWorld, tokenId } from './world.ts'

type Name = 'token' | 'editions' | 'lateEditions' | 'wrapped' | 'dollar' | 'whole' | 'yes'

const HOUR = 3_600n

let world: World<Name>
let seller: Hex, other: Hex, key: Hex

beforeAll(async () => {
  world = await startWorld<Name>(
    {
      token: { contract: 'PlainToken', tracked: 'ERC721' },
      editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
      lateEditions: { contract: 'PlainEditions' },
      wrapped: { contract: 'PlainMoney', values: [18], isCurrency: true, wrapsNative: true },
      dollar: { contract: 'PlainMoney', values: [6], isCurrency: true },
      whole: { contract: 'PlainMoney', values: [0] },
      yes: { contract: 'LyingToken' },
    },
    { conduits: ([owner]) => [conduitKey(owner as Hex, 1)] },
  )
  ;[seller, other] = world.accounts as [Hex, Hex]
  key = conduitKey(seller, 1)
  for (const contract of [world.contracts.token, world.contracts.editions, world.contracts.lateEditions]) {
    await world.call(seller, contract, 'setApprovalForAll', seaportAddress, true)
  }
  for (let id = 0n; id < 20n; id++) await world.call(seller, world.contracts.token, 'mint', seller, id)
  await world.call(seller, world.contracts.editions, 'mint', seller, 1n, 7n)
})

afterAll(() => world?.stop())

const sell = (id: bigint, price: Offered = ether(100n), changes: Partial<Order> = {}) =>
  makeOrder(seller, [one(world.contracts.token, id)], [to(seller, price)], changes)

interface Row {
  readonly status: string
  readonly live: boolean
  readonly defect: string | null
  readonly availableQuantity: string
}

async function fetchRow(order: Order, block?: number): Promise<Row | null> {
  const at = block === undefined ? '' : `, block: { number: ${block} }`
  return (
    await world.query<{ order: Row | null }>(
      `{ order(id: "${orderHash(order)}"${at}) { status live defect availableQuantity } }`,
    )
  ).order
}

async function fetchBestListing(id: bigint, block?: number): Promise<Hex | undefined> {
  const at = block === undefined ? '' : `, block: { number: ${block} }`
  const { token } = await world.query<{ token: { bestAsk: { id: Hex } | null } }>(
    `{ token(id: "${tokenId(world.contracts.token, id)}"${at}) { bestAsk { id } } }`,
  )
  return token.bestAsk?.id
}

describe('an order that can’t be filled here', () => {
  const cases: readonly [string, string, () => Order][] = [
    ['a price of zero', 'ZERO_PRICE', () => sell(0n, ether(0n))],
    [
      'an ERC-1155 item over an ERC-721 contract',
      'WRONG_STANDARD',
      () => makeOrder(seller, [units(world.contracts.token, 0n, 1n)], [to(seller, ether(1n))]),
    ],
    [
      'an ERC-721 item over an ERC-1155 contract',
      'WRONG_STANDARD',
      () => makeOrder(seller, [one(world.contracts.editions, 1n)], [to(seller, ether(1n))]),
    ],
    [
      'a native coin with an identifier',
      'MALFORMED_ITEM',
      () => sell(0n, { ...ether(1n), identifierOrCriteria: 1n }),
    ],
    [
      'a native coin with an address',
      'MALFORMED_ITEM',
      () => sell(0n, { ...ether(1n), token: world.contracts.wrapped.address }),
    ],
    ['a fungible token at the zero address', 'MALFORMED_ITEM', () => sell(0n, { ...ether(1n), itemType: 1 })],
    [
      'a fungible token without code',
      'UNLISTED_CURRENCY',
      () => sell(0n, { ...ether(1n), itemType: 1, token: `0x${'ab'.repeat(20)}` }),
    ],
    ['a rising price', 'RISING_PRICE', () => sell(0n, ether(1n, 100n))],
    [
      'an amount that shrinks',
      'CHANGING_AMOUNT',
      () =>
        makeOrder(
          seller,
          [{ ...units(world.contracts.editions, 1n, 10_000n), endAmount: 1n }],
          [to(seller, ether(1n))],
          { orderType: 1 },
        ),
    ],
    [
      'an end before the start',
      'NEVER_OPEN',
      () => sell(0n, ether(1n), { startTime: FOREVER - 1n, endTime: FOREVER - 2n }),
    ],
    [
      'an unknown conduit',
      'UNKNOWN_CONDUIT',
      () => sell(0n, ether(1n), { conduitKey: `0x${'77'.repeat(32)}` }),
    ],
    [
      'a price that goes mostly to others',
      'OVER_FEE_CAP',
      () =>
        makeOrder(seller, [one(world.contracts.token, 0n)], [to(seller, ether(2n)), to(other, ether(1n))]),
    ],
    ['a zone that decides', 'RESTRICTED', () => sell(0n, ether(1n), { orderType: 2, zone: other })],
    [
      'a decline that overflows',
      'OVERFLOW',
      () => sell(0n, ether(100n, 1n), { startTime: 0n, endTime: FOREVER }),
    ],
    [
      'an offer of the native coin',
      'NATIVE_OFFER',
      () => makeOrder(other, [ether(10n ** 20n)], [to(other, one(world.contracts.token, 0n))]),
    ],
    [
      'an offer whose item goes to another',
      'UNSUPPORTED',
      () =>
        makeOrder(other, [money(world.contracts.wrapped, 5n)], [to(seller, one(world.contracts.token, 0n))]),
    ],
  ]

  test('is neither live nor the best, and has its defect', async () => {
    const honest = sell(0n, ether(50n))
    const orders = cases.map(([, , build]) => build())
    await publish(world, honest, ...orders.filter(({ offerer }) => offerer === seller))
    await publish(world, ...orders.filter(({ offerer }) => offerer === other))
    await world.indexed()
    const rows = await Promise.all(
      orders.map(async (order, index) => [
        cases[index]?.[0],
        (await fetchRow(order))?.defect,
        (await fetchRow(order))?.live,
      ]),
    )
    expect(rows).toEqual(cases.map(([what, defect]) => [what, defect, false]))
    expect(await fetchRow(honest)).toMatchObject({ live: true, defect: null })
    expect(await fetchBestListing(0n)).toBe(orderHash(honest))
    const { token, collection } = await world.query<Record<'token' | 'collection', unknown>>(`{
      token(id: "${tokenId(world.contracts.token, 0n)}") { liveAskCount bestBid { id } }
      collection(id: "${world.contracts.token.address}") { listedCount }
    }`)
    expect(token).toEqual({ liveAskCount: 1, bestBid: null })
    expect(collection).toEqual({ listedCount: 1 })
  })
})

describe('a listing of more than its maker holds', () => {
  test('offers the units held, in steps that divide every amount', async () => {
    const of = (quantity: bigint, price: bigint) =>
      makeOrder(seller, [units(world.contracts.editions, 1n, quantity)], [to(seller, ether(price))], {
        orderType: 1,
      })
    const [hundred, steps, none] = [of(100n, 100n), of(10n, 5n), of(100n, 1n)]
    await publish(world, hundred, steps, none)
    await world.indexed()
    expect(await fetchRow(hundred)).toMatchObject({ live: true, availableQuantity: '7' })
    expect(await fetchRow(steps)).toMatchObject({ live: true, availableQuantity: '6' })
    expect(await fetchRow(none)).toMatchObject({ live: false, availableQuantity: '0' })
  })
})

describe('a conduit', () => {
  test('makes its listings inactive when it closes to Seaport, and reactivates them', async () => {
    const address = await createConduit(world, seller, key)
    await world.call(seller, world.contracts.token, 'setApprovalForAll', address, true)
    const order = sell(1n, ether(1n), { conduitKey: key })
    const before = await publish(world, order)
    await setChannel(world, seller, key, true)
    const opened = await world.mine()
    await setChannel(world, seller, key, false)
    const closed = await world.mine()
    await world.indexed()
    expect(await fetchRow(order, before)).toMatchObject({ live: false, defect: null })
    expect(await fetchRow(order, opened)).toMatchObject({ live: true })
    expect(await fetchRow(order, closed)).toMatchObject({ live: false })
    expect(await fetchBestListing(1n)).toBeUndefined()
  })

  test('is trusted by the index exactly when the page trusts it', () => {
    expect([...TRUSTED_CONDUITS]).toEqual([...CONDUITS.keys()].filter((known) => known !== ZERO_BYTES32))
  })
})

describe('a declining price', () => {
  test('becomes the best within a minute of being the lowest', async () => {
    const now = BigInt(await world.now())
    // 300 to 100 in two hours: 200 after one.
    const falling = sell(2n, ether(300n, 100n), { startTime: now - 60n, endTime: now - 60n + 2n * HOUR })
    const fixed = sell(2n, ether(200n))
    const listed = await publish(world, fixed, falling)
    const before = await world.mine(Number(now - 60n + HOUR - 5n))
    const after = await world.mine(Number(now - 60n + HOUR + 65n))
    await world.indexed()
    expect(await fetchBestListing(2n, listed)).toBe(orderHash(fixed))
    expect(await fetchBestListing(2n, before)).toBe(orderHash(fixed))
    expect(await fetchBestListing(2n, after)).toBe(orderHash(falling))
    const ended = await world.mine(Number(now - 60n + 2n * HOUR))
    await world.indexed()
    expect(await fetchRow(falling, ended)).toMatchObject({ status: 'EXPIRED', live: false })
    expect(await fetchBestListing(2n, ended)).toBe(orderHash(fixed))
  })

  test('becomes the best in time when the one before it is canceled', async () => {
    const now = BigInt(await world.now())
    const times = { startTime: now - 60n, endTime: now - 60n + 2n * HOUR }
    const cheapest = sell(12n, ether(40n))
    const next = sell(12n, ether(100n))
    // Lower than 100 after 5,760 and 6,000 seconds; never lower than 40.
    const canceled = sell(12n, ether(300n, 50n), times)
    const declining = sell(12n, ether(300n, 60n), times)
    await publish(world, cheapest, next, canceled)
    await world.mine(Number(now + 60n))
    await publish(world, declining)
    await world.send(toSeaport(seller, calls.cancel(cheapest)))
    await world.send(toSeaport(seller, calls.cancel(canceled)))
    const before = await world.mine(Number(times.startTime + 5_990n))
    const after = await world.mine(Number(times.startTime + 6_065n))
    await world.indexed()
    expect(await fetchBestListing(12n, before)).toBe(orderHash(next))
    expect(await fetchBestListing(12n, after)).toBe(orderHash(declining))
  })

  test('that declines to zero can be bought until it ends', async () => {
    const now = BigInt(await world.now())
    const order = sell(3n, ether(10n, 0n), { startTime: now - 60n, endTime: now + HOUR })
    await publish(world, order)
    await world.indexed()
    expect(await fetchRow(order)).toMatchObject({ live: true, defect: null })
  })
})

describe('a listing older than its token', () => {
  test('becomes live when the token is minted, and leaves no pending row', async () => {
    const { token, editions } = world.contracts
    const orders = [
      sell(500n),
      makeOrder(seller, [units(editions, 500n, 5n)], [to(seller, ether(5n))], { orderType: 1 }),
      sell(501n),
    ] as const
    await publish(world, ...orders)
    const pending = async () =>
      await world.query<{ collections: unknown[]; pendingTokens: unknown[] }>(`{
          collections(where: { id_in: ["${token.address}", "${editions.address}"], pendingTokenCount_gt: 0 }) { id }
          pendingTokens { id }
        }`)
    await world.indexed()
    for (const order of orders) expect(await fetchRow(order)).toMatchObject({ status: 'OPEN', live: false })
    expect((await pending()).pendingTokens).toHaveLength(3)
    await world.call(seller, token, 'mint', seller, 500n)
    await world.call(other, editions, 'mint', other, 500n, 3n)
    await world.call(other, editions, 'safeTransferFrom', other, seller, 500n, 2n, '0x')
    await world.send(toSeaport(seller, calls.cancel(orders[2])))
    await world.indexed()
    expect(await fetchRow(orders[0])).toMatchObject({ live: true })
    expect(await fetchRow(orders[1])).toMatchObject({ live: true, availableQuantity: '2' })
    expect(await fetchBestListing(500n)).toBe(orderHash(orders[0]))
    expect(await pending()).toEqual({ collections: [], pendingTokens: [] })
  })

  test('becomes live in a collection that first appears in it', async () => {
    const { lateEditions } = world.contracts
    const order = makeOrder(seller, [units(lateEditions, 9n, 1n)], [to(seller, ether(5n))])
    await publish(world, order)
    await world.call(seller, lateEditions, 'mint', seller, 9n, 1n)
    await world.indexed()
    expect(await fetchRow(order)).toMatchObject({ live: true })
  })
})

describe('an offer on an unminted token', () => {
  test('is the best offer once the token is minted, unless it was canceled before', async () => {
    const { token, wrapped } = world.contracts
    const bid = (id: bigint, price: bigint) =>
      makeOrder(other, [money(wrapped, price)], [to(other, one(token, id))])
    const [low, high, canceled] = [bid(600n, 5n), bid(600n, 7n), bid(601n, 9n)]
    await publish(world, low, high, canceled)
    await world.send(toSeaport(other, calls.cancel(canceled)))
    const block = await world.call(seller, token, 'mint', seller, 600n)
    await world.call(seller, token, 'mint', seller, 601n)
    await world.indexed()
    const fetchBestOffer = async (id: bigint, at = '') =>
      (
        await world.query<{ token: unknown }>(
          `{ token(id: "${tokenId(token, id)}"${at}) { bestBid { id } bestBidPrice liveBidCount } }`,
        )
      ).token
    // The filter of an item's page that looks past buyers who can't pay.
    const fetchOffersWithout = async (buyer: Hex) => {
      const accepted = `{ or: [
        { and: [{ side: BID, live: true }, { token: "${tokenId(token, 600n)}", scope: ITEM }] }
        { and: [{ side: BID, live: true }, { collection: "${token.address}", scope: COLLECTION }] }
      ] }`
      const others = `{ or: [
        { currency: "${wrapped.address}", offerer_not_in: ["${buyer}"] }
        { currency: "${token.address}" }
      ] }`
      const { orders } = await world.query<{ orders: unknown }>(
        `{ orders(where: { and: [${accepted}, ${others}] }, orderBy: unitPrice, orderDirection: desc) { id } }`,
      )
      return orders
    }
    expect(await fetchOffersWithout(other)).toEqual([])
    expect(await fetchOffersWithout(seller)).toEqual([{ id: orderHash(high) }, { id: orderHash(low) }])
    const best = { bestBid: { id: orderHash(high) }, bestBidPrice: '7', liveBidCount: 2 }
    expect(await fetchBestOffer(600n, `, block: { number: ${block} }`)).toEqual(best)
    expect(await fetchBestOffer(601n)).toEqual({ bestBid: null, bestBidPrice: null, liveBidCount: 0 })
    await world.send(toSeaport(other, calls.cancel(high)))
    await world.indexed()
    expect(await fetchBestOffer(600n)).toEqual({
      bestBid: { id: orderHash(low) },
      bestBidPrice: '5',
      liveBidCount: 1,
    })
  })
})

describe('a swap of two items', () => {
  const swap = (maker: Hex, changes: Partial<Order> = {}) =>
    makeOrder(maker, [one(world.contracts.token, 4n)], [to(maker, one(world.contracts.token, 5n))], changes)

  test('ends with its time, and with its maker\u2019s counter', async () => {
    const now = BigInt(await world.now())
    const [timed, open] = [swap(seller, { endTime: now + HOUR }), swap(other)]
    await publish(world, timed)
    await publish(world, open)
    await world.send(toSeaport(other, calls.incrementCounter()))
    await world.mine(Number(now + HOUR))
    await world.indexed()
    expect(await fetchRow(timed)).toMatchObject({ status: 'EXPIRED' })
    expect(await fetchRow(open)).toMatchObject({ status: 'COUNTER_BUMPED' })
    const { account } = await world.query<{ account: unknown }>(
      `{ account(id: "${other}") { openOrderCount openOrders { id } } }`,
    )
    expect(account).toEqual({ openOrderCount: 0, openOrders: [] })
  })
})

describe('a swap of several units', () => {
  test('is filled in parts', async () => {
    const { editions } = world.contracts
    await world.call(seller, editions, 'mint', seller, 700n, 6n)
    await world.call(other, editions, 'mint', other, 701n, 4n)
    await world.call(other, editions, 'setApprovalForAll', seaportAddress, true)
    const swap = makeOrder(seller, [units(editions, 700n, 6n)], [to(seller, units(editions, 701n, 4n))], {
      orderType: 1,
    })
    const fetchFields = async () => {
      await world.indexed()
      const { order } = await world.query<{ order: unknown }>(
        `{ order(id: "${orderHash(swap)}") { scope status quantity remaining openFor { id } } }`,
      )
      return order
    }
    await publish(world, swap)
    await world.send(toSeaport(other, calls.advanced(swap, other, [1n, 2n])))
    expect(await fetchFields()).toEqual({
      ...{ scope: 'OTHER', status: 'PARTIAL', quantity: '2', remaining: '1', openFor: { id: seller } },
    })
    await world.send(toSeaport(other, calls.advanced(swap, other, [1n, 2n])))
    expect(await fetchFields()).toEqual({
      ...{ scope: 'OTHER', status: 'FILLED', quantity: '2', remaining: '0', openFor: null },
    })
  })
})

describe('a contract', () => {
  test('is a collection only if it reports a token standard', async () => {
    const { wrapped, yes } = world.contracts
    const orders = [wrapped, yes].map((contract) =>
      makeOrder(seller, [one(contract, 1n)], [to(seller, ether(1n))]),
    )
    await publish(world, ...orders)
    await world.call(seller, wrapped, 'mint', seller, 5n)
    await world.indexed()
    const { collections } = await world.query<{ collections: unknown[] }>(
      `{ collections(where: { id_in: ["${wrapped.address}", "${yes.address}"] }) { id } }`,
    )
    expect(collections).toEqual([])
    for (const order of orders) expect(await fetchRow(order)).toBeNull()
  })

  test('that reports zero decimals has zero, not null', async () => {
    const { whole } = world.contracts
    await publish(world, sell(6n, money(whole, 3n)))
    await world.indexed()
    const { currency } = await world.query<{ currency: unknown }>(
      `{ currency(id: "${whole.address}") { decimals } }`,
    )
    expect(currency).toEqual({ decimals: 0 })
  })
})

interface Collection {
  readonly id: string
  readonly markets: readonly { readonly id: string }[]
}

test('markets in made-up currencies don’t hide those in the site’s units of account', async () => {
  const { token, wrapped, dollar } = world.contracts
  const madeUp = Array.from({ length: 110 }, (_, index) => {
    const address = `0x${(index + 1).toString(16).padStart(40, '0')}` as Hex
    return sell(19n, { ...ether(1n), itemType: 1, token: address })
  })
  await publish(world, ...madeUp.slice(0, 55))
  await publish(world, ...madeUp.slice(55))
  await publish(world, sell(19n, money(wrapped, 5n)), sell(19n, money(dollar, 5n)))
  await world.indexed()
  const openListings = pastListingsFilter(await world.now(), 0)
  const figures = parse(
    'query Figures($openListings: Order_filter!) { collections { ...CollectionFigures_collection } }',
  )
  const queries: readonly [DocumentNode, object][] = [
    [concatAST([figures, CollectionFigures_collectionFragmentDoc]), { openListings }],
    [PortfolioFloorsDocument, { ids: [token.address], openListings }],
    [FloorsThenDocument, { pastBlock: await world.mine(), shown: {}, openListings }],
    [AnalyticsMarketsDocument, { id: token.address }],
  ]
  await world.indexed()
  for (const [document, variables] of queries) {
    const response = await fetch(world.graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: print(document), variables }),
    })
    const { data } = (await response.json()) as {
      data: { collection?: Collection; collections?: readonly Collection[] }
    }
    const collections = [data.collection, ...(data.collections ?? [])]
    const markets = collections.find((one) => one?.id === token.address)?.markets.map(({ id }) => id)
    expect(markets, print(document)).toEqual(
      [ZERO_ADDRESS, dollar.address].map((unit) => `${token.address}${unit.slice(2)}`),
    )
  }
})

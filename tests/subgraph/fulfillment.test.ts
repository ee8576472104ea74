// Fulfillments: who really bought and sold, for how much, whichever function of Seaport was called.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { parseAddress } from '../../src/domain/address.ts'
import { tokenEntityId } from '../../src/domain/ids.ts'
import { parseTokenId } from '../../src/domain/tokenId.ts'
import { fetchClaim } from '../../src/features/history/verification/check.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { createNode } from '../../src/node/createNode.ts'
import { createProofCache, memoryStore } from '../../src/verification/proofCache.ts'
import { verify } from '../../src/verification/verify.ts'
import {
  type Order,
  advancedCalls,
  calls,
  criteriaItem,
  ether,
  makeOrder,
  money,
  one,
  orderHash,
  pairUp,
  prepareTraders,
  publish,
  seaportAddress,
  sign,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type Contract, type World, startWorld, tokenId } from './world.ts'

type Name = 'token' | 'editions' | 'coin' | 'royal' | 'aggregator'

const ETHER = 10n ** 18n
let world: World<Name>
let seller: Hex, buyer: Hex, artist: Hex, house: Hex, third: Hex

beforeAll(async () => {
  world = await startWorld<Name>({
    token: { contract: 'PlainToken', tracked: 'ERC721' },
    editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
    coin: { contract: 'PlainMoney', values: [6], isCurrency: true },
    royal: { contract: 'RoyaltyTrouble', tracked: 'ERC721' },
    aggregator: { contract: 'Aggregator' },
  })
  ;[seller, buyer, artist, house, third] = world.accounts as [Hex, Hex, Hex, Hex, Hex]
  const { token, editions, coin, royal } = world.contracts
  await prepareTraders(world, [seller, buyer, third], {
    money: [coin],
    collections: [token, editions, royal],
  })
})

afterAll(() => world?.stop())

const mint = (id: bigint, owner = seller) => world.call(owner, world.contracts.token, 'mint', owner, id)
const mintUnits = (id: bigint, amount: bigint, owner = seller) =>
  world.call(owner, world.contracts.editions, 'mint', owner, id, amount)

interface SaleRow {
  side: string
  token: { id: Hex; owner: { id: Hex } | null }
  seller: { id: Hex }
  buyer: { id: Hex }
  quantity: string
  price: string
  unitPrice: string
  proceeds: string
  royaltyAmount: string
  feeAmount: string
  bundleSize: number
  method: string
  currency: { id: Hex; decimals: number | null }
  order: { id: Hex; status: string; published: boolean; remaining: string; live: boolean }
}

/** Sales of an order in the order of its fulfillments. */
async function fetchSales(order: Order): Promise<SaleRow[]> {
  const { sales } = await world.query<{ sales: SaleRow[] }>(`{
    sales(where: { order: "${orderHash(order)}" }, orderBy: blockNumber) {
      side token { id owner { id } } seller { id } buyer { id } quantity price unitPrice proceeds royaltyAmount
      feeAmount bundleSize method currency { id decimals } order { id status published remaining live }
    } }`)
  return sales
}

const sell = (id: bigint, price = ETHER) =>
  makeOrder(seller, [one(world.contracts.token, id)], [to(seller, ether(price))])

describe('each function that fills a listing', () => {
  const methods: [string, bigint, (order: Order) => Hex][] = [
    ['BASIC', 1n, (order) => calls.basic(order)],
    ['STANDARD', 2n, (order) => calls.standard(order)],
    ['ADVANCED', 3n, (order) => calls.advanced(order, buyer)],
    ['AVAILABLE', 4n, (order) => calls.available([order], buyer)],
  ]
  const orders = new Map<string, Order>()

  beforeAll(async () => {
    for (const [method, id, fill] of methods) {
      await mint(id)
      const order = sell(id)
      orders.set(method, order)
      await publish(world, order)
      await world.send(toSeaport(buyer, fill(order), ETHER))
    }
    await world.indexed()
  })

  test.each(methods)('%s', async (method, id) => {
    const sales = await fetchSales(orders.get(method) as Order)
    expect(sales).toMatchObject([
      {
        side: 'ASK',
        token: { id: tokenId(world.contracts.token, id), owner: { id: buyer } },
        seller: { id: seller },
        buyer: { id: buyer },
        quantity: '1',
        price: `${ETHER}`,
        proceeds: `${ETHER}`,
        feeAmount: '0',
        bundleSize: 1,
        method,
        order: { status: 'FILLED', published: true, remaining: '0', live: false },
      },
    ])
  })

  test('leaves none of the listings open', async () => {
    const { tokens, collection } = await world.query<{
      tokens: { openAskCount: number; liveAskCount: number; bestAsk: unknown; saleCount: number }[]
      collection: {
        listedCount: number
        markets: { saleCount: number; volume: string }[]
      }
    }>(`{
      tokens(where: { collection: "${world.contracts.token.address}" }) { openAskCount liveAskCount bestAsk { id } saleCount }
      collection(id: "${world.contracts.token.address}") { listedCount markets { saleCount volume } }
    }`)
    for (const token of tokens) {
      expect(token).toEqual({ openAskCount: 0, liveAskCount: 0, bestAsk: null, saleCount: 1 })
    }
    expect(collection.listedCount).toBe(0)
    expect(collection.markets).toMatchObject([{ saleCount: 4, volume: `${4n * ETHER}` }])
  })
})

describe('a purchase through another contract', () => {
  test('stores the true buyer whether transfers come before or after the fulfillment', async () => {
    const { aggregator } = world.contracts
    await mint(10n)
    await mint(11n)
    const [after, before] = [sell(10n), sell(11n)]
    await publish(world, after, before)
    for (const [order, data] of [
      [after, calls.available([after], buyer)],
      [before, calls.advanced(before, buyer)],
    ] as const) {
      await world.send({
        from: third,
        to: aggregator.address,
        data: aggregator.call('forward', seaportAddress, data),
        value: ETHER,
      })
      await world.indexed()
      expect(await fetchSales(order)).toMatchObject([
        { method: 'INDIRECT', buyer: { id: buyer }, seller: { id: seller } },
      ])
    }
  })
})

describe('two sales of one token in one transaction', () => {
  test('stores the parties of each, and the token’s last owner', async () => {
    const { token } = world.contracts
    await mint(20n)
    const first = sell(20n)
    const second = makeOrder(buyer, [one(token, 20n)], [to(buyer, ether(2n * ETHER))])
    await publish(world, first)
    await publish(world, second)
    const payment = makeOrder(
      third,
      [ether(3n * ETHER)],
      [to(buyer, one(token, 20n)), to(third, one(token, 20n))],
    )
    const block = await world.send(toSeaport(third, calls.match([first, second, payment]), 3n * ETHER))
    await world.indexed()
    expect(await fetchSales(first)).toMatchObject([
      { seller: { id: seller }, buyer: { id: buyer }, price: `${ETHER}` },
    ])
    expect(await fetchSales(second)).toMatchObject([
      {
        seller: { id: buyer },
        buyer: { id: third },
        price: `${2n * ETHER}`,
        token: { owner: { id: third } },
      },
    ])
    const { activities } = await world.query<{
      activities: { type: string; from: { id: Hex }; to: { id: Hex } }[]
    }>(
      `{ activities(where: { token: "${tokenId(token, 20n)}", blockNumber: ${block} }, orderBy: position)
        { type from { id } to { id } } }`,
    )
    const rows = activities.map(({ type, from, to }) => [type, from.id, to.id])
    expect(rows).toEqual([
      ['SALE', seller, buyer],
      ['SALE', buyer, third],
      ['TRANSFER', seller, buyer],
      ['TRANSFER', buyer, third],
    ])
  })
})

describe('matching', () => {
  test('stores one sale to the buyer for a listing matched with an offer', async () => {
    const { token, coin } = world.contracts
    await mint(30n)
    const listing = makeOrder(seller, [one(token, 30n)], [to(seller, money(coin, 90n))])
    const bid = makeOrder(buyer, [money(coin, 100n)], [to(buyer, one(token, 30n))])
    await publish(world, listing)
    await publish(world, bid)
    const data = calls.match([listing, bid])
    await world.send(toSeaport(house, data))
    await world.indexed()
    const all = [...(await fetchSales(listing)), ...(await fetchSales(bid))]
    expect(all).toMatchObject([{ method: 'MATCH', seller: { id: seller }, buyer: { id: buyer } }])
    for (const order of [listing, bid]) {
      const { order: row } = await world.query<{ order: { status: string } }>(
        `{ order(id: "${orderHash(order)}") { status } }`,
      )
      expect(row.status).toBe('FILLED')
    }
  })

  test('a private sale goes to its taker, and is not live for anyone else', async () => {
    const { token } = world.contracts
    await mint(31n)
    const order = makeOrder(seller, [one(token, 31n)], [to(seller, ether(ETHER)), to(buyer, one(token, 31n))])
    const published = await publish(world, order)
    const payment = makeOrder(buyer, [ether(ETHER)], [])
    const data = calls.match([order, payment])
    await world.send(toSeaport(buyer, data, ETHER))
    await world.indexed()
    const { order: row } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(order)}", block: { number: ${published} })
        { privateTaker { id } live unrestricted makerHolds makerApproved side scope startPrice } }`,
    )
    expect(row).toEqual({
      privateTaker: { id: buyer },
      live: false,
      unrestricted: false,
      makerHolds: true,
      makerApproved: true,
      side: 'ASK',
      scope: 'ITEM',
      startPrice: `${ETHER}`,
    })
    expect(await fetchSales(order)).toMatchObject([
      { buyer: { id: buyer }, price: `${ETHER}`, method: 'MATCH' },
    ])
  })
})

describe('offers', () => {
  test('on one item: the offerer is the buyer, and the seller pays the fees', async () => {
    const { token, coin } = world.contracts
    await mint(40n)
    const bid = makeOrder(
      buyer,
      [money(coin, 1000n)],
      [to(buyer, one(token, 40n)), to(house, money(coin, 25n))],
    )
    const published = await publish(world, bid)
    await world.send(toSeaport(seller, calls.advanced(bid, seller)))
    await world.indexed()
    expect(await fetchSales(bid)).toMatchObject([
      {
        side: 'BID',
        seller: { id: seller },
        buyer: { id: buyer },
        price: '1000',
        proceeds: '975',
        feeAmount: '25',
        currency: { id: coin.address, decimals: 6 },
        order: { status: 'FILLED' },
      },
    ])
    const { token: then, order } = await world.query<{ token: unknown; order: unknown }>(`{
      token(id: "${tokenId(token, 40n)}", block: { number: ${published} }) { bestBid { id } bestBidPrice }
      order(id: "${orderHash(bid)}", block: { number: ${published} }) { side scope live proceeds feeAmount }
    }`)
    expect(then).toEqual({ bestBid: { id: orderHash(bid) }, bestBidPrice: '1000' })
    expect(order).toEqual({ side: 'BID', scope: 'ITEM', live: true, proceeds: '975', feeAmount: '25' })
  })

  test('on a collection, accepted in parts', async () => {
    const { token, coin } = world.contracts
    await mint(41n)
    await mint(42n)
    const bid = makeOrder(buyer, [money(coin, 300n)], [to(buyer, criteriaItem(token, 0n, 3n))], {
      orderType: 1,
    })
    await publish(world, bid)
    await world.send(toSeaport(seller, calls.acceptPart(bid, seller, 41n, [1n, 3n])))
    await world.send(toSeaport(seller, calls.acceptPart(bid, seller, 42n, [1n, 3n])))
    await world.indexed()
    const { order } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(bid)}") { scope collection { id } token { id } quantity remaining unitPrice status live } }`,
    )
    expect(order).toEqual({
      scope: 'COLLECTION',
      collection: { id: token.address },
      token: null,
      quantity: '3',
      remaining: '1',
      unitPrice: '100',
      status: 'PARTIAL',
      live: true,
    })
    expect(await fetchSales(bid)).toMatchObject([
      { token: { id: tokenId(token, 41n) }, price: '100', seller: { id: seller }, buyer: { id: buyer } },
      { token: { id: tokenId(token, 42n) }, price: '100' },
    ])
  })

  test('on a set of tokens, with a Merkle root as criteria', async () => {
    const { token, coin } = world.contracts
    const root = 2n ** 255n + 12345n
    const bid = makeOrder(buyer, [money(coin, 70n)], [to(buyer, criteriaItem(token, root))], {
      zoneHash: `0x${'ab'.repeat(32)}`,
    })
    await publish(world, bid)
    await world.indexed()
    const { order } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(bid)}") { scope criteriaRoot zoneHash live unrestricted collection { id } } }`,
    )
    expect(order).toEqual({
      scope: 'TRAIT',
      criteriaRoot: `${root}`,
      zoneHash: `0x${'ab'.repeat(32)}`,
      live: true,
      unrestricted: true,
      collection: { id: token.address },
    })
  })

  test('on an unminted token store no token', async () => {
    const { token, coin } = world.contracts
    const bid = makeOrder(buyer, [money(coin, 70n)], [to(buyer, one(token, 999_999n))])
    await publish(world, bid)
    await world.indexed()
    const { order, token: row } = await world.query<{ order: unknown; token: unknown }>(
      `{ order(id: "${orderHash(bid)}") { scope live token { id } } token(id: "${tokenId(token, 999_999n)}") { id } }`,
    )
    expect(order).toEqual({ scope: 'ITEM', live: true, token: null })
    expect(row).toBeNull()
  })
})

describe('parts of an edition', () => {
  test('computes the remaining units from the filled ones', async () => {
    const { editions } = world.contracts
    await mintUnits(1n, 10n)
    const order = makeOrder(seller, [units(editions, 1n, 10n)], [to(seller, ether(10n * ETHER))], {
      orderType: 1,
    })
    const published = await publish(world, order)
    const first = await world.send(toSeaport(buyer, calls.advanced(order, buyer, [3n, 10n]), 3n * ETHER))
    await world.send(toSeaport(third, calls.advanced(order, third, [7n, 10n]), 7n * ETHER))
    await world.indexed()
    const at = async (block: number) =>
      (
        await world.query<{ order: unknown }>(
          `{ order(id: "${orderHash(order)}", block: { number: ${block} }) { status remaining quantity unitPrice live } }`,
        )
      ).order
    const always = { quantity: '10', unitPrice: `${ETHER}` }
    expect(await at(published)).toEqual({ ...always, status: 'OPEN', remaining: '10', live: true })
    expect(await at(first)).toEqual({ ...always, status: 'PARTIAL', remaining: '7', live: true })
    expect(await fetchSales(order)).toMatchObject([
      { quantity: '3', price: `${3n * ETHER}`, unitPrice: `${ETHER}`, buyer: { id: buyer } },
      {
        quantity: '7',
        price: `${7n * ETHER}`,
        buyer: { id: third },
        order: { status: 'FILLED', remaining: '0' },
      },
    ])
  })
})

describe('an order whose every amount changes with time', () => {
  test.each([
    ['listing', 80n],
    ['offer', 81n],
  ])('is filled in parts: %s', async (side, id) => {
    const { editions, coin } = world.contracts
    await mintUnits(id, 20n)
    const goods = { ...units(editions, id, 20n), endAmount: 10n }
    const price = { ...money(coin, 2_000n), endAmount: 1_000n }
    const now = BigInt(await world.now())
    const terms = { orderType: 1, startTime: now - 1_000n, endTime: now + 999n }
    const [order, filler] =
      side === 'listing'
        ? [makeOrder(seller, [goods], [to(seller, price)], terms), buyer]
        : [makeOrder(buyer, [price], [to(buyer, goods)], terms), seller]
    await publish(world, order)
    for (const [parts, left] of [
      [10n, '10'],
      [4n, '6'],
      [6n, '0'],
    ] as const) {
      await world.send(toSeaport(filler, calls.advanced(order, filler, [parts, 20n])))
      await world.indexed()
      const { order: row } = await world.query<{ order: unknown }>(
        `{ order(id: "${orderHash(order)}") { status live quantity remaining } }`,
      )
      const status = left === '0' ? 'FILLED' : 'PARTIAL'
      expect(row).toEqual({ status, live: false, quantity: '20', remaining: left })
    }
  })
})

describe('a bundle', () => {
  test('is one order with one sale per item, its price split with the remainder on the first', async () => {
    const { token, editions } = world.contracts
    await mint(50n)
    await mintUnits(5n, 2n)
    const order = makeOrder(seller, [one(token, 50n), units(editions, 5n, 2n)], [to(seller, ether(101n))])
    await publish(world, order)
    await world.send(toSeaport(buyer, calls.advanced(order, buyer), 101n))
    await world.indexed()
    const sales = (await fetchSales(order)).sort((a, b) => Number(BigInt(b.price) - BigInt(a.price)))
    expect(sales).toMatchObject([
      { bundleSize: 2, price: '51', token: { id: tokenId(token, 50n) } },
      { bundleSize: 2, price: '50', quantity: '2', unitPrice: '25', token: { id: tokenId(editions, 5n) } },
    ])
    const { order: row } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(order)}") { scope collection { id } token { id } quantity status } }`,
    )
    expect(row).toEqual({ scope: 'BUNDLE', collection: null, token: null, quantity: '1', status: 'FILLED' })
  })

  test('that names a token twice is never live', async () => {
    const { token } = world.contracts
    await mint(51n)
    const order = makeOrder(seller, [one(token, 51n), one(token, 51n)], [to(seller, ether(1n))])
    await publish(world, order)
    await world.indexed()
    const { order: row } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(order)}") { scope live makerHolds status } }`,
    )
    expect(row).toEqual({ scope: 'BUNDLE', live: false, makerHolds: false, status: 'OPEN' })
  })
})

describe('royalties and fees', () => {
  const royalty = (answer: number, points: bigint) => {
    const { royal } = world.contracts
    return world.call(seller, royal, 'setRoyalty', answer, artist, points)
  }
  const royalSale = async (id: bigint, consideration: Parameters<typeof makeOrder>[2]) => {
    const { royal } = world.contracts
    await world.call(seller, royal, 'mint', seller, id)
    const order = makeOrder(seller, [one(royal, id)], consideration)
    await publish(world, order)
    await world.send(toSeaport(buyer, calls.advanced(order, buyer), 1000n))
    await world.indexed()
    const { order: row } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(order)}") { proceeds royaltyAmount royaltyRecipient feeAmount status } }`,
    )
    const [sale] = await fetchSales(order)
    return { row, sale }
  }

  test('are distinguished', async () => {
    await royalty(0, 500n)
    const { row, sale } = await royalSale(1n, [
      to(seller, ether(925n)),
      to(artist, ether(50n)),
      to(house, ether(25n)),
    ])
    const split = { proceeds: '925', royaltyAmount: '50', feeAmount: '25' }
    expect(row).toEqual({ ...split, royaltyRecipient: artist, status: 'FILLED' })
    expect(sale).toMatchObject({ ...split, price: '1000' })
  })

  test('are summed over the fills of an unpublished offer', async () => {
    const { royal, coin } = world.contracts
    await royalty(0, 500n)
    for (const id of [20n, 21n]) {
      await world.call(seller, royal, 'mint', seller, id)
    }
    const offer = makeOrder(
      buyer,
      [money(coin, 2000n)],
      [to(buyer, criteriaItem(royal, 0n, 2n)), to(artist, money(coin, 100n))],
      { orderType: 1 },
    )
    const signature = await sign(world, offer)
    for (const id of [20n, 21n]) {
      await world.send(toSeaport(seller, calls.acceptPart(offer, seller, id, [1n, 2n], signature)))
    }
    await world.indexed()
    const { order } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(offer)}") { published quantity startPrice unitPrice proceeds royaltyAmount feeAmount } }`,
    )
    expect(order).toEqual({
      ...{ published: false, quantity: '2', startPrice: '2000', unitPrice: '1000' },
      ...{ proceeds: '1900', royaltyAmount: '100', feeAmount: '0' },
    })
  })

  describe('fault: fee-on-transfer token, royalty over 100 %, reverting royalty', () => {
    test('counts a royalty over 100 % as no more than what is paid', async () => {
      await royalty(0, 30_000n)
      const { row } = await royalSale(2n, [to(seller, ether(990n)), to(artist, ether(10n))])
      expect(row).toMatchObject({ proceeds: '990', royaltyAmount: '10', feeAmount: '0' })
    })

    test.each([
      ['reverts', 1, 3n],
      ['burns all gas', 2, 4n],
      ['answers nonsense', 3, 5n],
    ])('a contract whose royaltyInfo %s still sells', async (_, answer, id) => {
      await royalty(answer, 500n)
      const { row, sale } = await royalSale(id, [to(seller, ether(900n)), to(house, ether(100n))])
      expect(row).toMatchObject({ proceeds: '900', royaltyAmount: '0', feeAmount: '100' })
      expect(sale).toMatchObject({ price: '1000', order: { status: 'FILLED' } })
    })
  })
})

describe('orders signed off chain', () => {
  test('are stored in the item’s history when they are filled', async () => {
    const { token } = world.contracts
    await mint(60n)
    const order = makeOrder(seller, [one(token, 60n)], [to(seller, ether(90n)), to(house, ether(10n))])
    const signature = await sign(world, order)
    await world.send(toSeaport(buyer, calls.standard(order, signature), 100n))
    await world.indexed()
    expect(await fetchSales(order)).toMatchObject([
      {
        price: '100',
        proceeds: '90',
        feeAmount: '10',
        seller: { id: seller },
        buyer: { id: buyer },
        order: { published: false, status: 'FILLED' },
      },
    ])
    const { activities } = await world.query<{ activities: { type: string }[] }>(
      `{ activities(where: { token: "${tokenId(token, 60n)}" }, orderBy: position) { type } }`,
    )
    expect(activities.map(({ type }) => type)).toEqual(['MINT', 'TRANSFER', 'SALE'])
  })
})

describe('a listing by criteria', () => {
  test('is never live, and sells the token that its buyer selects', async () => {
    const { token } = world.contracts
    await mint(65n)
    const order = makeOrder(seller, [criteriaItem(token, 0n)], [to(seller, ether(90n))])
    await publish(world, order)
    await world.send(toSeaport(buyer, calls.choose(order, buyer, 65n), 90n))
    await world.indexed()
    const [sale, ...others] = await fetchSales(order)
    expect(others).toEqual([])
    expect(sale).toMatchObject({
      ...{ side: 'ASK', token: { id: tokenId(token, 65n) }, seller: { id: seller }, buyer: { id: buyer } },
      ...{ price: '90', order: { status: 'FILLED', live: false } },
    })
    const { order: row } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(order)}") { side scope } }`,
    )
    expect(row).toEqual({ side: null, scope: 'OTHER' })
  })
})

describe('trades that have no price', () => {
  test('a swap of items is not a sale', async () => {
    const { token, editions } = world.contracts
    await mint(70n)
    await mintUnits(7n, 1n, buyer)
    const order = makeOrder(seller, [one(token, 70n)], [to(seller, units(editions, 7n, 1n))])
    await publish(world, order)
    await world.send(toSeaport(buyer, calls.advanced(order, buyer)))
    await world.indexed()
    expect(await fetchSales(order)).toEqual([])
    const { order: row, token: moved } = await world.query<{ order: unknown; token: unknown }>(`{
      order(id: "${orderHash(order)}") { side scope live currency { id } }
      token(id: "${tokenId(token, 70n)}") { owner { id } saleCount }
    }`)
    expect(row).toEqual({ side: null, scope: 'OTHER', live: false, currency: null })
    expect(moved).toEqual({ owner: { id: buyer }, saleCount: 0 })
  })
})

describe('orders that no one can fill', () => {
  const fetchRow = async (order: Order, fields: string) => {
    await publish(world, order)
    await world.indexed()
    const { order: row } = await world.query<{ order: Record<string, unknown> }>(
      `{ order(id: "${orderHash(order)}") { ${fields} } }`,
    )
    return row
  }

  describe('fault: ids of 256 bits, 10^30 wei, 0 or 36 decimals', () => {
    test('priced in a contract that has no decimals', async () => {
      const { token } = world.contracts
      await mint(80n)
      const order = makeOrder(seller, [one(token, 80n)], [to(seller, money(token, 5n))])
      expect(await fetchRow(order, 'startPrice currency { id symbol decimals }')).toEqual({
        startPrice: '5',
        currency: { id: token.address, symbol: 'PLAIN', decimals: null },
      })
    })

    test('for sums beyond 256 bits are exact', async () => {
      const { token } = world.contracts
      await mint(81n)
      const most = 2n ** 256n - 1n
      const order = makeOrder(seller, [one(token, 81n)], [to(seller, ether(most)), to(house, ether(most))])
      expect(await fetchRow(order, 'startPrice proceeds feeAmount unitPrice')).toEqual({
        startPrice: `${2n * most}`,
        proceeds: `${most}`,
        feeAmount: `${most}`,
        unitPrice: `${2n * most}`,
      })
    })
  })

  test('with zero units have no kind', async () => {
    const { editions } = world.contracts
    const order = makeOrder(seller, [units(editions, 1n, 0n)], [to(seller, ether(5n))])
    expect(await fetchRow(order, 'side scope live quantity')).toEqual({
      side: null,
      scope: 'OTHER',
      live: false,
      quantity: '1',
    })
  })
})

/** The sales of an item by the index, and what the check says of its whole history. */
async function verifyItem({ address }: Contract, id: bigint) {
  await world.indexed()
  const claim = await fetchClaim(createApolloClient({ graphqlUrl: world.graphqlUrl }), {
    id: tokenEntityId(parseAddress(address), parseTokenId(`${id}`)),
    chainId: 31_337,
    signal: new AbortController().signal,
  })
  const send = createNode({ urls: [world.rpcUrl] })
  const { outcome, rows, missing } = await verify(claim, { send, cache: createProofCache(memoryStore()) })
  const doubted = rows.filter(({ verdict }) => verdict.kind !== 'verified')
  return {
    sales: claim.rows.filter(({ type }) => type === 'SALE'),
    verdict: { outcome: outcome.kind, doubted, missing },
  }
}

const VERIFIED = { outcome: 'complete', doubted: [], missing: [] }

describe('a match that parts a listing or pays several fillers, by the index and the check in the browser', () => {
  test('of a listing divided among more accounts than are recorded, no account that got nothing is a buyer', async () => {
    const { editions, coin } = world.contracts
    const accounts = Array.from(
      { length: 101 },
      (_, place): Hex => `0x7${(place + 1).toString(16).padStart(39, '0')}`,
    )
    await world.call(seller, editions, 'mint', seller, 9_001n, 202n)
    const payment = [to(seller, money(coin, 20_200n))]
    const listing = makeOrder(seller, [units(editions, 9_001n, 202n)], payment, { orderType: 1 })
    const order = makeOrder(
      buyer,
      [money(coin, 10_100n)],
      accounts.map((account) => to(account, units(editions, 9_001n, 1n))),
    )
    await publish(world, listing)
    const orders = [listing, order]
    const fillings = [
      { order: listing, part: [1n, 2n] as const },
      { order, signature: await sign(world, order) },
    ]
    const data = advancedCalls.match(fillings, pairUp(orders), { choices: [], recipient: third })
    await world.send({ from: third, to: seaportAddress, data })

    await world.send(toSeaport(seller, calls.cancel(listing)))

    const { sales, verdict } = await verifyItem(editions, 9_001n)
    expect(sales.map(({ to: account }) => account)).toEqual(accounts.slice(0, 100))
    expect(sales.map(({ quantity, price }) => `${quantity} for ${price}`)).toEqual(
      Array(100).fill('1 for 100'),
    )
    expect(verdict).toEqual(VERIFIED)
  })

  test('neither what a match pays its sender nor what it pays the buyer is a price', async () => {
    const { token, coin } = world.contracts
    await world.call(seller, token, 'mint', seller, 9_001n)
    const listing = makeOrder(
      seller,
      [one(token, 9_001n)],
      [
        to(seller, money(coin, 100n)),
        to(artist, money(coin, 50n)),
        to(buyer, money(coin, 20n)),
        to(third, money(coin, 20n)),
        to(house, money(coin, 16n)),
      ],
    )
    const offer = makeOrder(buyer, [money(coin, 206n)], [to(buyer, one(token, 9_001n))])
    const orders = [listing, offer]
    const fillings = await Promise.all(
      orders.map(async (order) => ({ order, signature: await sign(world, order) })),
    )
    const data = advancedCalls.match(fillings, pairUp(orders), {
      choices: [],
      recipient: world.accounts[5] as Hex,
    })
    await world.send({ from: third, to: seaportAddress, data })

    const { sales, verdict } = await verifyItem(token, 9_001n)
    expect(sales).toMatchObject([{ from: seller, to: buyer, price: 116n }])
    expect(verdict).toEqual(VERIFIED)
  })
})

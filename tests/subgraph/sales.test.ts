// What a sale is, and what it cost: tips are not part of a price, and matches do not depend on the order of logs.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import {
  type Order,
  calls,
  ether,
  makeOrder,
  money,
  one,
  orderHash,
  prepareTraders,
  publish,
  seaportAddress,
  sign,
  tipped,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type World, startWorld, tokenId } from './world.ts'

type Name = 'token' | 'editions' | 'pieces' | 'coin' | 'wrapped' | 'dust' | 'aggregator'

const ETHER = 10n ** 18n
let world: World<Name>
let seller: Hex, buyer: Hex, house: Hex, third: Hex, other: Hex

beforeAll(async () => {
  world = await startWorld<Name>(
    {
      token: { contract: 'PlainToken', tracked: 'ERC721' },
      editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
      pieces: { contract: 'PlainToken', tracked: 'ERC721' },
      coin: { contract: 'PlainMoney', values: [18], isCurrency: true },
      wrapped: { contract: 'PlainMoney', values: [18], isCurrency: true, wrapsNative: true },
      dust: { contract: 'PlainMoney', values: [18] },
      aggregator: { contract: 'Aggregator' },
    },
    // As a site that shows its own collections alone; the other tests of sales index an open market.
    { discover: false },
  )
  ;[seller, buyer, house, third, other] = world.accounts as [Hex, Hex, Hex, Hex, Hex]
  const { token, editions, pieces, coin, wrapped, dust } = world.contracts
  await prepareTraders(world, [seller, buyer, third, other], {
    money: [coin, wrapped, dust],
    collections: [token, editions, pieces],
  })
})

afterAll(() => world?.stop())

const mint = (id: bigint, owner = seller) => world.call(owner, world.contracts.token, 'mint', owner, id)
const mintUnits = (id: bigint, amount: bigint, owner = seller) =>
  world.call(owner, world.contracts.editions, 'mint', owner, id, amount)

interface SaleRow {
  seller: { id: Hex }
  buyer: { id: Hex }
  quantity: string
  price: string
  proceeds: string
  feeAmount: string
  orderHash: Hex
  side: string
  priceSigned: boolean
  method: string
  tips: { itemType: string; contract: Hex; identifier: string; amount: string; recipient: Hex }[]
}
const FIELDS = `seller { id } buyer { id } quantity price proceeds feeAmount orderHash side priceSigned method
  tips { itemType contract identifier amount recipient }`

/** Sales of a token. */
async function fetchSales(token: Hex): Promise<SaleRow[]> {
  await world.indexed()
  const { sales } = await world.query<{ sales: SaleRow[] }>(
    `{ sales(where: { token: "${token}" }, orderBy: price) { ${FIELDS} } }`,
  )
  return sales
}
const ofToken = (id: bigint) => fetchSales(tokenId(world.contracts.token, id))
const ofEdition = (id: bigint) => fetchSales(tokenId(world.contracts.editions, id))
const sell = (id: bigint, price = ETHER) =>
  makeOrder(seller, [one(world.contracts.token, id)], [to(seller, ether(price))])
const zero = `0x${'0'.repeat(40)}`

test('in the native coin and its wrapped token count in one market', async () => {
  const { pieces, coin, wrapped } = world.contracts
  const ids = [1n, 2n, 3n, 4n]
  for (const id of ids) await world.call(seller, pieces, 'mint', seller, id)
  const listed = [ether(5n), money(wrapped, 3n), money(coin, 100n)].map((price, index) =>
    makeOrder(seller, [one(pieces, ids[index] ?? 0n)], [to(seller, price)]),
  )
  const offer = makeOrder(buyer, [money(wrapped, 7n)], [to(buyer, one(pieces, 4n))])
  await publish(world, ...listed, offer)
  // All on one day.
  const day = Math.ceil((await world.now()) / 86_400)
  await world.mine(day * 86_400 + 60)
  for (const [index, order] of listed.entries()) {
    await world.send(toSeaport(third, calls.standard(order), index === 0 ? 5n : 0n))
  }
  await world.send(toSeaport(seller, calls.advanced(offer, seller)))
  await world.indexed()
  const { collection, tokens, sales } = await world.query<Record<string, unknown>>(`{
    collection(id: "${pieces.address}") { saleCount markets { id unit { id } volume saleCount lastSalePrice
      days { day volume saleCount openPrice highPrice lowPrice closePrice } } }
    tokens(where: { collection: "${pieces.address}" }) { lastSalePrice lastSaleCurrency { id } lastSaleUnit { id } }
    sales(where: { market: "${pieces.address}${zero.slice(2)}" }, orderBy: price) { price currency { id } }
  }`)
  const [native, inCoin] = [{ id: zero }, { id: coin.address }]
  const inWrapped = { id: wrapped.address }
  expect(collection).toEqual({
    saleCount: 4,
    markets: [
      {
        ...{ id: `${pieces.address}${zero.slice(2)}`, unit: native },
        ...{ volume: '15', saleCount: 3, lastSalePrice: '7' },
        days: [
          {
            ...{ day, volume: '15', saleCount: 3 },
            ...{ openPrice: '5', highPrice: '7', lowPrice: '3', closePrice: '7' },
          },
        ],
      },
      {
        ...{ id: `${pieces.address}${coin.address.slice(2)}`, unit: inCoin },
        ...{ volume: '100', saleCount: 1, lastSalePrice: '100' },
        days: [
          {
            ...{ day, volume: '100', saleCount: 1 },
            ...{ openPrice: '100', highPrice: '100', lowPrice: '100', closePrice: '100' },
          },
        ],
      },
    ],
  })
  expect(tokens).toEqual([
    { lastSalePrice: '5', lastSaleCurrency: native, lastSaleUnit: native },
    { lastSalePrice: '3', lastSaleCurrency: inWrapped, lastSaleUnit: native },
    { lastSalePrice: '100', lastSaleCurrency: inCoin, lastSaleUnit: inCoin },
    { lastSalePrice: '7', lastSaleCurrency: inWrapped, lastSaleUnit: native },
  ])
  expect(sales).toEqual([
    { price: '3', currency: inWrapped },
    { price: '5', currency: native },
    { price: '7', currency: inWrapped },
  ])
})

describe('tips', () => {
  test('of one wei in another currency do not erase the sale', async () => {
    await mint(1n)
    const order = sell(1n)
    await publish(world, order)
    const tip = to(house, money(world.contracts.dust, 1n))
    await world.send(toSeaport(buyer, calls.advanced(tipped(order, tip), buyer), ETHER))
    expect(await ofToken(1n)).toMatchObject([
      {
        price: `${ETHER}`,
        proceeds: `${ETHER}`,
        feeAmount: '0',
        priceSigned: true,
        tips: [
          {
            itemType: 'ERC20',
            contract: world.contracts.dust.address,
            identifier: '0',
            amount: '1',
            recipient: house,
          },
        ],
      },
    ])
  })

  test('that buyers pay to themselves are excluded from the price', async () => {
    await mint(2n)
    const order = sell(2n)
    await publish(world, order)
    const data = calls.advanced(tipped(order, to(buyer, ether(100n * ETHER))), buyer)
    await world.send(toSeaport(buyer, data, 101n * ETHER))
    expect(await ofToken(2n)).toMatchObject([
      { price: `${ETHER}`, tips: [{ itemType: 'NATIVE', contract: zero, amount: `${100n * ETHER}` }] },
    ])
  })

  test('that are items do not add a second sale to an accepted offer', async () => {
    const { token, coin } = world.contracts
    await mint(3n)
    await mint(4n)
    const offer = makeOrder(buyer, [money(coin, 10n)], [to(buyer, one(token, 3n))])
    await publish(world, offer)
    await world.send(toSeaport(seller, calls.advanced(tipped(offer, to(third, one(token, 4n))), seller)))
    expect(await ofToken(3n)).toMatchObject([
      {
        price: '10',
        tips: [{ itemType: 'ERC721', contract: token.address, identifier: '4', recipient: third }],
      },
    ])
    expect(await ofToken(4n)).toEqual([])
    const { order } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(offer)}") { status scope remaining } }`,
    )
    expect(order).toEqual({ status: 'FILLED', scope: 'ITEM', remaining: '0' })
  })
})

test('excludes money that an order pays back to the buyer from the price', async () => {
  const { token, coin } = world.contracts
  await mint(5n)
  const back = makeOrder(
    buyer,
    [money(coin, 101n)],
    [to(buyer, one(token, 5n)), to(buyer, money(coin, 100n))],
  )
  await publish(world, back)
  await world.send(toSeaport(seller, calls.advanced(back, seller)))
  expect(await ofToken(5n)).toMatchObject([{ price: '1', proceeds: '1', feeAmount: '0' }])
})

describe('orders that were never published', () => {
  test('have an unsigned price without amounts that can’t belong to it', async () => {
    const { dust, editions } = world.contracts
    await mint(6n)
    await mintUnits(6n, 1n, buyer)
    const order = makeOrder(
      seller,
      [one(world.contracts.token, 6n)],
      [to(seller, ether(90n)), to(house, ether(10n))],
    )
    const signature = await sign(world, order)
    const filled = tipped(
      order,
      to(house, money(dust, 1n)),
      to(buyer, ether(7n)),
      to(third, units(editions, 6n, 1n)),
    )
    await world.send(toSeaport(buyer, calls.standard(filled, signature), 107n))
    const [sale] = await ofToken(6n)
    expect(sale).toMatchObject({ price: '100', proceeds: '90', feeAmount: '10', priceSigned: false })
    expect(sale?.tips.map(({ itemType, amount }) => `${itemType} ${amount}`).toSorted()).toEqual([
      'ERC1155 1',
      'ERC20 1',
      'NATIVE 7',
    ])
  })

  test('an item added to an offer that pays a fee is a tip', async () => {
    const { token, coin } = world.contracts
    await mint(7n)
    await mint(8n)
    const offer = makeOrder(
      buyer,
      [money(coin, 10n)],
      [to(buyer, one(token, 7n)), to(house, money(coin, 1n))],
    )
    const signature = await sign(world, offer)
    await world.send(toSeaport(seller, calls.standard(tipped(offer, to(third, one(token, 8n))), signature)))
    expect(await ofToken(7n)).toMatchObject([
      { price: '10', proceeds: '9', feeAmount: '1', priceSigned: false },
    ])
    expect(await ofToken(8n)).toEqual([])
  })
})

describe('matches', () => {
  /** Publishes and matches orders twice: as they are made, and others in the opposite sequence. */
  async function matchBothWays(
    make: (turn: bigint) => Promise<readonly Order[]>,
    send = (data: Hex) => world.send(toSeaport(third, data)),
  ): Promise<void> {
    for (const turn of [0n, 1n]) {
      const orders = await make(turn)
      await publish(world, ...orders)
      await send(calls.match(turn === 0n ? orders : orders.toReversed()))
    }
  }

  test('of an edition’s listing with two offers are two sales, whichever log comes first', async () => {
    const { editions, coin } = world.contracts
    await matchBothWays(async (turn) => {
      const id = 100n + turn
      await mintUnits(id, 10n)
      const listing = makeOrder(seller, [units(editions, id, 10n)], [to(seller, money(coin, 1000n))])
      const first = makeOrder(buyer, [money(coin, 400n)], [to(buyer, units(editions, id, 4n))])
      const second = makeOrder(other, [money(coin, 600n)], [to(other, units(editions, id, 6n))])
      return [listing, first, second]
    })
    for (const id of [100n, 101n]) {
      expect(await ofEdition(id)).toMatchObject([
        { quantity: '4', price: '400', proceeds: '400', buyer: { id: buyer }, seller: { id: seller } },
        { quantity: '6', price: '600', proceeds: '600', buyer: { id: other }, seller: { id: seller } },
      ])
    }
  })

  test.each([
    ['MATCH', 200n],
    ['INDIRECT', 210n],
  ])('with spare money cost their own price: %s', async (method, base) => {
    const { token, coin, aggregator } = world.contracts
    const send = (data: Hex) =>
      method === 'MATCH'
        ? world.send(toSeaport(third, data))
        : world.call(third, aggregator, 'forward', seaportAddress, data)
    await matchBothWays(async (turn) => {
      const id = base + turn
      await mint(id)
      const listing = makeOrder(seller, [one(token, id)], [to(seller, money(coin, 100n))])
      const offer = makeOrder(
        buyer,
        [money(coin, 125n)],
        [to(buyer, one(token, id)), to(house, money(coin, 5n))],
      )
      return [listing, offer]
    }, send)
    for (const id of [base, base + 1n]) {
      expect(await ofToken(id)).toMatchObject([
        {
          method,
          price: '105',
          proceeds: '100',
          feeAmount: '5',
          buyer: { id: buyer },
          seller: { id: seller },
        },
      ])
    }
  })

  test('of an offer matched with an order without consideration are sales of the offer', async () => {
    const { token, coin } = world.contracts
    await mint(220n)
    const offer = makeOrder(buyer, [money(coin, 50n)], [to(buyer, one(token, 220n))])
    const gift = makeOrder(seller, [one(token, 220n)], [])
    await publish(world, offer, gift)
    await world.send(toSeaport(seller, calls.match([offer, gift])))
    expect(await ofToken(220n)).toMatchObject([{ price: '50', buyer: { id: buyer }, seller: { id: seller } }])
  })

  test.each([
    ['first', 224n],
    ['last', 225n],
  ])('by which a seller accepts a published offer are sales of the offer: it comes %s', async (place, id) => {
    const { token, coin } = world.contracts
    await mint(id)
    const offer = makeOrder(
      buyer,
      [money(coin, 60n)],
      [to(buyer, one(token, id)), to(house, money(coin, 5n))],
    )
    await publish(world, offer)
    // The seller's own side needs no signature: the seller sends the transaction.
    const side = makeOrder(seller, [one(token, id)], [to(seller, money(coin, 50n))])
    await world.send(toSeaport(seller, calls.match(place === 'first' ? [offer, side] : [side, offer])))
    expect(await ofToken(id)).toMatchObject([
      // 5 to spare went to the sender, who chose where: no part of the price.
      {
        orderHash: orderHash(offer),
        side: 'BID',
        price: '55',
        proceeds: '50',
        feeAmount: '5',
        priceSigned: true,
      },
    ])
  })

  describe('whose units listings and offers could both sell', () => {
    /** Matches the orders, of which some are published and the others signed. */
    async function matchSigned(
      orders: readonly Order[],
      published: readonly Order[],
      sender: Hex = third,
    ): Promise<void> {
      await publish(world, ...published)
      const signatures = await Promise.all(
        orders.map(async (order) => (published.includes(order) ? ('0x' as const) : sign(world, order))),
      )
      await world.send(toSeaport(sender, calls.match(orders, { signatures })))
    }

    test('sell all of them where the seller lists in two currencies', async () => {
      const { editions, coin, dust } = world.contracts
      await mintUnits(240n, 3n)
      const listing = makeOrder(seller, [units(editions, 240n, 2n)], [to(seller, money(coin, 20n))])
      const second = makeOrder(seller, [units(editions, 240n, 1n)], [to(seller, money(dust, 7n))])
      const offer = makeOrder(buyer, [money(coin, 20n)], [to(buyer, units(editions, 240n, 3n))])
      const payer = makeOrder(third, [money(dust, 7n)], [])
      await matchSigned([listing, second, offer, payer], [offer])
      expect(await ofEdition(240n)).toMatchObject([
        { quantity: '1', price: '7', side: 'ASK' },
        { quantity: '2', price: '20', side: 'ASK' },
      ])
    })

    test('sell all of them where the buyer published only one of two offers', async () => {
      const { editions, coin } = world.contracts
      await mintUnits(241n, 3n)
      const listing = makeOrder(seller, [units(editions, 241n, 3n)], [to(seller, money(coin, 30n))])
      const first = makeOrder(buyer, [money(coin, 10n)], [to(buyer, units(editions, 241n, 1n))])
      const second = makeOrder(buyer, [money(coin, 20n)], [to(buyer, units(editions, 241n, 2n))])
      await matchSigned([listing, first, second], [first])
      expect(await ofEdition(241n)).toMatchObject([
        { quantity: '1', price: '10', side: 'BID' },
        { quantity: '2', price: '20', side: 'BID' },
      ])
    })

    test('sell all of them where the buyer also receives what no order requested', async () => {
      const { editions, coin } = world.contracts
      await mintUnits(242n, 3n)
      const listing = makeOrder(seller, [units(editions, 242n, 3n)], [to(seller, money(coin, 30n))])
      const offer = makeOrder(buyer, [money(coin, 30n)], [to(buyer, units(editions, 242n, 1n))])
      await matchSigned([listing, offer], [offer], buyer)
      expect(await ofEdition(242n)).toMatchObject([{ quantity: '3', price: '30', side: 'ASK' }])
    })
  })

  test('of two listings that one transfer delivers are two sales', async () => {
    const { editions } = world.contracts
    await mintUnits(230n, 5n)
    const cheap = makeOrder(seller, [units(editions, 230n, 2n)], [to(seller, ether(20n))])
    const dear = makeOrder(seller, [units(editions, 230n, 3n)], [to(seller, ether(90n))])
    await publish(world, cheap, dear)
    await world.send(toSeaport(buyer, calls.availableTogether([cheap, dear], other), 110n))
    expect(await ofEdition(230n)).toMatchObject([
      { quantity: '2', price: '20', buyer: { id: other } },
      { quantity: '3', price: '90', buyer: { id: other } },
    ])
  })

  test('in any market, sales are the items that moved, at their order’s price', async () => {
    const { editions, coin } = world.contracts
    let id = 1000n
    const people = [seller, buyer, third, other]
    const listing = fc.record({
      by: fc.nat(3),
      units: fc.bigInt(1n, 4n),
      // So high that every fee counts in full.
      price: fc.bigInt(400n, 500n),
      fee: fc.bigInt(0n, 9n),
    })
    const offer = fc.record({ by: fc.nat(3), fee: fc.bigInt(0n, 9n), share: fc.nat(5) })
    const market = fc.record({
      listings: fc.array(listing, { minLength: 1, maxLength: 3 }),
      offers: fc.array(offer, { minLength: 1, maxLength: 3 }),
      spare: fc.bigInt(0n, 30n),
      keys: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      through: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(market, async ({ listings, offers, spare, keys, through }) => {
        id += 1n
        const supply = listings.reduce((sum, one) => sum + one.units, 0n)
        const wanted = splitUnits(
          supply,
          offers.map(({ share }) => share),
        )
        const orders = listings.map(({ by, units: amount, price, fee }) => {
          const maker = people[by] as Hex
          return makeOrder(
            maker,
            [units(editions, id, amount)],
            [to(maker, money(coin, price)), ...(fee > 0n ? [to(house, money(coin, fee))] : [])],
          )
        })
        for (const { by, units: amount } of listings) await mintUnits(id, amount, people[by])
        const total = listings.reduce((sum, { price, fee }) => sum + price + fee, 0n)
        const buyers = offers.flatMap((one, index) =>
          (wanted[index] ?? 0n) > 0n ? [{ ...one, wants: wanted[index] ?? 0n }] : [],
        )
        const fees = buyers.reduce((sum, { fee }) => sum + fee, 0n)
        buyers.forEach(({ by, fee, wants }, index) => {
          const maker = people[by] as Hex
          // The first pays for all items: the items alone don't show who pays whom.
          const pays = fee + 1n + (index === 0 ? total + spare : 0n)
          orders.push(
            makeOrder(
              maker,
              [money(coin, pays)],
              [to(maker, units(editions, id, wants)), ...(fee > 0n ? [to(house, money(coin, fee))] : [])],
            ),
          )
        })
        const shuffled = orders
          .map((order, index) => ({ order, key: keys[index % keys.length] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ order }) => order)
        await publish(world, ...shuffled)
        const data = calls.match(shuffled)
        const { aggregator } = world.contracts
        const block = await world.send(
          through
            ? { from: third, to: aggregator.address, data: aggregator.call('forward', seaportAddress, data) }
            : toSeaport(third, data),
        )
        const sales = await ofEdition(id)
        const { activities } = await world.query<{
          activities: { from: { id: Hex }; to: { id: Hex }; quantity: string }[]
        }>(`{ activities(where: { token: "${tokenId(editions, id)}", type: TRANSFER, blockNumber: ${block} }) {
          from { id } to { id } quantity } }`)
        const moved = sums(activities.map(({ from, to: taker, quantity }) => [from.id, taker.id, quantity]))
        const sold = sums(
          sales.map(({ seller: from, buyer: taker, quantity }) => [from.id, taker.id, quantity]),
        )
        expect(sold).toEqual(moved)
        expect(sales.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n)).toBe(supply)
        const paid = sales.reduce((sum, { price }) => sum + BigInt(price), 0n)
        expect(paid).toBeLessThanOrEqual(total + fees)
        // Each part of an amount may lose less than one unit to rounding.
        expect(paid).toBeGreaterThan(total + fees - BigInt(sales.length * buyers.length + 1))
      }),
      { numRuns: 12, seed: 13 },
    )
  })
})

/** Units in as many parts, whose sizes follow the weights; the last takes the rest. */
function splitUnits(supply: bigint, weights: readonly number[]): readonly bigint[] {
  let left = supply
  return weights.map((weight, index) => {
    const part =
      index === weights.length - 1
        ? left
        : ([BigInt(weight), left].toSorted((a, b) => Number(a - b))[0] ?? 0n)
    left -= part
    return part
  })
}

function sums(rows: readonly (readonly [Hex, Hex, string])[]): Record<string, bigint> {
  const found: Record<string, bigint> = {}
  for (const [from, taker, quantity] of rows) {
    const key = `${from} ${taker}`
    found[key] = (found[key] ?? 0n) + BigInt(quantity)
  }
  return found
}

// The life of an order after its publication: what keeps it live, what ends it, what brings it back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { parseAddress, ZERO_ADDRESS } from '../../src/domain/address.ts'
import { fetchMarketStates } from '../../src/features/analytics/marketStates.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
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

type Name = 'token' | 'editions' | 'coin' | 'wrapped' | 'dollar'

const DAY = 86_400n
let world: World<Name>
let seller: Hex, other: Hex, stranger: Hex

beforeAll(async () => {
  world = await startWorld<Name>({
    token: { contract: 'PlainToken', tracked: 'ERC721' },
    editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
    coin: { contract: 'PlainMoney', values: [18] },
    wrapped: { contract: 'PlainMoney', values: [18], isCurrency: true, wrapsNative: true },
    dollar: { contract: 'PlainMoney', values: [6], isCurrency: true },
  })
  ;[seller, other, stranger] = world.accounts as [Hex, Hex, Hex]
  const { editions } = world.contracts
  for (const owner of [seller, other]) await approve(owner, true)
  await world.call(seller, editions, 'setApprovalForAll', seaportAddress, true)
})

afterAll(() => world?.stop())

const approve = (owner: Hex, approved: boolean, operator: Hex = seaportAddress) =>
  world.call(owner, world.contracts.token, 'setApprovalForAll', operator, approved)
const mint = (id: bigint, owner = seller) => world.call(owner, world.contracts.token, 'mint', owner, id)
const move = (id: bigint, from: Hex, receiver: Hex) =>
  world.call(from, world.contracts.token, 'transferFrom', from, receiver, id)
const sell = (id: bigint, changes: Partial<Order> = {}, price = 100n, maker = seller) =>
  makeOrder(maker, [one(world.contracts.token, id)], [to(maker, ether(price))], changes)

interface State {
  status: string
  live: boolean
  makerHolds: boolean
  makerApproved: boolean
}

/** The order as of a block, or now. */
async function fetchState(order: Order, block?: number, counter = 0n): Promise<State> {
  const at = block === undefined ? '' : `, block: { number: ${block} }`
  const { order: row } = await world.query<{ order: State }>(
    `{ order(id: "${orderHash(order, counter)}"${at}) { status live makerHolds makerApproved } }`,
  )
  return row
}

const LIVE = { status: 'OPEN', live: true, makerHolds: true, makerApproved: true }

describe('fault: item moved, approval revoked', () => {
  describe('an item that leaves and returns', () => {
    test('makes its listing inactive, and reactivates it', async () => {
      await mint(1n)
      const order = sell(1n)
      const listed = await publish(world, order)
      const left = await move(1n, seller, other)
      const returned = await move(1n, other, seller)
      await world.indexed()
      expect(await fetchState(order, listed)).toEqual(LIVE)
      expect(await fetchState(order, left)).toEqual({ ...LIVE, live: false, makerHolds: false })
      expect(await fetchState(order, returned)).toEqual(LIVE)
      const { then, now } = await world.query<Record<'then' | 'now', unknown>>(`{
      then: token(id: "${tokenId(world.contracts.token, 1n)}", block: { number: ${left} }) { bestAsk { id } liveAskCount openAskCount listedAtSeconds }
      now: token(id: "${tokenId(world.contracts.token, 1n)}") { bestAsk { id } liveAskCount openAskCount }
    }`)
      expect(then).toEqual({ bestAsk: null, liveAskCount: 0, openAskCount: 1, listedAtSeconds: null })
      expect(now).toEqual({ bestAsk: { id: orderHash(order) }, liveAskCount: 1, openAskCount: 1 })
    })

    test('changes the collection’s counts of transfers and of listed items in the same block', async () => {
      const { address } = world.contracts.token
      await mint(7n)
      const listed = await publish(world, sell(7n))
      const left = await move(7n, seller, other)
      const returned = await move(7n, other, seller)
      await world.indexed()
      const countsAt = async (block: number) =>
        (
          await world.query<{ collection: Record<'listedCount' | 'transferCount', number> }>(
            `{ collection(id: "${address}", block: { number: ${block} }) { listedCount transferCount } }`,
          )
        ).collection
      const { listedCount, transferCount } = await countsAt(listed)
      expect(await countsAt(left)).toEqual({
        listedCount: listedCount - 1,
        transferCount: transferCount + 1,
      })
      expect(await countsAt(returned)).toEqual({ listedCount, transferCount: transferCount + 2 })
    })

    test('does not reactivate a canceled listing', async () => {
      await mint(2n)
      const order = sell(2n)
      await publish(world, order)
      await move(2n, seller, other)
      await world.send(toSeaport(seller, calls.cancel(order)))
      await move(2n, other, seller)
      await world.indexed()
      expect(await fetchState(order)).toMatchObject({ status: 'CANCELLED', live: false })
    })
  })

  describe('approvals', () => {
    test('for all items: revoked and granted again', async () => {
      await mint(3n, other)
      const order = sell(3n, {}, 100n, other)
      await publish(world, order)
      const revoked = await approve(other, false)
      const approvalReceipt = await approve(other, true)
      await world.indexed()
      expect(await fetchState(order, revoked)).toEqual({ ...LIVE, live: false, makerApproved: false })
      expect(await fetchState(order, approvalReceipt)).toEqual(LIVE)
    })

    test('for one token: granted, and lost by a transfer', async () => {
      const { token } = world.contracts
      await mint(4n, stranger)
      const order = sell(4n, {}, 100n, stranger)
      const listed = await publish(world, order)
      const given = await world.call(stranger, token, 'approve', seaportAddress, 4n)
      await move(4n, stranger, other)
      const returned = await move(4n, other, stranger)
      await world.indexed()
      expect(await fetchState(order, listed)).toEqual({ ...LIVE, live: false, makerApproved: false })
      expect(await fetchState(order, given)).toEqual(LIVE)
      expect(await fetchState(order, returned)).toEqual({ ...LIVE, live: false, makerApproved: false })
    })

    test('for an unknown conduit don’t count', async () => {
      await mint(5n)
      const order = sell(5n, { conduitKey: `0x${'77'.repeat(32)}` })
      await publish(world, order)
      await world.indexed()
      expect(await fetchState(order)).toEqual({ ...LIVE, live: false, makerApproved: false })
    })
  })
})

describe('a counter', () => {
  test('voids all orders before its increment, and none after it', async () => {
    const maker = world.accounts[5] as Hex
    await approve(maker, true)
    await mint(10n, maker)
    await mint(11n, maker)
    const orders = [sell(10n, {}, 100n, maker), sell(11n, {}, 100n, maker)] as const
    await publish(world, ...orders)
    const bumped = await world.send(toSeaport(maker, calls.incrementCounter()))
    const counter = BigInt(
      (
        await world.query<{ account: { counter: string } }>(
          await atIndex(`{ account(id: "${maker}") { counter } }`),
        )
      ).account.counter,
    )
    expect(counter).toBeGreaterThan(0n)
    const next = sell(10n, {}, 90n, maker)
    await publish(world, next)
    await world.indexed()
    for (const order of orders)
      expect(await fetchState(order)).toMatchObject({ status: 'COUNTER_BUMPED', live: false })
    expect(await fetchState(next, undefined, counter)).toEqual(LIVE)
    const { account, activities } = await world.query<{
      account: { openOrderCount: number; openOrders: { id: Hex }[] }
      activities: unknown[]
    }>(`{
      account(id: "${maker}") { openOrderCount openOrders { id } }
      activities(where: { type: CANCELLATION, from: "${maker}", blockNumber: ${bumped} }) { id }
    }`)
    expect(account).toEqual({ openOrderCount: 1, openOrders: [{ id: orderHash(next, counter) }] })
    expect(activities).toHaveLength(2)
  })
})

/** Waits for the index before a query. */
async function atIndex(document: string): Promise<string> {
  await world.indexed()
  return document
}

describe('several listings of one item', () => {
  test('have the cheapest one in the native coin as the best, whatever other currencies ask', async () => {
    const { token, dollar } = world.contracts
    await mint(20n)
    const [dear, cheap] = [sell(20n, {}, 300n), sell(20n, {}, 200n)]
    const inDollars = makeOrder(seller, [one(token, 20n)], [to(seller, money(dollar, 7n))])
    const blocks = [await publish(world, inDollars), await publish(world, dear), await publish(world, cheap)]
    const canceled = await world.send(toSeaport(seller, calls.cancel(cheap)))
    await world.send(toSeaport(seller, calls.cancel(dear)))
    await world.indexed()
    const best = async (block: number | undefined) => {
      const at = block === undefined ? '' : `, block: { number: ${block} }`
      const { token: row } = await world.query<{ token: { bestAskPrice: string; liveAskCount: number } }>(
        `{ token(id: "${tokenId(token, 20n)}"${at}) { bestAskPrice liveAskCount } }`,
      )
      return [row.liveAskCount, row.bestAskPrice]
    }
    expect(await Promise.all([...blocks, canceled, undefined].map(best))).toEqual([
      [1, '7'],
      [2, '300'],
      [3, '200'],
      [2, '300'],
      [1, '7'],
    ])
  })
})

describe('a price that changes with time', () => {
  test('stores its start and end on the token, unlike a fixed price, which has no end price', async () => {
    const { token, editions } = world.contracts
    await mint(21n)
    await world.call(seller, editions, 'mint', seller, 21n, 3n)
    const times = { startTime: 1_000n, endTime: 4_000_000_000n }
    const falling = (item: Parameters<typeof makeOrder>[1][number], orderType: number) =>
      makeOrder(seller, [item], [to(seller, ether(300n, 100n))], { ...times, orderType })
    const alone = falling(one(token, 21n), 0)
    const blocks = [await publish(world, alone), await publish(world, sell(21n, {}, 200n))]
    const canceled = await world.send(toSeaport(seller, calls.cancel(alone)))
    await publish(world, falling(units(editions, 21n, 3n), 1))
    await world.indexed()
    const fetchCourse = async (id: string, block?: number) => {
      const at = block === undefined ? '' : `, block: { number: ${block} }`
      const fields = 'bestAskPrice bestAskEndPrice bestAskStartsAtSeconds bestAskEndsAtSeconds'
      const { token: row } = await world.query<{ token: Record<string, string | null> }>(
        `{ token(id: "${id}"${at}) { ${fields} } }`,
      )
      return fields.split(' ').map((field) => row[field])
    }
    const id = tokenId(token, 21n)
    expect(await fetchCourse(id, blocks[0])).toEqual(['300', '100', '1000', '4000000000'])
    // Of now it is some 210, more than the fixed 200.
    expect(await fetchCourse(id, blocks[1])).toEqual(['200', null, null, `${FOREVER}`])
    expect(await fetchCourse(id, canceled)).toEqual(['200', null, null, `${FOREVER}`])
    // Of one unit, both rounded up.
    expect(await fetchCourse(tokenId(editions, 21n))).toEqual(['100', '34', '1000', '4000000000'])
    await move(21n, seller, other)
    await world.indexed()
    expect(await fetchCourse(id)).toEqual([null, null, null, null])
  })
})

describe('editions', () => {
  test('a divisible listing is live while one part is held; an indivisible one needs all units', async () => {
    const { editions } = world.contracts
    const send = (name: string, ...values: unknown[]) => world.call(seller, editions, name, ...values)
    await send('mint', seller, 1n, 10n)
    const parts = makeOrder(seller, [units(editions, 1n, 10n)], [to(seller, ether(100n))], { orderType: 1 })
    const whole = makeOrder(seller, [units(editions, 1n, 10n)], [to(seller, ether(100n))])
    await publish(world, parts, whole)
    const less = await send('safeTransferFrom', seller, other, 1n, 9n, '0x')
    const none = await send('safeTransferFrom', seller, other, 1n, 1n, '0x')
    await world.indexed()
    expect(await fetchState(parts, less)).toEqual(LIVE)
    expect(await fetchState(whole, less)).toMatchObject({ live: false, makerHolds: false })
    expect(await fetchState(parts, none)).toMatchObject({ live: false, makerHolds: false })
  })
})

describe('several currencies', () => {
  const best = async (id: bigint, block: number) => {
    const { token } = await world.query<{ token: Record<'bestAsk' | 'bestBid', { id: Hex } | null> }>(
      `{ token(id: "${tokenId(world.contracts.token, id)}", block: { number: ${block} }) { bestAsk { id } bestBid { id } } }`,
    )
    return [token.bestAsk?.id, token.bestBid?.id]
  }
  const makeListing = (id: bigint, price: Parameters<typeof to>[1]) =>
    makeOrder(seller, [one(world.contracts.token, id)], [to(seller, price)])
  const bid = (id: bigint, price: Parameters<typeof to>[1]) =>
    makeOrder(stranger, [price], [to(stranger, one(world.contracts.token, id))])

  test('never prefers an order in an unconfigured currency to one in a configured currency', async () => {
    const { coin, wrapped, dollar } = world.contracts
    await mint(60n)
    const inDollars = makeListing(60n, money(dollar, 5n))
    const first = await publish(world, inDollars)
    const inCoin = makeListing(60n, money(coin, 1n))
    const second = await publish(world, inCoin)
    const inWrapped = makeListing(60n, money(wrapped, 10n ** 18n))
    const third = await publish(world, inWrapped)
    const inEther = makeListing(60n, ether(2n * 10n ** 18n))
    const fourth = await publish(world, inEther)
    await world.indexed()
    expect(await best(60n, first)).toEqual([orderHash(inDollars), undefined])
    expect(await best(60n, second)).toEqual([orderHash(inDollars), undefined])
    expect(await best(60n, third)).toEqual([orderHash(inWrapped), undefined])
    // Of one unit of account, the lower price is better.
    expect(await best(60n, fourth)).toEqual([orderHash(inWrapped), undefined])
  })

  test('never prefers an offer in an unconfigured currency, even when there is no other', async () => {
    const { coin, wrapped } = world.contracts
    await mint(61n)
    const inCoin = bid(61n, money(coin, 10n ** 30n))
    const alone = await publish(world, inCoin)
    const inWrapped = bid(61n, money(wrapped, 1n))
    const beside = await publish(world, inWrapped)
    const more = await publish(world, bid(61n, money(coin, 10n ** 31n)))
    await world.indexed()
    expect(await best(61n, alone)).toEqual([undefined, undefined])
    expect(await best(61n, beside)).toEqual([undefined, orderHash(inWrapped)])
    expect(await best(61n, more)).toEqual([undefined, orderHash(inWrapped)])
    const { currencies } = await world.query<{ currencies: { id: Hex; rank: number }[] }>(
      `{ currencies(orderBy: rank, where: { id_not: "${'0x'.padEnd(42, '0')}" }) { id rank } }`,
    )
    expect(currencies.map(({ rank }) => rank)).toEqual([2, 3, 2 ** 31 - 1])
  })
})

describe('the native coin and its wrapped token', () => {
  const ETHER = 10n ** 18n
  const list = (id: bigint, price: Offered, changes: Partial<Order> = {}) =>
    makeOrder(seller, [one(world.contracts.token, id)], [to(seller, price)], changes)

  /** The best listing of a token as of a block, with what it is paid in and its unit of account. */
  async function fetchBest(id: bigint, block: number) {
    const { token } = await world.query<{ token: Record<string, { id: Hex } | string | null> }>(
      `{ token(id: "${tokenId(world.contracts.token, id)}", block: { number: ${block} }) {
        bestAsk { id } bestAskPrice bestAskCurrency { id } bestAskUnit { id } } }`,
    )
    return token
  }
  const expected = (order: Order, price: bigint, currency: Hex) => ({
    ...{ bestAsk: { id: orderHash(order) }, bestAskPrice: `${price}` },
    ...{ bestAskCurrency: { id: currency }, bestAskUnit: { id: ZERO_ADDRESS } },
  })

  test('are compared by price, and by age where prices are equal', async () => {
    const { wrapped, dollar } = world.contracts
    await mint(62n)
    const inDollars = list(62n, money(dollar, 7n))
    const inEther = list(62n, ether(3n * ETHER))
    const cheaper = list(62n, money(wrapped, 2n * ETHER))
    const asCheap = list(62n, ether(2n * ETHER))
    const blocks = []
    for (const order of [inDollars, inEther, cheaper, asCheap]) blocks.push(await publish(world, order))
    // The search among what is left.
    blocks.push(await world.send(toSeaport(seller, calls.cancel(cheaper))))
    blocks.push(await world.send(toSeaport(seller, calls.cancelAll([asCheap, inEther]))))
    await world.indexed()
    expect(await Promise.all(blocks.map((block) => fetchBest(62n, block)))).toEqual([
      { ...expected(inDollars, 7n, dollar.address), bestAskUnit: { id: dollar.address } },
      expected(inEther, 3n * ETHER, ZERO_ADDRESS),
      expected(cheaper, 2n * ETHER, wrapped.address),
      expected(cheaper, 2n * ETHER, wrapped.address),
      expected(asCheap, 2n * ETHER, ZERO_ADDRESS),
      { ...expected(inDollars, 7n, dollar.address), bestAskUnit: { id: dollar.address } },
    ])
  })

  test('overtake each other within a minute when a price declines', async () => {
    const { wrapped } = world.contracts
    await mint(63n)
    const now = BigInt(await world.now())
    const times = { startTime: now, endTime: now + 7_200n }
    const fixed = list(63n, ether(200n))
    // 200 after an hour.
    const falling = list(63n, money(wrapped, 300n, 100n), times)
    await publish(world, fixed, falling)
    const before = await world.mine(Number(now) + 3_500)
    const after = await world.mine(Number(now) + 3_700)
    await world.indexed()
    expect(await fetchBest(63n, before)).toEqual(expected(fixed, 200n, ZERO_ADDRESS))
    expect(await fetchBest(63n, after)).toEqual(expected(falling, 300n, wrapped.address))
  })

  test('have one unit of account and, in a collection, one market with their orders', async () => {
    const { token, wrapped, dollar } = world.contracts
    await mint(64n)
    const orders = [ether(5n), money(wrapped, 4n), money(dollar, 3n)].map((price) => list(64n, price))
    const offer = makeOrder(stranger, [money(wrapped, 2n)], [to(stranger, one(token, 64n))])
    await publish(world, ...orders, offer)
    await world.indexed()
    const ids = JSON.stringify([...orders, offer].map((order) => orderHash(order)))
    const { currencies, inEther, inDollars, best } = await world.query<Record<string, unknown>>(`{
      currencies(where: { id_in: ["${ZERO_ADDRESS}", "${wrapped.address}", "${dollar.address}"] }, orderBy: rank) {
        id rank unit { id } }
      inEther: orders(where: { id_in: ${ids}, unit: "${ZERO_ADDRESS}" }, orderBy: unitPrice) {
        unitPrice currency { id } market { id unit { id } } }
      inDollars: orders(where: { id_in: ${ids}, unit: "${dollar.address}" }) { unitPrice currency { id } market { id unit { id } } }
      best: token(id: "${tokenId(token, 64n)}") { bestAskPrice bestBidPrice bestBidCurrency { id } bestBidUnit { id } }
    }`)
    const [native, coin, other_] = [ZERO_ADDRESS, wrapped.address, dollar.address].map((id) => ({ id }))
    expect(currencies).toEqual([
      { ...native, rank: 0, unit: native },
      { ...coin, rank: 2, unit: native },
      { ...other_, rank: 3, unit: other_ },
    ])
    const market = (unit: typeof native) => ({ id: `${token.address}${unit?.id.slice(2)}`, unit })
    expect(inEther).toEqual([
      { unitPrice: '2', currency: coin, market: market(native) },
      { unitPrice: '4', currency: coin, market: market(native) },
      { unitPrice: '5', currency: native, market: market(native) },
    ])
    expect(inDollars).toEqual([{ unitPrice: '3', currency: other_, market: market(other_) }])
    expect(best).toEqual({ bestAskPrice: '4', bestBidPrice: '2', bestBidCurrency: coin, bestBidUnit: native })
  })
})

describe('a listing that is not the only one', () => {
  test('is inactive while any of its items is away, as a bundle or an edition too', async () => {
    const { token, editions } = world.contracts
    await mint(70n)
    await mint(71n)
    await world.call(seller, editions, 'mint', seller, 70n, 3n)
    const alone = sell(70n)
    const bundle = makeOrder(
      seller,
      [one(token, 70n), one(token, 71n), units(editions, 70n, 3n)],
      [to(seller, ether(9n))],
    )
    await publish(world, alone, bundle)
    const unit = editions.call('safeTransferFrom', seller, other, 70n, 1n, '0x')
    const less = await world.send({ from: seller, to: editions.address, data: unit })
    const left = await move(70n, seller, other)
    const back = await move(70n, other, seller)
    await world.call(other, editions, 'safeTransferFrom', other, seller, 70n, 1n, '0x')
    const whole = await world.mine()
    await world.send(toSeaport(seller, calls.cancel(bundle)))
    const canceled = await world.mine()
    await world.indexed()
    const gone = { live: false, makerHolds: false }
    expect(await fetchState(bundle, less)).toMatchObject(gone)
    expect(await fetchState(alone, less)).toEqual(LIVE)
    expect(await fetchState(alone, left)).toMatchObject(gone)
    expect(await fetchState(alone, back)).toEqual(LIVE)
    expect(await fetchState(bundle, back)).toMatchObject(gone)
    expect(await fetchState(bundle, whole)).toEqual(LIVE)
    const given = async (block: number) => {
      const { openItems } = await world.query<{ openItems: unknown[] }>(
        `{ openItems(block: { number: ${block} }, where: { order: "${orderHash(bundle)}" }) { id } }`,
      )
      return openItems.length
    }
    expect(await given(whole)).toBe(3)
    expect(await given(canceled)).toBe(0)
  })
})

describe('a bundle', () => {
  // Nobody else's orders end with its counter.
  let maker: Hex
  beforeAll(async () => {
    maker = world.accounts[6] as Hex
    await approve(maker, true)
    await world.call(maker, world.contracts.editions, 'setApprovalForAll', seaportAddress, true)
  })

  /** Number of items of live bundles that offer each of the tokens, at a block. */
  const countBundles = async (ids: readonly Hex[], block: number) => {
    const { tokens } = await world.query<{
      tokens: { id: Hex; liveBundleCount: number; liveAskCount: number }[]
    }>(
      `{ tokens(block: { number: ${block} }, where: { id_in: ${JSON.stringify(ids)} }) { id liveBundleCount liveAskCount } }`,
    )
    expect(tokens.map(({ liveAskCount }) => liveAskCount)).toEqual(ids.map(() => 0))
    return ids.map((id) => tokens.find((row) => row.id === id)?.liveBundleCount)
  }
  const validate = (...orders: readonly Order[]) => world.send(toSeaport(maker, calls.validate(...orders)))
  const moveUnits = (from: Hex, receiver: Hex, id: bigint, count: bigint) =>
    world.call(from, world.contracts.editions, 'safeTransferFrom', from, receiver, id, count, '0x')

  test('counts at each of its items while it is live, whatever ends it', async () => {
    const { token, editions } = world.contracts
    for (const id of [80n, 81n, 82n, 83n]) await mint(id, maker)
    await world.call(maker, editions, 'mint', maker, 80n, 3n)
    const ids = [tokenId(token, 80n), tokenId(token, 81n), tokenId(editions, 80n)]
    const together = makeOrder(
      maker,
      [one(token, 80n), one(token, 81n), units(editions, 80n, 2n)],
      [to(maker, ether(9n))],
    )
    // The same token twice: both items are counted, and the history names it once.
    const twice = makeOrder(
      maker,
      [units(editions, 80n, 1n), units(editions, 80n, 2n)],
      [to(maker, ether(4n))],
    )
    const filled = makeOrder(maker, [one(token, 80n), one(token, 82n)], [to(maker, ether(2n))])
    const bumped = makeOrder(maker, [one(token, 81n), one(token, 83n)], [to(maker, ether(2n))])
    const listed = await validate(together)
    const both = await validate(twice)
    // A part of what both need leaves and returns.
    const gone = await moveUnits(maker, other, 80n, 2n)
    const back = await moveUnits(other, maker, 80n, 2n)
    const revoked = await approve(maker, false)
    const approved = await approve(maker, true)
    const more = await validate(filled, bumped)
    const canceled = await world.send(toSeaport(maker, calls.cancel(twice)))
    const sold = await world.send(toSeaport(stranger, calls.standard(filled), 2n))
    const counted = await world.send(toSeaport(maker, calls.incrementCounter()))
    await world.indexed()

    expect(await countBundles(ids, listed)).toEqual([1, 1, 1])
    expect(await countBundles(ids, both)).toEqual([1, 1, 3])
    expect(await countBundles(ids, gone)).toEqual([0, 0, 0])
    expect(await countBundles(ids, back)).toEqual([1, 1, 3])
    expect(await countBundles(ids, revoked)).toEqual([0, 0, 2])
    expect(await countBundles(ids, approved)).toEqual([1, 1, 3])
    expect(await countBundles(ids, more)).toEqual([2, 2, 3])
    expect(await countBundles(ids, canceled)).toEqual([2, 2, 1])
    // The sale of one of its items ends the other bundle's.
    expect(await countBundles(ids, sold)).toEqual([0, 1, 0])
    expect(await countBundles(ids, counted)).toEqual([0, 0, 0])

    const fetchRows = async (id: Hex, limits = '') => {
      const { activities } = await world.query<{
        activities: { type: string; order: { id: Hex }; quantity: string; price: string; from: { id: Hex } }[]
      }>(`{ activities(${limits} where: { token: "${id}", type_not_in: [MINT, TRANSFER] }, orderBy: position) {
        type order { id } quantity price from { id }
      } }`)
      return activities.map(({ type, order, quantity, price, from }) => {
        expect(from.id).toBe(maker)
        return [type, order.id, quantity, price]
      })
    }
    // One row per token, with the bundle's price and the units of this token.
    expect(await fetchRows(ids[2] as Hex)).toEqual([
      ['LISTING', orderHash(together), '2', '9'],
      ['LISTING', orderHash(twice), '3', '4'],
      ['CANCELLATION', orderHash(twice), '3', '4'],
      ['CANCELLATION', orderHash(together), '2', '9'],
    ])
    expect(await fetchRows(ids[0] as Hex)).toEqual([
      ['LISTING', orderHash(together), '1', '9'],
      ['LISTING', orderHash(filled), '1', '2'],
      ['SALE', orderHash(filled), '1', '1'],
      ['CANCELLATION', orderHash(together), '1', '9'],
    ])
    // Time travel: before their cancellations, the history ends with the listings.
    expect((await fetchRows(ids[2] as Hex, `block: { number: ${both} },`)).map(([type]) => type)).toEqual([
      'LISTING',
      'LISTING',
    ])
    // The counter's log ended two bundles: its rows have places of their own.
    const { activities } = await world.query<{ activities: { position: string; token: { id: Hex } }[] }>(
      `{ activities(where: { type: CANCELLATION, blockNumber: ${counted} }, orderBy: position) { position token { id } } }`,
    )
    expect(activities.map(({ token: { id } }) => id).toSorted()).toEqual(
      [...ids, ...[81n, 83n].map((id) => tokenId(token, id))].toSorted(),
    )
    expect(new Set(activities.map(({ position }) => position)).size).toBe(5)
  })
})

describe('zones', () => {
  test('that restrict who can fill an order keep it from being live', async () => {
    await mint(30n)
    const [free, bound] = [sell(30n, { zone: stranger }), sell(30n, { zone: stranger, orderType: 2 })]
    await publish(world, free, bound)
    await world.indexed()
    expect(await fetchState(free)).toEqual(LIVE)
    expect(await fetchState(bound)).toEqual({ ...LIVE, live: false })
  })
})

describe('time', () => {
  test('ends and starts orders in the sweep of the next block', async () => {
    const now = BigInt(await world.now())
    const ids = [40n, 41n, 42n, 43n, 44n]
    for (const id of ids) await mint(id)
    const ending = sell(40n, { endTime: now + DAY })
    const starting = sell(41n, { startTime: now + DAY, endTime: now + 3n * DAY })
    const over = sell(42n, { endTime: now - 1n })
    const endless = sell(43n, { endTime: FOREVER })
    const never = sell(44n, { startTime: now + 2n * DAY, endTime: now + DAY })
    const published = await publish(world, ending, starting, over, endless, never)
    const before = await world.mine(Number(now + DAY) - 1)
    const at = await world.mine(Number(now + DAY))
    const after = await world.mine(Number(now + 3n * DAY))
    await world.indexed()
    const over_ = { status: 'EXPIRED', live: false }
    expect(await fetchState(ending, published)).toEqual(LIVE)
    expect(await fetchState(starting, published)).toEqual({ ...LIVE, live: false })
    expect(await fetchState(over, published)).toMatchObject(over_)
    expect(await fetchState(ending, before)).toEqual(LIVE)
    expect(await fetchState(ending, at)).toMatchObject(over_)
    expect(await fetchState(never, before)).toMatchObject({ status: 'OPEN', live: false })
    expect(await fetchState(never, at)).toMatchObject(over_)
    expect(await fetchState(starting, at)).toEqual(LIVE)
    expect(await fetchState(starting, after)).toMatchObject(over_)
    expect(await fetchState(endless, after)).toEqual(LIVE)
  })

  test('is what past floors follow: a listing counts from a minute after its start, without any event since', async () => {
    const { token, dollar } = world.contracts
    const second = (await world.now()) + 60
    // Blocks of one second, as on chains with several a second: the listing is in the last.
    const inThatSecond = () => world.rpc('evm_setNextBlockTimestamp', [second])
    for (let id = 45n; id < 57n; id++) {
      await inThatSecond()
      await mint(id)
    }
    const start = BigInt(second) + DAY
    const times = { startTime: start, endTime: start + DAY }
    await inThatSecond()
    await publish(world, makeOrder(seller, [one(token, 45n)], [to(seller, money(dollar, 1n))], times))
    expect(await world.now()).toBe(second)
    await world.mine(Number(start + 2n * DAY))
    await world.indexed()
    const states = await fetchMarketStates(
      {
        client: createApolloClient({ graphqlUrl: world.graphqlUrl }),
        progress: () => undefined,
        signal: new AbortController().signal,
      },
      {
        collection: parseAddress(token.address),
        market: `${token.address}${dollar.address.slice(2)}`,
        times: [-1n, 59n, 60n, DAY].map((after) => Number(start + after)),
      },
    )
    expect(states.map(({ floor }) => floor === 1n)).toEqual([false, false, true, false])
  })

  test('spreads the end of many orders over several blocks, and delays no start', async () => {
    const { coin, token } = world.contracts
    await mint(57n)
    const end = BigInt(await world.now()) + 10n * DAY
    const bids = Array.from({ length: 300 }, (_, index) =>
      makeOrder(other, [money(coin, BigInt(index + 1))], [to(other, { ...one(token, 0n), itemType: 4 })], {
        endTime: end,
      }),
    )
    for (let first = 0; first < bids.length; first += 50)
      await publish(world, ...bids.slice(first, first + 50))
    const starting = sell(57n, { startTime: end, endTime: end + DAY })
    await publish(world, starting)
    const blocks = [await world.mine(Number(end)), await world.mine(), await world.mine()]
    await world.indexed()
    expect(await fetchState(starting, blocks[0])).toEqual(LIVE)
    const counts = await Promise.all(
      blocks.map(async (block) => {
        const { orders } = await world.query<{ orders: unknown[] }>(
          `{ orders(first: 1000, block: { number: ${block} }, where: { status: EXPIRED, endsAtSeconds: "${end}" }) { id } }`,
        )
        return orders.length
      }),
    )
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts[0]).toBeLessThanOrEqual(256)
    expect(counts[2]).toBe(300)
    const { account } = await world.query<{ account: { openOrderCount: number } }>(
      `{ account(id: "${other}") { openOrderCount } }`,
    )
    expect(account.openOrderCount).toBe(1)
  })
})

// Sales that look like wash trades: each rule on its smallest case and its nearest innocent one, and any history against the rules themselves.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { parseAddress, ZERO_ADDRESS } from '../../src/domain/address.ts'
import { historyPosition } from '../../src/domain/historyPosition.ts'
import { flagSales, type WashMovement, type WashSale } from './flagRules.ts'
import {
  type Offered,
  calls,
  ether,
  makeOrder,
  money,
  one,
  prepareTraders,
  publish,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type World, startWorld, tokenId } from './world.ts'

type Name = 'token' | 'editions' | 'coin' | 'wrapped'

const DAY = 86_400
let world: World<Name>
let people: readonly Hex[]
let seller: Hex, buyer: Hex, third: Hex, house: Hex
let clock = 0

beforeAll(async () => {
  world = await startWorld<Name>({
    token: { contract: 'PlainToken', tracked: 'ERC721' },
    editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
    coin: { contract: 'PlainMoney', values: [18], isCurrency: true },
    wrapped: { contract: 'PlainMoney', values: [18], isCurrency: true, wrapsNative: true },
  })
  people = world.accounts.slice(0, 5)
  ;[seller, buyer, third, , house] = world.accounts as [Hex, Hex, Hex, Hex, Hex]
  const { token, editions, coin, wrapped } = world.contracts
  await prepareTraders(world, people, { money: [coin, wrapped], collections: [token, editions] })
  clock = await world.now()
})

afterAll(() => world?.stop())

/** Lets this many days go by before the next transaction. */
async function pass(days: number): Promise<void> {
  clock = Math.max(clock, await world.now()) + days * DAY + 60
  await world.mine(clock)
}

let nextId = 1n
/** A new token of an account. */
async function mint(owner = seller): Promise<bigint> {
  const { token } = world.contracts
  const id = nextId++
  await world.call(owner, token, 'mint', owner, id)
  return id
}

type Money = 'native' | 'wrapped' | 'coin'

interface Sale {
  readonly item: Offered
  readonly from: Hex
  readonly by: Hex
  readonly price: bigint
  readonly fee?: bigint
  readonly paidIn?: Money
  /** Whether the log of the sale comes before that of the transfer, or after it. */
  readonly logFirst?: boolean
}

async function sell(sale: Sale): Promise<void> {
  const { item, from, by, price, fee = 0n, paidIn = 'coin', logFirst = true } = sale
  const pay = (amount: bigint) =>
    paidIn === 'native' ? ether(amount) : money(world.contracts[paidIn], amount)
  const order = makeOrder(from, [item], [to(from, pay(price)), ...(fee > 0n ? [to(house, pay(fee))] : [])])
  await world.send(toSeaport(from, calls.validate(order)))
  const data = logFirst ? calls.available([order], by) : calls.advanced(order, by)
  await world.send(toSeaport(by, data, paidIn === 'native' ? price + fee : 0n))
}

const give = (id: bigint, from: Hex, taker: Hex) =>
  world.call(from, world.contracts.token, 'transferFrom', from, taker, id)
const item = (id: bigint) => one(world.contracts.token, id)

interface Flagged {
  flag: string | null
  flagDays: number | null
  flagAccounts: Hex[] | null
  flagUnpaid: boolean | null
}

async function fetchFlags(id: bigint): Promise<Flagged[]> {
  await world.indexed()
  const { sales } = await world.query<{ sales: Flagged[] }>(
    `{ sales(where: { token: "${tokenId(world.contracts.token, id)}" }, orderBy: blockNumber) {
      flag flagDays flagAccounts flagUnpaid } }`,
  )
  return sales
}
const fetchRules = async (id: bigint) => (await fetchFlags(id)).map(({ flag }) => flag)

describe('same account', () => {
  test('a sale to oneself', async () => {
    const id = await mint()
    await sell({ item: item(id), from: seller, by: seller, price: 5n })
    expect(await fetchRules(id)).toEqual(['SAME_ACCOUNT'])
  })
})

describe('funded by seller', () => {
  test('a listing that its seller buys for another account', async () => {
    const id = await mint()
    const order = makeOrder(seller, [item(id)], [to(seller, ether(100n))])
    await world.send(toSeaport(seller, calls.validate(order)))
    await world.send(toSeaport(seller, calls.advanced(order, buyer), 100n))
    expect(await fetchFlags(id)).toEqual([
      { flag: 'FUNDED_BY_SELLER', flagDays: null, flagAccounts: [seller, buyer], flagUnpaid: null },
    ])
  })

  /** A match in which the seller first pays the buyer, directly or through another, and the buyer then pays the seller. */
  async function funded(id: bigint, through: readonly Hex[]): Promise<void> {
    const { coin } = world.contracts
    const listing = makeOrder(seller, [item(id)], [to(seller, money(coin, 100n))])
    const offer = makeOrder(buyer, [money(coin, 100n)], [to(buyer, item(id))])
    const way = [seller, ...through]
    const gifts = way.map((from, index) =>
      makeOrder(from, [money(coin, 90n)], [to(way[index + 1] ?? buyer, money(coin, 90n))]),
    )
    const orders = [...gifts, listing, offer]
    for (const order of orders) await publish(world, order)
    await world.send(toSeaport(third, calls.match(orders)))
  }

  test('money that the seller gives the buyer in the same transaction', async () => {
    const id = await mint()
    await funded(id, [])
    expect(await fetchRules(id)).toEqual(['FUNDED_BY_SELLER'])
  })

  test('money that the buyer gets through one other account', async () => {
    const id = await mint()
    await funded(id, [house])
    expect(await fetchRules(id)).toEqual(['FUNDED_BY_SELLER'])
  })

  test('does not flag an offer that the seller accepts', async () => {
    const { coin } = world.contracts
    const id = await mint()
    const offer = makeOrder(buyer, [money(coin, 100n)], [to(buyer, item(id)), to(house, money(coin, 5n))])
    await world.send(toSeaport(buyer, calls.validate(offer)))
    await world.send(toSeaport(seller, calls.advanced(offer, seller)))
    expect(await fetchRules(id)).toEqual([null])
  })
})

describe('an item that returns to its seller', () => {
  test('flags the earlier sale when the item is given back, and counts it on its own day', async () => {
    const id = await mint()
    await sell({ item: item(id), from: seller, by: buyer, price: 7n, fee: 1n })
    expect(await fetchRules(id)).toEqual([null])
    await pass(2)
    await give(id, buyer, seller)
    expect(await fetchFlags(id)).toEqual([
      { flag: 'CAME_BACK', flagDays: 2, flagAccounts: [seller, buyer], flagUnpaid: true },
    ])
  })

  test.each([true, false])(
    'flags the sale when the item is sold back, for either coin and whichever log comes first (%s)',
    async (logFirst) => {
      const id = await mint()
      await sell({ item: item(id), from: seller, by: buyer, price: 7n, fee: 1n, logFirst, paidIn: 'native' })
      await sell({ item: item(id), from: buyer, by: seller, price: 7n, fee: 1n, logFirst, paidIn: 'wrapped' })
      const flag = { flag: 'CAME_BACK', flagDays: 0, flagAccounts: [seller, buyer], flagUnpaid: false }
      expect(await fetchFlags(id)).toEqual([flag, flag])
    },
  )

  test('flags a return through three other accounts, but not through four', async () => {
    const [a, b, c, d, e] = people as [Hex, Hex, Hex, Hex, Hex]
    const through = async (way: readonly Hex[]) => {
      const id = await mint(a)
      for (let i = 1; i < way.length; i++) {
        await sell({ item: item(id), from: way[i - 1] ?? a, by: way[i] ?? a, price: 7n, fee: 1n })
      }
      return fetchRules(id)
    }
    expect(await through([a, b, c, d, a])).toEqual(Array(4).fill('CAME_BACK'))
    expect(await through([a, b, c, d, e, a])).toEqual(Array(5).fill(null))
  })

  test('flags a return with self-transfers on the way', async () => {
    const id = await mint()
    await sell({ item: item(id), from: seller, by: buyer, price: 7n, fee: 1n })
    for (let i = 0; i < 4; i++) await give(id, buyer, buyer)
    await give(id, buyer, seller)
    expect(await fetchRules(id)).toEqual(['CAME_BACK'])
  })

  test('does not flag a return after more than 30 days', async () => {
    const id = await mint()
    await sell({ item: item(id), from: seller, by: buyer, price: 7n, fee: 1n })
    await pass(31)
    await give(id, buyer, seller)
    expect(await fetchRules(id)).toEqual([null])
    const { token } = await world.query<{ token: unknown }>(
      `{ token(id: "${tokenId(world.contracts.token, id)}") { followedSales } }`,
    )
    expect(token).toEqual({ followedSales: null })
  })
})

describe('mirrored trades', () => {
  test.each([
    ['at nearly one price', 91n, 0n, 'MIRRORED'],
    ['not at another price', 89n, 0n, null],
    ['not where somebody else is paid', 99n, 1n, null],
  ])('%s', async (_, price, fee, rule) => {
    // Months apart from the trades of other tests.
    await pass(60)
    const [one_, other] = [await mint(seller), await mint(buyer)]
    await sell({ item: item(one_), from: seller, by: buyer, price: 100n })
    await sell({ item: item(other), from: buyer, by: seller, price, fee })
    expect([...(await fetchRules(one_)), ...(await fetchRules(other))]).toEqual([rule, rule])
  })

  test.each<[Money, Money, string | null]>([
    ['native', 'wrapped', 'MIRRORED'],
    ['wrapped', 'native', 'MIRRORED'],
    ['native', 'coin', null],
    ['coin', 'wrapped', null],
  ])('paid in %s and then in %s', async (first, second, rule) => {
    await pass(60)
    const [one_, other] = [await mint(seller), await mint(buyer)]
    await sell({ item: item(one_), from: seller, by: buyer, price: 100n, paidIn: first })
    await sell({ item: item(other), from: buyer, by: seller, price: 100n, paidIn: second })
    expect([...(await fetchRules(one_)), ...(await fetchRules(other))]).toEqual([rule, rule])
  })
})

const step = fc.record({
  item: fc.nat(3),
  to: fc.nat(3),
  holder: fc.nat(3),
  days: fc.constantFrom(0, 0, 1, 3, 12, 31),
  how: fc.constantFrom('log first' as const, 'transfer first' as const, 'gift' as const),
  price: fc.bigInt(95n, 115n),
  fee: fc.constantFrom(0n, 1n),
  paidIn: fc.constantFrom<Money>('native', 'wrapped', 'wrapped', 'coin'),
})

test('flags any history by the rules, with counts that add up', async () => {
  const { token, editions } = world.contracts
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 25 }), async (steps) => {
      await pass(60)
      const from = clock
      const ids = [await mint(people[0]), await mint(people[1])]
      const owners = [people[0] as Hex, people[1] as Hex]
      const edition = nextId++
      for (const owner of people.slice(0, 4)) {
        await world.call(owner, editions, 'mint', owner, edition, 9n)
      }
      for (const { item: which, to: taker, holder, days, how, ...terms } of steps) {
        if (days > 0) await pass(days)
        const id = ids[which]
        const giver = (id === undefined ? people[holder] : owners[which]) as Hex
        const by = people[taker] as Hex
        const goods = id === undefined ? units(editions, edition, 1n) : item(id)
        if (how !== 'gift')
          await sell({ item: goods, from: giver, by, ...terms, logFirst: how === 'log first' })
        else if (id !== undefined) await give(id, giver, by)
        else {
          await world.call(giver, editions, 'safeTransferFrom', giver, by, edition, 1n, '0x')
        }
        if (id !== undefined) owners[which] = by
      }
      const tokens = [...ids.map((id) => tokenId(token, id)), tokenId(editions, edition)]
      const { expected, actual } = await bothFlags(tokens, from)
      expect(actual).toEqual(expected)
      await expectSums()
    }),
    { numRuns: 6, seed: 13 },
  )
})

interface Parties {
  id: string
  token: { id: string }
  position: string
  transactionHash: string
  timestampSeconds: string
}

/** By the sale's id: the rules on the whole history, and what the index says. */
async function bothFlags(tokens: readonly string[], fromSeconds: number) {
  await world.indexed()
  const where = `token_in: ${JSON.stringify(tokens)}, timestampSeconds_gte: ${fromSeconds}`
  const { sales, activities } = await world.query<{
    sales: (Omit<Parties, 'position'> & {
      seller: { id: Hex }
      buyer: { id: Hex }
      currency: { id: Hex }
      price: string
      proceeds: string
      blockNumber: string
      logIndex: number
      flag: string | null
      flagUnpaid: boolean | null
    })[]
    activities: (Parties & { from: { id: Hex }; to: { id: Hex } })[]
  }>(`{
    sales(first: 1000, where: { ${where} }) { id token { id } seller { id } buyer { id } currency { id } price
      proceeds transactionHash blockNumber logIndex timestampSeconds flag flagUnpaid }
    activities(first: 1000, where: { type: TRANSFER, ${where} }) {
      id token { id } position from { id } to { id } transactionHash timestampSeconds }
  }`)
  const rows = sales.map((row): WashSale => ({
    id: row.id,
    item: row.token.id,
    seller: parseAddress(row.seller.id),
    buyer: parseAddress(row.buyer.id),
    unit: row.currency.id === world.contracts.wrapped.address ? ZERO_ADDRESS : row.currency.id,
    price: BigInt(row.price),
    charges: BigInt(row.price) - BigInt(row.proceeds),
    atSeconds: Number(row.timestampSeconds),
    position: historyPosition(Number(row.blockNumber), row.logIndex),
    transaction: row.transactionHash,
  }))
  const movements = activities.map((row): WashMovement => ({
    item: row.token.id,
    from: parseAddress(row.from.id),
    to: parseAddress(row.to.id),
    atSeconds: Number(row.timestampSeconds),
    position: BigInt(row.position),
    transaction: row.transactionHash,
  }))
  const names = { 'same-account': 'SAME_ACCOUNT', 'came-back': 'CAME_BACK', mirrored: 'MIRRORED' } as const
  const flags = flagSales(
    rows.toSorted((a, b) => (a.position < b.position ? -1 : 1)),
    movements,
  )
  const expected = Object.fromEntries(
    rows.map(({ id }) => {
      const flag = flags.get(id)
      return [id, flag === undefined ? null : names[flag.rule]]
    }),
  )
  return { expected, actual: Object.fromEntries(sales.map(({ id, flag }) => [id, flag])) }
}

/** Flagged figures of markets and days are the sums of the flagged sales. */
async function expectSums(): Promise<void> {
  const { markets, sales } = await world.query<{
    markets: {
      id: string
      flaggedVolume: string
      flaggedSaleCount: number
      days: { startsAtSeconds: string; flaggedVolume: string; flaggedSaleCount: number }[]
    }[]
    sales: { market: { id: string }; price: string; timestampSeconds: string }[]
  }>(`{
    markets: collectionMarkets { id flaggedVolume flaggedSaleCount
      days(first: 1000) { startsAtSeconds flaggedVolume flaggedSaleCount } }
    sales(first: 1000, where: { flag_not: null }) { market { id } price timestampSeconds }
  }`)
  for (const market of markets) {
    const flagged = sales.filter((sale) => sale.market.id === market.id)
    expect(market).toMatchObject(sumFigures(flagged))
    for (const day of market.days) {
      const start = Number(day.startsAtSeconds)
      const within = (seconds: number) => seconds >= start && seconds < start + DAY
      expect(day).toMatchObject(
        sumFigures(flagged.filter(({ timestampSeconds }) => within(Number(timestampSeconds)))),
      )
    }
  }
}

function sumFigures(sales: readonly { readonly price: string }[]) {
  return {
    flaggedVolume: `${sales.reduce((sum, { price }) => sum + BigInt(price), 0n)}`,
    flaggedSaleCount: sales.length,
  }
}

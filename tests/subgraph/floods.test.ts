// Tests that the index's work for one block is bounded, whatever contracts and makers do, with correct results.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { reconcile } from '../../reconcile/reconcile.ts'
import { type CountingNode, startCountingNode } from '../support/countingNode.ts'
import {
  type Order,
  calls,
  ether,
  makeOrder,
  one,
  orderHash,
  seaportAddress,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type Contract, type World, startWorld, tokenId, transaction } from './world.ts'

type Name = 'flood' | 'editions' | 'batches' | 'strange' | 'unknown' | 'old'

/** REVIEWS_PER_BLOCK: orders that the events of one block may have reviewed. */
const MAX_LOOKS = 2_048
/** ORDER_CALLS_PER_BLOCK and ORDER_CALLS_PER_RUN, and those of a run that reads metadata. */
const MAX_CALLS = 64 + 128 + 9
const PER_TRANSACTION = 100
/** Publishing hundreds of orders and indexing their blocks takes long on a busy machine. */
const LONG = { timeout: 300_000 }

let world: World<Name>
let node: CountingNode
let maker: Hex, other: Hex

beforeAll(async () => {
  world = await startWorld<Name>(
    {
      flood: { contract: 'FloodingToken', tracked: 'ERC721' },
      editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
      batches: { contract: 'FloodingEditions', values: [10_000n], tracked: 'ERC1155' },
      strange: { contract: 'FloodingToken' },
      unknown: { contract: 'PlainToken' },
      old: { contract: 'PlainToken', tracked: 'ERC721', startsAfter: 8 },
    },
    { before: async (rpcUrl) => (node = await startCountingNode(rpcUrl)) },
  )
  ;[maker, other] = world.accounts as [Hex, Hex]
  const { editions, old } = world.contracts
  await world.call(other, old, 'mint', other, 7n)
  await world.call(other, old, 'setApprovalForAll', seaportAddress, true)
  await world.call(maker, editions, 'setApprovalForAll', seaportAddress, true)
  await world.call(maker, editions, 'mint', maker, 1n, 1_000n)
}, LONG.timeout)
afterAll(() => world?.stop())

async function publish(orders: readonly Order[]): Promise<void> {
  for (let first = 0; first < orders.length; first += PER_TRANSACTION) {
    await world.send(toSeaport(maker, calls.validate(...orders.slice(first, first + PER_TRANSACTION))))
  }
}

/** Returns how many orders the events of a block had reviewed, beyond the few that each handler may. */
async function looksIn(block: number): Promise<number> {
  const { blockBudget } = await world.query<{ blockBudget: { block: string; spent: number } | null }>(
    `{ blockBudget(id: "0x02", block: { number: ${block} }) { block spent } }`,
  )
  return blockBudget?.block === String(block) ? blockBudget.spent : 0
}

async function fetchMarket(contract: Contract, block: number): Promise<{ live: number; due: unknown[] }> {
  const { listings, dueLooks } = await world.query<{ listings: unknown[]; dueLooks: unknown[] }>(
    `{
      listings: orders(
        first: 1000
        block: { number: ${block} }
        where: { collection: "${contract.address}", side: ASK, live: true }
      ) { id }
      dueLooks(block: { number: ${block} }) { id }
    }`,
  )
  return { live: listings.length, due: dueLooks }
}

describe('a contract that repeats its events', () => {
  /** Together some 8,000 looks when nothing bounds them. */
  const LISTED = 80
  const TIMES = 101n

  test(
    'reviews listings a bounded number of times after many approvals, and applies the last one',
    LONG,
    async () => {
      const { flood } = world.contracts
      await world.call(maker, flood, 'mintRange', maker, 1n, BigInt(LISTED))
      await world.call(maker, flood, 'flipApproval', seaportAddress, 1n)
      await publish(
        Array.from({ length: LISTED }, (_, id) =>
          makeOrder(maker, [one(flood, BigInt(id + 1))], [to(maker, ether(5n))]),
        ),
      )
      for (const [times, live] of [
        [TIMES + 1n, 0],
        [TIMES, LISTED],
      ] as const) {
        const block = await world.call(maker, flood, 'flipApproval', seaportAddress, times)
        await world.indexed()
        expect(await fetchMarket(flood, block)).toEqual({ live, due: [] })
        expect(await looksIn(block)).toBeGreaterThan(0)
        expect(await looksIn(block)).toBeLessThanOrEqual(MAX_LOOKS)
      }
    },
  )

  test('reviews no listing after approvals that change nothing', LONG, async () => {
    const { flood } = world.contracts
    const block = await world.sendTogether(
      Array.from({ length: 3 }, () => transaction(maker, flood, 'flipApproval', seaportAddress, 1n)),
    )
    await world.indexed()
    expect(await looksIn(block)).toBe(0)
    expect(await fetchMarket(flood, block)).toEqual({ live: LISTED, due: [] })
  })

  test('reviews listings a bounded number of times after many transfers of one token', LONG, async () => {
    const { flood } = world.contracts
    const before = LISTED - 1
    await publish(
      Array.from({ length: LISTED }, (_, at) =>
        makeOrder(maker, [one(flood, 1n)], [to(maker, ether(BigInt(at + 6)))]),
      ),
    )
    for (const [times, live] of [
      [TIMES, before],
      [TIMES, before + 1 + LISTED],
    ] as const) {
      const [from, receiver] = live === before ? [maker, other] : [other, maker]
      const block = await world.call(maker, flood, 'passAround', from, receiver, 1n, times)
      await world.indexed()
      expect(await fetchMarket(flood, block)).toEqual({ live, due: [] })
      expect(await looksIn(block)).toBeGreaterThan(0)
      expect(await looksIn(block)).toBeLessThanOrEqual(MAX_LOOKS)
    }
  })
})

test(
  'searches a bounded number of listings when the best one is canceled many times in one block',
  LONG,
  async () => {
    const { editions } = world.contracts
    const LISTED = 150
    const CANCELED = 60
    const orders = Array.from({ length: LISTED }, (_, at) =>
      makeOrder(maker, [units(editions, 1n, 1n)], [to(maker, ether(BigInt(at + 1)))]),
    )
    await publish(orders)
    const block = await world.send(toSeaport(maker, calls.cancelAll(orders.slice(0, CANCELED))))
    await world.indexed()
    const { token } = await world.query<{ token: unknown }>(
      `{ token(id: "${tokenId(editions, 1n)}", block: { number: ${block} }) {
      bestAsk { id } bestAskPrice liveAskCount
    } }`,
    )
    expect(token).toEqual({
      bestAsk: { id: orderHash(orders[CANCELED] as Order) },
      bestAskPrice: String(CANCELED + 1),
      liveAskCount: LISTED - CANCELED,
    })
    expect(await fetchMarket(editions, block)).toEqual({ live: LISTED - CANCELED, due: [] })
    expect(await looksIn(block)).toBeGreaterThan(0)
    expect(await looksIn(block)).toBeLessThanOrEqual(MAX_LOOKS)
  },
)

test(
  'spreads the calls for an order of a hundred unknown items over blocks, and the next order waits',
  LONG,
  async () => {
    const { strange, unknown } = world.contracts
    await world.call(maker, strange, 'claimOwner', maker)
    await world.call(other, unknown, 'mint', other, 7n)
    await world.call(other, unknown, 'setApprovalForAll', seaportAddress, true)
    const goods = Array.from({ length: 99 }, (_, id) => one(strange, BigInt(id)))
    const costly = makeOrder(maker, goods, [to(maker, ether(5n))])
    const honest = makeOrder(other, [one(unknown, 7n)], [to(other, ether(5n))])
    await world.indexed()

    const rowsAt = async (block: number) => {
      const rows = await Promise.all(
        [costly, honest].map((order) =>
          world.query<{ order: unknown }>(
            `{ order(id: "${orderHash(order)}", block: { number: ${block} }) { live defect collection { id } } }`,
          ),
        ),
      )
      return rows.map(({ order }) => order)
    }
    const callsBefore = node.count('eth_call')
    const block = await world.sendTogether([
      toSeaport(maker, calls.validate(costly)),
      toSeaport(other, calls.validate(honest)),
    ])
    await world.indexed()
    const callsThen = node.count('eth_call')
    expect(callsThen - callsBefore).toBeLessThanOrEqual(MAX_CALLS)
    expect(await rowsAt(block)).toEqual([
      { live: false, defect: null, collection: { id: strange.address } },
      { live: false, defect: 'WRONG_STANDARD', collection: null },
    ])

    const next = await world.mine()
    await world.indexed()
    expect(node.count('eth_call') - callsThen).toBeLessThanOrEqual(MAX_CALLS)
    expect(await rowsAt(next)).toEqual([
      { live: true, defect: null, collection: { id: strange.address } },
      { live: true, defect: null, collection: { id: unknown.address } },
    ])
    const { activities, dueLooks } = await world.query<{ activities: unknown; dueLooks: unknown }>(
      `{
      activities(where: { order: "${orderHash(honest)}" }) { type collection { id } token { tokenId } }
      dueLooks { id }
    }`,
    )
    expect(activities).toEqual([
      { type: 'LISTING', collection: { id: unknown.address }, token: { tokenId: '7' } },
    ])
    expect(dueLooks).toEqual([])
  },
)

test(
  'does not delay a listing of a token older than the index behind orders of a hundred unknown ids each',
  LONG,
  async () => {
    const { old } = world.contracts
    // Together more than twice what a block and its run may call.
    const costly = Array.from({ length: 4 }, (_, at) =>
      makeOrder(
        maker,
        Array.from({ length: 98 }, (_item, id) => one(old, BigInt(1_000 * (at + 1) + id))),
        [to(maker, ether(5n))],
      ),
    )
    const honest = makeOrder(other, [one(old, 7n)], [to(other, ether(5n))])
    await world.indexed()
    const callsBefore = node.count('eth_call')
    const block = await world.sendTogether([
      ...costly.map((order) => toSeaport(maker, calls.validate(order))),
      toSeaport(other, calls.validate(honest)),
    ])
    await world.indexed()
    expect(node.count('eth_call') - callsBefore).toBeLessThanOrEqual(MAX_CALLS)
    const waiting = async () =>
      (await world.query<{ dueLooks: { id: Hex }[] }>('{ dueLooks { id } }')).dueLooks
    const { order } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(honest)}", block: { number: ${block} }) { live defect } }`,
    )
    expect(order).toEqual({ live: true, defect: null })
    expect(await waiting()).not.toEqual([])
    while ((await waiting()).length > 0) {
      await world.mine()
      await world.indexed()
    }
  },
)

test('adds a bounded number of tokens in one block when each log has thousands', LONG, async () => {
  const { strange } = world.contracts
  const count = async () => {
    await world.indexed()
    const { collection } = await world.query<{ collection: { tokenCount: number } }>(
      `{ collection(id: "${strange.address}") { tokenCount } }`,
    )
    return collection.tokenCount
  }
  const before = await count()
  await world.sendTogether(
    [100_000n, 200_000n, 300_000n].map((first) =>
      transaction(maker, strange, 'mintRange', maker, first, first + 3_499n),
    ),
  )
  expect((await count()) - before).toBe(10_000)
})

test('stores the units and buyer of a sale by a transfer of ten thousand ids', LONG, async () => {
  const { batches } = world.contracts
  const id = 2n ** 256n - 1n
  await world.call(maker, batches, 'mint', maker, id, 5n)
  const order = makeOrder(maker, [units(batches, id, 3n)], [to(maker, ether(6n))])
  await world.send(toSeaport(maker, calls.validate(order)))
  await world.send(toSeaport(other, calls.advanced(order, other), 6n))
  await world.indexed()
  const { sales } = await world.query<{ sales: unknown }>(
    `{ sales(where: { order: "${orderHash(order)}" }) { token { id } quantity seller { id } buyer { id } price } }`,
  )
  expect(sales).toEqual([
    {
      token: { id: tokenId(batches, id) },
      quantity: '3',
      seller: { id: maker },
      buyer: { id: other },
      price: '6',
    },
  ])
})

test(
  'does not follow further orders of a maker whose open orders offer 15,000 items, not even until their end',
  LONG,
  async () => {
    const { editions } = world.contracts
    const keeper = world.accounts[2] as Hex
    await world.call(keeper, editions, 'mint', keeper, 2n, 10n)
    await world.call(keeper, editions, 'setApprovalForAll', seaportAddress, true)
    const sell = (changes: Partial<Order> = {}) =>
      makeOrder(keeper, [units(editions, 2n, 1n)], [to(keeper, ether(5n))], changes)
    // No one can use these, but they end with the maker's counter.
    const heaps = Array.from({ length: 30 }, () =>
      makeOrder(
        keeper,
        Array.from({ length: 500 }, (_, id) => units(editions, BigInt(id + 3), 1n)),
        [to(keeper, ether(5n))],
      ),
    )
    const end = (await world.now()) + 3_600
    const [before, after] = [sell(), sell()]
    const [brief, canceled] = [sell({ endTime: BigInt(end) }), sell({ endTime: BigInt(end) })]
    for (const order of heaps.slice(1)) await world.send(toSeaport(keeper, calls.validate(order)))
    await world.send(toSeaport(keeper, calls.validate(before)))
    await world.send(toSeaport(keeper, calls.validate(heaps[0] as Order)))
    await world.send(toSeaport(keeper, calls.validate(after, brief, canceled)))
    const rows = async () => {
      await world.indexed()
      return Promise.all(
        [before, after, brief, canceled].map(
          async (order) =>
            (
              await world.query<{ order: unknown }>(
                `{ order(id: "${orderHash(order)}") { status live defect openFor { id } } }`,
              )
            ).order,
        ),
      )
    }
    const unfollowed = { status: 'OPEN', live: false, defect: 'UNSUPPORTED', openFor: null }
    expect(await rows()).toEqual([
      { status: 'OPEN', live: true, defect: null, openFor: { id: keeper } },
      unfollowed,
      unfollowed,
      unfollowed,
    ])
    await world.send(toSeaport(keeper, calls.incrementCounter()))
    expect(await rows()).toEqual([
      { status: 'COUNTER_BUMPED', live: false, defect: null, openFor: null },
      unfollowed,
      unfollowed,
      unfollowed,
    ])
    await world.mine(end)
    await world.send(toSeaport(keeper, calls.cancel(canceled)))
    expect((await rows()).slice(1)).toEqual([unfollowed, unfollowed, { ...unfollowed, status: 'CANCELLED' }])
  },
)

test('agrees with the chain after all of these', LONG, async () => {
  await world.indexed()
  const { rpcUrl, graphqlUrl } = world
  const { comparison } = await reconcile({ rpcUrl, graphqlUrl, seaport: seaportAddress, fromBlock: 0 })
  expect(comparison.differences.slice(0, 50)).toEqual([])
  expect([...comparison.unchecked.keys()].filter((reason) => reason.includes('waits'))).toEqual([])
})

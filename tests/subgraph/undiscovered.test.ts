// A site that shows its own collections alone: what others trade on Seaport leaves nothing in its index.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { type CountingNode, startCountingNode } from '../support/countingNode.ts'
import { dump } from './dump.ts'
import { runErrands } from './errands.ts'
import {
  calls,
  criteriaItem,
  ether,
  makeOrder,
  money,
  one,
  orderHash,
  prepareTraders,
  seaportAddress,
  to,
  toSeaport,
} from './seaport.ts'
import { type Transaction, type World, startWorld, tokenId } from './world.ts'

type Name = 'own' | 'foreign' | 'coin' | 'errands'

let world: World<Name>
let node: CountingNode
let seller: Hex, buyer: Hex, bystander: Hex

beforeAll(async () => {
  world = await startWorld<Name>(
    {
      own: { contract: 'PlainToken', tracked: 'ERC721' },
      foreign: { contract: 'PlainToken' },
      coin: { contract: 'PlainMoney', values: [18], isCurrency: true },
      errands: { contract: 'Errands' },
    },
    {
      discover: false,
      before: async (rpcUrl) => {
        node = await startCountingNode(rpcUrl)
        return node
      },
    },
  )
  ;[seller, buyer, bystander] = world.accounts as [Hex, Hex, Hex]
  const { own, foreign, coin } = world.contracts
  await prepareTraders(world, [seller, buyer], { money: [coin], collections: [own, foreign] })
  await world.call(seller, own, 'mint', seller, 1n)
  await world.indexed()
})

afterAll(() => world?.stop())

/** Every row except the position of the clock's sweep, which advances with the blocks' time. */
async function rows(): Promise<ReadonlyMap<string, readonly unknown[]>> {
  await world.indexed()
  const all = new Map(await dump(world))
  all.delete('sweepCursors')
  return all
}

/** Requires that the steps leave the same rows, and cause no call of a contract. */
async function expectNothing(steps: () => Promise<unknown>): Promise<void> {
  const before = await rows()
  const callsBefore = node.count('eth_call')
  await steps()
  expect(await rows()).toEqual(before)
  expect(node.count('eth_call') - callsBefore).toBe(0)
}

describe('a foreign collection', () => {
  test('leaves nothing when its items are listed, bought and moved', async () => {
    const { foreign } = world.contracts
    await expectNothing(async () => {
      for (let id = 1n; id <= 4n; id++) await world.call(seller, foreign, 'mint', seller, id)
      const orders = [1n, 2n, 3n].map((id) => makeOrder(seller, [one(foreign, id)], [to(seller, ether(5n))]))
      await world.send(toSeaport(seller, calls.validate(...orders)))
      const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]]
      await world.send(toSeaport(buyer, calls.basic(first), 5n))
      await world.send(toSeaport(buyer, calls.available([second], buyer), 5n))
      await world.send(toSeaport(seller, calls.cancel(third)))
      await world.call(buyer, foreign, 'transferFrom', buyer, seller, 1n)
    })
  })

  test('leaves nothing when offers for it are made, matched and canceled', async () => {
    const { foreign, coin } = world.contracts
    await expectNothing(async () => {
      const listing = makeOrder(seller, [one(foreign, 4n)], [to(seller, money(coin, 5n))])
      const offer = makeOrder(buyer, [money(coin, 5n)], [to(buyer, one(foreign, 4n))])
      const any = makeOrder(buyer, [money(coin, 5n)], [to(buyer, criteriaItem(foreign, 0n))])
      await world.send(toSeaport(seller, calls.validate(listing)))
      await world.send(toSeaport(buyer, calls.validate(offer, any)))
      await world.send(toSeaport(bystander, calls.match([listing, offer])))
      await world.send(toSeaport(buyer, calls.cancel(any)))
    })
  })

  test('leaves only the counter of an account that raises it, which later orders are signed with', async () => {
    const before = await rows()
    await world.send(toSeaport(bystander, calls.incrementCounter()))
    const after = new Map(await rows())
    const accounts = after.get('accounts') ?? []
    const added = accounts.filter((row) => (row as { id: string }).id === bystander)
    expect(added).toHaveLength(1)
    after.set(
      'accounts',
      accounts.filter((row) => !added.includes(row)),
    )
    expect(after).toEqual(before)
  })
})

describe('an ERC-20 token that an order calls a collection', () => {
  test('leaves nothing, nor do its transfers', async () => {
    const { coin } = world.contracts
    await expectNothing(async () => {
      const order = makeOrder(seller, [one(coin, 7n)], [to(seller, ether(5n))])
      await world.send(toSeaport(seller, calls.validate(order)))
      await world.send(toSeaport(buyer, calls.advanced(order, buyer), 5n))
      await world.call(seller, coin, 'transfer', buyer, 3n)
    })
  })
})

describe('a listed collection', () => {
  test('is traded as ever', async () => {
    const { own } = world.contracts
    const order = makeOrder(seller, [one(own, 1n)], [to(seller, ether(5n))])
    await world.send(toSeaport(seller, calls.validate(order)))
    await world.send(toSeaport(buyer, calls.basic(order), 5n))
    await world.indexed()
    const { token, order: row } = await world.query<Record<string, unknown>>(`{
      token(id: "${tokenId(own, 1n)}") { owner { id } saleCount }
      order(id: "${orderHash(order)}") { status sales { seller { id } buyer { id } price } }
    }`)
    expect(token).toEqual({ owner: { id: buyer }, saleCount: 1 })
    expect(row).toEqual({
      status: 'FILLED',
      sales: [{ seller: { id: seller }, buyer: { id: buyer }, price: '5' }],
    })
  })
})

/** How often mappings read an entity, since graph-node started. Source: graph-node, runtime/wasm (`store.get`). */
async function countReads(): Promise<number> {
  const metrics = await (await fetch(world.metricsUrl)).text()
  const counts = metrics.matchAll(
    /^deployment_host_fn_execution_time_count\{[^}]*host_fn_name="store_get"[^}]*\} (\d+)$/gm,
  )
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

test('the transfers of one transaction go through the foreign ones before them once, not each', async () => {
  const { own, foreign } = world.contracts
  const COUNT = 20
  const mints = (of: typeof own, first: number) =>
    Array.from({ length: COUNT }, (_, place) => ({
      to: of.address,
      data: of.call('mint', bystander, first + place),
    }))
  const countReadsAfter = async (listed: number, ...before: readonly Omit<Transaction, 'from'>[]) => {
    await world.call(seller, own, 'mint', seller, listed)
    const order = makeOrder(seller, [one(own, BigInt(listed))], [to(seller, ether(5n))])
    await world.send(toSeaport(seller, calls.validate(order)))
    await world.indexed()
    const readsBefore = await countReads()
    const sale = { to: seaportAddress, data: calls.basic(order), value: 5n }
    await world.send(runErrands(world.contracts, buyer, [...before, sale, ...mints(own, listed * 100)]))
    await world.indexed()
    return (await countReads()) - readsBefore
  }
  const alone = await countReadsAfter(10)
  const reads = await countReadsAfter(11, ...mints(foreign, 100))
  expect(alone).toBeGreaterThan(COUNT)
  // A handler reads a row once, however often it needs it: the foreign contract's is read for the first transfer.
  expect(reads - alone).toBeLessThanOrEqual(1)
})

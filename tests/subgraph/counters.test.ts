// Makers' counters, of which the index may have missed increments: it starts long after Seaport does.
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
} from './seaport.ts'
import { type World, startWorld } from './world.ts'

let world: World<'token'>
let node: CountingNode
let veteran: Hex, newcomer: Hex, undecided: Hex
let nextId = 1n

beforeAll(async () => {
  world = await startWorld<'token'>(
    { token: { contract: 'PlainToken', tracked: 'ERC721' } },
    {
      before: async (rpcUrl) => (node = await startCountingNode(rpcUrl)),
      beforeIndex: ({ accounts, send }) => send(toSeaport(accounts[0] as Hex, calls.incrementCounter())),
    },
  )
  ;[veteran, newcomer, undecided] = world.accounts as [Hex, Hex, Hex]
  for (const maker of [veteran, newcomer, undecided])
    await sendToken(maker, 'setApprovalForAll', seaportAddress, true)
})

afterAll(() => world?.stop())

const sendToken = (from: Hex, name: string, ...values: readonly unknown[]) =>
  world.call(from, world.contracts.token, name, ...values)

const increment = (maker: Hex) => world.send(toSeaport(maker, calls.incrementCounter()))

/** Returns a listing of a token of its own, which the index knows from its mint on. */
async function draft(maker: Hex): Promise<Order> {
  const id = nextId++
  await sendToken(maker, 'mint', maker, id)
  return makeOrder(maker, [one(world.contracts.token, id)], [to(maker, ether(5n))])
}

async function publish(maker: Hex): Promise<Order> {
  const order = await draft(maker)
  await world.send(toSeaport(maker, calls.validate(order)))
  return order
}

interface Row {
  readonly id: Hex
  readonly counter: string
  readonly status: string
  readonly live: boolean
}

async function fetchOrder({ salt }: Order): Promise<Row> {
  await world.indexed()
  const { orders } = await world.query<{ orders: Row[] }>(
    `{ orders(where: { salt: "${salt}" }) { id counter status live } }`,
  )
  return orders[0] as Row
}

async function fetchCounter(maker: Hex): Promise<string | null | undefined> {
  await world.indexed()
  const { account } = await world.query<{ account: { counter: string | null } | null }>(
    `{ account(id: "${maker}") { counter } }`,
  )
  return account?.counter
}

/** Requires that the order's row has everything that the order hash needs. */
async function expectFillable(order: Order): Promise<void> {
  const row = await fetchOrder(order)
  expect(row).toMatchObject({ status: 'OPEN', live: true })
  expect(orderHash(order, BigInt(row.counter))).toBe(row.id)
}

describe('an order of a maker', () => {
  test('who raised their counter before the index began has the raised counter', async () => {
    await expectFillable(await publish(veteran))
    expect(BigInt((await fetchCounter(veteran)) ?? 0)).toBeGreaterThan(0n)
  })

  test('who is new takes one call of Seaport, and none for further orders', async () => {
    await draft(newcomer)
    expect(await fetchCounter(newcomer)).toBeNull()
    const [first, second] = [await draft(newcomer), await draft(newcomer)]
    await world.indexed()
    const before = node.count('eth_call')
    await world.send(toSeaport(newcomer, calls.validate(first)))
    await expectFillable(first)
    expect(await fetchCounter(newcomer)).toBe('0')
    const then = node.count('eth_call')
    expect(then - before).toBe(1)
    await world.send(toSeaport(newcomer, calls.validate(second)))
    await expectFillable(second)
    expect(node.count('eth_call')).toBe(then)
  })

  test('who raises it later is void, and the next one has the raised counter', async () => {
    const order = await publish(veteran)
    await increment(veteran)
    expect(await fetchOrder(order)).toMatchObject({ status: 'COUNTER_BUMPED', live: false })
    await expectFillable(await publish(veteran))
  })

  test('who is new and raises it in the same block is void, and one after it is not', async () => {
    const [before, after] = [await draft(undecided), await draft(undecided)]
    await world.sendTogether([
      toSeaport(undecided, calls.validate(before)),
      toSeaport(undecided, calls.incrementCounter()),
      toSeaport(undecided, calls.validate(after)),
    ])
    expect(await fetchOrder(before)).toMatchObject({ status: 'COUNTER_BUMPED', live: false })
    await expectFillable(after)
  })
})

test('agrees with the chain after all of these', async () => {
  await world.indexed()
  const { rpcUrl, graphqlUrl, startBlock } = world
  const { comparison } = await reconcile({
    ...{ rpcUrl, graphqlUrl, seaport: seaportAddress, fromBlock: startBlock },
  })
  expect(comparison.differences).toEqual([])
  expect(comparison.compared.get('Order.counter')).toBeGreaterThan(5)
})

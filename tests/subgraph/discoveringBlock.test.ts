// What the index can't know of a collection before an order names it is no difference from the chain.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { reconcile } from '../../reconcile/reconcile.ts'
import { calls, ether, makeOrder, one, seaportAddress, sign, to, toSeaport } from './seaport.ts'
import { type Contract, type World, startWorld, transaction } from './world.ts'

let world: World<'sold' | 'kept'>
let seller: Hex, buyer: Hex

beforeAll(async () => {
  world = await startWorld({ sold: { contract: 'PlainToken' }, kept: { contract: 'PlainToken' } })
  ;[seller, buyer] = world.accounts as [Hex, Hex]
})

afterAll(() => world?.stop())

const listing = (collection: Contract, id: bigint) =>
  makeOrder(seller, [one(collection, id)], [to(seller, ether(5n))])

async function expectNoDifference(): Promise<void> {
  await world.indexed()
  const { rpcUrl, graphqlUrl } = world
  const { comparison } = await reconcile({ rpcUrl, graphqlUrl, seaport: seaportAddress, fromBlock: 0 })
  expect(comparison.differences).toEqual([])
}

test('a sale counts only from the order on that made its collection known, also within a block', async () => {
  const { sold } = world.contracts
  for (const id of [1n, 2n, 3n]) await world.call(seller, sold, 'mint', seller, id)
  await world.call(seller, sold, 'setApprovalForAll', seaportAddress, true)
  const [before, after] = [listing(sold, 1n), listing(sold, 3n)]
  const fill = async (order: typeof before) =>
    toSeaport(buyer, calls.standard(order, await sign(world, order)), 5n)
  await world.sendTogether([
    await fill(before),
    toSeaport(seller, calls.validate(listing(sold, 2n))),
    await fill(after),
  ])
  await expectNoDifference()
  const { sales } = await world.query<{ sales: { token: { tokenId: string } }[] }>(
    `{ sales(where: { collection: "${sold.address}" }) { token { tokenId } } }`,
  )
  expect(sales).toEqual([{ token: { tokenId: '3' } }])
})

test('a transfer to oneself doesn’t show since when an older token is held', async () => {
  const { kept } = world.contracts
  await world.call(seller, kept, 'mint', seller, 1n)
  await world.send(toSeaport(seller, calls.validate(listing(kept, 1n))))
  await world.send(transaction(seller, kept, 'transferFrom', seller, seller, 1n))
  await expectNoDifference()
})

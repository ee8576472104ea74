// Tests that an indexer killed while it works ends with the same entities as an undisturbed one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitFor } from '../../local/process/wait.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { dump } from './dump.ts'
import { calls, ether, makeOrder, one, seaportAddress, to, toSeaport } from './seaport.ts'
import { type World, startWorld, transaction } from './world.ts'

/** Items that are minted, listed, and then sold, transferred, canceled or left, in turn. */
const ITEMS = 24

let world: World<'token'>

beforeAll(async () => {
  world = await startWorld({ token: { contract: 'PlainToken', tracked: 'ERC721' } })
  const [seller, buyer, third] = world.accounts as [Hex, Hex, Hex]
  const { token } = world.contracts
  await world.call(seller, token, 'setApprovalForAll', seaportAddress, true)
  for (let id = 1n; id <= ITEMS; id++) {
    const order = makeOrder(seller, [one(token, id)], [to(seller, ether(100n + id))])
    await world.sendTogether([
      transaction(seller, token, 'mint', seller, id),
      toSeaport(seller, calls.validate(order)),
    ])
    const ends = [
      toSeaport(buyer, calls.basic(order), 100n + id),
      transaction(seller, token, 'transferFrom', seller, third, id),
      toSeaport(seller, calls.cancel(order)),
    ]
    const end = ends[Number(id % 4n)]
    if (end !== undefined) await world.send(end)
  }
})

afterAll(() => world?.stop())

const indexedBlock = () =>
  world.query<{ _meta: { block: { number: number } } }>('{ _meta { block { number } } }').then(
    ({ _meta }) => _meta.block.number,
    () => undefined, // It has not written anything yet.
  )

describe('fault: indexer killed mid-block, restarted', () => {
  test('has the same entities as an undisturbed run when it is killed while indexing', async () => {
    await world.indexed()
    const undisturbed = await dump(world)
    expect(undisturbed.get('tokens')).toHaveLength(ITEMS)
    expect(undisturbed.get('sales')).toHaveLength(ITEMS / 4)

    // It starts again with the first block, and is killed as soon as it has indexed one.
    await world.restartIndexer()
    await waitFor(indexedBlock, {
      what: 'the first indexed block',
      timeoutMs: 30_000,
      intervalMs: 1,
    })
    await world.restartIndexer()
    await world.indexed()
    expect(await dump(world)).toEqual(undisturbed)
  })

  test('has every event once when it is killed at a block of many events', async () => {
    const [seller, , third] = world.accounts as [Hex, Hex, Hex]
    const { token } = world.contracts
    const ids = Array.from({ length: 40 }, (_, index) => BigInt(1_000 + index))
    await world.sendTogether(ids.map((id) => transaction(seller, token, 'mint', third, id)))
    await world.restartIndexer()
    await world.indexed()
    const { collection } = await world.query<{ collection: unknown }>(
      `{ collection(id: "${token.address}") { tokenCount transferCount ownerCount } }`,
    )
    expect(collection).toEqual({ tokenCount: ITEMS + 40, transferCount: 24 + 6 + 6 + 40, ownerCount: 3 })
  })
})

// Collections first met in an order: indexed from that block on, its earlier logs included, and never twice.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { reconcile } from '../../reconcile/reconcile.ts'
import {
  type Order,
  calls,
  ether,
  makeOrder,
  one,
  orderHash,
  seaportAddress,
  sign,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type Contract, type World, startWorld, tokenId, transaction } from './world.ts'

type Name =
  | 'unknown'
  | 'older'
  | 'units'
  | 'olderUnits'
  | 'trackedLater'
  | 'sold'
  | 'filler'
  | 'coin'
  | 'partly'
  | 'kept'

let world: World<Name>
let seller: Hex, buyer: Hex

beforeAll(async () => {
  world = await startWorld<Name>({
    unknown: { contract: 'PlainToken' },
    older: { contract: 'PlainToken' },
    units: { contract: 'PlainEditions' },
    olderUnits: { contract: 'PlainEditions' },
    trackedLater: { contract: 'PlainToken', tracked: 'ERC721', startsAfter: 30 },
    sold: { contract: 'PlainToken', tracked: 'ERC721', startsAfter: 60 },
    filler: { contract: 'PlainToken' },
    coin: { contract: 'PlainMoney', values: [18] },
    partly: { contract: 'PlainToken' },
    kept: { contract: 'PlainToken' },
  })
  ;[seller, buyer] = world.accounts as [Hex, Hex]
})

afterAll(() => world?.stop())

const listing = (order: Order) => toSeaport(order.offerer, calls.validate(order))
const fetchCollection = async (contract: Contract) =>
  (
    await world.query<{
      collection: Record<string, unknown> | null
    }>(`{ collection(id: "${contract.address}") {
      standard tracked name tokenCount ownerCount listedCount transferCount inconsistentTransferCount indexedFromBlock
    } }`)
  ).collection

describe('a collection that first appears in an order', () => {
  test('includes the logs before the order in the same block', async () => {
    const { unknown } = world.contracts
    const order = makeOrder(seller, [one(unknown, 7n)], [to(seller, ether(5n))])
    const block = await world.sendTogether([
      transaction(seller, unknown, 'mint', seller, 7n),
      transaction(seller, unknown, 'setApprovalForAll', seaportAddress, true),
      listing(order),
    ])
    await world.indexed()
    expect(await fetchCollection(unknown)).toEqual({
      standard: 'ERC721',
      tracked: false,
      name: 'Plain Token',
      tokenCount: 1,
      ownerCount: 1,
      listedCount: 1,
      transferCount: 1,
      inconsistentTransferCount: 0,
      indexedFromBlock: `${block}`,
    })
    const {
      token,
      order: row,
      activities,
    } = await world.query<Record<string, unknown>>(`{
      token(id: "${tokenId(unknown, 7n)}") { owner { id } historyFromMint bestAskPrice uri }
      order(id: "${orderHash(order)}") { live makerHolds makerApproved }
      activities(where: { token: "${tokenId(unknown, 7n)}" }, orderBy: position) { type }
    }`)
    expect(token).toEqual({ owner: { id: seller }, historyFromMint: true, bestAskPrice: '5', uri: null })
    expect(row).toEqual({ live: true, makerHolds: true, makerApproved: true })
    expect(activities).toEqual([{ type: 'MINT' }, { type: 'LISTING' }])
  })

  test('reads its maker’s balance once when the items are older than the index', async () => {
    const { older } = world.contracts
    await world.send(transaction(seller, older, 'mint', seller, 1n))
    await world.send(transaction(seller, older, 'setApprovalForAll', seaportAddress, true))
    const order = makeOrder(seller, [one(older, 1n)], [to(seller, ether(5n))])
    const foreign = makeOrder(buyer, [one(older, 1n)], [to(buyer, ether(1n))])
    await world.send(listing(order))
    await world.send(listing(foreign))
    await world.send(transaction(seller, older, 'transferFrom', seller, buyer, 1n))
    await world.indexed()
    const rows = await world.query<Record<string, unknown>>(`{
      token(id: "${tokenId(older, 1n)}") { owner { id } historyFromMint mintedAtBlock inconsistent }
      mine: order(id: "${orderHash(order)}") { live makerHolds }
      theirs: order(id: "${orderHash(foreign)}") { live makerHolds makerApproved }
    }`)
    expect(rows).toEqual({
      token: { owner: { id: buyer }, historyFromMint: false, mintedAtBlock: null, inconsistent: false },
      mine: { live: false, makerHolds: false },
      theirs: { live: false, makerHolds: true, makerApproved: false },
    })
  })

  test('of editions counts units once when they moved before the order in its block', async () => {
    const { units: editions } = world.contracts
    const order = makeOrder(seller, [units(editions, 3n, 4n)], [to(seller, ether(8n))])
    await world.sendTogether([
      transaction(seller, editions, 'mint', seller, 3n, 10n),
      transaction(seller, editions, 'safeTransferFrom', seller, buyer, 3n, 2n, '0x'),
      transaction(seller, editions, 'setApprovalForAll', seaportAddress, true),
      listing(order),
    ])
    await world.send(transaction(seller, editions, 'safeTransferFrom', seller, buyer, 3n, 1n, '0x'))
    await world.indexed()
    const { balances, order: row } = await world.query<{ balances: unknown; order: unknown }>(`{
      balances(where: { token: "${tokenId(editions, 3n)}" }, orderBy: amount) { account { id } amount }
      order(id: "${orderHash(order)}") { live unitPrice quantity }
    }`)
    expect(balances).toEqual([
      { account: { id: buyer }, amount: '3' },
      { account: { id: seller }, amount: '7' },
    ])
    expect(row).toEqual({ live: true, unitPrice: '2', quantity: '4' })
    expect(await fetchCollection(editions)).toMatchObject({
      standard: 'ERC1155',
      tokenCount: 1,
      ownerCount: 2,
      inconsistentTransferCount: 0,
    })
  })

  test('of editions older than the index has the maker\u2019s units read', async () => {
    const { olderUnits } = world.contracts
    await world.send(transaction(seller, olderUnits, 'mint', seller, 1n, 6n))
    await world.send(transaction(seller, olderUnits, 'setApprovalForAll', seaportAddress, true))
    const order = makeOrder(seller, [units(olderUnits, 1n, 6n)], [to(seller, ether(6n))])
    const block = await world.send(listing(order))
    await world.indexed()
    const { balances, order: row } = await world.query<{ balances: unknown; order: unknown }>(`{
      balances(where: { token: "${tokenId(olderUnits, 1n)}" }) { account { id } amount readAtBlock }
      order(id: "${orderHash(order)}") { live }
    }`)
    expect(balances).toEqual([{ account: { id: seller }, amount: '6', readAtBlock: `${block}` }])
    expect(row).toEqual({ live: true })
  })
})

describe('a collection that the manifest tracks from a later block', () => {
  test('is not indexed twice when an order names it before that block', async () => {
    const { trackedLater, filler } = world.contracts
    await world.send(transaction(seller, trackedLater, 'mint', seller, 1n))
    const order = makeOrder(seller, [one(trackedLater, 1n)], [to(seller, ether(5n))])
    await world.send(listing(order))
    for (let id = 0n; id < 30n; id++) await world.send(transaction(seller, filler, 'mint', seller, id))
    await world.send(transaction(seller, trackedLater, 'transferFrom', seller, buyer, 1n))
    await world.send(transaction(seller, trackedLater, 'mint', seller, 2n))
    await world.indexed()
    expect(await fetchCollection(trackedLater)).toMatchObject({
      tracked: false,
      tokenCount: 2,
      ownerCount: 2,
      transferCount: 2,
    })
    const { activities } = await world.query<{ activities: unknown }>(
      `{ activities(where: { token: "${tokenId(trackedLater, 1n)}" }, orderBy: position) { type } }`,
    )
    expect(activities).toEqual([{ type: 'LISTING' }, { type: 'TRANSFER' }])
  })
})

describe('an item that moves between its listing and its collection’s first tracked block', () => {
  test('is its new owner\u2019s, and not for sale any more', async () => {
    const { sold, filler } = world.contracts
    await world.send(transaction(seller, sold, 'mint', seller, 1n))
    await world.send(transaction(seller, sold, 'setApprovalForAll', seaportAddress, true))
    const order = makeOrder(seller, [one(sold, 1n)], [to(seller, ether(5n))])
    const listed = await world.send(listing(order))
    await world.send(transaction(seller, sold, 'transferFrom', seller, buyer, 1n))
    for (let id = 100n; id < 160n; id++) await world.send(transaction(seller, filler, 'mint', seller, id))
    await world.send(transaction(seller, sold, 'mint', seller, 2n))
    await world.indexed()
    const { order: row, token } = await world.query<Record<'order' | 'token', unknown>>(`{
      order(id: "${orderHash(order)}") { live makerHolds }
      token(id: "${tokenId(sold, 1n)}") { owner { id } transferCount }
    }`)
    expect(row).toEqual({ live: false, makerHolds: false })
    expect(token).toEqual({ owner: { id: buyer }, transferCount: 1 })
    expect(await fetchCollection(sold)).toMatchObject({
      ...{ tracked: false, tokenCount: 2, ownerCount: 2, transferCount: 2 },
      indexedFromBlock: `${listed}`,
    })
  })
})

describe('an ERC-20 token that an order calls a collection', () => {
  // Its transferFrom moves as many units as the token id says, so that Seaport fills the order.
  test('is none, and neither order nor transfer is stored', async () => {
    const { coin } = world.contracts
    await world.send(transaction(seller, coin, 'mint', seller, 100n))
    await world.send(transaction(seller, coin, 'approve', seaportAddress, 100n))
    const order = makeOrder(seller, [one(coin, 7n)], [to(seller, ether(5n))])
    await world.send(listing(order))
    await world.send(toSeaport(buyer, calls.advanced(order, buyer), 5n))
    await world.indexed()
    const rows = await world.query<Record<string, unknown>>(`{
      order(id: "${orderHash(order)}") { id }
      activities(where: { emitter: "${coin.address}" }) { id }
      sales(where: { orderHash: "${orderHash(order)}" }) { id }
    }`)
    expect(rows).toEqual({ order: null, activities: [], sales: [] })
    expect(await fetchCollection(coin)).toBeNull()
  })
})

describe('a collection that no order names', () => {
  test('is not in the index', async () => {
    await world.indexed()
    expect(await fetchCollection(world.contracts.filler)).toBeNull()
  })
})

const forSale = (collection: Contract, id: bigint) =>
  makeOrder(seller, [one(collection, id)], [to(seller, ether(5n))])

/** What the index can't know of a collection before an order names it is no difference from the chain. */
async function expectNoDifference(): Promise<void> {
  await world.indexed()
  const { rpcUrl, graphqlUrl } = world
  const { comparison } = await reconcile({ rpcUrl, graphqlUrl, seaport: seaportAddress, fromBlock: 0 })
  expect(comparison.differences).toEqual([])
}

test('a sale counts only from the order on that made its collection known, also within a block', async () => {
  const { partly } = world.contracts
  for (const id of [1n, 2n, 3n]) await world.call(seller, partly, 'mint', seller, id)
  await world.call(seller, partly, 'setApprovalForAll', seaportAddress, true)
  const [before, after] = [forSale(partly, 1n), forSale(partly, 3n)]
  const fill = async (order: typeof before) =>
    toSeaport(buyer, calls.standard(order, await sign(world, order)), 5n)
  await world.sendTogether([await fill(before), listing(forSale(partly, 2n)), await fill(after)])
  await expectNoDifference()
  const { sales } = await world.query<{ sales: { token: { tokenId: string } }[] }>(
    `{ sales(where: { collection: "${partly.address}" }) { token { tokenId } } }`,
  )
  expect(sales).toEqual([{ token: { tokenId: '3' } }])
})

test('a transfer to oneself doesn’t show since when an older token is held', async () => {
  const { kept } = world.contracts
  await world.call(seller, kept, 'mint', seller, 1n)
  await world.send(listing(forSale(kept, 1n)))
  await world.send(transaction(seller, kept, 'transferFrom', seller, seller, 1n))
  await expectNoDifference()
})

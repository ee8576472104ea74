// Sales on Seaport 1.1, 1.4 and 1.5, which the site does not trade on. The code of 1.6 stands at their addresses: they
// emit the same OrderFulfilled in the same order among transfers. For matches on 1.1, EarlyMatch does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { EARLIER_SEAPORTS } from '../../subgraph/manifest/network.ts'
import {
  PLENTY,
  calls,
  ether,
  makeOrder,
  money,
  one,
  orderHash,
  seaportAddress,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type Contract, type World, startWorld, tokenId } from './world.ts'

type Name = 'token' | 'foreign' | 'coin' | 'match' | 'editions'

const VERSIONS = Object.entries(EARLIER_SEAPORTS).map(
  ([version, address]) => [version, address.toLowerCase() as Hex] as const,
)
const OLDEST_WITH_MATCHES = VERSIONS.filter(([version]) => version !== '1.1')

interface SaleRow {
  readonly seaport: string
  readonly price: string
  readonly order: { readonly id: string; readonly published: boolean; readonly status: string }
}

describe.each([
  ['that shows its own collections alone', false],
  ['that orders may add collections to', true],
])('a site %s', (_, discover) => {
  let world: World<Name>
  let seller: Hex, buyer: Hex, bystander: Hex
  let nextId = 1n

  beforeAll(async () => {
    world = await startWorld<Name>(
      {
        token: { contract: 'PlainToken', tracked: 'ERC721' },
        foreign: { contract: 'PlainToken' },
        coin: { contract: 'PlainMoney', values: [18], isCurrency: true },
        match: { contract: 'EarlyMatch' },
        // Its first mint is older than its index.
        editions: { contract: 'PlainEditions', tracked: 'ERC1155', startsAfter: 2 },
      },
      { discover },
    )
    ;[seller, buyer, bystander] = world.accounts as [Hex, Hex, Hex]
    const { token, foreign, coin, editions } = world.contracts
    await world.call(seller, editions, 'mint', seller, 1n, 5n)
    const code = await world.rpc('eth_getCode', [seaportAddress, 'latest'])
    for (const [, address] of VERSIONS) {
      await world.rpc('anvil_setCode', [address, code])
      for (const collection of [token, foreign])
        await world.call(seller, collection, 'setApprovalForAll', address, true)
      await world.call(buyer, coin, 'approve', address, PLENTY)
    }
    await world.call(buyer, coin, 'mint', buyer, PLENTY)
  })

  afterAll(() => world?.stop())

  const sendTo = (address: Hex, from: Hex, data: Hex, value = 0n) =>
    world.send({ ...toSeaport(from, data, value), to: address })

  async function mint(contract: Contract): Promise<bigint> {
    const id = nextId++
    await world.call(seller, contract, 'mint', seller, id)
    return id
  }

  async function fetchSales(id: bigint) {
    await world.indexed()
    const { sales } = await world.query<{ sales: SaleRow[] }>(`{
      sales(where: { token: "${tokenId(world.contracts.token, id)}" }, orderBy: logIndex) {
        seaport method seller { id } buyer { id } price orderHash priceSigned order { id published status live }
      }
    }`)
    return sales
  }

  test.each(VERSIONS)('has the sales on Seaport %s, whichever log comes first', async (version, address) => {
    const fills = [
      calls.basic,
      calls.standard,
      (order: Parameters<typeof calls.basic>[0]) => calls.available([order], buyer),
    ]
    const methods = ['BASIC', 'STANDARD', 'AVAILABLE']
    for (const [place, fill] of fills.entries()) {
      const id = await mint(world.contracts.token)
      const order = makeOrder(seller, [one(world.contracts.token, id)], [to(seller, ether(5n))])
      await sendTo(address, seller, calls.validate(order))
      await sendTo(address, buyer, fill(order), 5n)
      expect(await fetchSales(id)).toMatchObject([
        {
          seaport: `V${version.replace('.', '_')}`,
          method: methods[place],
          seller: { id: seller },
          buyer: { id: buyer },
          price: '5',
          orderHash: orderHash(order),
          priceSigned: false,
          order: { published: false, status: 'FILLED', live: false },
        },
      ])
    }
  })

  test.each(OLDEST_WITH_MATCHES)('has one sale for a match on Seaport %s', async (version, address) => {
    const { token, coin } = world.contracts
    const id = await mint(token)
    const listing = makeOrder(seller, [one(token, id)], [to(seller, money(coin, 7n))])
    const offer = makeOrder(buyer, [money(coin, 7n)], [to(buyer, one(token, id))])
    await sendTo(address, seller, calls.validate(listing))
    await sendTo(address, buyer, calls.validate(offer))
    await sendTo(address, bystander, calls.match([listing, offer]))
    expect(await fetchSales(id)).toMatchObject([
      {
        seaport: `V${version.replace('.', '_')}`,
        method: 'MATCH',
        seller: { id: seller },
        buyer: { id: buyer },
        price: '7',
      },
    ])
  })

  /** Has EarlyMatch report a sale for 9 coins at a Seaport's address; the token with the next id moves beside it. */
  async function report(
    version: string,
    method: 'trade' | 'take' | 'matchOrders',
    { movesItem = true, movesMoney = true } = {},
  ): Promise<bigint> {
    const { token, coin, match } = world.contracts
    const address = EARLIER_SEAPORTS[version]?.toLowerCase() as Hex
    const real = await world.rpc('eth_getCode', [address, 'latest'])
    await world.rpc('anvil_setCode', [address, await world.rpc('eth_getCode', [match.address, 'latest'])])
    const id = await mint(token)
    await mint(token)
    const sold = [seller, buyer, token.address, id, coin.address, 9n, movesItem, movesMoney]
    await sendTo(address, bystander, match.call(method, sold))
    await world.rpc('anvil_setCode', [address, real])
    return id
  }

  test.each([
    ['1.1', 'trade'],
    ['1.1', 'take'],
    ['1.4', 'matchOrders'],
    ['1.5', 'matchOrders'],
    ['1.5', 'take'],
  ] as const)('has one sale where item and money moved, on Seaport %s by %s', async (version, method) => {
    const id = await report(version, method)
    expect(await fetchSales(id)).toMatchObject([
      {
        seaport: `V${version.replace('.', '_')}`,
        seller: { id: seller },
        buyer: { id: buyer },
        price: '9',
      },
    ])
  })

  test.each([
    ['item stays', '1.1', 'take', { movesItem: false }],
    ['item stays', '1.4', 'matchOrders', { movesItem: false }],
    ['item stays', '1.5', 'matchOrders', { movesItem: false }],
    ['money stays', '1.1', 'take', { movesMoney: false }],
    ['money stays', '1.5', 'matchOrders', { movesMoney: false }],
    ['item and money stay', '1.5', 'matchOrders', { movesItem: false, movesMoney: false }],
  ] as const)('has no sale where %s, on Seaport %s by %s', async (_case, version, method, moves) => {
    const { token } = world.contracts
    const fetchCollection = async () => {
      await world.indexed()
      return world.query(`{ collection(id: "${token.address}") { saleCount } }`)
    }
    const before = await fetchCollection()
    const id = await report(version, method, moves)
    expect(await fetchSales(id)).toEqual([])
    expect(await fetchCollection()).toEqual(before)
    expect(await world.query(`{ token(id: "${tokenId(token, id)}") { lastSalePrice } }`)).toEqual({
      token: { lastSalePrice: null },
    })
  })

  test('does not take a copied order on another version for the one on 1.6', async () => {
    const { token } = world.contracts
    const [, [, address]] = VERSIONS as [unknown, (typeof VERSIONS)[0]]
    const id = await mint(token)
    const order = makeOrder(seller, [one(token, id)], [to(seller, ether(5n))])
    await world.call(seller, token, 'setApprovalForAll', seaportAddress, true)
    await world.send(toSeaport(seller, calls.validate(order)))
    await sendTo(address, seller, calls.validate(order))
    await sendTo(address, buyer, calls.basic(order), 5n)
    const [sale, ...others] = await fetchSales(id)
    expect(others).toEqual([])
    expect(sale).toMatchObject({
      orderHash: orderHash(order),
      priceSigned: false,
      order: { published: false },
    })
    expect(sale?.order.id).not.toBe(orderHash(order))
    const { order: row } = await world.query<{ order: unknown }>(
      `{ order(id: "${orderHash(order)}") { status live remaining sales { id } } }`,
    )
    expect(row).toEqual({ status: 'OPEN', live: false, remaining: '1', sales: [] })
  })

  test('chooses the best offer of an item that appears with its sale', async () => {
    const { coin, editions } = world.contracts
    const [, [, address]] = VERSIONS as [unknown, (typeof VERSIONS)[0]]
    const offer = makeOrder(buyer, [money(coin, 3n)], [to(buyer, units(editions, 1n, 1n))])
    await world.send(toSeaport(buyer, calls.validate(offer)))
    const read = async () => {
      await world.indexed()
      return world.query(`{ token(id: "${tokenId(editions, 1n)}") { liveBidCount bestBid { id } } }`)
    }
    expect(await read()).toEqual({ token: null })
    await world.call(seller, editions, 'setApprovalForAll', address, true)
    const order = makeOrder(seller, [units(editions, 1n, 1n)], [to(seller, ether(5n))])
    await sendTo(address, seller, calls.validate(order))
    await sendTo(address, buyer, calls.basic(order), 5n)
    expect(await read()).toEqual({ token: { liveBidCount: 1, bestBid: { id: orderHash(offer) } } })
  })

  test('ignores sales of collections that no order on 1.6 names', async () => {
    const { foreign } = world.contracts
    const [[, address]] = VERSIONS as [(typeof VERSIONS)[0]]
    const id = await mint(foreign)
    const order = makeOrder(seller, [one(foreign, id)], [to(seller, ether(5n))])
    await sendTo(address, seller, calls.validate(order))
    await sendTo(address, buyer, calls.basic(order), 5n)
    await world.indexed()
    const rows = await world.query<Record<string, unknown>>(`{
      collection(id: "${foreign.address}") { id }
      sales(where: { orderHash: "${orderHash(order)}" }) { id }
    }`)
    expect(rows).toEqual({ collection: null, sales: [] })
  })
})

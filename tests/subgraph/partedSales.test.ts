// Matches that part one listing among many accounts, or pay several fillers: the index records who bought what for how
// much, and the check in the browser confirms it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { parseAddress } from '../../src/domain/address.ts'
import { tokenEntityId } from '../../src/domain/ids.ts'
import { parseTokenId } from '../../src/domain/tokenId.ts'
import { fetchClaim } from '../../src/features/history/verification/check.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { createNode } from '../../src/node/createNode.ts'
import { createProofCache, memoryStore } from '../../src/verification/proofCache.ts'
import { verify } from '../../src/verification/verify.ts'
import {
  advancedCalls,
  calls,
  makeOrder,
  money,
  one,
  pairUp,
  prepareTraders,
  publish,
  seaportAddress,
  sign,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type Contract, type World, startWorld } from './world.ts'

type Name = 'token' | 'editions' | 'coin'

let world: World<Name>
let seller: Hex, buyer: Hex, sender: Hex, artist: Hex, house: Hex, recipient: Hex

beforeAll(async () => {
  world = await startWorld<Name>({
    token: { contract: 'PlainToken', tracked: 'ERC721' },
    editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
    coin: { contract: 'PlainMoney', values: [6], isCurrency: true },
  })
  ;[seller, buyer, sender, artist, house, recipient] = world.accounts as [Hex, Hex, Hex, Hex, Hex, Hex]
  const { token, editions, coin } = world.contracts
  await prepareTraders(world, [seller, buyer], { money: [coin], collections: [token, editions] })
})
afterAll(() => world?.stop())

/** The sales of an item by the index, and what the check says of its whole history. */
async function verifyItem({ address }: Contract, id: bigint) {
  await world.indexed()
  const claim = await fetchClaim(createApolloClient({ graphqlUrl: world.graphqlUrl }), {
    id: tokenEntityId(parseAddress(address), parseTokenId(`${id}`)),
    chainId: 31_337,
    signal: new AbortController().signal,
  })
  const send = createNode({ urls: [world.rpcUrl] })
  const { outcome, rows, missing } = await verify(claim, { send, cache: createProofCache(memoryStore()) })
  const doubted = rows.filter(({ verdict }) => verdict.kind !== 'verified')
  return {
    sales: claim.rows.filter(({ type }) => type === 'SALE'),
    verdict: { outcome: outcome.kind, doubted, missing },
  }
}

const VERIFIED = { outcome: 'complete', doubted: [], missing: [] }

test('of a listing divided among more accounts than are recorded, no account that got nothing is a buyer', async () => {
  const { editions, coin } = world.contracts
  const accounts = Array.from(
    { length: 101 },
    (_, place): Hex => `0x7${(place + 1).toString(16).padStart(39, '0')}`,
  )
  await world.call(seller, editions, 'mint', seller, 1n, 202n)
  const payment = [to(seller, money(coin, 20_200n))]
  const listing = makeOrder(seller, [units(editions, 1n, 202n)], payment, { orderType: 1 })
  const order = makeOrder(
    buyer,
    [money(coin, 10_100n)],
    accounts.map((account) => to(account, units(editions, 1n, 1n))),
  )
  await publish(world, listing)
  const orders = [listing, order]
  const fillings = [
    { order: listing, part: [1n, 2n] as const },
    { order, signature: await sign(world, order) },
  ]
  const data = advancedCalls.match(fillings, pairUp(orders), { choices: [], recipient: sender })
  await world.send({ from: sender, to: seaportAddress, data })

  await world.send(toSeaport(seller, calls.cancel(listing)))

  const { sales, verdict } = await verifyItem(editions, 1n)
  expect(sales.map(({ to: account }) => account)).toEqual(accounts.slice(0, 100))
  expect(sales.map(({ quantity, price }) => `${quantity} for ${price}`)).toEqual(Array(100).fill('1 for 100'))
  expect(verdict).toEqual(VERIFIED)
})

test('neither what a match pays its sender nor what it pays the buyer is a price', async () => {
  const { token, coin } = world.contracts
  await world.call(seller, token, 'mint', seller, 1n)
  const listing = makeOrder(
    seller,
    [one(token, 1n)],
    [
      to(seller, money(coin, 100n)),
      to(artist, money(coin, 50n)),
      to(buyer, money(coin, 20n)),
      to(sender, money(coin, 20n)),
      to(house, money(coin, 16n)),
    ],
  )
  const offer = makeOrder(buyer, [money(coin, 206n)], [to(buyer, one(token, 1n))])
  const orders = [listing, offer]
  const fillings = await Promise.all(
    orders.map(async (order) => ({ order, signature: await sign(world, order) })),
  )
  const data = advancedCalls.match(fillings, pairUp(orders), { choices: [], recipient })
  await world.send({ from: sender, to: seaportAddress, data })

  const { sales, verdict } = await verifyItem(token, 1n)
  expect(sales).toMatchObject([{ from: seller, to: buyer, price: 116n }])
  expect(verdict).toEqual(VERIFIED)
})

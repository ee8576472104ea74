// Transactions that anyone can send to make the index say something false of honest collections, or stop it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { reconcile } from '../../reconcile/reconcile.ts'
import { runErrands } from './errands.ts'
import {
  type Order,
  PLENTY,
  calls,
  ether,
  makeOrder,
  money,
  one,
  orderHash,
  prepareTraders,
  publish,
  seaportAddress,
  sign,
  tipped,
  to,
  toSeaport,
  units,
} from './seaport.ts'
import { type Transaction, type World, startWorld, transaction } from './world.ts'

type Name = 'token' | 'editions' | 'coin' | 'gold' | 'errands' | 'royal'

let world: World<Name>
let seller: Hex, attacker: Hex, buyer: Hex, third: Hex
/** The attacker's contract. */
let errands: Hex

beforeAll(async () => {
  world = await startWorld<Name>(
    {
      token: { contract: 'PlainToken', tracked: 'ERC721' },
      editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
      coin: { contract: 'PlainMoney', values: [18], isCurrency: true },
      gold: { contract: 'PlainMoney', values: [18], isCurrency: true },
      errands: { contract: 'Errands' },
      royal: { contract: 'RoyaltyTrouble', tracked: 'ERC721' },
    },
    // As a site that shows its own collections alone; the other tests of sales index an open market.
    { discover: false },
  )
  ;[seller, attacker, buyer, third] = world.accounts as [Hex, Hex, Hex, Hex]
  const { token, editions, coin, gold, royal } = world.contracts
  errands = world.contracts.errands.address
  await prepareTraders(world, [seller, attacker, buyer], {
    money: [coin, gold],
    collections: [token, editions, royal],
  })
  await run(
    transaction(errands, editions, 'setApprovalForAll', seaportAddress, true),
    transaction(errands, coin, 'approve', seaportAddress, PLENTY),
    transaction(errands, coin, 'mint', errands, PLENTY),
  )
})
afterAll(() => world?.stop())

/** The attacker's contract makes the calls in one transaction. */
const run = (...calls: readonly Transaction[]) => world.send(runErrands(world.contracts, attacker, calls))
const mint = (id: bigint, owner: Hex, collection: 'token' | 'royal' = 'token') =>
  world.call(attacker, world.contracts[collection], 'mint', owner, id)
const mintUnits = (id: bigint, owner: Hex, amount: bigint) =>
  world.call(attacker, world.contracts.editions, 'mint', owner, id, amount)

async function fetchSales(order: Order): Promise<unknown[]> {
  await world.indexed()
  const { sales } = await world.query<{ sales: unknown[] }>(
    `{ sales(where: { orderHash: "${orderHash(order)}" }) {
      price proceeds currency { id } seller { id } buyer { id } flag
    } }`,
  )
  return sales
}

async function fetchSale(order: Order): Promise<unknown> {
  const sales = await fetchSales(order)
  expect(sales).toHaveLength(1)
  return sales[0]
}

test('indexing continues when payments add up to more than a call can name and the collection has a royalty', async () => {
  const { royal } = world.contracts
  await world.call(attacker, royal, 'setRoyalty', 0, third, 500n)
  await mint(1n, attacker, 'royal')
  const most = 2n ** 256n - 1n
  const order = makeOrder(
    attacker,
    [one(royal, 1n)],
    [to(attacker, ether(most)), to(third, ether(most)), to(buyer, ether(most))],
  )
  await publish(world, order)
  await world.indexed()
  expect(await world.query(`{ order(id: "${orderHash(order)}") { live startPrice } }`)).toEqual({
    order: { live: false, startPrice: String(3n * most) },
  })
})

test('does not flag a sale whose buyer moves nothing from the seller, which needs no approval', async () => {
  const { token, coin } = world.contracts
  await mint(1n, seller)
  const listing = makeOrder(seller, [one(token, 1n)], [to(seller, ether(5n))])
  await publish(world, listing)
  await run(
    transaction(errands, coin, 'transferFrom', seller, errands, 0n),
    toSeaport(errands, calls.advanced(listing, errands), 5n),
  )
  expect(await fetchSale(listing)).toMatchObject({ price: '5', buyer: { id: errands }, flag: null })
})

test('stores no payment for an offer accepted so that its money returns to its maker', async () => {
  const { token, coin } = world.contracts
  await mint(2n, attacker)
  const offer = makeOrder(buyer, [money(coin, 100n)], [to(buyer, one(token, 2n))])
  await publish(world, offer)
  await world.send(toSeaport(attacker, calls.advanced(offer, buyer)))
  expect(await fetchSale(offer)).toMatchObject({ price: '0', proceeds: '0' })
})

test('stores no payment for an offer accepted so that its money goes to the item’s recipient', async () => {
  const { token, coin } = world.contracts
  await mint(8n, attacker)
  const offer = makeOrder(buyer, [money(coin, 100n)], [to(third, one(token, 8n))])
  await publish(world, offer)
  await world.send(toSeaport(attacker, calls.advanced(offer, third)))
  expect(await fetchSale(offer)).toMatchObject({ price: '0', proceeds: '0', buyer: { id: third } })
})

test('stores no payment for an offer matched with a gift whose spare money goes to its maker', async () => {
  const { token, coin } = world.contracts
  await mint(3n, attacker)
  const offer = makeOrder(buyer, [money(coin, 100n)], [to(buyer, one(token, 3n))])
  const gift = makeOrder(attacker, [one(token, 3n)], [])
  await publish(world, offer)
  await publish(world, gift)
  await world.send(toSeaport(buyer, calls.match([offer, gift])))
  expect(await fetchSale(offer)).toMatchObject({ price: '0', proceeds: '0' })
})

test('keeps the price near the listing’s when an offer that pays its maker’s accomplice is matched with it', async () => {
  const { token, coin } = world.contracts
  await mint(4n, seller)
  const listing = makeOrder(seller, [one(token, 4n)], [to(seller, money(coin, 5_000n))])
  const offer = makeOrder(
    attacker,
    [money(coin, 105_000n)],
    [to(attacker, one(token, 4n)), to(third, money(coin, 100_000n))],
  )
  await publish(world, listing)
  await publish(world, offer)
  await world.send(toSeaport(attacker, calls.match([listing, offer])))
  // A quarter of 6,666 is what an order of the site may pay others.
  expect(await fetchSale(listing)).toMatchObject({ price: '6666', proceeds: '5000', seller: { id: seller } })
})

test("keeps the seller's price of a listing signed off chain and filled with a tip to an accomplice", async () => {
  const { token, coin } = world.contracts
  await mint(7n, seller)
  const fees = [to(seller, money(coin, 4_900n)), to(buyer, money(coin, 100n))]
  const listing = makeOrder(seller, [one(token, 7n)], fees)
  const filled = tipped(listing, to(third, money(coin, 100_000n)), to(third, money(coin, 10n)))
  await world.send(toSeaport(attacker, calls.standard(filled, await sign(world, listing))))
  // A small tip can't be distinguished from a fee.
  expect(await fetchSale(listing)).toMatchObject({ price: '5010', proceeds: '4900', seller: { id: seller } })
})

test('keeps the price of a listing signed off chain and matched with an offer in another currency', async () => {
  const { token, coin, gold } = world.contracts
  await mint(5n, seller)
  const listing = makeOrder(seller, [one(token, 5n)], [to(seller, money(coin, 5n))])
  const offer = makeOrder(attacker, [money(gold, 105n)], [to(attacker, one(token, 5n))])
  const exchange = makeOrder(buyer, [money(coin, 5n)], [to(buyer, money(gold, 105n))])
  await publish(world, offer)
  await publish(world, exchange)
  const signatures = [await sign(world, listing)]
  await world.send(toSeaport(attacker, calls.match([listing, offer, exchange], { signatures })))
  expect(await fetchSale(listing)).toMatchObject({
    price: '5',
    currency: { id: coin.address },
    seller: { id: seller },
    buyer: { id: attacker },
  })
  expect(await fetchSales(offer)).toEqual([])
})

test('keeps the price of an offer filled by an order of two currencies with spare money for its maker', async () => {
  const { token, coin, gold } = world.contracts
  await mint(6n, attacker)
  const offer = makeOrder(buyer, [money(coin, 100n)], [to(buyer, one(token, 6n))])
  const answer = makeOrder(
    attacker,
    [one(token, 6n)],
    [to(attacker, money(coin, 80n)), to(third, money(coin, 10n)), to(attacker, money(gold, 1n))],
  )
  const coinOfGold = makeOrder(seller, [money(gold, 1n)], [])
  for (const order of [offer, answer, coinOfGold]) await publish(world, order)
  await world.send(toSeaport(buyer, calls.match([offer, answer, coinOfGold])))
  expect(await fetchSale(offer)).toMatchObject({ price: '90', proceeds: '80', seller: { id: attacker } })
})

test('stores each buyer of a match and a purchase in one transaction', async () => {
  const { editions, coin } = world.contracts
  await mintUnits(1n, seller, 2n)
  const matched = makeOrder(seller, [units(editions, 1n, 1n)], [to(seller, money(coin, 5n))])
  const bought = makeOrder(seller, [units(editions, 1n, 1n)], [to(seller, ether(7n))])
  const offer = makeOrder(errands, [money(coin, 5n)], [to(third, units(editions, 1n, 1n))])
  await publish(world, matched)
  await publish(world, bought)
  await run(
    toSeaport(errands, calls.match([matched, offer])),
    toSeaport(errands, calls.advanced(bought, buyer), 7n),
  )
  expect(await fetchSale(matched)).toMatchObject({ price: '5', seller: { id: seller }, buyer: { id: third } })
  expect(await fetchSale(bought)).toMatchObject({ price: '7', seller: { id: seller }, buyer: { id: buyer } })
})

test('stores one sale for the seller when the listing’s buyer has an offer accepted next', async () => {
  const { editions, coin } = world.contracts
  await mintUnits(2n, seller, 1n)
  await mintUnits(2n, errands, 1n)
  const listing = makeOrder(seller, [units(editions, 2n, 1n)], [to(seller, ether(5n))])
  const offer = makeOrder(buyer, [money(coin, 100n)], [to(buyer, units(editions, 2n, 1n))])
  await publish(world, listing)
  await publish(world, offer)
  await run(
    toSeaport(errands, calls.advanced(listing, buyer), 5n),
    toSeaport(errands, calls.advanced(offer, errands)),
  )
  expect(await fetchSale(listing)).toMatchObject({
    price: '5',
    seller: { id: seller },
    buyer: { id: buyer },
  })
  expect(await fetchSale(offer)).toMatchObject({
    price: '100',
    seller: { id: errands },
    buyer: { id: buyer },
  })
})

test('names the seller who gave the other unit when one is minted to a buyer whose offer is accepted next', async () => {
  const { editions, coin } = world.contracts
  await mintUnits(3n, errands, 1n)
  const offer = makeOrder(buyer, [money(coin, 100n)], [to(buyer, units(editions, 3n, 1n))])
  await publish(world, offer)
  await run(
    transaction(errands, editions, 'mint', buyer, 3n, 1n),
    toSeaport(errands, calls.advanced(offer, errands)),
  )
  expect(await fetchSale(offer)).toMatchObject({
    price: '100',
    seller: { id: errands },
    buyer: { id: buyer },
  })
})

test('names the seller who gave the other unit through Seaport when one is given to a buyer whose offer is accepted next', async () => {
  const { editions, coin } = world.contracts
  await mintUnits(4n, errands, 1n)
  await mintUnits(4n, third, 1n)
  await world.call(third, editions, 'setApprovalForAll', errands, true)
  const offer = makeOrder(buyer, [money(coin, 100n)], [to(buyer, units(editions, 4n, 1n))])
  await publish(world, offer)
  await run(
    transaction(errands, editions, 'safeTransferFrom', third, buyer, 4n, 1n, '0x'),
    toSeaport(errands, calls.advanced(offer, errands)),
  )
  expect(await fetchSale(offer)).toMatchObject({
    price: '100',
    seller: { id: errands },
    buyer: { id: buyer },
  })
})

test('stores each buyer when one contract buys two listings of one id for two accounts', async () => {
  const { editions } = world.contracts
  await mintUnits(5n, seller, 2n)
  const listings = [5n, 7n].map((price) =>
    makeOrder(seller, [units(editions, 5n, 1n)], [to(seller, ether(price))]),
  ) as [Order, Order]
  for (const listing of listings) await publish(world, listing)
  await run(
    toSeaport(errands, calls.available([listings[0]], buyer), 5n),
    toSeaport(errands, calls.available([listings[1]], third), 7n),
  )
  expect(await fetchSale(listings[0])).toMatchObject({ price: '5', buyer: { id: buyer } })
  expect(await fetchSale(listings[1])).toMatchObject({ price: '7', buyer: { id: third } })
})

test('stores the price of each sale of a match of many listings with as many offers', async () => {
  const { editions, coin } = world.contracts
  const prices = Array.from({ length: 25 }, (_, at) => BigInt(at + 100))
  const id = 6n
  await mintUnits(id, seller, BigInt(prices.length))
  const listings = prices.map((price) =>
    makeOrder(seller, [units(editions, id, 1n)], [to(seller, money(coin, price))]),
  )
  const offers = prices.map((price) =>
    makeOrder(buyer, [money(coin, price)], [to(buyer, units(editions, id, 1n))]),
  )
  await world.send(toSeaport(seller, calls.validate(...listings)))
  await world.send(toSeaport(buyer, calls.match([...listings, ...offers])))
  const sales = await Promise.all(listings.map(fetchSale))
  expect(sales).toMatchObject(prices.map((price) => ({ price: String(price), buyer: { id: buyer } })))
})

test('agrees with the chain after all of these', async () => {
  await world.indexed()
  const { rpcUrl, graphqlUrl } = world
  const { comparison } = await reconcile({ rpcUrl, graphqlUrl, seaport: seaportAddress, fromBlock: 0 })
  expect(comparison.differences).toEqual([])
})

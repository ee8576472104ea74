// Makers: honest ones, and makers of every order that can never be filled or that isn't what it looks like.
import { id as hashOf } from 'ethers'
import type { Hex } from '../../local/seed/contracts.ts'
import { type Offered, type Order, ether, makeOrder, money, one, to, units } from '../subgraph/seaport.ts'
import { type Scene, anyToken, anyUnits, other, pick } from './scene.ts'

/** The unit of prices. */
export const UNIT = 10n ** 15n
const DAY = 86_400n
const OPENSEA_KEY = '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000' as Hex

type Make = (scene: Scene) => Order | null

/** Few prices, so that trades repeat the same one. */
const price = (scene: Scene) => UNIT * pick(scene, [1n, 10n, 10n, 10n, 11n, 25n, 400n])

/** Starts now or earlier; most orders end within a few days. */
function times(scene: Scene): Partial<Order> {
  const now = BigInt(scene.nowSeconds)
  return {
    startTime: now - 100n,
    endTime: now + DAY * pick(scene, [1n, 3n, 10n, 60n]) + BigInt(scene.random.below(5_000)),
  }
}

type Pay = (from: bigint, until?: bigint) => Offered

/** Pays in the native coin, in its wrapped token or, now and then, in another currency. */
function anyCurrency(scene: Scene): Pay {
  const { weth, dollar } = scene.contracts
  const currency = pick(scene, [null, null, null, weth, weth, dollar])
  return currency === null ? ether : (from, until) => money(currency, from, until)
}

const listing =
  (change: (scene: Scene, order: Order, amount: bigint, pay: Pay) => Partial<Order>): Make =>
  (scene) => {
    const token = anyToken(scene)
    if (token === null) return null
    const amount = price(scene)
    const offer = [one(scene.contracts[token.name], token.id)]
    const pay = anyCurrency(scene)
    const order = makeOrder(token.owner, offer, [to(token.owner, pay(amount))], times(scene))
    return withSalt(scene, { ...order, ...change(scene, order, amount, pay) })
  }

const edition =
  (change: (scene: Scene, order: Order, quantity: bigint, pay: Pay) => Partial<Order>): Make =>
  (scene) => {
    const held = anyUnits(scene)
    if (held === null) return null
    const quantity = 1n + BigInt(scene.random.below(Number(held.held > 10n ? 10n : held.held)))
    const offer = [units(scene.contracts[held.name], held.id, quantity)]
    const pay = anyCurrency(scene)
    const payments = [to(held.owner, pay(price(scene) * quantity))]
    const order = makeOrder(held.owner, offer, payments, { ...times(scene), orderType: 1 })
    return withSalt(scene, { ...order, ...change(scene, order, quantity, pay) })
  }

/** The salt is random, so that a seed gives the same hashes. */
export function withSalt(scene: Scene, order: Order): Order {
  const salt = BigInt(scene.random.below(2 ** 24)) * 2n ** 24n + BigInt(scene.random.below(2 ** 24))
  return { ...order, salt, totalOriginalConsiderationItems: order.consideration.length }
}

const first = ({ offer }: Order) => offer[0] as Order['offer'][number]
const payments = ({ consideration }: Order) => consideration[0] as Order['consideration'][number]
const same = () => ({})

export const LISTINGS: Readonly<Record<string, Make>> = {
  'honest listing': listing(same),
  'listing with a fee': listing((scene, { offerer }, amount, pay) => ({
    consideration: [to(offerer, pay((amount * 9n) / 10n)), to(other(scene, offerer), pay(amount / 10n))],
  })),
  'declining price': listing((_, { offerer }, amount, pay) => ({
    consideration: [to(offerer, pay(amount * 3n, amount / 3n))],
  })),
  'edition, any units': edition(same),
  'edition, all or nothing': edition(() => ({ orderType: 0 })),
  'edition at an odd price': edition((scene, { offerer }, quantity, pay) => ({
    consideration: [to(offerer, pay(price(scene) * quantity + quantity / 2n))],
  })),
  bundle: (scene) => {
    const mine = anyToken(scene)
    const more = [...scene.owners].filter(([, owner]) => owner === mine?.owner)
    if (mine === null || more.length < 2) return null
    const offer = more.slice(0, 2).map(([key]) => {
      const [name = 'token', id = '1'] = key.split(' ')
      return one(scene.contracts[name as 'token'], BigInt(id))
    })
    const payment = anyCurrency(scene)(price(scene))
    return withSalt(scene, makeOrder(mine.owner, offer, [to(mine.owner, payment)], times(scene)))
  },
  'scheduled listing': listing((scene) => ({ startTime: BigInt(scene.nowSeconds) + DAY / 2n })),
  'private listing': listing((scene, order) => {
    const taker = other(scene, order.offerer)
    return { consideration: [...order.consideration, to(taker, first(order))] }
  }),
  'defect: price zero': listing((_, { offerer }) => ({ consideration: [to(offerer, ether(0n))] })),
  'defect: one payment zero': listing((scene, { offerer, consideration }) => ({
    consideration: [...consideration, to(other(scene, offerer), ether(0n))],
  })),
  'defect: nothing requested': listing(() => ({ consideration: [] })),
  'defect: wrong standard': listing((_, order) => ({ offer: [{ ...first(order), itemType: 3 }] })),
  'defect: ERC-1155 as ERC-721': edition((_, order) => ({
    offer: [{ ...first(order), itemType: 2, startAmount: 1n, endAmount: 1n }],
    orderType: 0,
  })),
  'defect: money with an identifier': listing((_, order) => ({
    consideration: [{ ...payments(order), identifierOrCriteria: 7n }],
  })),
  'defect: native coin with an address': listing((scene, { offerer }, amount) => ({
    consideration: [to(offerer, { ...ether(amount), token: scene.contracts.weth.address })],
  })),
  'defect: ERC-20 at the zero address': listing((_, { offerer }, amount) => ({
    consideration: [to(offerer, { ...ether(amount), itemType: 1 })],
  })),
  'defect: several units of an ERC-721': listing((_, order) => ({
    offer: [{ ...first(order), startAmount: 2n, endAmount: 2n }],
  })),
  'defect: unknown conduit': listing(() => ({ conduitKey: hashOf('nobody') as Hex })),
  'defect: closed conduit': listing(() => ({ conduitKey: OPENSEA_KEY })),
  'defect: ends before it starts': listing((scene) => ({
    startTime: BigInt(scene.nowSeconds) + 2n * DAY,
    endTime: BigInt(scene.nowSeconds) + DAY,
  })),
  'defect: amount changes': edition((_, order, quantity) => ({
    offer: [{ ...first(order), startAmount: quantity * 1_000n, endAmount: 1n }],
  })),
  'beyond holdings': edition((_, order, quantity) => ({
    offer: [{ ...first(order), startAmount: quantity * 100n, endAmount: quantity * 100n }],
    consideration: [
      { ...payments(order), startAmount: quantity * 100n * UNIT, endAmount: quantity * 100n * UNIT },
    ],
  })),
  'defect: rising price': listing((_, { offerer }, amount, pay) => ({
    consideration: [to(offerer, pay(1n, amount * 100n))],
  })),
  'defect: one payment rises': listing((scene, { offerer }, amount, pay) => ({
    consideration: [to(offerer, pay(amount * 2n, amount)), to(other(scene, offerer), pay(1n, amount / 10n))],
  })),
  'defect: restricted': listing((scene, { offerer }) => ({ orderType: 2, zone: other(scene, offerer) })),
  'defect: unlisted currency': listing((scene, { offerer }) => ({
    consideration: [to(offerer, money(scene.contracts.junk, 1n))],
  })),
  'defect: fees beyond a quarter': listing((scene, { offerer }, amount, pay) => ({
    consideration: [to(offerer, pay(amount / 2n)), to(other(scene, offerer), pay(amount / 2n))],
  })),
  'defect: does not fit in a word': listing((_, { offerer }) => ({
    consideration: [to(offerer, ether(2n ** 256n - 1n)), to(offerer, ether(2n ** 255n))],
  })),
  'two currencies': listing((scene, { offerer }, amount) => ({
    consideration: [to(offerer, ether(amount)), to(offerer, money(scene.contracts.weth, amount))],
  })),
  swap: listing((scene, { offerer }) => ({
    consideration: [to(offerer, one(scene.contracts.token, pick(scene, [1n, 2n, 3n])))],
  })),
  'before its mint': (scene) => {
    const maker = pick(scene, scene.actors)
    const offer = [one(scene.contracts.token, 1_000n + BigInt(scene.random.below(30)))]
    return withSalt(scene, makeOrder(maker, offer, [to(maker, ether(price(scene)))], times(scene)))
  },
  'of a lying token': (scene) => {
    const maker = pick(scene, scene.actors)
    const offer = [one(scene.contracts.lying, pick(scene, [1n, 2n, 3n]))]
    return withSalt(scene, makeOrder(maker, offer, [to(maker, ether(price(scene)))], times(scene)))
  },
  'of no contract': (scene) => {
    const maker = pick(scene, scene.actors)
    const offer = [one({ address: hashOf('nothing').slice(0, 42) as Hex, call: () => '0x' }, 1n)]
    return withSalt(scene, makeOrder(maker, offer, [to(maker, ether(price(scene)))], times(scene)))
  },
  'of a currency': (scene) => {
    const maker = pick(scene, scene.actors)
    const offer = [one(scene.contracts.weth, 1n)]
    return withSalt(scene, makeOrder(maker, offer, [to(maker, ether(price(scene)))], times(scene)))
  },
}

const offerFor =
  (make: (scene: Scene, maker: Hex, amount: bigint, pay: Pay) => Order): Make =>
  (scene) => {
    const { weth, dollar } = scene.contracts
    const currency = pick(scene, [weth, weth, weth, dollar])
    const pay: Pay = (from, until) => money(currency, from, until)
    return withSalt(scene, { ...make(scene, pick(scene, scene.actors), price(scene), pay), ...times(scene) })
  }

export const OFFERS: Readonly<Record<string, Make>> = {
  'offer for an item': offerFor((scene, maker, amount, pay) => {
    const token = anyToken(scene) ?? { name: 'token' as const, id: 1n }
    return makeOrder(maker, [pay(amount)], [to(maker, one(scene.contracts[token.name], token.id))])
  }),
  'offer with a fee': offerFor((scene, maker, amount, pay) => {
    const token = anyToken(scene) ?? { name: 'token' as const, id: 1n }
    const item = to(maker, one(scene.contracts[token.name], token.id))
    return makeOrder(maker, [pay(amount)], [item, to(other(scene, maker), pay(amount / 20n))])
  }),
  'offer for units': offerFor((scene, maker, amount, pay) => {
    const held = anyUnits(scene) ?? { name: 'editions' as const, id: 1n }
    const quantity = pick(scene, [1n, 2n, 4n])
    const item = to(maker, units(scene.contracts[held.name], held.id, quantity))
    return makeOrder(maker, [pay(amount * quantity)], [item], { orderType: 1 })
  }),
  'offer for a collection': offerFor((scene, maker, amount, pay) => {
    const item = { ...one(scene.contracts.token, 0n), itemType: 4 }
    return makeOrder(maker, [pay(amount)], [to(maker, item)])
  }),
  'defect: offer of native coins': offerFor((scene, maker, amount) => {
    return makeOrder(maker, [ether(amount)], [to(maker, one(scene.contracts.token, pick(scene, [1n, 2n])))])
  }),
  'defect: offer that changes': offerFor((scene, maker, amount, pay) => {
    return makeOrder(
      maker,
      [pay(amount, amount * 2n)],
      [to(maker, one(scene.contracts.token, pick(scene, [1n, 2n])))],
    )
  }),
  'defect: offer of worthless money': offerFor((scene, maker) => {
    const item = to(maker, one(scene.contracts.token, pick(scene, [1n, 2n])))
    return makeOrder(maker, [money(scene.contracts.junk, 10n)], [item])
  }),
}

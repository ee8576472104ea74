// Buyers, sellers who accept, sweepers and matchers: every function of Seaport, with tips of every kind and spare money.
import type { Hex } from '../../local/seed/contracts.ts'
import {
  type ConsiderationItem,
  type Offered,
  type Order,
  calls,
  ether,
  makeOrder,
  money,
  one,
  seaportAddress,
  to,
  units,
} from '../subgraph/seaport.ts'
import { UNIT, withSalt } from './listings.ts'
import {
  type Act,
  type MarketOrder,
  type OwnedToken,
  type Scene,
  anyToken,
  anyUnits,
  other,
  pick,
} from './scene.ts'

type Fill = (scene: Scene) => Omit<Act, 'kind'> | null

const isMoney = ({ itemType }: { itemType: number }) => itemType < 2

/** The highest sum of an order's native payments. */
function nativeDue(order: Order): bigint {
  return order.consideration
    .filter(({ itemType }) => itemType === 0)
    .reduce(
      (sum, { startAmount, endAmount }) => sum + (startAmount > endAmount ? startAmount : endAmount),
      0n,
    )
}

/** Orders that may still be open, of one kind; most of them can be filled. */
function pickKnown(scene: Scene, fits: (order: Order, known: MarketOrder) => boolean): MarketOrder | null {
  const open = scene.orders.filter((entry) => entry.signature === '0x' && fits(entry.order, entry))
  const honest = open.filter(({ kind }) => !kind.startsWith('defect'))
  const from = honest.length > 0 && scene.random.chance(85) ? honest : open
  return from.length === 0 ? null : pick(scene, from)
}

const isListing = ({ offer, consideration }: Order) =>
  offer.every((item) => !isMoney(item)) && consideration.some(isMoney) && consideration.every(isMoney)
const isOffer = ({ offer }: Order) => offer.every(isMoney)
const isWhole = ({ orderType }: Order) => orderType === 0
const hasParts = ({ orderType, offer }: Order) => orderType === 1 && (offer[0]?.startAmount ?? 0n) > 1n
const least = (amount: bigint) => (amount < 2n ** 100n ? amount : 0n)

const send = (from: Hex, data: Hex, value = 0n) => ({ from, to: seaportAddress, data, value: least(value) })

const buy =
  (
    encode: (scene: Scene, order: Order, buyer: Hex) => Hex,
    fits: (order: Order) => boolean = isListing,
  ): Fill =>
  (scene) => {
    const found = pickKnown(scene, fits)
    if (found === null) return null
    const buyer = other(scene, found.order.offerer)
    return send(buyer, encode(scene, found.order, buyer), nativeDue(found.order))
  }

/** Adds a tip. */
const tipping =
  (tip: (scene: Scene, order: Order, buyer: Hex) => ConsiderationItem | null): Fill =>
  (scene) => {
    const found = pickKnown(scene, (order) => isListing(order) || isOffer(order))
    if (found === null) return null
    const { order } = found
    const filler = pickFiller(scene, order)
    const added = filler === null ? null : tip(scene, order, filler)
    if (added === null || filler === null) return null
    const tipped = { ...order, consideration: [...order.consideration, added] }
    return send(filler, calls.advanced(tipped, filler), nativeDue(tipped))
  }

/** For an offer, an account that has the item; for a listing, any other account. */
function pickFiller(scene: Scene, order: Order): Hex | null {
  if (!isOffer(order)) return other(scene, order.offerer)
  const wanted = order.consideration.find((item) => !isMoney(item))
  if (wanted === undefined || wanted.itemType === 4) return null
  const holders = [
    ...scene.owners,
    ...[...scene.units].map(([key, held]) => [key, held > 0n ? ownerIn(key) : '0x'] as const),
  ]
  const fitting = holders.filter(([key, owner]) => {
    const [name = '', id = ''] = key.split(' ')
    const contract = scene.contracts[name as 'token']
    return (
      contract.address === wanted.token &&
      BigInt(id) === wanted.identifierOrCriteria &&
      owner !== order.offerer
    )
  })
  const owners = fitting.map(([, owner]) => owner as Hex).filter((owner) => scene.actors.includes(owner))
  return owners.length === 0 ? null : pick(scene, owners)
}

const ownerIn = (key: string) => key.split(' ')[2] as Hex

/** A listing and the offers for it, made, published and matched by an unrelated account. */
function match(
  scene: Scene,
  offersNumber: 1 | 2,
  listingFirst: boolean,
  spare: bigint,
): Omit<Act, 'kind'>[] | null {
  const held = offersNumber === 2 ? anyUnits(scene) : null
  const token = offersNumber === 1 ? anyToken(scene) : null
  const seller = held?.owner ?? token?.owner
  if (seller === undefined || (held !== null && held.held < 2n)) return null
  const item = (amount: bigint) =>
    held !== null
      ? units(scene.contracts[held.name], held.id, amount)
      : one(scene.contracts[token?.name ?? 'token'], token?.id ?? 1n)
  const weth = (amount: bigint) => money(scene.contracts.weth, amount)
  const amount = UNIT * pick(scene, [10n, 20n, 30n])
  const ended = { endTime: BigInt(scene.nowSeconds) + 86_400n }
  const whole = BigInt(offersNumber)
  const listing = withSalt(
    scene,
    makeOrder(seller, [item(whole)], [to(seller, weth(amount * whole))], {
      ...ended,
      orderType: held ? 1 : 0,
    }),
  )
  const buyers = scene.random
    .shuffled(scene.actors.filter((actor) => actor !== seller))
    .slice(0, offersNumber)
  const offers = buyers.map((buyer) =>
    withSalt(scene, makeOrder(buyer, [weth(amount + spare)], [to(buyer, item(1n))], ended)),
  )
  const orders = listingFirst ? [listing, ...offers] : [...offers, listing]
  const place = listingFirst ? 0 : offers.length
  const offerAt = (i: number) => (listingFirst ? i + 1 : i)
  const pairs = offers.flatMap((_, i) => [
    [[place, 0] as const, [offerAt(i), 0] as const] as const,
    [[offerAt(i), 0] as const, [place, 0] as const] as const,
  ])
  const matcher = pick(scene, scene.actors)
  const publish = [listing, ...offers].map((order) => send(order.offerer, calls.validate(order)))
  return [...publish, send(matcher, calls.match(orders, { pairs }))]
}

/** Two accounts sell each other an item at one price, one for native coins and one for WETH: neither gains anything. */
function mirror(scene: Scene): Omit<Act, 'kind'>[] | null {
  const [mine, theirs] = [anyToken(scene), anyToken(scene)]
  if (mine === null || theirs === null || mine.owner === theirs.owner) return null
  const amount = UNIT * pick(scene, [10n, 20n, 30n])
  const ended = { endTime: BigInt(scene.nowSeconds) + 86_400n }
  const sell = ({ name, id, owner }: OwnedToken, payment: Offered) =>
    withSalt(scene, makeOrder(owner, [one(scene.contracts[name], id)], [to(owner, payment)], ended))
  const listings = [sell(mine, ether(amount)), sell(theirs, money(scene.contracts.weth, amount))] as const
  return [
    ...listings.map((order) => send(order.offerer, calls.validate(order))),
    send(theirs.owner, calls.standard(listings[0]), amount),
    send(mine.owner, calls.standard(listings[1])),
  ]
}

export const MATCHES: Readonly<Record<string, (scene: Scene) => Omit<Act, 'kind'>[] | null>> = {
  'match, listing first': (scene) => match(scene, 1, true, 0n),
  'match, offer first': (scene) => match(scene, 1, false, 0n),
  'match with money to spare, listing first': (scene) => match(scene, 1, true, 2n * UNIT),
  'match with money to spare, offer first': (scene) => match(scene, 1, false, 2n * UNIT),
  'match of an edition with two offers, listing first': (scene) => match(scene, 2, true, 0n),
  'match of an edition with two offers, listing last': (scene) => match(scene, 2, false, 0n),
  'mirrored sales in both coins': mirror,
}

export const FILLS: Readonly<Record<string, Fill>> = {
  'buy by fulfillBasicOrder': buy(
    (_, order) => calls.basic(order),
    (order) => isListing(order) && isWhole(order) && order.offer.length === 1,
  ),
  'buy by fulfillOrder': buy((_, order) => calls.standard(order)),
  'buy by fulfillAdvancedOrder': buy((_, order, buyer) => calls.advanced(order, buyer)),
  'buy a part': buy(
    (scene, order, buyer) =>
      calls.advanced(order, buyer, [1n, order.offer[0]?.startAmount ?? pick(scene, [1n])]),
    (order) => isListing(order) && hasParts(order),
  ),
  sweep: (scene) => {
    const listings = scene.orders.filter(({ order, signature }) => isListing(order) && signature === '0x')
    if (listings.length < 3) return null
    const chosen = scene.random
      .shuffled(listings)
      .slice(0, 3)
      .map(({ order }) => order)
    const buyer = pick(scene, scene.actors)
    const due = chosen.reduce((sum, order) => sum + least(nativeDue(order)), 0n)
    return send(buyer, calls.available(chosen, buyer), due)
  },
  'buy through another contract': (scene) => {
    const found = pickKnown(scene, isListing)
    if (found === null) return null
    const buyer = other(scene, found.order.offerer)
    const { courier } = scene.contracts
    const value = least(nativeDue(found.order))
    const data = courier.call('execute', seaportAddress, calls.advanced(found.order, buyer))
    return { from: buyer, to: courier.address, data, value }
  },
  'seller pays for another account': buy((scene, order) =>
    calls.advanced(order, other(scene, order.offerer)),
  ),
  'accept an offer': (scene) => {
    const found = pickKnown(
      scene,
      (order) => isOffer(order) && order.consideration.every(({ itemType }) => itemType !== 4),
    )
    const filler = found === null ? null : pickFiller(scene, found.order)
    if (found === null || filler === null) return null
    const [item] = found.order.consideration
    const part: readonly [bigint, bigint] =
      found.order.orderType === 1 && item !== undefined ? [1n, item.startAmount] : [1n, 1n]
    return send(filler, calls.advanced(found.order, filler, part))
  },
  'accept a collection offer': (scene) => {
    const found = pickKnown(
      scene,
      (order) => isOffer(order) && order.consideration.some(({ itemType }) => itemType === 4),
    )
    const token = [...scene.owners].find(
      ([key, owner]) => key.startsWith('token ') && owner !== found?.order.offerer,
    )
    if (found === null || token === undefined) return null
    const [key, owner] = token
    return send(owner, calls.accept(found.order, owner, BigInt(key.split(' ')[1] ?? '1')))
  },
  'fill a signed order': (scene) => {
    const signed = scene.orders.filter(({ signature }) => signature !== '0x')
    if (signed.length === 0) return null
    const { order, signature } = pick(scene, signed)
    const buyer = other(scene, order.offerer)
    return send(buyer, calls.standard(order, signature), nativeDue(order))
  },
  'fill a signed order with a tip': (scene) => {
    const signed = scene.orders.filter(({ signature }) => signature !== '0x')
    if (signed.length === 0) return null
    const { order, signature } = pick(scene, signed)
    const buyer = other(scene, order.offerer)
    const tip = pick(scene, [
      to(buyer, ether(100n * UNIT)),
      to(order.offerer, money(scene.contracts.junk, 1n)),
    ])
    const tipped = { ...order, consideration: [...order.consideration, tip] }
    return send(buyer, calls.standard(tipped, signature), nativeDue(tipped))
  },
  'tip: another ERC-20': tipping((scene, { offerer }) => to(offerer, money(scene.contracts.junk, 1n))),
  'tip: native coins': tipping((scene, { offerer }, buyer) =>
    to(
      pick(
        scene,
        scene.actors.filter((actor) => actor !== offerer && actor !== buyer),
      ),
      ether(UNIT),
    ),
  ),
  'tip: to oneself': tipping((_, __, buyer) => to(buyer, ether(100n * UNIT))),
  'tip: to the seller': tipping((_, { offerer }) => to(offerer, ether(3n * UNIT))),
  'tip: WETH to a stranger': tipping((scene, { offerer }) =>
    to(other(scene, offerer), money(scene.contracts.weth, 5n)),
  ),
  'tip: a token': tipping((scene, { offerer }, buyer) => {
    const mine = [...scene.owners].find(([, owner]) => owner === buyer)
    if (mine === undefined) return null
    const [name = 'token', id = '1'] = mine[0].split(' ')
    return to(offerer, one(scene.contracts[name as 'token'], BigInt(id)))
  }),
}

/** Signed off chain: the index doesn't have it until it is filled. */
export function signable(scene: Scene): Order | null {
  const token = anyToken(scene)
  if (token === null) return null
  const offer = [one(scene.contracts[token.name], token.id)]
  const amount = UNIT * pick(scene, [5n, 10n, 40n])
  const stranger = other(scene, token.owner)
  const consideration = [to(token.owner, ether(amount)), to(stranger, ether(amount / 20n))]
  const endTime = BigInt(scene.nowSeconds) + 864_000n
  return withSalt(scene, makeOrder(token.owner, offer, consideration, { endTime }))
}

// Seaport as the tests of the mappings call it: orders from short descriptions, every function that fills them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Interface, TypedDataEncoder, ZeroAddress, ZeroHash, randomBytes, toBigInt } from 'ethers'
import { SEAPORT } from '../../local/chain/canonical.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import {
  type OrderParameters,
  encodeAdvanced,
  encodeBasic,
  encodeSweep,
  encodeValidate,
} from '../../local/seed/orders.ts'
import type { Contract, Transaction, World } from './world.ts'

const packageFile = createRequire(import.meta.url).resolve('@opensea/seaport-js/package.json')
const artifact = join(dirname(packageFile), 'src/artifacts/seaport/contracts/Seaport.sol/Seaport.json')
const { abi } = JSON.parse(readFileSync(artifact, 'utf8')) as {
  abi: ConstructorParameters<typeof Interface>[0]
}
const seaport = new Interface(abi)

export const seaportAddress = SEAPORT.toLowerCase() as Hex
export const FOREVER = 2n ** 256n - 1n

export type Offered = OrderParameters['offer'][number]
export type ConsiderationItem = OrderParameters['consideration'][number]
/** Times may be as large as the contract allows. */
export type Order = Omit<OrderParameters, 'startTime' | 'endTime'> & { startTime: bigint; endTime: bigint }

const amounts = (from: bigint, to = from) => ({ startAmount: from, endAmount: to })

export const ether = (from: bigint, to?: bigint): Offered => ({
  itemType: 0,
  token: ZeroAddress as Hex,
  identifierOrCriteria: 0n,
  ...amounts(from, to),
})
export const money = (currency: Contract, from: bigint, to?: bigint): Offered => ({
  itemType: 1,
  token: currency.address,
  identifierOrCriteria: 0n,
  ...amounts(from, to),
})
export const one = (collection: Contract, id: bigint): Offered => ({
  itemType: 2,
  token: collection.address,
  identifierOrCriteria: id,
  ...amounts(1n),
})
export const units = (collection: Contract, id: bigint, amount: bigint): Offered => ({
  itemType: 3,
  token: collection.address,
  identifierOrCriteria: id,
  ...amounts(amount),
})
/** Any token whose id is a leaf of the root; of the collection when the root is 0. */
export const criteriaItem = (collection: Contract, root: bigint, amount = 1n): Offered => ({
  itemType: 4,
  token: collection.address,
  identifierOrCriteria: root,
  ...amounts(amount),
})
export const to = (recipient: Hex, item: Offered): ConsiderationItem => ({ ...item, recipient })

/** The order as its filler passes it to Seaport, with tips. */
export const tipped = (order: Order, ...tips: readonly ConsiderationItem[]): Order => ({
  ...order,
  consideration: [...order.consideration, ...tips],
})

/** An open order without end, whose salt is its own. */
export function makeOrder(
  offerer: Hex,
  offer: readonly Offered[],
  consideration: readonly ConsiderationItem[],
  changes: Partial<Order> = {},
): Order {
  return {
    offerer,
    zone: ZeroAddress as Hex,
    offer,
    consideration,
    orderType: 0,
    startTime: 0n,
    endTime: FOREVER,
    zoneHash: ZeroHash as Hex,
    salt: toBigInt(randomBytes(8)),
    conduitKey: ZeroHash as Hex,
    totalOriginalConsiderationItems: consideration.length,
    ...changes,
  }
}

/** The encoders of the seed take times as numbers; ethers takes both. */
const plain = (order: Order) => order as unknown as OrderParameters
const components = (order: Order, counter: bigint) => ({ ...order, counter })
const advanced = (order: Order, part: readonly [bigint, bigint] = [1n, 1n], signature = '0x') => ({
  parameters: order,
  numerator: part[0],
  denominator: part[1],
  signature,
  extraData: '0x',
})
const encode = (name: string, ...values: readonly unknown[]) =>
  seaport.encodeFunctionData(name, values) as Hex

const orderType = {
  OrderComponents: [
    ...['offerer:address', 'zone:address', 'offer:OfferItem[]', 'consideration:ConsiderationItem[]'],
    ...['orderType:uint8', 'startTime:uint256', 'endTime:uint256', 'zoneHash:bytes32', 'salt:uint256'],
    ...['conduitKey:bytes32', 'counter:uint256'],
  ].map(hashTyped),
  OfferItem: [
    'itemType:uint8',
    'token:address',
    'identifierOrCriteria:uint256',
    'startAmount:uint256',
    'endAmount:uint256',
  ].map(hashTyped),
  ConsiderationItem: [
    ...[
      'itemType:uint8',
      'token:address',
      'identifierOrCriteria:uint256',
      'startAmount:uint256',
      'endAmount:uint256',
    ],
    'recipient:address',
  ].map(hashTyped),
}

function hashTyped(field: string) {
  const [name = '', type = ''] = field.split(':')
  return { name, type }
}

/** EIP-712 struct hash of the order: the id that the index gives it. */
export function orderHash(order: Order, counter = 0n): Hex {
  return TypedDataEncoder.from(orderType).hash(components(order, counter)) as Hex
}

export const calls = {
  validate: (...orders: readonly Order[]) => encodeValidate(orders.map(plain)),
  cancel: (order: Order, counter = 0n) => encode('cancel', [components(order, counter)]),
  cancelAll: (orders: readonly Order[]) =>
    encode(
      'cancel',
      orders.map((order) => components(order, 0n)),
    ),
  incrementCounter: () => encode('incrementCounter'),
  /** Emits OrderFulfilled before the transfers. */
  basic: (order: Order) => encodeBasic(plain(order)),
  /** Emits OrderFulfilled after the transfers. */
  standard: (order: Order, signature = '0x') =>
    encode('fulfillOrder', { parameters: order, signature }, ZeroHash),
  /** Emits OrderFulfilled after the transfers. */
  advanced: (order: Order, recipient: Hex, part?: readonly [bigint, bigint]) =>
    encode('fulfillAdvancedOrder', advanced(order, part), [], ZeroHash, recipient),
  /** Gives `id` to an order that accepts any token. */
  accept: (order: Order, recipient: Hex, id: bigint) =>
    encodeAdvanced({ parameters: plain(order) }, recipient, id),
  /** Gives `id` to an order that accepts a token of a set of one. */
  acceptPart: (
    order: Order,
    recipient: Hex,
    id: bigint,
    part: readonly [bigint, bigint],
    signature?: string,
  ) =>
    encode(
      'fulfillAdvancedOrder',
      advanced(order, part, signature),
      [{ orderIndex: 0, side: 1, index: 0, identifier: id, criteriaProof: [] }],
      ZeroHash,
      recipient,
    ),
  /** Takes `id` from an order that offers any token. */
  choose: (order: Order, recipient: Hex, id: bigint) =>
    encode(
      'fulfillAdvancedOrder',
      advanced(order),
      [{ orderIndex: 0, side: 0, index: 0, identifier: id, criteriaProof: [] }],
      ZeroHash,
      recipient,
    ),
  /** Emits OrderFulfilled before the transfers. */
  available: (orders: readonly Order[], recipient: Hex) =>
    encodeSweep(
      orders.map((order) => ({ parameters: plain(order) })),
      recipient,
    ),
  /** Both orders' first item to the recipient in one transfer, and their first payments in another: one maker, one token. */
  availableTogether: (orders: readonly [Order, Order], recipient: Hex) => {
    const both = orders.map((_, orderIndex) => ({ orderIndex, itemIndex: 0 }))
    return encode(
      'fulfillAvailableAdvancedOrders',
      orders.map((order) => advanced(order)),
      [],
      [both],
      [both],
      ZeroHash,
      recipient,
      orders.length,
    )
  },
  match: (orders: readonly Order[], { pairs = pairUp(orders), signatures = [] }: MatchOptions = {}) =>
    encode(
      'matchOrders',
      orders.map((order, place) => ({ parameters: order, signature: signatures[place] ?? '0x' })),
      toFulfillments(pairs),
    ),
}

/** An order as its filler passes it on: with tips, the part to fill, and the maker's signature unless it needs none. */
export interface Filling {
  readonly order: Order
  readonly part?: readonly [bigint, bigint]
  readonly signature?: Hex
}

/** The item that a filler chooses for a criteria item; the criteria allow any item of the collection. */
export interface Choice {
  readonly orderIndex: number
  /** 0 for an offered item, 1 for a requested one. */
  readonly side: 0 | 1
  readonly index: number
  readonly identifier: bigint
}

type Place = readonly [order: number, item: number]

/** What one order offers goes to what another one, or itself, requests. */
export type Pair = readonly [offered: Place, requested: Place]

interface MatchOptions {
  /** By default, all that the orders request. */
  readonly pairs?: readonly Pair[]
  readonly signatures?: readonly Hex[]
}

interface FillOptions {
  readonly choices: readonly Choice[]
  readonly recipient: Hex
  readonly conduitKey: Hex
}

const toAdvanced = ({ order, part, signature }: Filling) => advanced(order, part, signature)
const resolvers = (choices: readonly Choice[]) => choices.map((choice) => ({ ...choice, criteriaProof: [] }))
const component = ([orderIndex, itemIndex]: Place) => ({ orderIndex, itemIndex })
const toFulfillments = (pairs: readonly Pair[]) =>
  pairs.map(([offered, requested]) => ({
    offerComponents: [component(offered)],
    considerationComponents: [component(requested)],
  }))
const eachItem = (lists: readonly (readonly unknown[])[]) =>
  lists.flatMap((list, order) => list.map((_, item) => [component([order, item])]))

/** Calls of Seaport's advanced functions, with all their options. */
export const advancedCalls = {
  one: (filling: Filling, { choices, conduitKey, recipient }: FillOptions) =>
    encode('fulfillAdvancedOrder', toAdvanced(filling), resolvers(choices), conduitKey, recipient),
  /** Each item in a transfer of its own. */
  available: (fillings: readonly Filling[], { choices, conduitKey, recipient }: FillOptions) =>
    encode(
      'fulfillAvailableAdvancedOrders',
      fillings.map(toAdvanced),
      resolvers(choices),
      eachItem(fillings.map(({ order }) => order.offer)),
      eachItem(fillings.map(({ order }) => order.consideration)),
      conduitKey,
      recipient,
      fillings.length,
    ),
  match: (
    fillings: readonly Filling[],
    pairs: readonly Pair[],
    { choices, recipient }: Omit<FillOptions, 'conduitKey'>,
  ) =>
    encode(
      'matchAdvancedOrders',
      fillings.map(toAdvanced),
      resolvers(choices),
      toFulfillments(pairs),
      recipient,
    ),
}

export const isSame = (a: Offered, b: Offered) =>
  a.itemType === b.itemType && a.token === b.token && a.identifierOrCriteria === b.identifierOrCriteria

/** Pairs what orders offer with what they request, request by request, until all are met. */
export function pairUp(orders: readonly Order[]): readonly Pair[] {
  const offered = orders.flatMap(({ offer }, order) =>
    offer.map((item, index) => ({ item, place: [order, index] as const, left: item.startAmount })),
  )
  return orders.flatMap(({ consideration }, order) =>
    consideration.flatMap((item, index) => {
      let needed = item.startAmount
      return offered.flatMap((one) => {
        const part = isSame(one.item, item) ? (one.left < needed ? one.left : needed) : 0n
        if (part === 0n) return []
        one.left -= part
        needed -= part
        return [[one.place, [order, index]] as const]
      })
    }),
  )
}

/** A transaction to Seaport. */
export const toSeaport = (from: Hex, data: Hex, value = 0n): Transaction => ({
  from,
  to: seaportAddress,
  data,
  value,
})

/** Publishes orders, those of one maker in one transaction; returns the last one's block number. */
export async function publish(
  world: Pick<World<string>, 'send'>,
  ...orders: readonly Order[]
): Promise<number> {
  let block = 0
  for (const maker of new Set(orders.map(({ offerer }) => offerer))) {
    const own = orders.filter(({ offerer }) => offerer === maker)
    block = await world.send(toSeaport(maker, calls.validate(...own)))
  }
  return block
}

/** More of a currency than tests spend. */
export const PLENTY = 10n ** 24n

/** Gives accounts plenty of money, and lets Seaport move it and their items. */
export async function prepareTraders(
  { call }: Pick<World<string>, 'call'>,
  traders: readonly Hex[],
  { money, collections }: Readonly<Record<'money' | 'collections', readonly Contract[]>>,
): Promise<void> {
  for (const trader of traders) {
    for (const currency of money) {
      await call(trader, currency, 'mint', trader, PLENTY)
      await call(trader, currency, 'approve', seaportAddress, PLENTY)
    }
    for (const collection of collections) {
      await call(trader, collection, 'setApprovalForAll', seaportAddress, true)
    }
  }
}

/** The maker's signature of an order that is published nowhere. */
export async function sign(world: World<string>, order: Order, counter = 0n): Promise<Hex> {
  const domain = { name: 'Seaport', version: '1.6', chainId: 31337, verifyingContract: SEAPORT }
  const payload = TypedDataEncoder.getPayload(domain, orderType, components(order, counter)) as unknown
  return (await world.rpc('eth_signTypedData_v4', [order.offerer, payload])) as Hex
}

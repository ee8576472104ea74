// Encodes the call that buys from a sell order: the cheap basic one where it fits, else the advanced one.
import { ZERO_ADDRESS, type Address } from '../domain/address.ts'
import type { Value } from '../messages/message.ts'
import { WHOLE, type Fraction } from './amounts.ts'
import { parseSellOrder } from './sellOrder.ts'
import { SEAPORT, seaport, ZERO_BYTES32 } from './contracts.ts'
import { expectPublished } from './expectedStates.ts'
import {
  ItemType,
  OrderType,
  type Call,
  type Hex,
  type MarketStep,
  type OrderComponents,
  type ParsedOrder,
} from './types.ts'

/**
 * Seaport's numbers for each pair of item types that the sender gives and gets. Source: BasicOrderRouteType in
 * ConsiderationEnums.sol.
 */
const BASIC_ROUTES: Readonly<Record<string, number>> = {
  [`${ItemType.native}>${ItemType.erc721}`]: 0,
  [`${ItemType.native}>${ItemType.erc1155}`]: 1,
  [`${ItemType.erc20}>${ItemType.erc721}`]: 2,
  [`${ItemType.erc20}>${ItemType.erc1155}`]: 3,
  [`${ItemType.erc721}>${ItemType.erc20}`]: 4,
  [`${ItemType.erc1155}>${ItemType.erc20}`]: 5,
}

export interface Fulfillment {
  readonly method: 'basic' | 'advanced' | 'match'
  readonly call: Call
}

/** Whether the basic call fits: one item at a fixed price, unfilled, with the seller paid first. */
export function fitsBasic(
  components: OrderComponents,
  filled: bigint,
  { numerator, denominator }: Fraction,
): boolean {
  const read = parseSellOrder(components)
  return (
    'sellOrder' in read &&
    read.sellOrder.rest.length === 0 &&
    read.sellOrder.reservedFor === null &&
    read.sellOrder.kind === 'fixed' &&
    filled === 0n &&
    numerator === denominator &&
    components.consideration[0]?.recipient === components.offerer
  )
}

/**
 * Encodes the call that fills the order's fraction for the sender.
 *
 * @param filled numerator of the filled fraction, from `getOrderStatus`
 * @param total the sender's payment now, in the order's currency
 */
export function encodeFulfillment(options: {
  readonly components: OrderComponents
  readonly fraction: Fraction
  readonly filled: bigint
  readonly total: bigint
  /** The sender of the call. */
  readonly buyer: Address
}): Fulfillment {
  const { components, fraction, filled, total, buyer } = options
  const read = parseSellOrder(components)
  if ('notSellOrder' in read) throw new RangeError(`Not a listing: ${read.notSellOrder.detail}.`)
  const { sellOrder } = read
  const value = BigInt(sellOrder.currency) === 0n ? total : 0n
  if (sellOrder.reservedFor !== null) {
    return { method: 'match', call: { to: SEAPORT, data: privateData(components, { buyer, total }), value } }
  }
  if (fitsBasic(components, filled, fraction)) {
    return { method: 'basic', call: { to: SEAPORT, data: encodeBasic(components), value } }
  }
  const data = encodeAdvanced(toAdvancedOrder(components, fraction))
  return { method: 'advanced', call: { to: SEAPORT, data, value } }
}

/** Encodes the basic call, which trades the one offered item for the first of the consideration. */
export function encodeBasic(components: OrderComponents): Hex {
  const [offered] = components.offer
  const [toMaker, ...others] = components.consideration
  if (offered === undefined || toMaker === undefined)
    throw new RangeError('A basic order has one item and a price.')
  const route = BASIC_ROUTES[`${toMaker.itemType}>${offered.itemType}`]
  if (route === undefined) throw new RangeError('These kinds of items have no basic route.')
  const parameters = {
    considerationToken: toMaker.token,
    considerationIdentifier: toMaker.identifierOrCriteria,
    considerationAmount: toMaker.endAmount,
    offerer: components.offerer,
    zone: components.zone,
    offerToken: offered.token,
    offerIdentifier: offered.identifierOrCriteria,
    offerAmount: offered.endAmount,
    basicOrderType: components.orderType + 4 * route,
    startTime: components.startTime,
    endTime: components.endTime,
    zoneHash: components.zoneHash,
    salt: components.salt,
    offererConduitKey: components.conduitKey,
    fulfillerConduitKey: ZERO_BYTES32,
    totalOriginalAdditionalRecipients: others.length,
    additionalRecipients: others.map(({ endAmount, recipient }) => ({ amount: endAmount, recipient })),
    signature: '0x',
  }
  return seaport.encodeFunctionData('fulfillBasicOrder_efficient_6GL6yc', [parameters]) as Hex
}

/** An order's components as `OrderParameters`, which carry the consideration's length instead of the counter. */
export function toParameters({ counter: _counter, ...components }: OrderComponents) {
  return { ...components, totalOriginalConsiderationItems: components.consideration.length }
}

/** A fraction of an order without a signature, which a published order and the sender's own order don't need. */
export function toAdvancedOrder(components: OrderComponents, { numerator, denominator }: Fraction) {
  return {
    parameters: toParameters(components),
    numerator,
    denominator,
    signature: '0x',
    extraData: '0x',
  }
}

type AdvancedOrder = ReturnType<typeof toAdvancedOrder>

/** Encodes the call that fills an order alone. */
export function encodeAdvanced(order: AdvancedOrder, resolvers: readonly object[] = []): Hex {
  // The zero address as recipient means the sender.
  const values = [order, resolvers, ZERO_BYTES32, ZERO_ADDRESS]
  return seaport.encodeFunctionData('fulfillAdvancedOrder', values) as Hex
}

/** The step that publishes orders. When the maker sends `validate`, it needs no signature and emits each order whole. */
export function publishStep(orders: readonly ParsedOrder[], title: Value): MarketStep {
  const unsigned = orders.map(({ components }) => ({ parameters: toParameters(components), signature: '0x' }))
  const data = seaport.encodeFunctionData('validate', [unsigned]) as Hex
  const expects = orders.map(({ orderHash }) => expectPublished(orderHash))
  return { kind: 'trade', title, call: { to: SEAPORT, data, value: 0n }, expects }
}

/**
 * A private sale's own consideration sends its items to the taker, so it is matched with an order by the taker that
 * offers the money and has no consideration. That order needs no signature, because the taker sends the transaction.
 */
function privateData(
  components: OrderComponents,
  { buyer, total }: { readonly buyer: Address; readonly total: bigint },
): Hex {
  const isMoney = (itemType: ItemType) => itemType === ItemType.native || itemType === ItemType.erc20
  const indexes = components.consideration.map(({ itemType }, index) => ({ index, money: isMoney(itemType) }))
  const payments = indexes.filter(({ money }) => money)
  const handovers = indexes.filter(({ money }) => !money)
  const money = components.consideration[payments[0]?.index ?? 0]
  if (money === undefined) throw new RangeError('A private sale has a price.')
  const { itemType, token } = money
  const mirror = {
    ...components,
    offerer: buyer,
    zone: ZERO_ADDRESS,
    offer: [{ itemType, token, identifierOrCriteria: 0n, startAmount: total, endAmount: total }],
    consideration: [],
    orderType: OrderType.fullOpen,
    zoneHash: ZERO_BYTES32,
    conduitKey: ZERO_BYTES32,
  }
  const orders = [components, mirror].map((one) => toAdvancedOrder(one, WHOLE))
  const fulfillments = [
    ...handovers.map(({ index }, itemIndex) => ({
      offerComponents: [{ orderIndex: 0, itemIndex }],
      considerationComponents: [{ orderIndex: 0, itemIndex: index }],
    })),
    ...payments.map(({ index }) => ({
      offerComponents: [{ orderIndex: 1, itemIndex: 0 }],
      considerationComponents: [{ orderIndex: 0, itemIndex: index }],
    })),
  ]
  return seaport.encodeFunctionData('matchAdvancedOrders', [orders, [], fulfillments, buyer]) as Hex
}

// Encodes Seaport orders of the seed: parameters, and the calls that publish, fill, match and cancel them.
import { Interface, ZeroAddress, ZeroHash } from 'ethers'
import type { Hex } from './contracts.ts'

const ITEM =
  '(uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount'
const PARAMETERS =
  `(address offerer, address zone, ${ITEM})[] offer, ${ITEM}, address recipient)[] consideration, uint8 orderType, ` +
  'uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, ' +
  'uint256 totalOriginalConsiderationItems) parameters'
const COMPONENTS = PARAMETERS.replace(
  'uint256 totalOriginalConsiderationItems) parameters',
  'uint256 counter)',
)
const ADVANCED = `(${PARAMETERS}, uint120 numerator, uint120 denominator, bytes signature, bytes extraData)`
const RESOLVERS =
  '(uint256 orderIndex, uint8 side, uint256 index, uint256 identifier, bytes32[] criteriaProof)[] resolvers'
const COMPONENT_LISTS = '(uint256 orderIndex, uint256 itemIndex)[]'
const BASIC =
  '(address considerationToken, uint256 considerationIdentifier, uint256 considerationAmount, address offerer, ' +
  'address zone, address offerToken, uint256 offerIdentifier, uint256 offerAmount, uint8 basicOrderType, ' +
  'uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 offererConduitKey, ' +
  'bytes32 fulfillerConduitKey, uint256 totalOriginalAdditionalRecipients, ' +
  '(uint256 amount, address recipient)[] additionalRecipients, bytes signature) parameters'

/** The part of Seaport 1.6 that the seed and its tests call. */
export const seaportInterface = new Interface([
  `function validate((${PARAMETERS}, bytes signature)[] orders) returns (bool)`,
  `function cancel(${COMPONENTS}[] orders) returns (bool)`,
  'function incrementCounter() returns (uint256)',
  `function fulfillBasicOrder_efficient_6GL6yc(${BASIC}) payable returns (bool)`,
  `function fulfillAdvancedOrder(${ADVANCED} order, ${RESOLVERS}, bytes32 conduitKey, address recipient) payable returns (bool)`,
  `function fulfillAvailableAdvancedOrders(${ADVANCED}[] orders, ${RESOLVERS}, ${COMPONENT_LISTS}[] offerFulfillments, ${COMPONENT_LISTS}[] considerationFulfillments, bytes32 conduitKey, address recipient, uint256 maximumFulfilled) payable`,
  `function matchOrders((${PARAMETERS}, bytes signature)[] orders, (${COMPONENT_LISTS} offerComponents, ${COMPONENT_LISTS} considerationComponents)[] fulfillments) payable`,
  'function getOrderStatus(bytes32 orderHash) view returns (bool isValidated, bool isCancelled, uint256 totalFilled, uint256 totalSize)',
  'function getOrderHash(' + COMPONENTS + ' order) view returns (bytes32)',
  'function getCounter(address offerer) view returns (uint256)',
  `event OrderValidated(bytes32 orderHash, ${PARAMETERS})`,
  `event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, (uint8 itemType, address token, uint256 identifier, uint256 amount)[] offer, (uint8 itemType, address token, uint256 identifier, uint256 amount, address recipient)[] consideration)`,
  'event OrderCancelled(bytes32 orderHash, address indexed offerer, address indexed zone)',
  'event OrdersMatched(bytes32[] orderHashes)',
  'event CounterIncremented(uint256 newCounter, address indexed offerer)',
])

/** ItemType of the Seaport contracts. */
export const ItemType = { Native: 0, ERC20: 1, ERC721: 2, ERC1155: 3, ERC721WithCriteria: 4 } as const
/** OrderType of the Seaport contracts. */
export const OrderType = { FullOpen: 0, PartialOpen: 1 } as const
/** How BasicOrderType counts: six routes of four order types each. */
const BasicRoute = {
  EthFor721: 0,
  EthFor1155: 1,
  Erc20For721: 2,
  Erc20For1155: 3,
  OfferFor721: 4,
  OfferFor1155: 5,
} as const

export interface OfferItem {
  readonly itemType: number
  readonly token: Hex
  readonly identifierOrCriteria: bigint
  readonly startAmount: bigint
  readonly endAmount: bigint
}

export interface ConsiderationItem extends OfferItem {
  readonly recipient: Hex
}

export interface OrderParameters {
  readonly offerer: Hex
  readonly zone: Hex
  readonly offer: readonly OfferItem[]
  readonly consideration: readonly ConsiderationItem[]
  readonly orderType: number
  readonly startTime: number
  readonly endTime: number
  readonly zoneHash: Hex
  readonly salt: bigint
  readonly conduitKey: Hex
  readonly totalOriginalConsiderationItems: number
}

/** Creates an order that any account may fill, through Seaport's own approval. */
export function openOrder(
  order: Pick<
    OrderParameters,
    'offerer' | 'offer' | 'consideration' | 'orderType' | 'startTime' | 'endTime' | 'salt'
  > &
    Partial<Pick<OrderParameters, 'zoneHash'>>,
): OrderParameters {
  return {
    zoneHash: ZeroHash as Hex,
    ...order,
    zone: ZeroAddress as Hex,
    conduitKey: ZeroHash as Hex,
    totalOriginalConsiderationItems: order.consideration.length,
  }
}

const encode = (name: string, values: readonly unknown[]) =>
  seaportInterface.encodeFunctionData(name, values) as Hex

const unsigned = (parameters: OrderParameters) => ({ parameters, signature: '0x' })

/** A part of an order; the whole of it by default. */
export interface Fill {
  readonly parameters: OrderParameters
  readonly numerator?: bigint
  readonly denominator?: bigint
}

const advanced = ({ parameters, numerator = 1n, denominator = 1n }: Fill) => ({
  parameters,
  numerator,
  denominator,
  signature: '0x',
  extraData: '0x',
})

export const encodeValidate = (orders: readonly OrderParameters[]) =>
  encode('validate', [orders.map(unsigned)])

/** @param counter the maker's counter, the same for all of the orders */
export const encodeCancel = (orders: readonly OrderParameters[], counter: bigint) =>
  encode('cancel', [orders.map((order) => ({ ...order, counter }))])

export const encodeIncrementCounter = () => encode('incrementCounter', [])

/** Fills one whole order that gives an item for money, or money for an item, by Seaport's shortest path. */
export function encodeBasic(order: OrderParameters): Hex {
  const [offerItem] = order.offer
  const [requested, ...others] = order.consideration
  if (!offerItem || !requested || order.offer.length !== 1) throw new Error('not a basic order')
  return encode('fulfillBasicOrder_efficient_6GL6yc', [
    {
      considerationToken: requested.token,
      considerationIdentifier: requested.identifierOrCriteria,
      considerationAmount: requested.startAmount,
      offerer: order.offerer,
      zone: order.zone,
      offerToken: offerItem.token,
      offerIdentifier: offerItem.identifierOrCriteria,
      offerAmount: offerItem.startAmount,
      basicOrderType: basicRoute(offerItem.itemType, requested.itemType) * 4 + order.orderType,
      startTime: order.startTime,
      endTime: order.endTime,
      zoneHash: order.zoneHash,
      salt: order.salt,
      offererConduitKey: order.conduitKey,
      fulfillerConduitKey: ZeroHash,
      totalOriginalAdditionalRecipients: others.length,
      additionalRecipients: others.map(({ startAmount, recipient }) => ({ amount: startAmount, recipient })),
      signature: '0x',
    },
  ])
}

function basicRoute(offerType: number, requestedType: number): number {
  if (requestedType === ItemType.ERC721) return BasicRoute.OfferFor721
  if (requestedType === ItemType.ERC1155) return BasicRoute.OfferFor1155
  if (requestedType === ItemType.Native)
    return offerType === ItemType.ERC721 ? BasicRoute.EthFor721 : BasicRoute.EthFor1155
  return offerType === ItemType.ERC721 ? BasicRoute.Erc20For721 : BasicRoute.Erc20For1155
}

/**
 * @param identifier the token id that fulfills an order for any id of a collection, or of a set of ids
 * @param criteriaProof leads from the id to the set's root; empty for any id of the collection
 */
export function encodeAdvanced(
  fill: Fill,
  recipient: Hex,
  identifier?: bigint,
  criteriaProof: readonly Hex[] = [],
): Hex {
  const resolvers =
    identifier === undefined ? [] : [{ orderIndex: 0, side: 1, index: 0, identifier, criteriaProof }]
  return encode('fulfillAdvancedOrder', [advanced(fill), resolvers, ZeroHash, recipient])
}

/** Encodes one call that fills several orders, with each item and each payment separate. */
export function encodeSweep(fills: readonly Fill[], recipient: Hex): Hex {
  const lists = (side: 'offer' | 'consideration') =>
    fills.flatMap(({ parameters }, orderIndex) =>
      parameters[side].map((_, itemIndex) => [{ orderIndex, itemIndex }]),
    )
  const terms = [lists('offer'), lists('consideration'), ZeroHash, recipient, fills.length]
  return encode('fulfillAvailableAdvancedOrders', [fills.map(advanced), [], ...terms])
}

/**
 * Encodes the purchase of a private sale: the order itself sends the item to its taker, and the taker, who sends the
 * call, matches it with an order that pays and requests nothing.
 */
export function encodePrivatePurchase(order: OrderParameters, taker: Hex, salt: bigint): Hex {
  const payments = order.consideration.filter(({ itemType }) => itemType === ItemType.Native)
  const total = payments.reduce((sum, { startAmount }) => sum + startAmount, 0n)
  const money = { itemType: ItemType.Native, token: ZeroAddress as Hex, identifierOrCriteria: 0n }
  const payment = openOrder({
    offerer: taker,
    offer: [{ ...money, startAmount: total, endAmount: total }],
    consideration: [],
    orderType: OrderType.FullOpen,
    startTime: order.startTime,
    endTime: order.endTime,
    salt,
  })
  const matches = order.consideration.map((item, itemIndex) => ({
    offerComponents: [{ orderIndex: item.itemType === ItemType.Native ? 1 : 0, itemIndex: 0 }],
    considerationComponents: [{ orderIndex: 0, itemIndex }],
  }))
  return encode('matchOrders', [[unsigned(order), unsigned(payment)], matches])
}

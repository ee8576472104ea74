// Encodes the call that sells into a buy order: the cheap basic one where it fits, else a match with a mirror order.
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import type { Fraction } from '../amounts.ts'
import { SEAPORT, seaport, ZERO_BYTES32 } from '../contracts.ts'
import { toParameters } from '../fulfill.ts'
import { ItemType, OrderType, type Call, type Hex, type OrderComponents } from '../types.ts'
import type { BuyOrder, BuyOrderPayment } from '../buyOrder.ts'

/** Seaport's numbers for "an item for an ERC-20 that the maker offers". Source: BasicOrderRouteType in ConsiderationEnums.sol. */
const BASIC_ROUTES = { ERC721: 4, ERC1155: 5 } as const
const ROUTE_STEP = 4

/** The side of a criteria resolver that refers to the consideration. Source: Side in ConsiderationEnums.sol. */
const CONSIDERATION_SIDE = 1

/** The largest time that an order can have. */
const NEVER = (1n << 256n) - 1n

export interface FillOptions {
  readonly components: OrderComponents
  readonly buyOrder: BuyOrder
  readonly seller: Address
  /** The token to sell. */
  readonly identifier: bigint
  /** Proves that the token is in the criteria of a trait offer; empty for other offers. */
  readonly proof: readonly Hex[]
  readonly fraction: Fraction
  /** Units to sell. */
  readonly quantity: bigint
  /** Numerator of the filled fraction, from `getOrderStatus`. */
  readonly filled: bigint
  readonly payment: BuyOrderPayment
  /** Makes the mirror order unique. */
  readonly salt: bigint
}

export interface OfferFulfillment {
  readonly method: 'basic' | 'advanced' | 'match'
  readonly call: Call
}

/**
 * Encodes the call that sells to the offer.
 *
 * The other recipients' shares come out of the offered money, so the seller approves only the item.
 * `fulfillAdvancedOrder` would pull those shares from the seller's own balance, so it is used only when there are none.
 */
export function encodeOfferFulfillment(options: FillOptions): OfferFulfillment {
  const { buyOrder, fraction, filled, payment } = options
  const whole = fraction.numerator === fraction.denominator
  const fill = (method: OfferFulfillment['method'], data: Hex): OfferFulfillment => ({
    method,
    call: { to: SEAPORT, data, value: 0n },
  })
  if (buyOrder.wanted.kind === 'token' && whole && filled === 0n) return fill('basic', basicData(options))
  if (payment.others.length === 0) return fill('advanced', advancedData(options))
  return fill('match', matchData(options))
}

function basicData({ components, buyOrder, identifier }: FillOptions): Hex {
  const [, ...others] = components.consideration
  const parameters = {
    considerationToken: buyOrder.token,
    considerationIdentifier: identifier,
    considerationAmount: buyOrder.quantity,
    offerer: components.offerer,
    zone: components.zone,
    offerToken: buyOrder.currency,
    offerIdentifier: 0n,
    offerAmount: buyOrder.price,
    basicOrderType: components.orderType + ROUTE_STEP * BASIC_ROUTES[buyOrder.standard],
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

/** The seller's own order, which needs no signature because the seller sends the transaction. */
function buildMirrorOrder({ buyOrder, seller, identifier, quantity, payment, salt }: FillOptions) {
  return toParameters({
    offerer: seller,
    zone: ZERO_ADDRESS,
    offer: [
      {
        itemType: buyOrder.standard === 'ERC721' ? ItemType.erc721 : ItemType.erc1155,
        token: buyOrder.token,
        identifierOrCriteria: identifier,
        startAmount: quantity,
        endAmount: quantity,
      },
    ],
    consideration: [
      {
        itemType: ItemType.erc20,
        token: buyOrder.currency,
        identifierOrCriteria: 0n,
        startAmount: payment.proceeds,
        endAmount: payment.proceeds,
        recipient: seller,
      },
    ],
    orderType: OrderType.fullOpen,
    startTime: 0n,
    endTime: NEVER,
    zoneHash: ZERO_BYTES32,
    salt,
    conduitKey: ZERO_BYTES32,
    counter: 0n,
  })
}

/** Proves that the token is in the offer's criteria; empty for an offer on one token. */
function buildResolvers({ buyOrder, identifier, proof }: FillOptions) {
  if (buyOrder.wanted.kind === 'token') return []
  return [{ orderIndex: OFFER, side: CONSIDERATION_SIDE, index: 0, identifier, criteriaProof: proof }]
}

function advancedOrder({ components, fraction: { numerator, denominator } }: FillOptions) {
  return { parameters: toParameters(components), numerator, denominator, ...UNSIGNED }
}

function advancedData(options: FillOptions): Hex {
  const order = advancedOrder(options)
  // The zero address as recipient means the sender.
  const values = [order, buildResolvers(options), ZERO_BYTES32, ZERO_ADDRESS]
  return seaport.encodeFunctionData('fulfillAdvancedOrder', values) as Hex
}

const UNSIGNED = { signature: '0x', extraData: '0x' }
const OFFER = 0
const MIRROR = 1
const component = (orderIndex: number, itemIndex: number) => ({ orderIndex, itemIndex })

function matchData(options: FillOptions): Hex {
  const { components, seller } = options
  const mirror = { parameters: buildMirrorOrder(options), numerator: 1n, denominator: 1n, ...UNSIGNED }
  const orders = [advancedOrder(options), mirror]
  const resolvers = buildResolvers(options)
  const money = [component(OFFER, 0)]
  const fulfillments = [
    { offerComponents: [component(MIRROR, 0)], considerationComponents: [component(OFFER, 0)] },
    { offerComponents: money, considerationComponents: [component(MIRROR, 0)] },
    ...components.consideration.slice(1).map((_, index) => ({
      offerComponents: money,
      considerationComponents: [component(OFFER, index + 1)],
    })),
  ]
  // Any part of the offer beyond its shares goes to this account. Nothing is left over here, and it would be the
  // seller's anyway.
  const recipient = seller
  return seaport.encodeFunctionData('matchAdvancedOrders', [
    orders,
    resolvers,
    fulfillments,
    recipient,
  ]) as Hex
}

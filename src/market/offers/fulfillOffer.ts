// The exact call that sells into a buy order: the cheap basic one where it fits, else a match with a mirror order.
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import type { Fraction } from '../amounts.ts'
import { SEAPORT, seaport, ZERO_BYTES32 } from '../contracts.ts'
import { toParameters } from '../fulfill.ts'
import { ItemType, OrderType, type Call, type Hex, type OrderComponents } from '../types.ts'
import type { BuyOrder, BuyOrderPayment } from '../buyOrder.ts'

/** Seaport's numbers for "an item for an ERC-20 that the maker offers". Source: BasicOrderRouteType in ConsiderationEnums.sol. */
const BASIC_ROUTES = { ERC721: 4, ERC1155: 5 } as const
const ROUTE_STEP = 4

/** The side of a criteria resolver that speaks of the consideration. Source: Side in ConsiderationEnums.sol. */
const CONSIDERATION_SIDE = 1

/** The largest time an order can carry. */
const NEVER = (1n << 256n) - 1n

export interface FillOptions {
  readonly components: OrderComponents
  readonly bid: BuyOrder
  readonly seller: Address
  /** The token that is sold. */
  readonly identifier: bigint
  /** Leads from the token to the criteria of a trait offer; empty for the others. */
  readonly proof: readonly Hex[]
  readonly fraction: Fraction
  /** Units that are sold. */
  readonly quantity: bigint
  /** Numerator of what is filled already, from `getOrderStatus`. */
  readonly filled: bigint
  readonly payment: BuyOrderPayment
  /** Makes the mirror order one of a kind. */
  readonly salt: bigint
}

export interface OfferFulfillment {
  readonly method: 'basic' | 'advanced' | 'match'
  readonly call: Call
}

/**
 * The call that sells to the offer.
 *
 * The shares of others come out of the offered money, so the seller approves nothing but the item: since
 * `fulfillAdvancedOrder` would pull them from the seller's own balance, it serves only where there are none.
 */
export function encodeOfferFulfillment(options: FillOptions): OfferFulfillment {
  const { bid, fraction, filled, payment } = options
  const whole = fraction.numerator === fraction.denominator
  const fill = (method: OfferFulfillment['method'], data: Hex): OfferFulfillment => ({
    method,
    call: { to: SEAPORT, data, value: 0n },
  })
  if (bid.wanted.kind === 'token' && whole && filled === 0n) return fill('basic', basicData(options))
  if (payment.others.length === 0) return fill('advanced', advancedData(options))
  return fill('match', matchData(options))
}

function basicData({ components, bid, identifier }: FillOptions): Hex {
  const [, ...others] = components.consideration
  const parameters = {
    considerationToken: bid.token,
    considerationIdentifier: identifier,
    considerationAmount: bid.quantity,
    offerer: components.offerer,
    zone: components.zone,
    offerToken: bid.currency,
    offerIdentifier: 0n,
    offerAmount: bid.price,
    basicOrderType: components.orderType + ROUTE_STEP * BASIC_ROUTES[bid.standard],
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

/** The seller's own side, which needs no signature because the seller sends the transaction. */
function buildMirrorOrder({ bid, seller, identifier, quantity, payment, salt }: FillOptions) {
  return toParameters({
    offerer: seller,
    zone: ZERO_ADDRESS,
    offer: [
      {
        itemType: bid.standard === 'ERC721' ? ItemType.erc721 : ItemType.erc1155,
        token: bid.token,
        identifierOrCriteria: identifier,
        startAmount: quantity,
        endAmount: quantity,
      },
    ],
    consideration: [
      {
        itemType: ItemType.erc20,
        token: bid.currency,
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

/** Leads from the token to the criteria of the offer; nothing for an offer on one token. */
function buildResolvers({ bid, identifier, proof }: FillOptions) {
  if (bid.wanted.kind === 'token') return []
  return [{ orderIndex: BID, side: CONSIDERATION_SIDE, index: 0, identifier, criteriaProof: proof }]
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
const BID = 0
const MIRROR = 1
const component = (orderIndex: number, itemIndex: number) => ({ orderIndex, itemIndex })

function matchData(options: FillOptions): Hex {
  const { components, seller } = options
  const mirror = { parameters: buildMirrorOrder(options), numerator: 1n, denominator: 1n, ...UNSIGNED }
  const orders = [advancedOrder(options), mirror]
  const resolvers = buildResolvers(options)
  const money = [component(BID, 0)]
  const fulfillments = [
    { offerComponents: [component(MIRROR, 0)], considerationComponents: [component(BID, 0)] },
    { offerComponents: money, considerationComponents: [component(MIRROR, 0)] },
    ...components.consideration.slice(1).map((_, index) => ({
      offerComponents: money,
      considerationComponents: [component(BID, index + 1)],
    })),
  ]
  // What an offer gives beyond its shares goes to this account; nothing is left here, and it is the seller's anyway.
  const recipient = seller
  return seaport.encodeFunctionData('matchAdvancedOrders', [
    orders,
    resolvers,
    fulfillments,
    recipient,
  ]) as Hex
}

// Encodes the call that sells into a buy order: the cheap basic one where it fits, else a match with a mirror order.
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { WHOLE, type Fraction } from '../amounts.ts'
import { SEAPORT, seaport, ZERO_BYTES32 } from '../contracts.ts'
import { encodeAdvanced, encodeBasic, toAdvancedOrder, type Fulfillment } from '../fulfill.ts'
import { ItemType, OrderType, type Hex, type OrderComponents } from '../types.ts'
import type { BuyOrder, BuyOrderPayment } from '../buyOrder.ts'

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

/**
 * Encodes the call that sells to the offer.
 *
 * The other recipients' shares come out of the offered money, so the seller approves only the item.
 * `fulfillAdvancedOrder` would pull those shares from the seller's own balance, so it is used only when there are none.
 */
export function encodeOfferFulfillment(options: FillOptions): Fulfillment {
  const { components, buyOrder, fraction, filled, payment } = options
  const whole = fraction.numerator === fraction.denominator
  const fill = (method: Fulfillment['method'], data: Hex): Fulfillment => ({
    method,
    call: { to: SEAPORT, data, value: 0n },
  })
  if (buyOrder.wanted.kind === 'token' && whole && filled === 0n)
    return fill('basic', encodeBasic(components))
  const order = toAdvancedOrder(components, fraction)
  if (payment.others.length === 0) return fill('advanced', encodeAdvanced(order, buildResolvers(options)))
  return fill('match', matchData(order, options))
}

/** The seller's own order, which needs no signature because the seller sends the transaction. */
function buildMirrorOrder(options: FillOptions): OrderComponents {
  const { buyOrder, seller, identifier, quantity, payment, salt } = options
  return {
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
  }
}

/** Proves that the token is in the offer's criteria; empty for an offer on one token. */
function buildResolvers({ buyOrder, identifier, proof }: FillOptions) {
  if (buyOrder.wanted.kind === 'token') return []
  return [{ orderIndex: OFFER, side: CONSIDERATION_SIDE, index: 0, identifier, criteriaProof: proof }]
}

const OFFER = 0
const MIRROR = 1
const component = (orderIndex: number, itemIndex: number) => ({ orderIndex, itemIndex })

function matchData(order: ReturnType<typeof toAdvancedOrder>, options: FillOptions): Hex {
  const { components, seller } = options
  const orders = [order, toAdvancedOrder(buildMirrorOrder(options), WHOLE)]
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
    buildResolvers(options),
    fulfillments,
    recipient,
  ]) as Hex
}

// Encodes the call that sells into a buy order: a match with a mirror order, where no cheaper call fits.
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { UNLIMITED, WHOLE, type Fraction } from '../amounts.ts'
import { SEAPORT, seaport, ZERO_BYTES32 } from '../contracts.ts'
import { encodeAdvanced, encodeBasic, toAdvancedOrder, type Fulfillment } from '../fulfill.ts'
import { ItemType, OrderType, type Hex, type OrderComponents } from '../types.ts'
import type { BuyOrder, BuyOrderPayment } from '../buyOrder.ts'

/** The side of a criteria resolver that refers to the consideration. Source: Side in ConsiderationEnums.sol. */
const CONSIDERATION_SIDE = 1

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
  /** Seaport's allowance of the seller's money in the offer's currency. */
  readonly allowance: bigint
  /** Makes the mirror order unique. */
  readonly salt: bigint
}

/**
 * Encodes the call that sells to the offer, without any approval but the item's.
 *
 * `fulfillAdvancedOrder` costs less than a match. It pays the whole price to the seller and pulls the other recipients'
 * shares from the seller's balance, so it fits an offer without shares and a seller whose allowance is unlimited
 * already. A smaller allowance isn't used: it backs the seller's own offers.
 */
export function encodeOfferFulfillment(options: FillOptions): Fulfillment {
  const { components, buyOrder, fraction, filled, payment, allowance } = options
  const whole = fraction.numerator === fraction.denominator
  const fill = (method: Fulfillment['method'], data: Hex): Fulfillment => ({
    method,
    call: { to: SEAPORT, data, value: 0n },
  })
  if (buyOrder.wanted.kind === 'token' && whole && filled === 0n)
    return fill('basic', encodeBasic(components))
  const order = toAdvancedOrder(components, fraction)
  if (isAllOrNothing(options) && (payment.others.length === 0 || allowance >= UNLIMITED))
    return fill('advanced', encodeAdvanced(order, buildResolvers(options)))
  return fill('match', matchData(order, options))
}

/**
 * Whether the call sells what it says or nothing. Of several units of a divisible order, Seaport fills as many as are
 * left when others were faster.
 */
const isAllOrNothing = ({ quantity, components }: FillOptions) =>
  quantity === 1n || components.orderType === OrderType.fullOpen

/**
 * The seller's own order, which needs no signature because the seller sends the transaction. What remains of the offered
 * money after the shares goes to the match's recipient, the seller. The order wants that money itself, which costs more
 * gas, only where the call would otherwise sell fewer units.
 */
function buildMirrorOrder(options: FillOptions): OrderComponents {
  const { components, buyOrder, seller, identifier, quantity, payment, salt } = options
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
    consideration: isAllOrNothing(options)
      ? []
      : [
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
    endTime: components.endTime,
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
  const mirror = buildMirrorOrder(options)
  const orders = [order, toAdvancedOrder(mirror, WHOLE)]
  const money = [component(OFFER, 0)]
  const fulfillments = [
    { offerComponents: [component(MIRROR, 0)], considerationComponents: [component(OFFER, 0)] },
    ...mirror.consideration.map((_, index) => ({
      offerComponents: money,
      considerationComponents: [component(MIRROR, index)],
    })),
    ...components.consideration.slice(1).map((_, index) => ({
      offerComponents: money,
      considerationComponents: [component(OFFER, index + 1)],
    })),
  ]
  const recipient = seller
  return seaport.encodeFunctionData('matchAdvancedOrders', [
    orders,
    buildResolvers(options),
    fulfillments,
    recipient,
  ]) as Hex
}

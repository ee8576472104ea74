// Encodes the single call that buys a cart: the contract fills the cart items that it can and skips the others.
import { ZERO_ADDRESS } from '../../domain/address.ts'
import type { Fraction } from '../amounts.ts'
import { SEAPORT, seaport, ZERO_BYTES32 } from '../contracts.ts'
import { NodeError } from '../../node/errors.ts'
import { toAdvancedOrder } from '../fulfill.ts'
import { ItemType, type Call, type Hex, type OrderComponents } from '../types.ts'

/** A cart item that passed its checks. */
export interface FillableCartItem {
  readonly components: OrderComponents
  readonly fraction: Fraction
  /** The buyer's current price for it, in the order's currency. */
  readonly total: bigint
}

interface Component {
  readonly orderIndex: number
  readonly itemIndex: number
}

/** Groups payments, so that those to one account in one currency become one transfer. */
function paymentGroups(cartItems: readonly FillableCartItem[]): Component[][] {
  const groups = new Map<string, Component[]>()
  cartItems.forEach(({ components }, orderIndex) =>
    components.consideration.forEach(({ itemType, token, identifierOrCriteria, recipient }, itemIndex) => {
      const key = `${itemType}:${token}:${identifierOrCriteria}:${recipient}`
      groups.set(key, [...(groups.get(key) ?? []), { orderIndex, itemIndex }])
    }),
  )
  return [...groups.values()]
}

/**
 * `fulfillAvailableAdvancedOrders` over the cart items. Items that have expired, been canceled or been filled are
 * skipped and not paid; an item whose seller lacks the token or the approval makes the whole call revert. Source:
 * https://github.com/ProjectOpenSea/seaport/blob/main/docs/SeaportDocumentation.md
 */
export function encodeCart(cartItems: readonly FillableCartItem[]): Call {
  const orders = cartItems.map(({ components, fraction }) => toAdvancedOrder(components, fraction))
  const items = cartItems.flatMap(({ components }, orderIndex) =>
    components.offer.map((_, itemIndex) => [{ orderIndex, itemIndex }]),
  )
  const data = seaport.encodeFunctionData('fulfillAvailableAdvancedOrders', [
    orders,
    [],
    items,
    paymentGroups(cartItems),
    ZERO_BYTES32,
    // The zero address as recipient means the sender.
    ZERO_ADDRESS,
    cartItems.length,
  ]) as Hex
  const value = cartItems.reduce(
    (sum, { components, total }) =>
      components.consideration[0]?.itemType === ItemType.native ? sum + total : sum,
    0n,
  )
  return { to: SEAPORT, data, value }
}

/**
 * Reads from the simulated call's return data which cart items it would fill.
 * @throws NodeError when the call returns something else
 */
export function decodeAvailable(data: Hex): readonly boolean[] {
  try {
    const [available] = seaport.decodeFunctionResult('fulfillAvailableAdvancedOrders', data)
    return [...(available as Iterable<boolean>)]
  } catch (cause) {
    throw new NodeError('malformed-reply', { cause, details: { what: 'answer of the trading contract' } })
  }
}

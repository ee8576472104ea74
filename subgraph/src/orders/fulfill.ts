// Applies a fulfillment (OrderFulfilled): creates its sales and updates the rest of the order.
import { BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { OrderFulfilled } from '../../generated/Seaport/Seaport'
import { Order, OrderItem } from '../../generated/schema'
import { loadOrCreateAccount } from '../entities/account'
import { loadStandard } from '../entities/collection'
import { loadOfferedItems } from '../entities/order'
import { CONSIDERATION_SIDE, OFFER_SIDE, orderEntityId, orderItemId, tokenEntityId } from '../ids'
import { FILLED, closeOrder } from './close'
import { ERC20, Item, receivedItems, spentItems } from './item'
import { PARTIAL, isOpen, saveWithLive } from './live'
import { allowsPartialFills } from './orderType'
import { concernsIndexed, fillTerms } from './publish'
import { readDelivery } from './review'
import { recordSales } from './sales'
import { ASK, Terms, readTerms, unitPriceUp } from './terms'
import { splitPublished, splitUnpublished, findFillers, saveTips } from './tips'

/** Applies a fulfillment whose log comes with its transaction's receipt. */
export function fulfillOrder(event: OrderFulfilled): void {
  fillOrder(event)
  recordFulfillment(event)
}

/** Reduces what remains of a published order. Needs no receipt. */
export function fillOrder(event: OrderFulfilled): void {
  const order = Order.load(event.params.orderHash)
  if (order != null && order.published) applyFill(order, event)
}

/**
 * Reduces what remains of a published order, where orders that concern no indexed collection are never stored. Most
 * fulfillments are of such orders, and need no query of the database.
 */
export function fillKnownOrder(event: OrderFulfilled): void {
  if (concerns(event)) fillOrder(event)
}

function concerns(event: OrderFulfilled): boolean {
  const offer = event.params.offer
  for (let i = 0; i < offer.length; i++) {
    if (offer[i].itemType > ERC20 && loadStandard(offer[i].token) != '') return true
  }
  const consideration = event.params.consideration
  for (let i = 0; i < consideration.length; i++) {
    if (consideration[i].itemType > ERC20 && loadStandard(consideration[i].token) != '') return true
  }
  return false
}

/** Creates the sales of a fulfillment on any Seaport contract, and the order unless it was published. */
export function recordFulfillment(event: OrderFulfilled): void {
  const offer = spentItems(event.params.offer)
  const consideration = receivedItems(event.params.consideration)
  let order = Order.load(orderEntityId(event.address, event.params.orderHash))
  // Many markets share Seaport: a fulfillment counts when its order is in the index or an item belongs to an indexed
  // collection.
  if (order == null && !concernsIndexed(offer) && !concernsIndexed(consideration)) return

  const split =
    order != null && order.published
      ? splitPublished(order, consideration)
      : splitUnpublished(event.params.offerer, offer, consideration, findFillers(event, offer))
  const terms = readTerms(event.params.offerer, offer, split.items)
  if (terms.side == '') return
  if (order == null) order = newUnpublished(event, terms, split.items)
  else if (!order.published) addFill(order, terms, split.items, event)
  const sale = recordSales(order, terms, split.items, event)
  if (sale !== null) saveTips(split, consideration, sale, event)
}

/** Creates an order that its maker signed off chain. The index has only the data of this fulfillment. */
function newUnpublished(event: OrderFulfilled, terms: Terms, consideration: Array<Item>): Order {
  const order = new Order(orderEntityId(event.address, event.params.orderHash))
  const zero = BigInt.zero()
  order.offerer = loadOrCreateAccount(event.params.offerer).id
  order.counter = zero
  order.zone = event.params.zone
  order.zoneHash = new Bytes(32)
  order.conduitKey = new Bytes(32)
  order.operator = event.address
  order.orderType = 0
  order.startsAtSeconds = zero
  order.endsAtSeconds = event.block.timestamp
  order.salt = zero
  order.totalOriginalConsiderationItems = zero
  order.published = false
  order.offeredItemCount = 0
  order.status = FILLED
  order.makerHolds = false
  order.makerApproved = false
  order.unrestricted = false
  order.live = false
  order.createdAtBlock = event.block.number
  order.createdAtSeconds = event.block.timestamp
  order.createdInTransaction = event.transaction.hash
  order.updatedAtBlock = event.block.number
  order.updatedAtSeconds = event.block.timestamp
  fillTerms(order, terms, consideration, event.block)
  order.remaining = zero
  order.availableQuantity = zero
  if (terms.scope == 'ITEM') {
    order.token = tokenEntityId(terms.goods[0].contract, terms.goods[0].identifierOrCriteria)
  }
  order.save()
  return order
}

/** Adds another fill of an order that was signed off chain, which was at least that much larger. */
function addFill(order: Order, terms: Terms, consideration: Array<Item>, event: OrderFulfilled): void {
  const quantity = order.quantity
  const price = order.startPrice
  const proceeds = order.proceeds
  const royalty = order.royaltyAmount
  const fee = order.feeAmount
  fillTerms(order, terms, consideration, event.block)
  order.quantity = order.quantity.plus(quantity)
  order.startPrice = order.startPrice.plus(price)
  order.endPrice = order.startPrice
  order.unitPrice = unitPriceUp(order.startPrice, order.quantity)
  order.unitEndPrice = order.unitPrice
  order.proceeds = order.proceeds.plus(proceeds)
  order.royaltyAmount = order.royaltyAmount.plus(royalty)
  order.feeAmount = order.feeAmount.plus(fee)
  order.updatedAtBlock = event.block.number
  order.updatedAtSeconds = event.block.timestamp
  order.save()
}

/** Reduces what remains of a published order. */
function applyFill(order: Order, event: OrderFulfilled): void {
  if (!isOpen(order)) return
  if (allowsPartialFills(order)) {
    const left = order.remaining.minus(partsFilled(order, event))
    order.remaining = left > BigInt.zero() ? left : BigInt.zero()
  } else {
    order.remaining = BigInt.zero()
  }
  if (order.remaining.isZero()) {
    closeOrder(order, FILLED, event.block)
    return
  }
  order.status = PARTIAL
  order.updatedAtBlock = event.block.number
  order.updatedAtSeconds = event.block.timestamp
  if (order.side == ASK) readDelivery(order, loadOfferedItems(order))
  saveWithLive(order, event.block.timestamp)
}

/**
 * Returns how many of the order's parts this fulfillment took. The event does not say, but the spent amount of the
 * first item whose amount does not change with time does, since Seaport fills all items by the same fraction. Where all
 * amounts change, the first offered one does.
 */
function partsFilled(order: Order, event: OrderFulfilled): BigInt {
  const offer = event.params.offer
  for (let i = 0; i < offer.length; i++) {
    const item = OrderItem.load(orderItemId(order.id, OFFER_SIDE, i))
    if (item != null && isFixed(item)) return countParts(order, item, offer[i].amount)
  }
  const consideration = event.params.consideration
  for (let i = 0; i < consideration.length; i++) {
    const item = OrderItem.load(orderItemId(order.id, CONSIDERATION_SIDE, i))
    if (item != null && isFixed(item)) return countParts(order, item, consideration[i].amount)
  }
  const item = OrderItem.load(orderItemId(order.id, OFFER_SIDE, 0))
  return item == null ? order.remaining : countChangingParts(order, item, offer[0].amount, event.block)
}

function isFixed(item: OrderItem): boolean {
  return item.startAmount == item.endAmount && !item.startAmount.isZero()
}

function countParts(order: Order, item: OrderItem, moved: BigInt): BigInt {
  return moved.times(order.quantity).div(item.startAmount)
}

/**
 * Seaport takes the offered amount from the line between its start and its end, and rounds it down (AmountDeriver.sol).
 * The order's parts are filled in steps.
 */
function countChangingParts(order: Order, item: OrderItem, moved: BigInt, block: ethereum.Block): BigInt {
  const elapsed = block.timestamp.minus(order.startsAtSeconds)
  const duration = order.endsAtSeconds.minus(order.startsAtSeconds)
  const whole = item.startAmount.times(duration.minus(elapsed)).plus(item.endAmount.times(elapsed))
  // Nothing moves of an amount that starts at zero, at its start.
  if (whole.isZero()) return order.remaining
  const step = whole.times(order.fillStep)
  return moved
    .times(order.quantity)
    .times(duration)
    .plus(step)
    .minus(BigInt.fromI32(1))
    .div(step)
    .times(order.fillStep)
}

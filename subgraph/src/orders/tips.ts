// Separates what an order required from the tips of its filler: consideration items that Seaport lets a filler append,
// and that OrderFulfilled lists after those that the maker signed.
import { BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { OrderFulfilled } from '../../generated/Seaport/Seaport'
import { Order, Tip } from '../../generated/schema'
import { isZero } from '../entities/account'
import { eventId } from '../ids'
import { maxToOthers } from './defect'
import { Item } from './item'
import { findMovement, Direction } from './receipt'

/** The consideration of a fulfillment, separated into the items that the order required and tips. */
export class SplitConsideration {
  /**
   * Items that the order required, in their order. For an unpublished order, money that its filler paid to itself
   * counts as zero.
   */
  items: Array<Item> = []
  /** Indexes of the tips in the consideration. */
  tips: Array<i32> = []
}

/** Separates the consideration of a published order: its first totalOriginalConsiderationItems are what it required. */
export function splitPublished(order: Order, consideration: Array<Item>): SplitConsideration {
  const split = new SplitConsideration()
  const signed = order.totalOriginalConsiderationItems
  for (let i = 0; i < consideration.length; i++) {
    if (BigInt.fromI32(i) < signed) split.items.push(consideration[i])
    else split.tips.push(i)
  }
  return split
}

/**
 * Separates the consideration of an unpublished order, without knowing what its maker signed. Its items come before any
 * tip, so the currency is that of the first money to the maker. Whatever cannot be part of a sale in that currency, and
 * whatever went to the filler, is a tip. So is, beside what the maker got for a listing, a payment to another account
 * that exceeds what an order of the site may pay others. Anything else counts as part of the price.
 *
 * @param fillers accounts that paid or received as fillers
 */
export function splitUnpublished(
  offerer: Bytes,
  offer: Array<Item>,
  consideration: Array<Item>,
  fillers: Array<Bytes>,
): SplitConsideration {
  const split = new SplitConsideration()
  const main = mainMoney(offerer, offer, consideration)
  const isOffer = offer.length > 0 && offer[0].isMoney
  let paid = false
  let room: BigInt | null = null
  if (main != null && !isOffer) room = roomForOthers(offerer, main, consideration)
  for (let i = 0; i < consideration.length; i++) {
    const item = consideration[i]
    if (main == null) {
      split.items.push(item)
      continue
    }
    if (!item.isMoney) {
      // An offer requests its items before it pays; a listing requests items only to hand its own to the buyer of a
      // private sale.
      const fits = isOffer ? !paid : isOffered(offer, item)
      if (fits) split.items.push(item)
      else split.tips.push(i)
      continue
    }
    paid = true
    if (item.itemType != main.itemType || item.contract != main.contract) {
      split.tips.push(i)
      continue
    }
    const recipient = item.recipient
    let isTip = false
    if (recipient !== null && recipient != offerer) {
      isTip = fillers.includes(recipient) || (room !== null && item.startAmount > room)
      if (!isTip && room !== null) room = room.minus(item.startAmount)
    }
    if (isTip) {
      split.tips.push(i)
      const none = BigInt.zero()
      split.items.push(
        new Item(item.itemType, item.contract, item.identifierOrCriteria, none, none, recipient),
      )
    } else {
      split.items.push(item)
    }
  }
  return split
}

/**
 * Returns the most that others may get besides the maker of a listing; null when the maker gets nothing, and others do
 * instead.
 */
function roomForOthers(offerer: Bytes, main: Item, consideration: Array<Item>): BigInt | null {
  let sum = BigInt.zero()
  for (let i = 0; i < consideration.length; i++) {
    const item = consideration[i]
    const recipient = item.recipient
    if (item.itemType != main.itemType || item.contract != main.contract) continue
    if (recipient !== null && recipient == offerer) sum = sum.plus(item.startAmount)
  }
  return sum.isZero() ? null : maxToOthers(sum)
}

/**
 * Returns the accounts that filled the order: the sender, the event's recipient, and the recipient of a listing's item.
 */
export function findFillers(event: OrderFulfilled, offer: Array<Item>): Array<Bytes> {
  const fillers: Array<Bytes> = [event.transaction.from]
  const recipient = event.params.recipient
  if (!isZero(recipient)) fillers.push(recipient)
  if (offer.length > 0 && !offer[0].isMoney) {
    const movement = findMovement(event, offer[0], event.params.offerer, null, Direction.UNKNOWN)
    if (movement != null) fillers.push(movement.to)
  }
  return fillers
}

export function saveTips(
  split: SplitConsideration,
  consideration: Array<Item>,
  sale: Bytes,
  event: ethereum.Event,
): void {
  for (let i = 0; i < split.tips.length; i++) {
    const place = split.tips[i]
    const item = consideration[place]
    const recipient = item.recipient
    if (recipient === null || item.startAmount.isZero()) continue
    const tip = new Tip(eventId(event, 0).concatI32(place))
    tip.sale = sale
    tip.itemType = item.typeName
    tip.contract = item.contract
    tip.identifier = item.identifierOrCriteria
    tip.amount = item.startAmount
    tip.recipient = recipient
    tip.save()
  }
}

/**
 * Returns the money that the order is priced in: what an offer gives, or the first money that goes to the maker of a
 * listing, else the first money at all.
 */
function mainMoney(offerer: Bytes, offer: Array<Item>, consideration: Array<Item>): Item | null {
  if (offer.length == 0) return null
  if (offer[0].isMoney) return offer[0]
  let first: Item | null = null
  for (let i = 0; i < consideration.length; i++) {
    const item = consideration[i]
    if (!item.isMoney) continue
    const recipient = item.recipient
    if (recipient !== null && recipient == offerer) return item
    if (first == null) first = item
  }
  return first
}

function isOffered(offer: Array<Item>, item: Item): boolean {
  for (let i = 0; i < offer.length; i++) if (isSameItem(offer[i], item)) return true
  return false
}

export function isSameItem(one: Item, other: Item): boolean {
  return (
    !one.isMoney &&
    !other.isMoney &&
    one.contract == other.contract &&
    one.identifierOrCriteria == other.identifierOrCriteria
  )
}

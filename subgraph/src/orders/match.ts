// Decides, from the orders of one match, which of two orders makes a sale between them and what its buyer pays.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { OrderFulfilled } from '../../generated/Seaport/Seaport'
import { Order } from '../../generated/schema'
import { orderEntityId } from '../ids'
import { maxToOthers } from './defect'
import { Item } from './item'
import { Call, Fulfillment, readCallMovements } from './receipt'
import { ASK, BID, Terms, readTerms } from './terms'
import { SplitConsideration, splitPublished, splitUnpublished, isSameItem } from './tips'

/** Units of one item that went from one account to another. */
export class Part {
  constructor(
    public seller: Bytes,
    public buyer: Bytes,
    public units: BigInt,
  ) {}
}

/** One fulfillment of the match: the items that its order named, and whether the order was published. */
class Matched {
  constructor(
    public terms: Terms,
    public split: SplitConsideration,
    public isPublished: boolean,
  ) {}
}

export class Match {
  /**
   * The fulfillments read so far. Each is read only when needed: in a match of hundreds of orders, few concern each
   * other.
   */
  private read: Array<Matched | null>

  constructor(
    private call: Call,
    private event: OrderFulfilled,
  ) {
    this.read = new Array<Matched | null>(call.fulfillments.length)
  }

  private at(i: i32): Matched {
    const existing = this.read[i]
    if (existing != null) return existing
    const other = this.call.fulfillments[i]
    const order = Order.load(orderEntityId(this.event.address, other.orderHash))
    const split = splitConsideration(other, order, this.event)
    const terms = readTerms(other.offerer, other.offer, split.items)
    const matched = new Matched(terms, split, order != null && order.published)
    this.read[i] = matched
    return matched
  }

  /**
   * Returns whether the offers for the buyer, and not the seller's listings, make the sales of an item between the two.
   * They do where there is no such listing; or where one of them was published, no listing was, the listings have its
   * currency, and the buyer got no more than the offers requested. Both sides get the same answer, so that each unit is
   * sold once.
   */
  isSoldByOffers(item: Item, seller: Bytes, buyer: Bytes): boolean {
    let currency: Bytes | null = null
    for (let i = 0; i < this.read.length; i++) {
      if (!this.gives(i, item, seller)) continue
      const listing = this.at(i)
      const listed = listing.terms.currency
      if (listing.isPublished || listed === null) return false
      if (currency !== null && currency != listed) return false
      currency = listed
    }
    if (currency === null) return true
    let isPublished = false
    let wanted = BigInt.zero()
    for (let i = 0; i < this.read.length; i++) {
      const offer = this.wanting(i, item, buyer)
      if (offer == null) continue
      const units = sumUnits(offer.goods, item, buyer)
      wanted = wanted.plus(units)
      const paidIn = offer.currency
      const isSame = paidIn !== null && paidIn == currency
      if (isSame && this.at(i).isPublished && !units.isZero()) isPublished = true
    }
    if (!isPublished) return false
    const movements = readCallMovements(this.event, this.call, item, null, buyer)
    for (let i = 0; i < movements.length; i++) wanted = wanted.minus(movements[i].units)
    return wanted >= BigInt.zero()
  }

  /** Returns whether the fulfillment is of a listing by which the account gives the item. */
  private gives(i: i32, item: Item, account: Bytes): boolean {
    const other = this.call.fulfillments[i]
    if (other.offerer != account || sumUnits(other.offer, item, null).isZero()) return false
    const terms = this.at(i).terms
    return terms.side == ASK && !sumUnits(terms.goods, item, null).isZero()
  }

  /** Returns the terms of an offer that requests the item for the account; null for any other order. */
  private wanting(i: i32, item: Item, account: Bytes): Terms | null {
    if (sumUnits(this.call.fulfillments[i].consideration, item, account).isZero()) return null
    const terms = this.at(i).terms
    return terms.side == BID ? terms : null
  }

  /**
   * Returns the money that the listings matched with an offer require for the units of a part, except what goes to the
   * buyer; null when no listing in the offer's currency gave them.
   * @param payee limits the sum to what this account gets; null for everything
   */
  listed(terms: Terms, item: Item, part: Part, payee: Bytes | null): BigInt | null {
    let sum = BigInt.zero()
    let units = BigInt.zero()
    for (let i = 0; i < this.read.length; i++) {
      if (!this.gives(i, item, part.seller)) continue
      const listing = this.at(i).terms
      if (!isSameCurrency(listing, terms)) continue
      units = units.plus(sumUnits(listing.goods, item, null))
      // A seller who is also the buyer is paid what the listing requires.
      const notTo: Bytes | null = part.buyer == part.seller ? null : part.buyer
      const paid = moneyIn(this.at(i).split.items, notTo, payee)
      sum = sum.plus(paid.div(BigInt.fromI32(listing.goods.length)))
    }
    if (units.isZero()) return null
    return part.units >= units ? sum : sum.times(part.units).div(units)
  }

  /**
   * Returns the money that the offers matched with a listing pay to accounts other than the buyer, for the units of a
   * part.
   * @param payee limits the sum to what this account gets; null for everything
   */
  charges(terms: Terms, item: Item, part: Part, payee: Bytes | null): BigInt {
    let sum = BigInt.zero()
    let units = BigInt.zero()
    if (!this.hasCharges(item, part.buyer)) return sum
    for (let i = 0; i < this.read.length; i++) {
      const offer = this.wanting(i, item, part.buyer)
      if (offer == null || !isSameCurrency(offer, terms)) continue
      let places = 0
      for (let n = 0; n < offer.goods.length; n++) {
        const good = offer.goods[n]
        if (!isSameItem(good, item) || !isFor(good, part.buyer)) continue
        units = units.plus(good.startAmount)
        places++
      }
      if (places == 0) continue
      const paid = moneyIn(this.at(i).split.items, part.buyer, payee)
      sum = sum.plus(paid.times(BigInt.fromI32(places)).div(BigInt.fromI32(offer.goods.length)))
    }
    return units.isZero() || part.units >= units ? sum : sum.times(part.units).div(units)
  }

  /** Returns whether an order that requests the item for the buyer pays money to another account. */
  private hasCharges(item: Item, buyer: Bytes): boolean {
    for (let i = 0; i < this.call.fulfillments.length; i++) {
      const required = this.call.fulfillments[i].consideration
      if (!moneyIn(required, buyer, null).isZero() && !sumUnits(required, item, buyer).isZero()) return true
    }
    return false
  }

  /**
   * For an offer whose surplus goes to its maker or buyer, returns the part of its money that the orders of the match
   * required.
   * @param payee limits the sum to what this account gets; null for everything, except what goes to the maker or the
   * buyer
   */
  spent(offer: Terms, buyer: Bytes, payee: Bytes | null): BigInt {
    let offered = BigInt.zero()
    let required = BigInt.zero()
    const currency = offer.currency
    if (currency === null) return required
    for (let i = 0; i < this.call.fulfillments.length; i++) {
      const offerItems = inCurrency(this.call.fulfillments[i].offer, currency)
      for (let n = 0; n < offerItems.length; n++) offered = offered.plus(offerItems[n].startAmount)
      const paid = inCurrency(this.call.fulfillments[i].consideration, currency)
      for (let n = 0; n < paid.length; n++) {
        const recipient = paid[n].recipient
        if (recipient === null || recipient == buyer || recipient == this.event.params.offerer) continue
        if (payee === null || recipient == payee) required = required.plus(paid[n].startAmount)
      }
    }
    return offered.isZero() ? offered : offer.startPrice.times(required).div(offered)
  }
}

/**
 * Returns how much of the money that the buyer's offers pay to accounts other than the seller counts as price. What a
 * buyer pays others beside a sale does not show what the item was worth, so the limit is what an order of the site may
 * pay others.
 * @param price the price without this money
 */
export function countedCharges(charges: BigInt, price: BigInt): BigInt {
  const most = maxToOthers(price)
  return charges < most ? charges : most
}

function isSameCurrency(one: Terms, other: Terms): boolean {
  const currency = one.currency
  const paidIn = other.currency
  return currency !== null && paidIn !== null && currency == paidIn
}

function inCurrency(items: Array<Item>, currency: Bytes): Array<Item> {
  const money = new Array<Item>()
  for (let i = 0; i < items.length; i++) {
    if (items[i].isMoney && items[i].contract == currency) money.push(items[i])
  }
  return money
}

/** Sums the money of the items: all except what goes to `notTo`, or only what goes to `payee`. */
function moneyIn(items: Array<Item>, notTo: Bytes | null, payee: Bytes | null): BigInt {
  let sum = BigInt.zero()
  for (let i = 0; i < items.length; i++) {
    const recipient = items[i].recipient
    if (!items[i].isMoney || recipient === null) continue
    if (notTo !== null && recipient == notTo) continue
    if (payee === null || recipient == payee) sum = sum.plus(items[i].startAmount)
  }
  return sum
}

/** Separates another fulfillment of the same match into what its order required and tips. */
function splitConsideration(
  fulfillment: Fulfillment,
  order: Order | null,
  event: OrderFulfilled,
): SplitConsideration {
  if (order != null && order.published) return splitPublished(order, fulfillment.consideration)
  const fillers: Array<Bytes> = [event.transaction.from]
  return splitUnpublished(fulfillment.offerer, fulfillment.offer, fulfillment.consideration, fillers)
}

export function sumUnits(items: Array<Item>, item: Item, recipient: Bytes | null): BigInt {
  let sum = BigInt.zero()
  for (let i = 0; i < items.length; i++) {
    if (isSameItem(items[i], item) && isFor(items[i], recipient)) sum = sum.plus(items[i].startAmount)
  }
  return sum
}

export function isFor(item: Item, recipient: Bytes | null): boolean {
  if (recipient === null) return true
  const named = item.recipient
  return named !== null && named == recipient
}

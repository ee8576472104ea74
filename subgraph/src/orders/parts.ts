// Finds seller and buyer of each unit of a traded item, where one order may have several counterparties.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { OrderFulfilled } from '../../generated/Seaport/Seaport'
import { Order } from '../../generated/schema'
import { MAX_PARTS } from '../constants'
import { isZeroAddress } from '../entities/account'
import { isLess } from '../ids'
import { Item } from './item'
import { INDIRECT, MATCH, directionOf } from './method'
import { Call, Fulfilment, Movement, callOf, findMovement, movementsOf } from './receipt'
import { ASK, BID, Terms, readTerms } from './terms'
import { Asked, askedByPublished, askedByUnpublished, isSameItem } from './tips'

/** Units of one item that went from one account to another. */
export class Part {
  constructor(
    public seller: Bytes,
    public buyer: Bytes,
    public units: BigInt,
  ) {}
}

/** How the counterparties of an order are found, depending on the function of Seaport that was called. */
export class Counterparties {
  call: Call | null = null
  /** Of the fulfilments of a match: what each is, what it asked, and whether its order was published. */
  private terms: Array<Terms> = []
  private asked: Array<Asked> = []
  private published: Array<boolean> = []
  private filler: Bytes

  constructor(
    private event: OrderFulfilled,
    private method: string,
    /** Whether the event's own order was published. */
    private isPublished: boolean,
  ) {
    this.filler = isZeroAddress(event.params.recipient) ? event.transaction.from : event.params.recipient
    // The other functions fill each order for the sender alone.
    if (method == MATCH || method == INDIRECT) this.readCall(callOf(event))
  }

  private readCall(call: Call): void {
    this.call = call
    if (!call.isMatch) return
    for (let i = 0; i < call.fulfilments.length; i++) {
      const other = call.fulfilments[i]
      const order = Order.load(other.orderHash)
      const asked = askedBy(other, order, this.event)
      this.published.push(order != null && order.published)
      this.asked.push(asked)
      this.terms.push(readTerms(other.offerer, other.offer, asked.items))
    }
  }

  get isMatch(): boolean {
    const call = this.call
    return call != null && call.isMatch
  }

  /** The parts of an item that the order's maker gave, without those that an offer of the same match bought. */
  given(terms: Terms, good: i32): Array<Part> {
    const item = terms.goods[good]
    const seller = this.event.params.offerer
    const taker = terms.privateTaker
    const call = this.call
    const parts = new Array<Part>()
    if (call == null) {
      const movement = findMovement(this.event, item, seller, null, directionOf(this.method))
      parts.push(new Part(seller, movement == null ? this.takerOr(taker) : movement.to, item.startAmount))
      return parts
    }
    const skip = this.unitsBefore(call, item, terms.goods, good, null)
    const rest = addParts(parts, this.movementsGiven(call, item, seller), skip, item.startAmount)
    if (!rest.isZero()) {
      const asker = this.onlyRecipient(item)
      addPart(parts, new Part(seller, asker !== null ? asker : this.takerOr(taker), rest))
    }
    if (this.isPublished || this.isListedBy(item, seller, true)) return parts
    const own = new Array<Part>()
    for (let i = 0; i < parts.length; i++) if (!this.isOfferedBy(item, parts[i].buyer)) own.push(parts[i])
    return own
  }

  /** The parts of an item that the order's maker asked for, without those that a listing of the same match sold. */
  received(terms: Terms, good: i32): Array<Part> {
    const item = terms.goods[good]
    const recipient = item.recipient
    const buyer = recipient === null ? this.event.params.offerer : recipient
    const call = this.call
    const parts = new Array<Part>()
    if (call == null) {
      const movement = findMovement(this.event, item, null, buyer, directionOf(this.method))
      parts.push(new Part(movement == null ? this.filler : movement.from, buyer, item.startAmount))
      return parts
    }
    const skip = this.unitsBefore(call, item, terms.goods, good, buyer)
    const found = new Array<Part>()
    const rest = addParts(found, this.movementsReceived(call, item, buyer), skip, item.startAmount)
    for (let i = 0; i < found.length; i++) if (!this.isSoldBy(item, found[i].seller)) parts.push(found[i])
    if (!rest.isZero()) {
      const giver = this.onlyGiver(item)
      const seller = giver !== null ? giver : this.filler
      if (!this.isSoldBy(item, seller)) addPart(parts, new Part(seller, buyer, rest))
    }
    return parts
  }

  private takerOr(taker: Bytes | null): Bytes {
    return taker !== null ? taker : this.filler
  }

  /**
   * Units of the item that other fulfilments took before this one: of the same giver, or for the same recipient. In a
   * match the order of logs has no meaning, so they are sorted by order hash.
   */
  private unitsBefore(
    call: Call,
    item: Item,
    goods: Array<Item>,
    good: i32,
    recipient: Bytes | null,
  ): BigInt {
    let sum = BigInt.zero()
    for (let i = 0; i < good; i++) {
      if (isSameItem(goods[i], item) && isFor(goods[i], recipient)) sum = sum.plus(goods[i].startAmount)
    }
    const here = this.event.logIndex.toI32()
    const hash = this.event.params.orderHash
    const offerer = this.event.params.offerer
    for (let i = 0; i < call.fulfilments.length; i++) {
      const other = call.fulfilments[i]
      if (other.logIndex == here) continue
      if (recipient === null && other.offerer != offerer) continue
      const isEarlier = call.isMatch ? isLess(other.orderHash, hash) : other.logIndex < here
      if (!isEarlier) continue
      sum = sum.plus(sumOf(recipient === null ? other.offer : other.consideration, item, recipient))
    }
    for (let i = 0; i < call.matched.length; i++) {
      const other = call.matched[i]
      if (other.logIndex > here || (recipient === null && other.offerer != offerer)) continue
      // What a listing gave is no movement that an offer outside of the match got.
      if (recipient === null) sum = sum.plus(sumOf(other.offer, item, null))
    }
    return sum
  }

  /**
   * Movements of units to the buyer. Outside of a match, anything may happen in the transaction beside the fulfilment: what
   * was minted, or came from the maker of a listing that the transaction filled too, was not given for this offer.
   */
  private movementsReceived(call: Call, item: Item, buyer: Bytes): Array<Movement> {
    const found = within(call, movementsOf(this.event, item, null, buyer))
    if (call.isMatch) return found
    const own = new Array<Movement>()
    for (let i = 0; i < found.length; i++) {
      const from = found[i].from
      if (isZeroAddress(from) || gives(call.fulfilments, from, item) || gives(call.matched, from, item))
        continue
      own.push(found[i])
    }
    return own
  }

  /** Movements of the giver's units; in a match, sorted by recipient. */
  private movementsGiven(call: Call, item: Item, giver: Bytes): Array<Movement> {
    const found = within(call, movementsOf(this.event, item, giver, null))
    if (!call.isMatch) return found
    let left = BigInt.zero()
    for (let i = 0; i < call.fulfilments.length; i++) {
      const other = call.fulfilments[i]
      if (other.offerer == giver) left = left.plus(sumOf(other.offer, item, null))
    }
    // Later calls of the transaction may move the item too: only as much as the match gave is its own.
    const own = new Array<Movement>()
    for (let i = 0; i < found.length && left > BigInt.zero(); i++) {
      own.push(found[i])
      left = left.minus(found[i].units)
    }
    sortByRecipient(own)
    return own
  }

  /** The only recipient that the orders of the match name for the item; null where there are none or several. */
  private onlyRecipient(item: Item): Bytes | null {
    const call = this.call
    if (call == null || !call.isMatch) return null
    let only: Bytes | null = null
    for (let i = 0; i < call.fulfilments.length; i++) {
      const items = call.fulfilments[i].consideration
      for (let n = 0; n < items.length; n++) {
        const recipient = items[n].recipient
        if (recipient === null || !isSameItem(items[n], item)) continue
        if (only !== null && only != recipient) return null
        only = recipient
      }
    }
    return only
  }

  /** The only maker of the match who offers the item; null where there are none or several. */
  private onlyGiver(item: Item): Bytes | null {
    const call = this.call
    if (call == null || !call.isMatch) return null
    let only: Bytes | null = null
    for (let i = 0; i < call.fulfilments.length; i++) {
      const other = call.fulfilments[i]
      if (sumOf(other.offer, item, null).isZero()) continue
      if (only !== null && only != other.offerer) return null
      only = other.offerer
    }
    return only
  }

  /** Whether a listing of the same match makes the sale of the account's units of the item, and not this offer. */
  private isSoldBy(item: Item, account: Bytes): boolean {
    return this.isListedBy(item, account, this.isPublished)
  }

  /** Whether a listing of the same match gave the account's units of the item: any, or only one that was published. */
  private isListedBy(item: Item, account: Bytes, published: boolean): boolean {
    const call = this.call
    if (call == null) return false
    for (let i = 0; i < this.terms.length; i++) {
      if (this.terms[i].side != ASK || call.fulfilments[i].offerer != account) continue
      if (published && !this.published[i]) continue
      if (!sumOf(this.terms[i].goods, item, null).isZero()) return true
    }
    return false
  }

  /** Whether a published offer of the same match asked for the item on the account's behalf. */
  private isOfferedBy(item: Item, account: Bytes): boolean {
    for (let i = 0; i < this.terms.length; i++) {
      if (this.terms[i].side != BID || !this.published[i]) continue
      if (!sumOf(this.terms[i].goods, item, account).isZero()) return true
    }
    return false
  }

  /**
   * Money that the listings matched with an offer ask for the units of a part, except what goes to the buyer; null
   * where no listing in the offer's currency gave them.
   * @param payee counts only what goes there; null for everything
   */
  listed(terms: Terms, item: Item, part: Part, payee: Bytes | null): BigInt | null {
    let sum = BigInt.zero()
    let units = BigInt.zero()
    const call = this.call
    const currency = terms.currency
    if (call == null || currency === null) return null
    for (let i = 0; i < this.terms.length; i++) {
      const listing = this.terms[i]
      const paidIn = listing.currency
      if (listing.side != ASK || call.fulfilments[i].offerer != part.seller) continue
      if (paidIn === null || paidIn != currency) continue
      const given = sumOf(listing.goods, item, null)
      if (given.isZero()) continue
      units = units.plus(given)
      // A seller who is also the buyer is paid what the listing asks.
      const notTo: Bytes | null = part.buyer == part.seller ? null : part.buyer
      const paid = moneyIn(this.asked[i].items, notTo, payee)
      sum = sum.plus(paid.div(BigInt.fromI32(listing.goods.length)))
    }
    if (units.isZero()) return null
    return part.units >= units ? sum : sum.times(part.units).div(units)
  }

  /**
   * Money that the offers matched with a listing pay to others than the buyer, for the units of a part.
   * @param payee counts only what goes there; null for everything
   */
  charges(terms: Terms, item: Item, part: Part, payee: Bytes | null): BigInt {
    let sum = BigInt.zero()
    let units = BigInt.zero()
    const call = this.call
    const currency = terms.currency
    if (call == null || currency === null) return sum
    for (let i = 0; i < this.terms.length; i++) {
      const offer = this.terms[i]
      const paidIn = offer.currency
      if (offer.side != BID || paidIn === null || paidIn != currency) continue
      let places = 0
      for (let n = 0; n < offer.goods.length; n++) {
        const good = offer.goods[n]
        if (!isSameItem(good, item) || !isFor(good, part.buyer)) continue
        units = units.plus(good.startAmount)
        places++
      }
      if (places == 0) continue
      const paid = moneyIn(this.asked[i].items, part.buyer, payee)
      sum = sum.plus(paid.times(BigInt.fromI32(places)).div(BigInt.fromI32(offer.goods.length)))
    }
    return units.isZero() || part.units >= units ? sum : sum.times(part.units).div(units)
  }
}

/** Whether one of the fulfilments is of an order by which the account gives the item. */
function gives(fulfilments: Array<Fulfilment>, account: Bytes, item: Item): boolean {
  for (let i = 0; i < fulfilments.length; i++) {
    if (fulfilments[i].offerer == account && !sumOf(fulfilments[i].offer, item, null).isZero()) return true
  }
  return false
}

/** Money of the items, except what goes to one account, or only what goes to another. */
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

/** What another fulfilment of the same match asked. */
function askedBy(fulfilment: Fulfilment, order: Order | null, event: OrderFulfilled): Asked {
  if (order != null && order.published) return askedByPublished(order, fulfilment.consideration)
  const fillers: Array<Bytes> = [event.transaction.from]
  return askedByUnpublished(fulfilment.offerer, fulfilment.offer, fulfilment.consideration, fillers)
}

function within(call: Call, movements: Array<Movement>): Array<Movement> {
  if (!call.isMatch) return movements
  const found = new Array<Movement>()
  for (let i = 0; i < movements.length; i++) {
    const logIndex = movements[i].logIndex
    if (logIndex > call.after && logIndex < call.before) found.push(movements[i])
  }
  return found
}

/** Adds at most MAX_PARTS for `units` that come after the first `skip` of the movements; returns how many found none. */
function addParts(parts: Array<Part>, movements: Array<Movement>, skip: BigInt, units: BigInt): BigInt {
  const none = BigInt.zero()
  let before = skip
  let left = units
  for (let i = 0; i < movements.length && left > none && parts.length < MAX_PARTS; i++) {
    const movement = movements[i]
    if (before >= movement.units) {
      before = before.minus(movement.units)
      continue
    }
    const rest = movement.units.minus(before)
    before = none
    const taken = rest < left ? rest : left
    left = left.minus(taken)
    addPart(parts, new Part(movement.from, movement.to, taken))
  }
  return left
}

function addPart(parts: Array<Part>, part: Part): void {
  for (let i = 0; i < parts.length; i++) {
    if (parts[i].seller != part.seller || parts[i].buyer != part.buyer) continue
    parts[i].units = parts[i].units.plus(part.units)
    return
  }
  parts.push(part)
}

function sumOf(items: Array<Item>, item: Item, recipient: Bytes | null): BigInt {
  let sum = BigInt.zero()
  for (let i = 0; i < items.length; i++) {
    if (isSameItem(items[i], item) && isFor(items[i], recipient)) sum = sum.plus(items[i].startAmount)
  }
  return sum
}

function isFor(item: Item, recipient: Bytes | null): boolean {
  if (recipient === null) return true
  const named = item.recipient
  return named !== null && named == recipient
}

function sortByRecipient(movements: Array<Movement>): void {
  for (let i = 1; i < movements.length; i++) {
    for (let n = i; n > 0 && isLess(movements[n].to, movements[n - 1].to); n--) {
      const moved = movements[n]
      movements[n] = movements[n - 1]
      movements[n - 1] = moved
    }
  }
}

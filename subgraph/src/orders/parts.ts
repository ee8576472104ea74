// Finds seller and buyer of each unit of a traded item, where one order may have several counterparties. Only units that
// moved are sold: Seaport before 1.6 reports a fulfillment even where the item stays with its giver.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { OrderFulfilled } from '../../generated/Seaport/Seaport'
import { MAX_PARTS } from '../constants'
import { isZero } from '../entities/account'
import { isLess } from '../ids'
import { Item } from './item'
import { Match, Part, isFor, sumUnits } from './match'
import { INDIRECT, MATCH, transferDirection } from './method'
import { Call, Fulfillment, Movement, findMovement, readCall, readCallMovements } from './receipt'
import { Terms } from './terms'
import { isSameItem } from './tips'

/** Finds the counterparties of an order, depending on the Seaport function that was called. */
export class Counterparties {
  /** The match that the fulfillment is part of; null outside of matches. */
  match: Match | null = null
  private call: Call | null = null

  constructor(
    private event: OrderFulfilled,
    private method: string,
  ) {
    // The other functions fill each order for the sender alone.
    if (method == MATCH || method == INDIRECT) {
      const call = readCall(event)
      this.call = call
      if (call.isMatch) this.match = new Match(call, event)
    }
  }

  /** Returns the parts of an item that the order's maker gave, without those that an offer of the same match bought. */
  findOfferedParts(terms: Terms, good: i32): Array<Part> {
    const item = terms.goods[good]
    const seller = this.event.params.offerer
    const call = this.call
    const parts = new Array<Part>()
    if (call == null) {
      const movement = findMovement(this.event, item, seller, null, transferDirection(this.method))
      if (movement != null) parts.push(new Part(seller, movement.to, item.startAmount))
      return parts
    }
    const skip = this.unitsBefore(call, item, terms.goods, good, null)
    addParts(parts, this.movementsGiven(call, item, seller), skip, item.startAmount)
    const match = this.match
    if (match == null) return parts
    const own = new Array<Part>()
    for (let i = 0; i < parts.length; i++) {
      if (!match.isSoldByOffers(item, seller, parts[i].buyer)) own.push(parts[i])
    }
    return own
  }

  /**
   * Returns the parts of an item that the order's maker requested, without those that a listing of the same match sold.
   */
  findReceivedParts(terms: Terms, good: i32): Array<Part> {
    const item = terms.goods[good]
    const recipient = item.recipient
    const buyer = recipient === null ? this.event.params.offerer : recipient
    const call = this.call
    const parts = new Array<Part>()
    if (call == null) {
      const movement = findMovement(this.event, item, null, buyer, transferDirection(this.method))
      if (movement != null) parts.push(new Part(movement.from, buyer, item.startAmount))
      return parts
    }
    const skip = this.unitsBefore(call, item, terms.goods, good, buyer)
    const received = new Array<Part>()
    addParts(received, this.movementsReceived(call, item, buyer), skip, item.startAmount)
    const match = this.match
    if (match == null) return received
    for (let i = 0; i < received.length; i++) {
      if (match.isSoldByOffers(item, received[i].seller, buyer)) parts.push(received[i])
    }
    return parts
  }

  /**
   * Returns the units of the item that other fulfillments took before this one, from the same giver or for the same
   * recipient. In a match the order of logs has no meaning, so they are sorted by order hash.
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
    for (let i = 0; i < call.fulfillments.length; i++) {
      const other = call.fulfillments[i]
      if (other.logIndex == here) continue
      if (recipient === null && other.offerer != offerer) continue
      const isEarlier = call.isMatch ? isLess(other.orderHash, hash) : other.logIndex < here
      if (!isEarlier) continue
      sum = sum.plus(sumUnits(recipient === null ? other.offer : other.consideration, item, recipient))
    }
    for (let i = 0; i < call.matched.length; i++) {
      const other = call.matched[i]
      if (other.logIndex > here || (recipient === null && other.offerer != offerer)) continue
      // Units that a listing gave are no movement that an offer outside of the match received.
      if (recipient === null) sum = sum.plus(sumUnits(other.offer, item, null))
    }
    return sum
  }

  /**
   * Returns the movements of units to the buyer. Outside of a match, the transaction may do anything beside the
   * fulfillment: units that were minted, or that came from the maker of a listing that the transaction also filled,
   * were not given for this offer.
   */
  private movementsReceived(call: Call, item: Item, buyer: Bytes): Array<Movement> {
    const movements = readCallMovements(this.event, call, item, null, buyer)
    if (call.isMatch) return movements
    const own = new Array<Movement>()
    for (let i = 0; i < movements.length; i++) {
      const from = movements[i].from
      if (isZero(from) || gives(call.fulfillments, from, item) || gives(call.matched, from, item)) continue
      own.push(movements[i])
    }
    return own
  }

  /** Returns the movements of the giver's units, sorted by recipient in a match. */
  private movementsGiven(call: Call, item: Item, giver: Bytes): Array<Movement> {
    const movements = readCallMovements(this.event, call, item, giver, null)
    if (!call.isMatch) return movements
    let left = BigInt.zero()
    for (let i = 0; i < call.fulfillments.length; i++) {
      const other = call.fulfillments[i]
      if (other.offerer == giver) left = left.plus(sumUnits(other.offer, item, null))
    }
    // Calls after the match may move the item too, so only as much as the match gave is counted.
    const own = new Array<Movement>()
    for (let i = 0; i < movements.length && left > BigInt.zero(); i++) {
      own.push(movements[i])
      left = left.minus(movements[i].units)
    }
    sortByRecipient(own)
    return own
  }
}

/** Returns whether one of the fulfillments is of an order by which the account gives the item. */
function gives(fulfillments: Array<Fulfillment>, account: Bytes, item: Item): boolean {
  for (let i = 0; i < fulfillments.length; i++) {
    if (fulfillments[i].offerer == account && !sumUnits(fulfillments[i].offer, item, null).isZero())
      return true
  }
  return false
}

/**
 * Adds the parts for `units` that come after the first `skip` units of the movements. What goes beyond MAX_PARTS is left
 * out, because a part for all of it would name an account that didn't get it.
 */
function addParts(parts: Array<Part>, movements: Array<Movement>, skip: BigInt, units: BigInt): void {
  const none = BigInt.zero()
  let before = skip
  let left = units
  for (let i = 0; i < movements.length && left > none; i++) {
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
}

function addPart(parts: Array<Part>, part: Part): void {
  for (let i = 0; i < parts.length; i++) {
    if (parts[i].seller != part.seller || parts[i].buyer != part.buyer) continue
    parts[i].units = parts[i].units.plus(part.units)
    return
  }
  if (parts.length < MAX_PARTS) parts.push(part)
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

// Reads an order's terms from its items alone: its side, its scope, its one currency, its price and its parts.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { MAX_TRADED_ITEMS } from '../constants'
import { ERC721, Item } from './item'

export const ASK = 'ASK'
export const BID = 'BID'

export class Terms {
  /** ASK (a listing) or BID (an offer); empty for scope OTHER. */
  side: string = ''
  scope: string = 'OTHER'
  /** The traded items: what a listing gives, or what an offer requests. Empty for scope OTHER. */
  goods: Array<Item> = []
  /** The one collection of all goods; null when there are several or none. */
  collection: Bytes | null = null
  /** The one currency of all money; null for scope OTHER. */
  currency: Bytes | null = null
  privateTaker: Bytes | null = null
  startPrice: BigInt = BigInt.zero()
  endPrice: BigInt = BigInt.zero()
  /** Part of startPrice for the maker of a listing, or the filler of an offer. */
  proceeds: BigInt = BigInt.zero()
  quantity: BigInt = BigInt.fromI32(1)
  /** The number of parts that divides every amount exactly: Seaport fills only multiples of such a part. */
  fillStep: BigInt = BigInt.fromI32(1)
  /** Whether some payment ends higher than it starts, and whether some payment ends lower. */
  rises: boolean = false
  falls: boolean = false
}

export function readTerms(offerer: Bytes, offer: Array<Item>, consideration: Array<Item>): Terms {
  let terms = new Terms()
  const side = readSide(terms, offerer, offer, consideration)
  if (side == '') terms = untraded(offer, consideration)
  terms.side = side
  terms.fillStep = findFillStep(terms.quantity, offer, consideration)
  return terms
}

/** Returns ASK or BID and sets the other terms; returns an empty string for scope OTHER. */
function readSide(terms: Terms, offerer: Bytes, offer: Array<Item>, consideration: Array<Item>): string {
  if (offer.length == 0 || consideration.length == 0) return ''
  const money = offer[0].isMoney
  for (let i = 1; i < offer.length; i++) if (offer[i].isMoney != money) return ''
  if (money) return readBid(terms, offerer, offer, consideration) ? BID : ''
  return readAsk(terms, offerer, offer, consideration) ? ASK : ''
}

/**
 * Returns terms of scope OTHER. Such an order, too, may be filled in as many parts as divide the amounts of all its
 * items.
 */
function untraded(offer: Array<Item>, consideration: Array<Item>): Terms {
  const terms = new Terms()
  const items = offer.concat(consideration)
  let parts = BigInt.zero()
  for (let i = 0; i < items.length; i++) {
    if (!items[i].isMoney) parts = greatestCommonDivisor(parts, items[i].startAmount)
  }
  if (!parts.isZero()) terms.quantity = parts
  return terms
}

function readAsk(terms: Terms, offerer: Bytes, offer: Array<Item>, consideration: Array<Item>): boolean {
  if (offer.length > MAX_TRADED_ITEMS) return false
  for (let i = 0; i < offer.length; i++) if (offer[i].isCriteria) return false
  for (let i = 0; i < consideration.length; i++) {
    const item = consideration[i]
    const recipient = item.recipient
    if (recipient === null) return false
    if (item.isMoney) {
      if (!addMoney(terms, item)) return false
      if (recipient == offerer) terms.proceeds = terms.proceeds.plus(item.startAmount)
    } else {
      // A private sale requires that the offered item itself goes to its only possible buyer.
      if (!contains(offer, item)) return false
      const taker = terms.privateTaker
      if (taker !== null && taker != recipient) return false
      terms.privateTaker = recipient
    }
  }
  return terms.currency !== null && readGoods(terms, offer)
}

function readBid(terms: Terms, offerer: Bytes, offer: Array<Item>, consideration: Array<Item>): boolean {
  for (let i = 0; i < offer.length; i++) if (!addMoney(terms, offer[i])) return false
  terms.proceeds = terms.startPrice
  const goods = new Array<Item>()
  for (let i = 0; i < consideration.length; i++) {
    const item = consideration[i]
    const recipient = item.recipient
    if (recipient === null) return false
    if (!item.isMoney) {
      goods.push(item)
    } else if (item.contract != offer[0].contract || item.itemType != offer[0].itemType) {
      return false
    } else if (recipient != offerer) {
      terms.proceeds = terms.proceeds.minus(item.startAmount)
    }
  }
  if (terms.proceeds < BigInt.zero()) terms.proceeds = BigInt.zero()
  return goods.length > 0 && readGoods(terms, goods)
}

/** Adds money to the price. Returns false when the order has a second currency. */
function addMoney(terms: Terms, item: Item): boolean {
  const currency = terms.currency
  if (currency !== null && currency != item.contract) return false
  terms.currency = item.contract
  terms.startPrice = terms.startPrice.plus(item.startAmount)
  terms.endPrice = terms.endPrice.plus(item.endAmount)
  if (item.endAmount > item.startAmount) terms.rises = true
  if (item.endAmount < item.startAmount) terms.falls = true
  return true
}

/** Sets collection, scope and quantity. Returns false when the items can't be traded as they stand. */
function readGoods(terms: Terms, goods: Array<Item>): boolean {
  const one = BigInt.fromI32(1)
  let quantity = BigInt.zero()
  let criteria = 0
  if (goods.length > MAX_TRADED_ITEMS) return false
  for (let i = 0; i < goods.length; i++) {
    const item = goods[i]
    if (item.startAmount < one || item.endAmount < one) return false
    if (item.itemType == ERC721 && (item.startAmount != one || item.endAmount != one)) return false
    if (item.isCriteria) criteria++
    quantity = greatestCommonDivisor(quantity, item.startAmount)
    const collection = terms.collection
    if (i == 0) terms.collection = item.contract
    else if (collection !== null && collection != item.contract) terms.collection = null
  }
  if (criteria > 0 && goods.length > 1) return false
  terms.goods = goods
  terms.quantity = quantity
  if (criteria > 0) terms.scope = goods[0].identifierOrCriteria.isZero() ? 'COLLECTION' : 'TRAIT'
  else terms.scope = goods.length == 1 ? 'ITEM' : 'BUNDLE'
  return true
}

function contains(offer: Array<Item>, item: Item): boolean {
  for (let i = 0; i < offer.length; i++) {
    const other = offer[i]
    if (
      other.itemType == item.itemType &&
      other.contract == item.contract &&
      other.identifierOrCriteria == item.identifierOrCriteria
    ) {
      return true
    }
  }
  return false
}

/** Seaport refuses a fraction that leaves a remainder of any amount (InexactFraction in AmountDeriver.sol). */
function findFillStep(quantity: BigInt, offer: Array<Item>, consideration: Array<Item>): BigInt {
  return quantity.div(commonDivisor(consideration, commonDivisor(offer, quantity)))
}

function commonDivisor(items: Array<Item>, divisor: BigInt): BigInt {
  for (let i = 0; i < items.length; i++) {
    divisor = greatestCommonDivisor(divisor, items[i].startAmount)
    if (items[i].endAmount != items[i].startAmount) {
      divisor = greatestCommonDivisor(divisor, items[i].endAmount)
    }
  }
  return divisor
}

function greatestCommonDivisor(a: BigInt, b: BigInt): BigInt {
  let x = a
  let y = b
  while (!y.isZero()) {
    const rest = x.mod(y)
    x = y
    y = rest
  }
  return x
}

/** Returns price / quantity, rounded up; quantity is at least 1. */
export function unitPriceUp(price: BigInt, quantity: BigInt): BigInt {
  const one = BigInt.fromI32(1)
  return price.plus(quantity).minus(one).div(quantity)
}

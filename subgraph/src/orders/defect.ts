// Finds why a published order can never be filled through this marketplace, from its own fields and its contracts'
// standards. docs/orders.md has each rule with its source in Seaport.
import { BigInt } from '@graphprotocol/graph-ts'
import { Conduit, Order } from '../../generated/schema'
import { MAX_TRADED_ITEMS, OTHERS_CAP_BASIS_POINTS, ERC1155, ERC721 } from '../constants'
import { isZero } from '../entities/account'
import { loadStandard } from '../entities/collection'
import { UNRANKED, readRank } from '../entities/currency'
import { ERC20, ERC721_WITH_CRITERIA, Item, NATIVE } from './item'
import { allowsPartialFills, isRestricted } from './orderType'
import { ASK, Terms } from './terms'

/** Bits of an amount, and of the numerator and denominator of a partial fill. */
export const AMOUNT_BITS = 256
const FRACTION_BITS = 120
const BASIS_POINTS = 10000

/**
 * Returns the first defect that applies, in the order of the schema's enum; null when there is none, and for orders of
 * scope OTHER.
 */
export function readDefect(
  order: Order,
  terms: Terms,
  offer: Array<Item>,
  consideration: Array<Item>,
): string | null {
  if (terms.side == '') return null
  const isAsk = terms.side == ASK
  const payments = filterMoney(offer, consideration)
  if (isMalformed(payments) || requestsSeveral(order, terms)) return 'MALFORMED_ITEM'
  if (hasWrongStandard(terms.goods)) return 'WRONG_STANDARD'
  if (hasZeroPayment(payments)) return 'ZERO_PRICE'
  if (isAsk && order.priceType == 'RISING') return 'RISING_PRICE'
  if (changes(terms.goods) || (!isAsk && changes(payments))) return 'CHANGING_AMOUNT'
  if (order.endsAtSeconds <= order.startsAtSeconds) return 'NEVER_OPEN'
  if (!isAsk && offer[0].itemType == NATIVE) return 'NATIVE_OFFER'
  const currency = terms.currency
  if (currency === null || readRank(currency) == UNRANKED) return 'UNLISTED_CURRENCY'
  if (!isTrustedConduit(order)) return 'UNKNOWN_CONDUIT'
  if (isOverCap(order, consideration, isAsk)) return 'OVER_FEE_CAP'
  if (isRestricted(order)) return 'RESTRICTED'
  if (overflows(order, payments, terms.goods)) return 'OVERFLOW'
  if (offer.length + consideration.length > MAX_TRADED_ITEMS) return 'UNSUPPORTED'
  return isAsk || isPlainOffer(order, offer, consideration) ? null : 'UNSUPPORTED'
}

function filterMoney(offer: Array<Item>, consideration: Array<Item>): Array<Item> {
  const money = new Array<Item>()
  for (let i = 0; i < offer.length; i++) if (offer[i].isMoney) money.push(offer[i])
  for (let i = 0; i < consideration.length; i++) if (consideration[i].isMoney) money.push(consideration[i])
  return money
}

/** Seaport's Executor refuses all of these except the last, which fungible tokens themselves refuse. */
function isMalformed(payments: Array<Item>): boolean {
  for (let i = 0; i < payments.length; i++) {
    const item = payments[i]
    if (!item.identifierOrCriteria.isZero()) return true
    if (isZero(item.contract) != (item.itemType == NATIVE)) return true
    const recipient = item.recipient
    if (item.itemType == ERC20 && recipient !== null && isZero(recipient)) return true
  }
  return false
}

/** Returns whether each fill takes several units of one ERC-721 token. Criteria stand for one token in one fill. */
function requestsSeveral(order: Order, terms: Terms): boolean {
  if (terms.goods[0].itemType != ERC721_WITH_CRITERIA) return false
  const one = BigInt.fromI32(1)
  if (order.quantity == one) return false
  return !allowsPartialFills(order) || order.fillStep != one
}

function hasWrongStandard(goods: Array<Item>): boolean {
  for (let i = 0; i < goods.length; i++) {
    if (loadStandard(goods[i].contract) != (goods[i].isErc1155 ? ERC1155 : ERC721)) return true
  }
  return false
}

/** A payment that declines to zero is above zero until its end, since Seaport rounds up. */
function hasZeroPayment(payments: Array<Item>): boolean {
  for (let i = 0; i < payments.length; i++) if (payments[i].startAmount.isZero()) return true
  return false
}

function changes(items: Array<Item>): boolean {
  for (let i = 0; i < items.length; i++) if (items[i].startAmount != items[i].endAmount) return true
  return false
}

function isTrustedConduit(order: Order): boolean {
  if (isZero(order.conduitKey)) return true
  const conduit = Conduit.load(order.conduitKey)
  return conduit != null && conduit.trusted
}

/** Money that an offer pays back to its own maker counts as paid to others, because the seller does not get it. */
function isOverCap(order: Order, consideration: Array<Item>, isAsk: boolean): boolean {
  let start = BigInt.zero()
  let end = BigInt.zero()
  for (let i = 0; i < consideration.length; i++) {
    const item = consideration[i]
    const recipient = item.recipient
    if (!item.isMoney || (isAsk && recipient !== null && recipient == order.offerer)) continue
    start = start.plus(item.startAmount)
    end = end.plus(item.endAmount)
  }
  return exceedsCap(start, order.startPrice) || exceedsCap(end, order.endPrice)
}

/** Returns the most that accounts other than the seller may get when the seller gets `rest`, by the site's fee cap. */
export function maxToOthers(rest: BigInt): BigInt {
  const ownPart = BigInt.fromI32(BASIS_POINTS - OTHERS_CAP_BASIS_POINTS)
  return rest.times(BigInt.fromI32(OTHERS_CAP_BASIS_POINTS)).div(ownPart)
}

function exceedsCap(others: BigInt, price: BigInt): boolean {
  return others.times(BigInt.fromI32(BASIS_POINTS)) > price.times(BigInt.fromI32(OTHERS_CAP_BASIS_POINTS))
}

function overflows(order: Order, payments: Array<Item>, goods: Array<Item>): boolean {
  if (!fits(order.startPrice, AMOUNT_BITS)) return true
  const duration = order.endsAtSeconds.minus(order.startsAtSeconds)
  for (let i = 0; i < payments.length; i++) {
    const item = payments[i]
    // Seaport multiplies both amounts by the elapsed time, and the start amount by the most.
    if (item.startAmount != item.endAmount && !fits(item.startAmount.times(duration), AMOUNT_BITS))
      return true
  }
  if (!allowsPartialFills(order)) return false
  return !allFit(payments) || !allFit(goods)
}

/** Returns whether every amount can be multiplied by the numerator of any fraction of the order. */
function allFit(items: Array<Item>): boolean {
  for (let i = 0; i < items.length; i++) if (!fits(items[i].startAmount, FRACTION_BITS)) return false
  return true
}

export function fits(amount: BigInt, bits: i32): boolean {
  return amount
    .rightShift((bits / 2) as u8)
    .rightShift((bits / 2) as u8)
    .isZero()
}

/**
 * Returns whether the offer pays one amount for one item that goes to the maker and stands first. The site lets users
 * accept no other offers.
 */
function isPlainOffer(order: Order, offer: Array<Item>, consideration: Array<Item>): boolean {
  if (offer.length != 1 || consideration[0].isMoney) return false
  const recipient = consideration[0].recipient
  if (recipient === null || recipient != order.offerer) return false
  for (let i = 1; i < consideration.length; i++) if (!consideration[i].isMoney) return false
  return true
}

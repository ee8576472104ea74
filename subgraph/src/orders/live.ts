// Decides whether an order is live, and updates the counts and a token's best listing and best offer accordingly. The
// schema calls them ASK and BID.
import { BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Order, Token } from '../../generated/schema'
import { MAX_SEARCHED, SEARCHED_PER_REVIEW, START_GRACE_SECONDS, farFuture } from '../constants'
import { mayReview } from '../entities/budget'
import { loadCollection } from '../entities/collection'
import { UNRANKED, readRank } from '../entities/currency'
import { tokensToRelist, reviewLater, tokensToReoffer } from '../entities/dueLook'
import { currentOrders } from '../entities/order'
import { toMinute, schedulePrice } from '../entities/sweep'
import { countPending, loadToken } from '../entities/token'
import { countBundle, isBundle } from './bundle'
import { isChannelOpen } from './operator'
import { isCheaper, isMoving, overtakesAt } from './price'
import { ASK, BID } from './terms'

export const OPEN = 'OPEN'
export const PARTIAL = 'PARTIAL'

export function isOpen(order: Order): boolean {
  return order.status == OPEN || order.status == PARTIAL
}

function shouldBeLive(order: Order, now: BigInt): boolean {
  return (
    isOpen(order) &&
    order.side !== null &&
    order.defect === null &&
    order.unrestricted &&
    order.makerHolds &&
    order.makerApproved &&
    !order.availableQuantity.isZero() &&
    order.startsAtSeconds <= now.plus(BigInt.fromI32(START_GRACE_SECONDS)) &&
    order.endsAtSeconds > now &&
    isChannelOpen(order.conduitKey)
  )
}

/** Saves the order with its new `live`, and updates token and collection. */
export function saveWithLive(order: Order, now: BigInt): void {
  if (!isOpen(order)) order.availableQuantity = BigInt.zero()
  else if (order.side === null || order.side != ASK) order.availableQuantity = order.remaining
  const live = shouldBeLive(order, now)
  const change = live == order.live ? 0 : live ? 1 : -1
  order.live = live
  if (change != 0) order.liveSinceSeconds = live ? now : null
  const side = order.side
  const token = order.scope == 'ITEM' ? order.token : null
  if (side !== null) {
    order.liveAskOn = live && side == ASK ? token : null
    order.liveBidOn = live && side == BID ? token : null
  }
  order.save()
  if (change == 0 || side === null) return

  if (side == ASK) {
    if (token !== null) updateBestAsk(token, order, change, now)
    else if (isBundle(order)) countBundle(order, change)
  } else if (token !== null) {
    updateBestBid(token, order, change)
  }
}

/** Chooses a token's best listing again when the order's price declines. The order must be live and saved. */
export function reviewPrice(order: Order, now: BigInt): void {
  const token = order.liveAskOn
  if (token !== null && isMoving(order)) updateBestAsk(token, order, 0, now)
}

/**
 * Every handler that may have changed whether orders are live, or created a token, ends with this. One handler may
 * close thousands of orders on one token, and searching all others after each of them would take all memory that a
 * mapping has. One block may also have thousands of handlers, so what exceeds the budget is left to another run of the
 * block handler.
 */
export function chooseBestOrders(block: ethereum.Block): void {
  const listed = tokensToRelist.values()
  for (let i = 0; i < listed.length; i++) {
    const token = Bytes.fromHexString(listed[i])
    if (!chooseBestAsk(token, block)) reviewLater(token, block)
  }
  const offered = tokensToReoffer.values()
  for (let i = 0; i < offered.length; i++) {
    const token = Bytes.fromHexString(offered[i])
    if (!chooseBestBid(token, block)) reviewLater(token, block)
  }
}

/** Applies a change of one order. A search, where one is needed, waits for the end of the handler. */
function updateBestAsk(id: Bytes, order: Order, change: i32, now: BigInt): void {
  const token = loadToken(id)
  if (token == null) return
  const wasListed = token.liveAskCount > 0
  token.liveAskCount += change
  const isListed = token.liveAskCount > 0

  if (!isListed) {
    clearBestAsk(token)
    token.listedAtSeconds = null
  } else if (!wasListed) {
    setBestAsk(token, order)
    token.listedAtSeconds = order.createdAtSeconds
  } else if (change < 0 ? isMissed(token, order) : change == 0 || !compareAsk(token, order, now)) {
    tokensToRelist.add(id)
  }
  token.save()

  if (isListed != wasListed) {
    const collection = loadCollection(token.collection)
    if (collection == null) return
    collection.listedCount += isListed ? 1 : -1
    collection.save()
  }
}

/**
 * Returns whether a search is needed once the listing is gone: it was the best or the newest, or the sweep may have
 * been waiting for its price alone, since a search schedules only the first listing that becomes cheaper than the best
 * one.
 */
function isMissed(token: Token, order: Order): boolean {
  const best = token.bestAsk
  const newest = token.listedAtSeconds
  if (best === null || best == order.id || newest === null || newest <= order.createdAtSeconds) return true
  return isMoving(order)
}

/**
 * Compares one more listing with the best. Returns false when a search is needed. Changes the token and the sweep's
 * schedule.
 */
function compareAsk(token: Token, order: Order, now: BigInt): boolean {
  const id = token.bestAsk
  const newest = token.listedAtSeconds
  if (id === null || newest === null || tokensToRelist.has(token.id)) return false
  const best = Order.load(id)
  if (best == null || !best.live) return false
  const isComparable = sharesUnit(order, best)
  if (!isComparable && getRank(order) == getRank(best)) return false
  if (order.createdAtSeconds > newest) token.listedAtSeconds = order.createdAtSeconds
  if (!isComparable) {
    if (getRank(order) < getRank(best)) setBestAsk(token, order)
    return true
  }
  // A listing cannot overtake a cheaper best one sooner than the former best one, except for the former best one itself.
  if (isCheaper(order, best, now)) {
    setBestAsk(token, order)
    scheduleOvertaking([best], order, now)
  } else {
    scheduleOvertaking([order], best, now)
  }
  return true
}

/** Returns whether the two have one unit of account, in which their prices can be compared. */
function sharesUnit(order: Order, other: Order): boolean {
  const unit = order.unit
  const others = other.unit
  return unit !== null && others !== null && unit == others
}

/** Returns the rank of the order's unit of account. */
function getRank(order: Order): i32 {
  const unit = order.unit
  return unit === null ? UNRANKED : readRank(unit)
}

function setBestAsk(token: Token, best: Order): void {
  token.bestAsk = best.id
  const moves = best.unitPrice != best.unitEndPrice
  token.bestAskPrice = best.unitPrice
  token.bestAskEndPrice = moves ? best.unitEndPrice : null
  token.bestAskStartsAtSeconds = moves ? best.startsAtSeconds : null
  token.bestAskCurrency = best.currency
  token.bestAskUnit = best.unit
  token.bestAskEndsAtSeconds = best.endsAtSeconds
}

function clearBestAsk(token: Token): void {
  token.bestAsk = null
  token.bestAskPrice = null
  token.bestAskEndPrice = null
  token.bestAskStartsAtSeconds = null
  token.bestAskCurrency = null
  token.bestAskUnit = null
  token.bestAskEndsAtSeconds = null
}

/**
 * Searches for the token's best listing. Returns false when the budget is spent; the token then has none rather than
 * one that has ended.
 */
export function chooseBestAsk(id: Bytes, block: ethereum.Block): boolean {
  const token = loadToken(id)
  if (token == null || token.liveAskCount == 0) return true
  const isSearched = token.liveAskCount <= MAX_SEARCHED
  if (!isSearched || !mayReview(countReviews(token.liveAskCount), block)) {
    if (isLive(token.bestAsk)) return !isSearched
    clearBestAsk(token)
    token.save()
    return !isSearched
  }
  const now = block.timestamp
  const asks = stillLive(token.liveAsks.load())
  const best = findBest(asks, now, isCheaper)
  if (best == null) return true
  setBestAsk(token, best)
  token.listedAtSeconds = findNewest(asks).createdAtSeconds
  scheduleOvertaking(asks, best, now)
  token.save()
  return true
}

function countReviews(searched: i32): i32 {
  return searched / SEARCHED_PER_REVIEW
}

function isLive(id: Bytes | null): boolean {
  if (id === null) return false
  const order = Order.load(id)
  return order != null && order.live
}

/** Schedules the sweep for the minute in which another listing becomes cheaper than the best one. */
function scheduleOvertaking(asks: Array<Order>, best: Order, now: BigInt): void {
  let next: Order | null = null
  let first = farFuture()
  for (let i = 0; i < asks.length; i++) {
    const order = asks[i]
    if (!sharesUnit(order, best)) continue
    const at = overtakesAt(order, best, now)
    if (at === null || at >= first) continue
    first = at
    next = order
  }
  if (next == null) return
  schedulePrice(next, toMinute(first))
  next.save()
}

/** Does the same as updateBestAsk for offers. */
function updateBestBid(id: Bytes, order: Order, change: i32): void {
  const token = loadToken(id)
  if (token == null) {
    // Offers may name tokens that do not exist (yet).
    const collection = order.collection
    if (collection !== null) countPending(collection, id, 0, change)
    return
  }
  token.liveBidCount += change
  if (token.liveBidCount == 0) setBestBid(token, null)
  else if (token.liveBidCount == 1 && change > 0) setBestBid(token, order)
  else if (change < 0 ? isBestBid(token, order) : !compareBid(token, order)) tokensToReoffer.add(id)
  token.save()
}

function isBestBid(token: Token, order: Order): boolean {
  const best = token.bestBid
  return best === null || best == order.id
}

/** Compares one more offer with the best. Returns false when a search is needed. Changes the token. */
function compareBid(token: Token, order: Order): boolean {
  const id = token.bestBid
  if (id === null) return false
  const best = Order.load(id)
  if (best == null || !best.live) return false
  if (!sharesUnit(order, best)) return false
  if (isDearer(order, best, BigInt.zero())) setBestBid(token, order)
  return true
}

function setBestBid(token: Token, best: Order | null): void {
  token.bestBid = best == null ? null : best.id
  token.bestBidPrice = best == null ? null : best.unitPrice
  token.bestBidCurrency = best == null ? null : best.currency
  token.bestBidUnit = best == null ? null : best.unit
}

/** Does the same as chooseBestAsk for offers. */
export function chooseBestBid(id: Bytes, block: ethereum.Block): boolean {
  const token = loadToken(id)
  if (token == null || token.liveBidCount == 0) return true
  const isSearched = token.liveBidCount <= MAX_SEARCHED
  if (!isSearched || !mayReview(countReviews(token.liveBidCount), block)) {
    if (isLive(token.bestBid)) return !isSearched
    setBestBid(token, null)
    token.save()
    return !isSearched
  }
  setBestBid(token, findBest(stillLive(token.liveBids.load()), BigInt.zero(), isDearer))
  token.save()
  return true
}

function stillLive(related: Array<Order>): Array<Order> {
  const orders = currentOrders(related)
  const live = new Array<Order>()
  for (let i = 0; i < orders.length; i++) if (orders[i].live) live.push(orders[i])
  return live
}

/**
 * Returns the best order in the unit of account with the lowest rank or, when no ranked unit has one, in that of the
 * newest order. At equal prices the older order wins.
 */
function findBest(
  orders: Array<Order>,
  now: BigInt,
  isBetter: (order: Order, than: Order, now: BigInt) => boolean,
): Order | null {
  if (orders.length == 0) return null
  if (orders.length == 1) return orders[0]
  const first = findFirstRanked(orders)
  let best: Order | null = null
  for (let i = 0; i < orders.length; i++) {
    const order = orders[i]
    if (!sharesUnit(order, first)) continue
    if (best == null || isBetter(order, best, now)) best = order
  }
  return best
}

function findFirstRanked(orders: Array<Order>): Order {
  let first = findNewest(orders)
  let rank = getRank(first)
  for (let i = 0; i < orders.length && rank > 0; i++) {
    const other = getRank(orders[i])
    if (other >= rank) continue
    first = orders[i]
    rank = other
  }
  return first
}

/** Compares the exact price of one unit, because `unitPrice` is rounded. Prices of offers do not change. */
function isDearer(order: Order, than: Order, _now: BigInt): boolean {
  const price = order.startPrice.times(than.quantity)
  const other = than.startPrice.times(order.quantity)
  if (price != other) return price > other
  return order.createdAtSeconds < than.createdAtSeconds
}

function findNewest(orders: Array<Order>): Order {
  let newest = orders[0]
  for (let i = 1; i < orders.length; i++) {
    if (orders[i].createdAtSeconds > newest.createdAtSeconds) newest = orders[i]
  }
  return newest
}

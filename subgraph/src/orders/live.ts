// Whether an order is live, and what follows from it: counts, and a token's best ask and bid. Every function loads what it changes and saves it: callers hold no copy of token, collection or market across a call.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { Collection, CollectionMarket, Order, Token } from '../../generated/schema'
import { START_GRACE_SECONDS, farFuture } from '../constants'
import { rankOf } from '../entities/currency'
import { currentOrders } from '../entities/order'
import { minuteOf, scheduleEarlier } from '../entities/sweep'
import { isChannelOpen } from './operator'
import { isCheaper, overtakesAt } from './price'
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

/** Saves the order with `live` as it should be, and brings token, collection and market after it. */
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
    const market = order.market
    if (market !== null) countLiveAsk(market, change)
    if (token !== null) updateBestAsk(token, order, change, now)
  } else if (token !== null) {
    updateBestBid(token)
  }
}

function countLiveAsk(id: Bytes, change: i32): void {
  const market = CollectionMarket.load(id)
  if (market == null) return
  market.liveAskCount += change
  market.save()
}

/** Chooses a token's best listing again where the order's price moves. The order must be live and saved. */
export function lookAtPrice(order: Order, now: BigInt): void {
  const token = order.liveAskOn
  if (token !== null && order.startPrice != order.endPrice) updateBestAsk(token, order, 0, now)
}

function updateBestAsk(id: Bytes, order: Order, change: i32, now: BigInt): void {
  const token = Token.load(id)
  if (token == null) return
  const wasListed = token.liveAskCount > 0
  token.liveAskCount += change
  const isListed = token.liveAskCount > 0

  if (isListed) {
    // The only ask needs no search.
    const asks = wasListed ? stillLive(token.liveAsks.load()) : [order]
    const best = bestOf(asks, now, isCheaper)
    if (best != null) {
      token.bestAsk = best.id
      const moves = best.unitPrice != best.unitEndPrice
      token.bestAskPrice = best.unitPrice
      token.bestAskEndPrice = moves ? best.unitEndPrice : null
      token.bestAskStartsAtSeconds = moves ? best.startsAtSeconds : null
      token.bestAskCurrency = best.currency
      token.bestAskEndsAtSeconds = best.endsAtSeconds
      token.listedAtSeconds = newestOf(asks).createdAtSeconds
      scheduleOvertaking(asks, best, now)
    }
  } else {
    token.bestAsk = null
    token.bestAskPrice = null
    token.bestAskEndPrice = null
    token.bestAskStartsAtSeconds = null
    token.bestAskCurrency = null
    token.bestAskEndsAtSeconds = null
    token.listedAtSeconds = null
  }
  token.save()

  if (isListed != wasListed) {
    const collection = Collection.load(token.collection)
    if (collection == null) return
    collection.listedCount += isListed ? 1 : -1
    collection.save()
  }
}

/** Has the sweep look again in the minute in which another listing becomes cheaper than the best one. */
function scheduleOvertaking(asks: Array<Order>, best: Order, now: BigInt): void {
  let next: Order | null = null
  let first = farFuture()
  for (let i = 0; i < asks.length; i++) {
    const order = asks[i]
    const currency = order.currency
    const other = best.currency
    if (currency === null || other === null || currency != other) continue
    const at = overtakesAt(order, best, now)
    if (at === null || at >= first) continue
    first = at
    next = order
  }
  if (next == null) return
  scheduleEarlier(next, minuteOf(first))
  next.save()
}

function updateBestBid(id: Bytes): void {
  const token = Token.load(id)
  // Bids may name tokens that do not exist (yet).
  if (token == null) return
  const best = bestOf(stillLive(token.liveBids.load()), BigInt.zero(), isDearer)
  token.bestBid = best == null ? null : best.id
  token.bestBidPrice = best == null ? null : best.unitPrice
  token.bestBidCurrency = best == null ? null : best.currency
  token.save()
}

function stillLive(found: Array<Order>): Array<Order> {
  const orders = currentOrders(found)
  const live = new Array<Order>()
  for (let i = 0; i < orders.length; i++) if (orders[i].live) live.push(orders[i])
  return live
}

/**
 * The best order in the currency of the lowest rank; where no currency has one, in that of the newest order. Equal
 * prices: the older order wins.
 */
function bestOf(
  orders: Array<Order>,
  now: BigInt,
  isBetter: (order: Order, than: Order, now: BigInt) => boolean,
): Order | null {
  if (orders.length == 0) return null
  if (orders.length == 1) return orders[0]
  const currency = firstRanked(orders)
  let best: Order | null = null
  for (let i = 0; i < orders.length; i++) {
    const order = orders[i]
    const other = order.currency
    if (other === null || currency === null || other != currency) continue
    if (best == null || isBetter(order, best, now)) best = order
  }
  return best
}

function firstRanked(orders: Array<Order>): Bytes | null {
  let first = newestOf(orders).currency
  let rank = first === null ? i32.MAX_VALUE : rankOf(first)
  for (let i = 0; i < orders.length && rank > 0; i++) {
    const currency = orders[i].currency
    if (currency === null) continue
    const other = rankOf(currency)
    if (other >= rank) continue
    first = currency
    rank = other
  }
  return first
}

/** Offers do not move. */
function isDearer(order: Order, than: Order, _now: BigInt): boolean {
  if (order.unitPrice != than.unitPrice) return order.unitPrice > than.unitPrice
  return order.createdAtSeconds < than.createdAtSeconds
}

function newestOf(orders: Array<Order>): Order {
  let newest = orders[0]
  for (let i = 1; i < orders.length; i++) {
    if (orders[i].createdAtSeconds > newest.createdAtSeconds) newest = orders[i]
  }
  return newest
}

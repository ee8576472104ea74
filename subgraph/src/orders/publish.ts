// Adds an order that its maker published on chain (OrderValidated) to the index.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { OrderValidated } from '../../generated/Seaport/Seaport'
import { Collection, Conduit, DueLook, OpenItem, Order, OrderItem } from '../../generated/schema'
import { MAX_OPEN_ITEMS } from '../constants'
import { isZero, loadOrCreateAccount, readCounter } from '../entities/account'
import { LISTING, OFFER } from '../entities/activity'
import { readApproval } from '../entities/approval'
import { wereCallsDenied } from '../entities/budget'
import { discoverCollection, loadCollection, loadStandard } from '../entities/collection'
import { enterOrder } from '../entities/conduit'
import { ensureCurrency } from '../entities/currency'
import { completeOrderLater } from '../entities/dueLook'
import { keepHolding, loadOrCreateHolding } from '../entities/holding'
import { loadOrCreateMarket } from '../entities/market'
import { loadOfferedItems } from '../entities/order'
import { schedule } from '../entities/sweep'
import { countPending, loadToken } from '../entities/token'
import { CONSIDERATION_SIDE, OFFER_SIDE, balanceId, orderItemId, tokenEntityId } from '../ids'
import { EXPIRED, countOpenItems } from './close'
import { readDefect } from './defect'
import { appendOrder } from './history'
import { readToken, readTokenApproval } from './holdings'
import { ERC721, Item, toConsiderationItems, keptItems, toOfferItems } from './item'
import { OPEN, isOpen, saveWithLive } from './live'
import { findOperator } from './operator'
import { isRestricted } from './orderType'
import { readDelivery } from './review'
import { findRoyalty } from './royalty'
import { ASK, Terms, readTerms, unitPriceUp } from './terms'

export function publishOrder(event: OrderValidated): void {
  // Seaport emits this event once for an order, and not after a fulfillment, which also validates the order. The order
  // is therefore new, and no read of the database is needed.
  const parameters = event.params.orderParameters
  const offer = toOfferItems(parameters.offer)
  const consideration = toConsiderationItems(parameters.consideration)
  const terms = readTerms(parameters.offerer, offer, consideration)
  const readCount = readGoods(terms, parameters.offerer, 0, event.block)
  // Orders that concern no collection are not kept, as far as their contracts could be called.
  if (!wereCallsDenied() && !concernsIndexed(offer) && !concernsIndexed(consideration)) return

  const account = loadOrCreateAccount(parameters.offerer)
  const order = newOrder(event, terms)
  order.counter = readCounter(account)
  // The index follows no more of one maker's open orders than one event can close.
  if (order.status == OPEN && account.openItemCount < MAX_OPEN_ITEMS) {
    account.openOrderCount++
    account.openItemCount += countOpenItems(order)
    order.openFor = order.offerer
  }
  account.save()
  setTerms(order, terms, offer, consideration, event.block)
  const offered = saveItems(order, offer, consideration)
  // Orders that are not followed are never live, so neither their start nor their end matters.
  if (order.openFor !== null) {
    // An order whose contracts are not all read may still turn out to have no defect.
    if (order.defect === null || wereCallsDenied()) enterConduit(order)
    schedule(order, event.block.timestamp)
  }
  if (isFollowedListing(order)) {
    for (let i = 0; i < offered.length; i++) linkItem(order, offered[i], event.block)
    readDelivery(order, offered)
  }
  saveWithLive(order, event.block.timestamp)
  if (terms.side != '') {
    // The contract may be called only after this, when the row can no longer change.
    const collection = wereCallsDenied() ? terms.collection : order.collection
    appendOrder(order, terms.side == ASK ? LISTING : OFFER, collection, event, 0)
  }
  if (wereCallsDenied()) completeOrderLater(order.id, readCount, needsFewCalls(terms), event.block)
}

/**
 * Makes the calls that the budget did not allow when the order was published, and reviews the order again. Returns
 * false when some calls are still left. Until then the order is not live, because its contracts are no collections yet,
 * or the index has not read whether its maker holds the items. The order stays in the index even if its contracts turn
 * out to be no collections at all.
 */
export function completeOrder(order: Order, due: DueLook, block: ethereum.Block): boolean {
  const offer = keptItems(order, OFFER_SIDE)
  const consideration = keptItems(order, CONSIDERATION_SIDE)
  const terms = readTerms(order.offerer, offer, consideration)
  due.place = readGoods(terms, order.offerer, due.place, block)
  due.save()
  if (wereCallsDenied()) return false
  setTerms(order, terms, offer, consideration, block)
  if (isFollowedListing(order)) {
    const offered = loadOfferedItems(order)
    for (let i = 0; i < offered.length; i++) {
      if (OpenItem.load(offered[i].id) == null) linkItem(order, offered[i], block)
      else readApproval(offered[i].contract, order.offerer, order.operator, block)
    }
    readDelivery(order, offered)
  }
  saveWithLive(order, block.timestamp)
  return !wereCallsDenied()
}

/**
 * Returns whether the order has one item, in a collection of the configuration, whose contract is not the maker's own.
 */
function needsFewCalls(terms: Terms): boolean {
  if (terms.goods.length != 1) return false
  const collection = loadCollection(terms.goods[0].contract)
  return collection != null && collection.tracked
}

/** Sets what the traded items and the money determine, as far as their contracts were read. Changes the order only. */
function setTerms(
  order: Order,
  terms: Terms,
  offer: Array<Item>,
  consideration: Array<Item>,
  block: ethereum.Block,
): void {
  fillTerms(order, terms, consideration, block)
  order.unrestricted = !isRestricted(order) && order.privateTaker === null
  order.defect = readDefect(order, terms, offer, consideration)
  if (isOpen(order) && order.openFor === null && order.defect === null && terms.side != '') {
    order.defect = 'UNSUPPORTED'
  }
  if (terms.scope == 'ITEM') {
    order.token = tokenEntityId(terms.goods[0].contract, terms.goods[0].identifierOrCriteria)
  }
}

function isFollowedListing(order: Order): boolean {
  return order.openFor !== null && order.side !== null && order.side == ASK
}

/** Returns whether one of the items is of an indexed collection. */
export function concernsIndexed(items: Array<Item>): boolean {
  for (let i = 0; i < items.length; i++) {
    if (!items[i].isMoney && loadStandard(items[i].contract) != '') return true
  }
  return false
}

function newOrder(event: OrderValidated, terms: Terms): Order {
  const parameters = event.params.orderParameters
  const now = event.block.timestamp
  const order = new Order(event.params.orderHash)
  order.offerer = parameters.offerer
  order.zone = parameters.zone
  order.zoneHash = parameters.zoneHash
  order.conduitKey = parameters.conduitKey
  order.operator = findOperator(event.address, parameters.conduitKey)
  order.orderType = parameters.orderType
  order.startsAtSeconds = parameters.startTime
  order.endsAtSeconds = parameters.endTime
  order.salt = parameters.salt
  order.totalOriginalConsiderationItems = parameters.totalOriginalConsiderationItems
  order.published = true
  order.offeredItemCount = parameters.offer.length
  order.status = parameters.endTime <= now ? EXPIRED : OPEN
  order.makerHolds = true
  order.makerApproved = true
  order.live = false
  order.createdAtBlock = event.block.number
  order.createdAtSeconds = now
  order.createdInTransaction = event.transaction.hash
  order.updatedAtBlock = event.block.number
  order.updatedAtSeconds = now
  order.remaining = terms.quantity
  order.availableQuantity = terms.quantity
  return order
}

/** Orders that could be live wait until their conduit's channel opens. */
function enterConduit(order: Order): void {
  if (order.side === null || isZero(order.conduitKey)) return
  const conduit = Conduit.load(order.conduitKey)
  if (conduit != null) enterOrder(conduit, order.id)
}

/** Sets the fields that both published and unpublished orders derive from their items. */
export function fillTerms(
  order: Order,
  terms: Terms,
  consideration: Array<Item>,
  block: ethereum.Block,
): void {
  order.scope = terms.scope
  order.startPrice = terms.startPrice
  order.endPrice = terms.endPrice
  order.quantity = terms.quantity
  order.fillStep = terms.fillStep
  order.priceType = readPriceType(terms)
  order.unitPrice = unitPriceUp(terms.startPrice, terms.quantity)
  order.unitEndPrice = unitPriceUp(terms.endPrice, terms.quantity)
  order.proceeds = terms.proceeds
  order.royaltyAmount = BigInt.zero()
  order.feeAmount = BigInt.zero()
  if (terms.side == '') return

  order.side = terms.side
  const currency = terms.currency
  // An order may be kept because of another of its items, so the contract of the traded one may not be a collection.
  const collectionId = terms.collection
  let collection: Collection | null = null
  if (collectionId !== null) collection = loadCollection(collectionId)
  if (currency !== null) {
    const unit = ensureCurrency(currency, block)
    order.currency = currency
    order.unit = unit
    if (collection != null) order.market = loadOrCreateMarket(collection.id, unit).id
  }
  if (terms.scope == 'TRAIT') order.criteriaRoot = terms.goods[0].identifierOrCriteria
  const taker = terms.privateTaker
  if (taker !== null) order.privateTaker = loadOrCreateAccount(taker).id
  if (collection == null) {
    order.feeAmount = terms.startPrice.minus(terms.proceeds)
    return
  }
  order.collection = collection.id
  splitMoney(order, terms, consideration, collection, block)
}

function readPriceType(terms: Terms): string {
  if (terms.rises) return 'RISING'
  return terms.falls ? 'DECLINING' : 'FIXED'
}

/** Royalty and fees are the part of the price beyond the proceeds. */
function splitMoney(
  order: Order,
  terms: Terms,
  consideration: Array<Item>,
  collection: Collection,
  block: ethereum.Block,
): void {
  const rest = terms.startPrice.minus(terms.proceeds)
  order.feeAmount = rest
  const good = terms.goods[0]
  const tokenId = good.isCriteria ? BigInt.zero() : good.identifierOrCriteria
  const royalty = findRoyalty(
    collection,
    tokenId,
    terms.startPrice,
    rest,
    order.offerer,
    consideration,
    block,
  )
  if (royalty == null) return
  order.royaltyRecipient = royalty.receiver
  order.royaltyAmount = royalty.amount
  order.feeAmount = rest.minus(royalty.amount)
}

/**
 * Reads what the index lacks about the traded items, starting at `from`, because an order's claims make neither a
 * collection nor an owner. Returns how many items are read by then, which is less than all when the budget of calls is
 * spent.
 */
function readGoods(terms: Terms, offerer: Bytes, from: i32, block: ethereum.Block): i32 {
  for (let i = from; i < terms.goods.length; i++) {
    readGood(terms.goods[i], terms.side, offerer, block)
    if (wereCallsDenied()) return i
  }
  return terms.goods.length
}

function readGood(item: Item, side: string, offerer: Bytes, block: ethereum.Block): void {
  discoverCollection(Address.fromBytes(item.contract), block)
  if (item.isCriteria) return
  const token = readToken(item.contract, item.identifierOrCriteria, offerer, block)
  // The index has the approvals of a token whose every event it has read.
  if (token == null || token.historyFromMint) return
  if (item.itemType == ERC721 && side == ASK) readTokenApproval(token, block)
}

/** Saves the items and returns the offered ones. */
function saveItems(order: Order, offer: Array<Item>, consideration: Array<Item>): Array<OrderItem> {
  const offered = new Array<OrderItem>()
  for (let i = 0; i < offer.length; i++) {
    const item = newItem(order, offer[i], OFFER_SIDE, i)
    item.save()
    offered.push(item)
  }
  for (let i = 0; i < consideration.length; i++) {
    newItem(order, consideration[i], CONSIDERATION_SIDE, i).save()
  }
  return offered
}

function newItem(order: Order, from: Item, side: i32, index: i32): OrderItem {
  const item = new OrderItem(orderItemId(order.id, side, index))
  item.order = order.id
  item.side = side == OFFER_SIDE ? 'OFFER' : 'CONSIDERATION'
  item.index = index
  item.itemType = from.typeName
  item.contract = from.contract
  item.identifierOrCriteria = from.identifierOrCriteria
  item.startAmount = from.startAmount
  item.endAmount = from.endAmount
  item.recipient = from.recipient
  return item
}

/** Links an offered item to its maker's balance and holding until the order closes. */
function linkItem(order: Order, item: OrderItem, block: ethereum.Block): void {
  // Balances of contracts that are not collections are not followed.
  if (loadStandard(item.contract) == '') return
  readApproval(item.contract, order.offerer, order.operator, block)
  const tokenId = tokenEntityId(item.contract, item.identifierOrCriteria)
  const token = loadToken(tokenId)
  if (token != null) {
    token.openAskCount++
    token.save()
  } else {
    countPending(item.contract, tokenId, 1, 0)
  }
  const holding = loadOrCreateHolding(item.contract, order.offerer)
  holding.openAskCount++
  keepHolding(holding)
  const open = new OpenItem(item.id)
  open.order = order.id
  open.balance = balanceId(tokenId, order.offerer)
  open.holding = holding.id
  open.save()
}

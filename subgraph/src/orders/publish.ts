// Brings an order that its maker published on chain (OrderValidated) into the index.
import { Address, BigInt, Bytes } from '@graphprotocol/graph-ts'
import { OrderValidated, OrderValidatedOrderParametersStruct } from '../../generated/Seaport/Seaport'
import { Account, Collection, Conduit, OpenItem, Order, OrderItem, Token } from '../../generated/schema'
import { MAX_OPEN_ITEMS } from '../constants'
import { isZeroAddress, loadOrCreateAccount } from '../entities/account'
import { LISTING, OFFER, newActivity } from '../entities/activity'
import { readApproval } from '../entities/approval'
import { discoverCollection } from '../entities/collection'
import { enterOrder } from '../entities/conduit'
import { ensureCurrency } from '../entities/currency'
import { keepHolding, loadOrCreateHolding } from '../entities/holding'
import { loadOrCreateMarket } from '../entities/market'
import { schedule } from '../entities/sweep'
import { countPendingAsk } from '../entities/token'
import { CONSIDERATION_SIDE, OFFER_SIDE, balanceId, orderItemId, tokenEntityId } from '../ids'
import { EXPIRED, weightOf } from './close'
import { readDefect } from './defect'
import { readToken, readTokenApproval } from './holdings'
import { ERC721, Item, askedItems, offeredItems } from './item'
import { OPEN, saveWithLive } from './live'
import { operatorOf } from './operator'
import { readDelivery } from './review'
import { findRoyalty } from './royalty'
import { ASK, Terms, readTerms, unitPriceUp } from './terms'

const FIRST_RESTRICTED_ORDER_TYPE = 2

export function publishOrder(event: OrderValidated): void {
  // Seaport emits this once for an order, and not after a fulfilment, which validates it too: the order is new, and the
  // database need not be asked.
  const parameters = event.params.orderParameters
  const offer = offeredItems(parameters.offer)
  const consideration = askedItems(parameters.consideration)
  const terms = readTerms(parameters.offerer, offer, consideration)
  // What an order says does not make a collection; what is about no collection at all is not kept.
  for (let i = 0; i < terms.goods.length; i++) {
    discoverCollection(Address.fromBytes(terms.goods[i].contract), event.block)
  }
  if (!concernsIndexed(offer) && !concernsIndexed(consideration)) return

  const account = loadOrCreateAccount(parameters.offerer)
  const order = newOrder(event, account, terms, consideration)
  // Of a maker with too many open orders, no more are followed than one event can close.
  const isFollowed = account.openItemCount < MAX_OPEN_ITEMS
  order.defect = readDefect(order, terms, offer, consideration)
  if (!isFollowed && order.defect === null && terms.side != '') order.defect = 'UNSUPPORTED'
  const isAsk = terms.side == ASK
  const token = readTokens(terms, event)
  if (token !== null) order.token = token
  const open = order.status == OPEN
  if (open) enterConduit(order)
  const offered = saveItems(order, offer, consideration)
  if (isAsk && open && isFollowed) {
    for (let i = 0; i < offered.length; i++) holdOn(order, offer[i], offered[i], event.block.timestamp)
    readDelivery(order, offered)
  }
  if (open) {
    if (isFollowed) {
      account.openOrderCount++
      account.openItemCount += weightOf(order)
      account.save()
      order.openFor = order.offerer
    }
    schedule(order, event.block.timestamp)
  }
  saveWithLive(order, event.block.timestamp)
  if (terms.side != '') appendActivity(order, terms, event)
}

function concernsIndexed(items: Array<Item>): boolean {
  for (let i = 0; i < items.length; i++) {
    if (!items[i].isMoney && Collection.load(items[i].contract) != null) return true
  }
  return false
}

function newOrder(event: OrderValidated, account: Account, terms: Terms, consideration: Array<Item>): Order {
  const parameters = event.params.orderParameters
  const now = event.block.timestamp
  const order = new Order(event.params.orderHash)
  order.offerer = parameters.offerer
  order.counter = account.counter
  order.zone = parameters.zone
  order.zoneHash = parameters.zoneHash
  order.conduitKey = parameters.conduitKey
  order.operator = operatorOf(event.address, parameters.conduitKey)
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
  fillTerms(order, terms, consideration)
  order.unrestricted = !isRestricted(parameters) && order.privateTaker === null
  return order
}

/** Orders that could be live wait for their conduit's channel. */
function enterConduit(order: Order): void {
  if (order.defect !== null || order.side === null || isZeroAddress(order.conduitKey)) return
  const conduit = Conduit.load(order.conduitKey)
  if (conduit != null) enterOrder(conduit, order.id)
}

function isRestricted(parameters: OrderValidatedOrderParametersStruct): boolean {
  return parameters.orderType >= FIRST_RESTRICTED_ORDER_TYPE
}

/** What both published and unpublished orders tell by their items. */
export function fillTerms(order: Order, terms: Terms, consideration: Array<Item>): void {
  order.scope = terms.scope
  order.startPrice = terms.startPrice
  order.endPrice = terms.endPrice
  order.quantity = terms.quantity
  order.remaining = terms.quantity
  order.availableQuantity = terms.quantity
  order.fillStep = terms.fillStep
  order.priceType = priceTypeOf(terms)
  order.unitPrice = unitPriceUp(terms.startPrice, terms.quantity)
  order.unitEndPrice = unitPriceUp(terms.endPrice, terms.quantity)
  order.proceeds = terms.proceeds
  order.royaltyAmount = BigInt.zero()
  order.feeAmount = BigInt.zero()
  if (terms.side == '') return

  order.side = terms.side
  const currency = terms.currency
  // An order may come in for another item than the one it trades, whose contract is no collection.
  const collectionId = terms.collection
  let collection: Collection | null = null
  if (collectionId !== null) collection = Collection.load(collectionId)
  if (currency !== null) {
    ensureCurrency(currency)
    order.currency = currency
    if (collection != null) order.market = loadOrCreateMarket(collection.id, currency).id
  }
  if (terms.scope == 'TRAIT') order.criteriaRoot = terms.goods[0].identifierOrCriteria
  const taker = terms.privateTaker
  if (taker !== null) order.privateTaker = loadOrCreateAccount(taker).id
  if (collection == null) {
    order.feeAmount = terms.startPrice.minus(terms.proceeds)
    return
  }
  order.collection = collection.id
  splitMoney(order, terms, consideration, collection)
}

function priceTypeOf(terms: Terms): string {
  if (terms.rises) return 'RISING'
  return terms.falls ? 'DECLINING' : 'FIXED'
}

/** Royalty and fees are what the price holds beyond the proceeds. */
function splitMoney(order: Order, terms: Terms, consideration: Array<Item>, collection: Collection): void {
  const rest = terms.startPrice.minus(terms.proceeds)
  order.feeAmount = rest
  const good = terms.goods[0]
  const tokenId = good.isCriteria ? BigInt.zero() : good.identifierOrCriteria
  const royalty = findRoyalty(collection, tokenId, terms.startPrice, rest, order.offerer, consideration)
  if (royalty == null) return
  order.royaltyRecipient = royalty.receiver
  order.royaltyAmount = royalty.amount
  order.feeAmount = rest.minus(royalty.amount)
}

/** Learns what the index does not know of the goods; returns the id of the one token that the order is about. */
function readTokens(terms: Terms, event: OrderValidated): Bytes | null {
  const offerer = event.params.orderParameters.offerer
  for (let i = 0; i < terms.goods.length; i++) {
    const item = terms.goods[i]
    if (item.isCriteria) continue
    const collection = Collection.load(item.contract)
    if (collection == null) continue
    const token = readToken(collection, item.identifierOrCriteria, offerer, event.block)
    // Of a token whose every event is in the index, approvals are known.
    if (token == null || token.historyFromMint) continue
    if (item.itemType == ERC721 && terms.side == ASK) readTokenApproval(token)
  }
  if (terms.scope != 'ITEM') return null
  return tokenEntityId(terms.goods[0].contract, terms.goods[0].identifierOrCriteria)
}

/** Saves the items and returns those offered. */
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

/** Has an offered item be found from its maker's balance and holding until the order closes. */
function holdOn(order: Order, from: Item, item: OrderItem, timestamp: BigInt): void {
  // Of what is no collection nothing is followed.
  const collection = Collection.load(from.contract)
  if (collection == null) return
  readApproval(from.contract, order.offerer, order.operator, timestamp)
  const tokenId = tokenEntityId(from.contract, from.identifierOrCriteria)
  const token = Token.load(tokenId)
  if (token != null) {
    token.openAskCount++
    token.save()
  } else {
    countPendingAsk(collection, tokenId)
  }
  const holding = loadOrCreateHolding(from.contract, order.offerer)
  holding.openAskCount++
  keepHolding(holding)
  const open = new OpenItem(item.id)
  open.order = order.id
  open.balance = balanceId(tokenId, order.offerer)
  open.holding = holding.id
  open.save()
}

function appendActivity(order: Order, terms: Terms, event: OrderValidated): void {
  const isAsk = terms.side == ASK
  const activity = newActivity(event, isAsk ? LISTING : OFFER, 0)
  activity.collection = order.collection
  activity.token = order.token
  if (isAsk) activity.from = order.offerer
  else activity.to = order.offerer
  activity.quantity = order.quantity
  activity.price = order.startPrice
  activity.unitPrice = order.unitPrice
  activity.currency = order.currency
  activity.order = order.id
  activity.save()
}

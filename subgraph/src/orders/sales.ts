// Makes the Sale rows of one fulfilment: who sold, who bought, for how much, and where the money went.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { OrderFulfilled } from '../../generated/Seaport/Seaport'
import { Collection, Order, Sale, Token } from '../../generated/schema'
import { isZeroAddress, loadOrCreateAccount } from '../entities/account'
import { SALE, newActivity } from '../entities/activity'
import { ensureCurrency } from '../entities/currency'
import { countSale, loadOrCreateMarket } from '../entities/market'
import { createToken } from '../entities/token'
import { eventId, logId, tokenEntityId } from '../ids'
import { Item } from './item'
import { INDIRECT, MATCH, directionOf, methodOf } from './method'
import { earlierFulfilments, findMovement } from './receipt'
import { findRoyalty } from './royalty'
import { ASK, Terms } from './terms'

/** One sale a traded item of an indexed collection. A bundle's money is split evenly, the remainder going to the first. */
export function recordSales(
  order: Order,
  terms: Terms,
  consideration: Array<Item>,
  event: OrderFulfilled,
): void {
  const currency = terms.currency
  if (currency === null) return
  ensureCurrency(currency)
  const method = methodOf(event)
  const royalty = royaltyPaid(order, terms, consideration)

  for (let i = 0; i < terms.goods.length; i++) {
    const item = terms.goods[i]
    const collection = Collection.load(item.contract)
    if (collection == null) continue
    const sale = new Sale(eventId(event, i))
    sale.orderHash = order.id
    sale.order = order.id
    sale.side = terms.side
    sale.collection = collection.id
    sale.token = tokenEntityId(collection.id, item.identifierOrCriteria)
    sale.quantity = item.startAmount
    setParties(sale, item, terms, method, event)
    if (isMirrored(sale, method, event)) continue

    sale.currency = currency
    sale.price = share(terms.startPrice, terms.goods.length, i)
    sale.unitPrice = sale.price.div(sale.quantity)
    sale.proceeds = share(terms.proceeds, terms.goods.length, i)
    sale.royaltyAmount = share(royalty, terms.goods.length, i)
    sale.feeAmount = sale.price.minus(sale.proceeds).minus(sale.royaltyAmount)
    sale.priceSigned = order.published
    sale.bundleSize = terms.goods.length
    sale.method = method
    sale.transactionHash = event.transaction.hash
    sale.logIndex = event.logIndex.toI32()
    sale.blockNumber = event.block.number
    sale.blockHash = event.block.hash
    sale.timestampSeconds = event.block.timestamp
    const market = loadOrCreateMarket(collection.id, currency)
    sale.market = market.id
    sale.save()

    countSale(market, sale.price, sale.unitPrice, event.block.timestamp)
    collection.saleCount++
    countOnToken(collection, item.identifierOrCriteria, sale)
    collection.save()
    appendActivity(sale, event, i)
  }
}

/** The giver and the taker as the item's own transfer tells them; as the fulfilment says where there is no transfer. */
function setParties(sale: Sale, item: Item, terms: Terms, method: string, event: OrderFulfilled): void {
  const offerer = event.params.offerer
  const direction = directionOf(method)
  const filler = isZeroAddress(event.params.recipient) ? event.transaction.from : event.params.recipient
  let seller: Bytes = offerer
  let buyer: Bytes = offerer
  if (terms.side == ASK) {
    const movement = findMovement(event, item, offerer, null, direction)
    const taker = terms.privateTaker
    if (movement != null) buyer = movement.to
    else buyer = taker !== null ? taker : filler
  } else {
    const recipient = item.recipient
    const movement = findMovement(event, item, null, recipient !== null ? recipient : offerer, direction)
    seller = movement != null ? movement.from : filler
  }
  sale.seller = loadOrCreateAccount(seller).id
  sale.buyer = loadOrCreateAccount(buyer).id
}

/**
 * Whether an earlier fulfilment of the same transaction already told this sale from the other side: matching an ask
 * with a bid emits OrderFulfilled for each of them. Whoever gave the item is the same on both sides.
 */
function isMirrored(sale: Sale, method: string, event: OrderFulfilled): boolean {
  if (method != MATCH && method != INDIRECT) return false
  const earlier = earlierFulfilments(event)
  for (let i = 0; i < earlier.length; i++) {
    for (let row = 0; ; row++) {
      const other = Sale.loadInBlock(logId(event.transaction.hash, earlier[i], row))
      if (other == null) break
      if (other.side != sale.side && other.token == sale.token && other.seller == sale.seller) return true
    }
  }
  return false
}

function royaltyPaid(order: Order, terms: Terms, consideration: Array<Item>): BigInt {
  const none = BigInt.zero()
  const collectionId = terms.collection
  if (collectionId === null) return none
  const rest = terms.startPrice.minus(terms.proceeds)
  if (rest.isZero()) return none
  const collection = Collection.load(collectionId)
  if (collection == null) return none
  const tokenId = terms.goods[0].identifierOrCriteria
  const royalty = findRoyalty(collection, tokenId, terms.startPrice, rest, order.offerer, consideration)
  return royalty == null ? none : royalty.amount
}

/** Part `index` of an amount split evenly in `parts`; the first takes the remainder. */
function share(amount: BigInt, parts: i32, index: i32): BigInt {
  if (parts == 1) return amount
  const divisor = BigInt.fromI32(parts)
  const even = amount.div(divisor)
  return index == 0 ? amount.minus(even.times(BigInt.fromI32(parts - 1))) : even
}

function countOnToken(collection: Collection, tokenId: BigInt, sale: Sale): void {
  const known = Token.load(sale.token)
  const token = known != null ? known : createToken(collection, tokenId)
  token.saleCount++
  token.lastSalePrice = sale.unitPrice
  token.lastSaleCurrency = sale.currency
  token.lastSaleAtSeconds = sale.timestampSeconds
  token.save()
}

function appendActivity(sale: Sale, event: OrderFulfilled, row: i32): void {
  const activity = newActivity(event, SALE, row)
  activity.collection = sale.collection
  activity.token = sale.token
  activity.from = sale.seller
  activity.to = sale.buyer
  activity.quantity = sale.quantity
  activity.price = sale.price
  activity.unitPrice = sale.unitPrice
  activity.currency = sale.currency
  activity.order = sale.order
  activity.sale = sale.id
  activity.save()
}

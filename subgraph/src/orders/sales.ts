// Makes the Sale rows of one fulfillment: seller, buyer, price, and the recipients of the money.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { OrderFulfilled } from '../../generated/Seaport/Seaport'
import { Collection, Order, Sale } from '../../generated/schema'
import { seaport16 } from '../constants'
import { loadOrCreateAccount } from '../entities/account'
import { SALE, newActivity } from '../entities/activity'
import { ensureCurrency } from '../entities/currency'
import { loadCollection } from '../entities/collection'
import { countSale, loadOrCreateMarket } from '../entities/market'
import { createToken, loadToken } from '../entities/token'
import { eventId, tokenEntityId } from '../ids'
import { flagNewSale } from './flags'
import { Item } from './item'
import { Match, Part, countedCharges } from './match'
import { readMethod } from './method'
import { Counterparties } from './parts'
import { moneyMoved } from './receipt'
import { followSale } from './roundTrips'
import { findRoyalty } from './royalty'
import { seaportVersion } from './seaports'
import { ASK, Terms } from './terms'

/**
 * Records one sale for each traded item of an indexed collection and each counterparty. A bundle's money is split
 * evenly, the remainder going to the first sale. When a listing meets an offer in a match, the published order makes
 * the sale, and the listing does when both or neither were published. Its price is what the listing required plus, up
 * to a limit, what the offer itself pays others, because the surplus may go back to the buyer and is no price. Returns
 * the id of the first sale; null when there was none.
 *
 * @param required the items that the order required, without tips
 */
export function recordSales(
  order: Order,
  terms: Terms,
  required: Array<Item>,
  event: OrderFulfilled,
): Bytes | null {
  const currency = terms.currency
  if (currency === null) return null
  const method = readMethod(event)
  const counterparties = new Counterparties(event, method)
  const match = counterparties.match
  const royalty = royaltyPaid(order, terms, required, event.block)
  let first: Bytes | null = null
  // The first sale of an item uses the item's index as its number; further sales use the numbers after all items.
  let further = terms.goods.length

  for (let i = 0; i < terms.goods.length; i++) {
    const item = terms.goods[i]
    const collection = loadCollection(item.contract)
    if (collection == null) continue
    const parts =
      terms.side == ASK
        ? counterparties.findOfferedParts(terms, i)
        : counterparties.findReceivedParts(terms, i)
    let sold = BigInt.zero()
    for (let n = 0; n < parts.length; n++) {
      const part = parts[n]
      const row = n == 0 ? i : further++
      const sale = new Sale(eventId(event, row))
      sale.orderHash = event.params.orderHash
      sale.order = order.id
      sale.side = terms.side
      sale.collection = collection.id
      sale.token = tokenEntityId(collection.id, item.identifierOrCriteria)
      sale.quantity = part.units
      sale.seller = loadOrCreateAccount(part.seller).id
      sale.buyer = loadOrCreateAccount(part.buyer).id
      sale.currency = currency
      setMoney(sale, new Share(terms, required, i, sold, part), royalty, match, event)
      if (match != null) setMatchedMoney(sale, match, terms, item, part, collection)
      sold = sold.plus(part.units)
      if (!isPaid(sale, event)) continue
      sale.unitPrice = sale.price.div(sale.quantity)
      sale.priceSigned = order.published
      sale.bundleSize = terms.goods.length
      sale.method = method
      sale.seaport = seaportVersion(event.address)
      sale.transactionHash = event.transaction.hash
      sale.logIndex = event.logIndex.toI32()
      sale.blockNumber = event.block.number
      sale.blockHash = event.block.hash
      sale.timestampSeconds = event.block.timestamp
      const unit = ensureCurrency(currency, event.block)
      const market = loadOrCreateMarket(collection.id, unit)
      sale.market = market.id
      sale.save()

      countSale(market, sale.price, sale.unitPrice, event.block.timestamp)
      collection.saleCount++
      flagNewSale(sale, unit, event)
      countOnToken(collection, item.identifierOrCriteria, sale, unit)
      collection.save()
      appendActivity(sale, event, row)
      if (first === null) first = sale.id
    }
  }
  return first
}

/**
 * Returns whether the transaction moved at least the sale's price. Seaport before 1.6 reports money that stays where it
 * is: what goes from an account to itself and, on 1.1, what no fulfillment uses. Native coins always move.
 */
function isPaid(sale: Sale, event: OrderFulfilled): boolean {
  if (event.address == seaport16() || sale.currency == Address.zero()) return true
  return sale.price <= moneyMoved(event, sale.currency)
}

/** The share of an order's money for one item of a bundle and some of its units. */
class Share {
  constructor(
    public terms: Terms,
    public required: Array<Item>,
    private good: i32,
    /** Units of the item that previous parts took. */
    private sold: BigInt,
    public part: Part,
  ) {}

  of(amount: BigInt): BigInt {
    const whole = share(amount, this.terms.goods.length, this.good)
    const units = this.terms.goods[this.good].startAmount
    if (this.part.units == units) return whole
    return whole.times(this.sold.plus(this.part.units)).div(units).minus(whole.times(this.sold).div(units))
  }
}

/** Sets price and proceeds. Money that returns to the buyer is not part of the price, even when the order names it. */
function setMoney(
  sale: Sale,
  share: Share,
  royalty: BigInt,
  match: Match | null,
  event: OrderFulfilled,
): void {
  const terms = share.terms
  const isAsk = terms.side == ASK
  const part = share.part
  let price = isAsk ? BigInt.zero() : terms.startPrice
  let proceeds = price
  const recipient = event.params.recipient
  // The filler of an offer decides who gets the surplus, which may be the offer's maker or the item's recipient.
  const isReturned = recipient == event.params.offerer || recipient == part.buyer
  if (!isAsk && isReturned && part.buyer != part.seller) {
    price = match == null ? BigInt.zero() : match.spent(terms, part.buyer, null)
    proceeds = match == null ? BigInt.zero() : match.spent(terms, part.buyer, part.seller)
  } else {
    for (let i = 0; i < share.required.length; i++) {
      const item = share.required[i]
      const recipient = item.recipient
      if (!item.isMoney || recipient === null) continue
      const isBack = recipient == part.buyer && part.buyer != part.seller
      if (isAsk) {
        if (isBack) continue
        price = price.plus(item.startAmount)
        if (recipient == part.seller) proceeds = proceeds.plus(item.startAmount)
      } else {
        if (isBack) price = price.minus(item.startAmount)
        if (recipient != part.seller) proceeds = proceeds.minus(item.startAmount)
      }
    }
  }
  const none = BigInt.zero()
  sale.price = share.of(price > none ? price : none)
  sale.proceeds = share.of(proceeds > none ? proceeds : none)
  const rest = sale.price.minus(sale.proceeds)
  const paid = share.of(royalty)
  sale.royaltyAmount = paid < rest ? paid : rest
  sale.feeAmount = rest.minus(sale.royaltyAmount)
}

/**
 * Sets price and proceeds when a listing meets an offer: the price is what the listing requires plus what the offer
 * pays to accounts other than the buyer. Does not change a sale without a counterpart in the match.
 */
function setMatchedMoney(
  sale: Sale,
  match: Match,
  terms: Terms,
  item: Item,
  part: Part,
  collection: Collection,
): void {
  const receiver = collection.royaltyRecipient
  const hasReceiver = receiver !== null && receiver != part.seller
  if (terms.side != ASK) {
    const price = match.listed(terms, item, part, null)
    const proceeds = match.listed(terms, item, part, part.seller)
    if (price === null || proceeds === null) return
    sale.price = price
    sale.proceeds = proceeds
    sale.royaltyAmount = BigInt.zero()
    if (receiver !== null && hasReceiver) {
      const royalty = match.listed(terms, item, part, receiver)
      if (royalty !== null) sale.royaltyAmount = royalty
    }
  }
  const toSeller = match.charges(terms, item, part, part.seller)
  const toOthers = match.charges(terms, item, part, null).minus(toSeller)
  sale.price = sale.price.plus(toSeller)
  sale.proceeds = sale.proceeds.plus(toSeller)
  const counted = countedCharges(toOthers, sale.price)
  sale.price = sale.price.plus(counted)
  if (receiver !== null && hasReceiver) {
    const royalty = match.charges(terms, item, part, receiver)
    sale.royaltyAmount = sale.royaltyAmount.plus(royalty < counted ? royalty : counted)
  }
  sale.feeAmount = sale.price.minus(sale.proceeds).minus(sale.royaltyAmount)
}

function royaltyPaid(order: Order, terms: Terms, consideration: Array<Item>, block: ethereum.Block): BigInt {
  const none = BigInt.zero()
  const collectionId = terms.collection
  if (collectionId === null) return none
  const rest = terms.startPrice.minus(terms.proceeds)
  if (rest.isZero()) return none
  const collection = loadCollection(collectionId)
  if (collection == null) return none
  const tokenId = terms.goods[0].identifierOrCriteria
  const royalty = findRoyalty(
    collection,
    tokenId,
    terms.startPrice,
    rest,
    order.offerer,
    consideration,
    block,
  )
  return royalty == null ? none : royalty.amount
}

/** Returns part `index` of an amount split evenly in `parts`; the first takes the remainder. */
function share(amount: BigInt, parts: i32, index: i32): BigInt {
  if (parts == 1) return amount
  const divisor = BigInt.fromI32(parts)
  const even = amount.div(divisor)
  return index == 0 ? amount.minus(even.times(BigInt.fromI32(parts - 1))) : even
}

function countOnToken(collection: Collection, tokenId: BigInt, sale: Sale, unit: Bytes): void {
  const existing = loadToken(sale.token)
  const token = existing != null ? existing : createToken(collection, tokenId)
  token.saleCount++
  token.lastSalePrice = sale.unitPrice
  token.lastSaleCurrency = sale.currency
  token.lastSaleUnit = unit
  token.lastSaleAtSeconds = sale.timestampSeconds
  followSale(token, sale)
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

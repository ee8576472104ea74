// AssemblyScript: the least mapping that has what pages of a marketplace show: items with their owners, their history,
// orders with every field that signing and filling need, the best listing, sales, and figures. It believes every order
// and reads nothing from the chain: it has no approvals, balances of makers, ends of orders, royalties, flags, or metadata.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { tokenEntityId } from '../../../subgraph/src/ids'
import {
  CounterIncremented,
  OrderCancelled,
  OrderFulfilled,
  OrderValidated,
} from './generated/Seaport/Seaport'
import { Account, Activity, Balance, Collection, Day, Holding, Order, Sale, Token } from './generated/schema'

const SECONDS_PER_DAY = 86400
const ZERO = BigInt.zero()
const ONE = BigInt.fromI32(1)

// Data sources of collections have the names of their addresses, so their events have no generated class to import.

export function handleTransfer(event: ethereum.Event): void {
  const from = event.parameters[0].value.toAddress()
  const to = event.parameters[1].value.toAddress()
  const id = event.parameters[2].value.toBigInt()
  const isMint = from == Address.zero()
  const token = isMint ? newToken(event.address, id) : loadToken(event.address, id)
  const collection = loadCollection(event.address)
  const previous = token.owner
  if (previous !== null) hold(collection, previous, -1)
  else collection.tokenCount++
  hold(collection, to, 1)
  token.owner = to
  // A listing of the former owner can no longer be filled.
  clearListing(token)
  finishMove(event, collection, token, from, to, ONE, 0)
}

export function handleTransferSingle(event: ethereum.Event): void {
  const p = event.parameters
  const id = p[3].value.toBigInt()
  moveUnits(event, p[1].value.toAddress(), p[2].value.toAddress(), id, p[4].value.toBigInt(), 0)
}

export function handleTransferBatch(event: ethereum.Event): void {
  const from = event.parameters[1].value.toAddress()
  const to = event.parameters[2].value.toAddress()
  const ids = event.parameters[3].value.toBigIntArray()
  const units = event.parameters[4].value.toBigIntArray()
  for (let i = 0; i < ids.length; i++) moveUnits(event, from, to, ids[i], units[i], i)
}

function moveUnits(
  event: ethereum.Event,
  from: Address,
  to: Address,
  id: BigInt,
  units: BigInt,
  row: i32,
): void {
  const token = loadToken(event.address, id)
  const collection = loadCollection(event.address)
  if (from != Address.zero()) add(collection, token, from, ZERO.minus(units))
  if (to != Address.zero()) add(collection, token, to, units)
  finishMove(event, collection, token, from, to, units, row)
}

function add(collection: Collection, token: Token, account: Address, units: BigInt): void {
  const id = token.id.concat(account)
  let balance = Balance.load(id)
  if (balance == null) {
    balance = new Balance(id)
    balance.token = token.id
    balance.account = account
    balance.amount = ZERO
    hold(collection, account, 1)
  }
  balance.amount = balance.amount.plus(units)
  if (balance.amount.isZero()) hold(collection, account, -1)
  balance.save()
}

function hold(collection: Collection, account: Bytes, change: i32): void {
  const id = collection.id.concat(account)
  let holding = Holding.load(id)
  if (holding == null) {
    holding = new Holding(id)
    holding.collection = collection.id
    holding.account = account
    holding.tokenCount = 0
  }
  if (change > 0 && holding.tokenCount == 0) collection.ownerCount++
  holding.tokenCount += change
  if (change < 0 && holding.tokenCount == 0) collection.ownerCount--
  holding.save()
}

function finishMove(
  event: ethereum.Event,
  collection: Collection,
  token: Token,
  from: Address,
  to: Address,
  units: BigInt,
  row: i32,
): void {
  token.transferCount++
  token.save()
  collection.transferCount++
  collection.save()
  const activity = newActivity(event, 'TRANSFER', row)
  activity.collection = collection.id
  activity.token = token.id
  activity.from = from
  activity.to = to
  activity.quantity = units
  activity.save()
}

export function handleApprovalForAll(event: ethereum.Event): void {
  loadAccount(event.parameters[0].value.toAddress()).save()
}

/** Events of which pages show nothing of their own. */
export function handleNothing(event: ethereum.Event): void {}

export function handleOrderValidated(event: OrderValidated): void {
  const p = event.params.orderParameters
  if (p.offer.length == 0 || p.consideration.length == 0) return
  const isListing = p.offer[0].itemType > 1
  const contract = isListing ? p.offer[0].token : p.consideration[0].token
  const tokenId = isListing ? p.offer[0].identifierOrCriteria : p.consideration[0].identifierOrCriteria
  const order = new Order(event.params.orderHash)
  order.offerer = p.offerer
  order.isListing = isListing
  order.collection = contract
  order.token = tokenEntityId(contract, tokenId)
  order.currency = isListing ? p.consideration[0].token : p.offer[0].token
  order.price = isListing ? ZERO : p.offer[0].startAmount
  if (isListing) {
    for (let i = 0; i < p.consideration.length; i++) {
      order.price = order.price.plus(p.consideration[i].startAmount)
    }
  }
  order.startsAtSeconds = p.startTime
  order.endsAtSeconds = p.endTime
  order.isOpen = true
  order.parameters = ethereum.encode(event.parameters[1].value)!
  order.createdAtBlock = event.block.number
  order.createdAtSeconds = event.block.timestamp
  order.save()

  if (isListing) offerToken(order)
  newOrderActivity(event, isListing ? 'LISTING' : 'OFFER', order).save()
}

function offerToken(order: Order): void {
  const token = Token.load(order.token)
  if (token == null) return
  const best = token.bestAskPrice
  if (best !== null && best <= order.price) return
  token.bestAsk = order.id
  token.bestAskPrice = order.price
  token.bestAskEndsAtSeconds = order.endsAtSeconds
  token.save()
}

export function handleOrderFulfilled(event: OrderFulfilled): void {
  const order = Order.load(event.params.orderHash)
  if (order == null) return
  order.isOpen = false
  order.save()
  const collection = loadCollection(order.collection)
  collection.saleCount++
  collection.volume = collection.volume.plus(order.price)
  collection.save()
  countDay(collection, order.price, event.block)

  const sale = new Sale(event.transaction.hash.concatI32(event.logIndex.toI32()))
  sale.order = order.id
  sale.collection = order.collection
  sale.token = order.token
  sale.seller = order.isListing ? order.offerer : event.params.recipient
  sale.buyer = order.isListing ? event.params.recipient : order.offerer
  sale.price = order.price
  sale.currency = order.currency
  sale.transactionHash = event.transaction.hash
  sale.blockNumber = event.block.number
  sale.timestampSeconds = event.block.timestamp
  sale.save()
  const token = Token.load(order.token)
  if (token != null) {
    token.saleCount++
    token.lastSalePrice = order.price
    token.lastSaleAtSeconds = event.block.timestamp
    clearListing(token)
    token.save()
  }
  const activity = newOrderActivity(event, 'SALE', order)
  activity.from = sale.seller
  activity.to = sale.buyer
  activity.save()
}

function countDay(collection: Collection, price: BigInt, block: ethereum.Block): void {
  const number = block.timestamp.toI32() / SECONDS_PER_DAY
  const id = collection.id.concatI32(number)
  let day = Day.load(id)
  if (day == null) {
    day = new Day(id)
    day.collection = collection.id
    day.day = number
    day.saleCount = 0
    day.volume = ZERO
  }
  day.saleCount++
  day.volume = day.volume.plus(price)
  day.save()
}

export function handleOrderCancelled(event: OrderCancelled): void {
  const order = Order.load(event.params.orderHash)
  if (order == null) return
  order.isOpen = false
  order.save()
  const token = Token.load(order.token)
  if (token != null) {
    clearListing(token)
    token.save()
  }
  newOrderActivity(event, 'CANCELLATION', order).save()
}

export function handleCounterIncremented(event: CounterIncremented): void {
  const account = loadAccount(event.params.offerer)
  account.counter = event.params.newCounter
  account.save()
}

/** Forgets the best listing. It doesn't look for the next one. */
function clearListing(token: Token): void {
  token.bestAsk = null
  token.bestAskPrice = null
  token.bestAskEndsAtSeconds = null
}

function loadAccount(id: Address): Account {
  const existing = Account.load(id)
  if (existing != null) return existing
  const account = new Account(id)
  account.counter = ZERO
  return account
}

function loadCollection(id: Bytes): Collection {
  const existing = Collection.load(id)
  if (existing != null) return existing
  const collection = new Collection(id)
  collection.tokenCount = 0
  collection.ownerCount = 0
  collection.transferCount = 0
  collection.saleCount = 0
  collection.volume = ZERO
  return collection
}

function loadToken(contract: Address, tokenId: BigInt): Token {
  const existing = Token.load(tokenEntityId(contract, tokenId))
  return existing != null ? existing : newToken(contract, tokenId)
}

function newToken(contract: Address, tokenId: BigInt): Token {
  const token = new Token(tokenEntityId(contract, tokenId))
  token.collection = contract
  token.tokenId = tokenId
  token.transferCount = 0
  token.saleCount = 0
  return token
}

function newActivity(event: ethereum.Event, type: string, row: i32): Activity {
  const activity = new Activity(event.transaction.hash.concatI32(event.logIndex.toI32()).concatI32(row))
  activity.type = type
  activity.quantity = ONE
  activity.emitter = event.address
  activity.transactionHash = event.transaction.hash
  activity.logIndex = event.logIndex.toI32()
  activity.blockNumber = event.block.number
  activity.blockHash = event.block.hash
  activity.timestampSeconds = event.block.timestamp
  return activity
}

function newOrderActivity(event: ethereum.Event, type: string, order: Order): Activity {
  const activity = newActivity(event, type, 0)
  activity.collection = order.collection
  activity.token = order.token
  activity.from = order.offerer
  activity.price = order.price
  activity.order = order.id
  return activity
}

// Reads a transaction's receipt: the movements of an item, which show the actual sender and recipient, and the other fulfillments of the same call.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import {
  ORDERS_MATCHED_SIGNATURE,
  ORDER_FULFILLED_SIGNATURE,
  TRANSFER_BATCH_SIGNATURE,
  TRANSFER_SIGNATURE,
  TRANSFER_SINGLE_SIGNATURE,
  seaport11,
} from '../constants'
import { isTrustedConduit } from '../entities/conduit'
import { Item } from './item'

const WORD = 32

/** A transfer log that moved the item. */
export class Movement {
  constructor(
    public from: Bytes,
    public to: Bytes,
    public units: BigInt,
    public logIndex: i32,
    /** Account that moved the units, by the log; null where a log has none (ERC-721). */
    public operator: Bytes | null,
  ) {}
}

/**
 * OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, SpentItem[]
 * offer, ReceivedItem[] consideration), encoded by Seaport itself. Items are read only when needed: each handler of a
 * transaction goes through all of its fulfillments, and needs the items of few.
 */
export class Fulfillment {
  orderHash: Bytes
  offerer: Bytes
  logIndex: i32
  private data: Bytes
  private offerItems: Array<Item> | null = null
  private considerationItems: Array<Item> | null = null

  constructor(log: ethereum.Log) {
    this.data = log.data
    this.orderHash = changetype<Bytes>(log.data.slice(0, WORD))
    this.offerer = topicToAddress(log.topics[1])
    this.logIndex = log.logIndex.toI32()
  }

  get offer(): Array<Item> {
    const existing = this.offerItems
    if (existing != null) return existing
    const items = readItems(this.data, listAt(this.data, 2 * WORD), 4)
    this.offerItems = items
    return items
  }

  get consideration(): Array<Item> {
    const existing = this.considerationItems
    if (existing != null) return existing
    const items = readItems(this.data, listAt(this.data, 3 * WORD), 5)
    this.considerationItems = items
    return items
  }
}

/** The fulfillments that one match made, or all that the transaction made outside of matches. */
export class Call {
  /** The fulfillments in the order of their logs, including the one in question. */
  fulfillments: Array<Fulfillment> = []
  /** Outside of matches: the fulfillments that matches of the same transaction made. */
  matched: Array<Fulfillment> = []
  isMatch: boolean = false
  /** The call's transfers have log indexes after `after` and before `before`. */
  after: i32 = -1
  before: i32 = i32.MAX_VALUE
}

/** Whether the item's transfer comes before or after OrderFulfilled, if the called function determines it. */
export enum Direction {
  BEFORE,
  AFTER,
  UNKNOWN,
}

/**
 * Finds the movement of `item` from `giver` (or to `taker`; pass null for the unknown side) that is nearest to the
 * fulfillment's log in the given direction, else nearest on the other side. Returns null when the contract emitted
 * none.
 */
export function findMovement(
  event: ethereum.Event,
  item: Item,
  giver: Bytes | null,
  taker: Bytes | null,
  direction: Direction,
): Movement | null {
  const here = event.logIndex.toI32()
  const movements = bySeaport(readMovements(event, item, giver, taker), event)
  let best: Movement | null = null
  let bestDistance = i32.MAX_VALUE
  for (let i = 0; i < movements.length; i++) {
    let distance = movements[i].logIndex - here
    const after = distance > 0
    if (!after) distance = -distance
    const against = direction != Direction.UNKNOWN && after != (direction == Direction.AFTER)
    if (against) distance += i32.MAX_VALUE / 2
    if (distance >= bestDistance) continue
    best = movements[i]
    bestDistance = distance
  }
  return best
}

/** Returns all movements of `item` from `giver` (or to `taker`) in the transaction, in the order of their logs. */
export function readMovements(
  event: ethereum.Event,
  item: Item,
  giver: Bytes | null,
  taker: Bytes | null,
): Array<Movement> {
  const movements = new Array<Movement>()
  const receipt = event.receipt
  if (receipt === null) return movements
  const tokenId = toWord(item.identifierOrCriteria)
  const logs = receipt.logs
  for (let i = 0; i < logs.length; i++) {
    if (logs[i].address != item.contract) continue
    const movement = readMovement(logs[i], tokenId)
    if (movement == null) continue
    if (giver !== null && movement.from != giver) continue
    if (taker !== null && movement.to != taker) continue
    movements.push(movement)
  }
  return movements
}

/**
 * Returns the movements that Seaport or a trusted conduit made. When there are none, another conduit may have made
 * them: returns those that the giver did not make, because the giver may send units to anyone in the same transaction,
 * and otherwise all.
 */
export function bySeaport(movements: Array<Movement>, event: ethereum.Event): Array<Movement> {
  if (movements.length < 2) return movements
  const own = new Array<Movement>()
  const byOthers = new Array<Movement>()
  for (let i = 0; i < movements.length; i++) {
    const operator = movements[i].operator
    if (operator === null || operator == event.address || isTrustedConduit(operator)) {
      own.push(movements[i])
    } else if (operator != movements[i].from) {
      byOthers.push(movements[i])
    }
  }
  if (own.length > 0) return own
  return byOthers.length > 0 ? byOthers : movements
}

/** Returns the movements of `item` by Seaport that belong to the call; outside of matches, those of the transaction. */
export function readCallMovements(
  event: ethereum.Event,
  call: Call,
  item: Item,
  giver: Bytes | null,
  taker: Bytes | null,
): Array<Movement> {
  const movements = readMovements(event, item, giver, taker)
  if (!call.isMatch) return bySeaport(movements, event)
  const own = new Array<Movement>()
  for (let i = 0; i < movements.length; i++) {
    const logIndex = movements[i].logIndex
    if (logIndex > call.after && logIndex < call.before) own.push(movements[i])
  }
  return bySeaport(own, event)
}

/** @param tokenId as a 32-byte word */
function readMovement(log: ethereum.Log, tokenId: Bytes): Movement | null {
  const topics = log.topics
  if (topics.length != 4) return null
  const signature = topics[0]
  const logIndex = log.logIndex.toI32()
  if (isSignature(signature, TRANSFER_SIGNATURE)) {
    if (!isWordAt(topics[3], 0, tokenId)) return null
    const one = BigInt.fromI32(1)
    return new Movement(topicToAddress(topics[1]), topicToAddress(topics[2]), one, logIndex, null)
  }
  let units = BigInt.zero()
  if (isSignature(signature, TRANSFER_SINGLE_SIGNATURE)) {
    if (log.data.length < 2 * WORD || !isWordAt(log.data, 0, tokenId)) return null
    units = wordAt(log.data, WORD)
  } else if (isSignature(signature, TRANSFER_BATCH_SIGNATURE)) {
    units = unitsInBatch(log.data, tokenId)
  }
  if (units.isZero()) return null
  const operator = topicToAddress(topics[1])
  return new Movement(topicToAddress(topics[2]), topicToAddress(topics[3]), units, logIndex, operator)
}

/** Returns how much of an ERC-20 the transaction moved from one account to another. */
export function moneyMoved(event: ethereum.Event, currency: Bytes): BigInt {
  let sum = BigInt.zero()
  const receipt = event.receipt
  if (receipt === null) return sum
  const logs = receipt.logs
  for (let i = 0; i < logs.length; i++) {
    const topics = logs[i].topics
    if (logs[i].address != currency || topics.length != 3 || logs[i].data.length < WORD) continue
    if (!isSignature(topics[0], TRANSFER_SIGNATURE) || topics[1] == topics[2]) continue
    sum = sum.plus(wordAt(logs[i].data, 0))
  }
  return sum
}

/**
 * Returns the units of the token in a TransferBatch; zero when it has none, or when the lists do not follow EIP-1155.
 */
function unitsInBatch(data: Bytes, tokenId: Bytes): BigInt {
  let sum = BigInt.zero()
  const ids = listAt(data, 0)
  const units = listAt(data, WORD)
  if (ids < 0 || units < 0) return sum
  const length = min(countAt(data, ids), countAt(data, units))
  for (let i = 1; i <= length; i++) {
    if (isWordAt(data, ids + i * WORD, tokenId)) sum = sum.plus(wordAt(data, units + i * WORD))
  }
  return sum
}

/** Returns where the list begins whose offset stands at `place`; -1 when that is not within the data. */
function listAt(data: Bytes, place: i32): i32 {
  if (place + WORD > data.length) return -1
  const offset = wordAt(data, place)
  return offset > BigInt.fromI32(data.length - WORD) ? -1 : offset.toI32()
}

/** Returns the length of the list at `place`, limited to what the data has room for. */
function countAt(data: Bytes, place: i32): i32 {
  const room = (data.length - place) / WORD - 1
  const count = wordAt(data, place)
  return count > BigInt.fromI32(room) ? room : count.toI32()
}

/**
 * Returns the Seaport call that the event belongs to. Seaport emits the OrderFulfilled logs of a match one after the
 * other, then OrdersMatched with as many hashes, then moves the items (seaport-core,
 * OrderCombiner._matchAdvancedOrders).
 */
export function readCall(event: ethereum.Event): Call {
  const call = new Call()
  const receipt = event.receipt
  if (receipt === null) return call
  const here = event.logIndex.toI32()
  const logs = receipt.logs
  if (event.address == seaport11()) return readOldCall(event, logs)
  /** Fulfillments that no match has claimed yet. */
  let free = new Array<Fulfillment>()
  let isMatched = false
  for (let i = 0; i < logs.length; i++) {
    const log = logs[i]
    if (log.address != event.address || log.topics.length == 0) continue
    const signature = log.topics[0]
    const logIndex = log.logIndex.toI32()
    if (isSignature(signature, ORDER_FULFILLED_SIGNATURE)) {
      if (isMatched) {
        call.before = logIndex
        return call
      }
      free.push(new Fulfillment(log))
    } else if (isSignature(signature, ORDERS_MATCHED_SIGNATURE)) {
      const first = max(0, free.length - countAt(log.data, WORD))
      const matched = free.slice(first)
      free = free.slice(0, first)
      if (!holds(matched, here)) {
        call.matched = call.matched.concat(matched)
        continue
      }
      call.matched = []
      call.isMatch = true
      call.fulfillments = matched
      call.after = logIndex
      isMatched = true
    }
  }
  if (!isMatched) call.fulfillments = free
  return call
}

/**
 * Returns the call of Seaport 1.1 that the event belongs to. That version has no OrdersMatched; the OrderFulfilled logs of
 * a match, one after the other, are those without a recipient (OrderCombiner._matchAdvancedOrders).
 */
function readOldCall(event: ethereum.Event, logs: Array<ethereum.Log>): Call {
  const call = new Call()
  const here = event.logIndex.toI32()
  const free = new Array<Fulfillment>()
  let group = new Array<Fulfillment>()
  for (let i = 0; i <= logs.length; i++) {
    if (i < logs.length && isMatchedLog(logs[i], event.address)) {
      if (call.isMatch) {
        call.before = logs[i].logIndex.toI32()
        break
      }
      group.push(new Fulfillment(logs[i]))
      continue
    }
    if (holds(group, here)) {
      call.isMatch = true
      call.fulfillments = group
      call.after = group[group.length - 1].logIndex
    } else {
      call.matched = call.matched.concat(group)
    }
    group = new Array<Fulfillment>()
    if (i < logs.length && isFulfillment(logs[i], event.address)) free.push(new Fulfillment(logs[i]))
  }
  if (call.isMatch) call.matched = []
  else call.fulfillments = free
  return call
}

function isFulfillment(log: ethereum.Log, seaport: Address): boolean {
  return (
    log.address == seaport && log.topics.length == 3 && isSignature(log.topics[0], ORDER_FULFILLED_SIGNATURE)
  )
}

function isMatchedLog(log: ethereum.Log, seaport: Address): boolean {
  return isFulfillment(log, seaport) && addressAt(log.data, WORD) == Address.zero()
}

function holds(fulfillments: Array<Fulfillment>, logIndex: i32): boolean {
  for (let i = 0; i < fulfillments.length; i++) if (fulfillments[i].logIndex == logIndex) return true
  return false
}

/** @param words words of one item; the fifth is its recipient */
function readItems(data: Bytes, place: i32, words: i32): Array<Item> {
  const items = new Array<Item>()
  const count = wordAt(data, place).toI32()
  for (let i = 0; i < count; i++) {
    const start = place + WORD + i * words * WORD
    const amount = wordAt(data, start + 3 * WORD)
    items.push(
      new Item(
        wordAt(data, start).toI32(),
        addressAt(data, start + WORD),
        wordAt(data, start + 2 * WORD),
        amount,
        amount,
        words == 5 ? changetype<Bytes>(addressAt(data, start + 4 * WORD)) : null,
      ),
    )
  }
  return items
}

export function topicToAddress(topic: Bytes): Address {
  return addressAt(topic, 0)
}

function addressAt(data: Bytes, offset: i32): Address {
  return Address.fromBytes(changetype<Bytes>(data.slice(offset + 12, offset + WORD)))
}

/** Encodes an unsigned integer in 32 bytes. */
function toWord(value: BigInt): Bytes {
  const word = new Bytes(WORD)
  const length = min(value.length, WORD)
  for (let i = 0; i < length; i++) word[WORD - 1 - i] = value[i]
  return word
}

/**
 * Returns whether a log's first topic is the signature, in hex. Compares digit by digit: a receipt may have hundreds of
 * logs, each handler of its transaction goes through all of them, and most differ in the first digits.
 */
export function isSignature(topic: Bytes, signature: string): boolean {
  for (let i = 0; i < WORD; i++) {
    const byte = (digitAt(signature, 2 + 2 * i) << 4) | digitAt(signature, 3 + 2 * i)
    if (topic[i] != byte) return false
  }
  return true
}

/** Returns the value of a lower-case hexadecimal digit. */
function digitAt(hex: string, place: i32): i32 {
  const code = hex.charCodeAt(place)
  return code < 58 ? code - 48 : code - 87
}

/**
 * Returns whether the word stands at `offset`. Allocates no memory, which a mapping never gives back, because a log may
 * have thousands of words.
 */
function isWordAt(data: Bytes, offset: i32, word: Bytes): boolean {
  // The last bytes come first, because ids mostly differ there.
  for (let i = WORD - 8; i >= 0; i -= 8) {
    if (load<u64>(data.dataStart + offset + i) != load<u64>(word.dataStart + i)) return false
  }
  return true
}

/** Reads the 32-byte word at `offset` as an unsigned integer. */
function wordAt(data: Bytes, offset: i32): BigInt {
  const end = offset + WORD
  let start = offset
  while (start < end - 1 && data[start] == 0) start++
  // The node takes it as little-endian with a sign, so a first bit that is set needs a byte before it.
  const number = new BigInt(end - start + (data[start] >> 7))
  for (let i = 0; i < end - start; i++) number[i] = data[end - 1 - i]
  return number
}

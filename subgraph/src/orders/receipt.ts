// Finds in a transaction's receipt the transfer that belongs to a fulfilled item: it alone tells who really gave and who really got.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import {
  ORDER_FULFILLED_SIGNATURE,
  TRANSFER_BATCH_SIGNATURE,
  TRANSFER_SIGNATURE,
  TRANSFER_SINGLE_SIGNATURE,
} from '../constants'
import { Item } from './item'

/** A transfer log that moved the item. */
export class Movement {
  constructor(
    public from: Bytes,
    public to: Bytes,
    public logIndex: i32,
  ) {}
}

/** Where the item's transfer stands to OrderFulfilled, if the called function tells. */
export enum Direction {
  BEFORE,
  AFTER,
  UNKNOWN,
}

/**
 * The movement of `item` given by `giver` (or got by `taker`; pass null for the side that is not known) that is nearest
 * to the fulfilment's log in the given direction, else nearest on the other side. Null when the contract emitted none.
 */
export function findMovement(
  event: ethereum.Event,
  item: Item,
  giver: Bytes | null,
  taker: Bytes | null,
  direction: Direction,
): Movement | null {
  const receipt = event.receipt
  if (receipt === null) return null
  const here = event.logIndex.toI32()
  let best: Movement | null = null
  let bestDistance = i32.MAX_VALUE
  const logs = receipt.logs
  for (let i = 0; i < logs.length; i++) {
    if (logs[i].address != item.contract) continue
    const movement = readMovement(logs[i], item)
    if (movement == null) continue
    if (giver !== null && movement.from != giver) continue
    if (taker !== null && movement.to != taker) continue
    let distance = movement.logIndex - here
    const after = distance > 0
    if (!after) distance = -distance
    const against = direction != Direction.UNKNOWN && after != (direction == Direction.AFTER)
    if (against) distance += i32.MAX_VALUE / 2
    if (distance >= bestDistance) continue
    best = movement
    bestDistance = distance
  }
  return best
}

function readMovement(log: ethereum.Log, item: Item): Movement | null {
  const topics = log.topics
  if (topics.length != 4) return null
  const signature = topics[0].toHexString()
  const logIndex = log.logIndex.toI32()
  if (signature == TRANSFER_SIGNATURE) {
    if (topicToBigInt(topics[3]) != item.identifierOrCriteria) return null
    return new Movement(topicToAddress(topics[1]), topicToAddress(topics[2]), logIndex)
  }
  if (signature == TRANSFER_SINGLE_SIGNATURE) {
    if (log.data.length < 64 || wordAt(log.data, 0) != item.identifierOrCriteria) return null
    return new Movement(topicToAddress(topics[2]), topicToAddress(topics[3]), logIndex)
  }
  if (signature == TRANSFER_BATCH_SIGNATURE && batchHolds(log.data, item.identifierOrCriteria)) {
    return new Movement(topicToAddress(topics[2]), topicToAddress(topics[3]), logIndex)
  }
  return null
}

function batchHolds(data: Bytes, tokenId: BigInt): boolean {
  const decoded = ethereum.decode('(uint256[],uint256[])', data)
  if (decoded == null) return false
  const ids = decoded.toTuple()[0].toBigIntArray()
  for (let i = 0; i < ids.length; i++) if (ids[i] == tokenId) return true
  return false
}

/** Log indexes of the OrderFulfilled logs of the same emitter that come before this one in its transaction. */
export function earlierFulfilments(event: ethereum.Event): Array<i32> {
  const indexes = new Array<i32>()
  const receipt = event.receipt
  if (receipt === null) return indexes
  const here = event.logIndex.toI32()
  const logs = receipt.logs
  for (let i = 0; i < logs.length; i++) {
    const logIndex = logs[i].logIndex.toI32()
    if (logIndex >= here || logs[i].address != event.address || logs[i].topics.length == 0) continue
    if (logs[i].topics[0].toHexString() == ORDER_FULFILLED_SIGNATURE) indexes.push(logIndex)
  }
  return indexes
}

function topicToAddress(topic: Bytes): Address {
  return Address.fromBytes(changetype<Bytes>(topic.slice(12, 32)))
}

function topicToBigInt(topic: Bytes): BigInt {
  return wordAt(topic, 0)
}

/** The 32-byte word at `offset`, as an unsigned integer. */
function wordAt(data: Bytes, offset: i32): BigInt {
  return BigInt.fromUnsignedBytes(changetype<Bytes>(data.slice(offset, offset + 32).reverse()))
}

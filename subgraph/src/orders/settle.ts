// Records the sales of a transaction from the receipt of a transfer in it.
//
// Where a site discovers no collections, OrderFulfilled has no receipt, because a receipt for each fulfillment on Seaport
// would be fetched for the few that concern the site. Transfers of its collections have one, so the sales of a
// transaction are recorded while its transfers are handled: each in the order of the logs, and once. A fulfillment in
// whose transaction no such collection has a transfer moves nothing of theirs, and is no sale.
import { Address, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { OrderFulfilled } from '../../generated/Seaport/Seaport'
import {
  ORDER_FULFILLED_SIGNATURE,
  TRANSFER_BATCH_SIGNATURE,
  TRANSFER_SIGNATURE,
  TRANSFER_SINGLE_SIGNATURE,
  ERC1155,
} from '../constants'
import { loadCollection, loadStandard } from '../entities/collection'
import { recordFulfillment } from './fulfill'
import { chooseBestOrders } from './live'
import { isSignature, topicToAddress } from './receipt'
import { seaportVersion } from './seaports'

const WORD = 32
const FULFILLED =
  '(bytes32,address,(uint8,address,uint256,uint256)[],(uint8,address,uint256,uint256,address)[])'

/** Records the sales before the transaction's first transfer. Must be called before the transfer is applied. */
export function settleBefore(event: ethereum.Event): void {
  const receipt = event.receipt
  if (receipt === null || !hasFulfillment(receipt.logs)) return
  const logs = receipt.logs
  const here = findPlace(event, logs)
  // Those after a previous transfer were recorded with it.
  if (here < 0 || !isTransfer(logs[here], event.block)) return
  // Backward, so that the handlers of many transfers together go through the logs once.
  for (let i = here - 1; i >= 0; i--) if (isTransfer(logs[i], event.block)) return
  settle(event, logs, 0, here)
}

/** Records the sales between this transfer and the transaction's next one. Must be called after it is applied. */
export function settleAfter(event: ethereum.Event): void {
  const receipt = event.receipt
  if (receipt === null || !hasFulfillment(receipt.logs)) return
  const logs = receipt.logs
  const here = findPlace(event, logs)
  if (here < 0 || !isTransfer(logs[here], event.block)) return
  const next = findTransfer(logs, here + 1, event.block)
  settle(event, logs, here + 1, next < 0 ? logs.length : next)
  chooseBestOrders(event.block)
}

function hasFulfillment(logs: Array<ethereum.Log>): boolean {
  for (let i = 0; i < logs.length; i++) if (isFulfillment(logs[i])) return true
  return false
}

function isFulfillment(log: ethereum.Log): boolean {
  return (
    seaportVersion(log.address) != '' &&
    log.topics.length == 3 &&
    isSignature(log.topics[0], ORDER_FULFILLED_SIGNATURE)
  )
}

/** A receipt has consecutive log indexes. */
function findPlace(event: ethereum.Event, logs: Array<ethereum.Log>): i32 {
  if (logs.length == 0) return -1
  const place = event.logIndex.minus(logs[0].logIndex).toI32()
  return place < logs.length ? place : -1
}

/** Returns the place of the first log, from `start` on, that a handler of this module surely gets; -1 for none. */
function findTransfer(logs: Array<ethereum.Log>, start: i32, block: ethereum.Block): i32 {
  for (let i = start; i < logs.length; i++) if (isTransfer(logs[i], block)) return i
  return -1
}

/**
 * Returns whether the node hands the log to a collection's handler. Logs that it may or may not be able to decode are
 * left out, so that no sale waits for a handler that never runs.
 */
function isTransfer(log: ethereum.Log, block: ethereum.Block): boolean {
  const topics = log.topics
  if (topics.length != 4) return false
  const isErc721 = isSignature(topics[0], TRANSFER_SIGNATURE)
  const isSingle = !isErc721 && isSignature(topics[0], TRANSFER_SINGLE_SIGNATURE)
  if (!isErc721 && !isSingle && !isSignature(topics[0], TRANSFER_BATCH_SIGNATURE)) return false
  if (!isAddress(topics[1]) || !isAddress(topics[2])) return false
  if (isErc721) {
    if (log.data.length != 0) return false
  } else if (!isAddress(topics[3])) {
    return false
  } else if (isSingle ? log.data.length != 2 * WORD : !isBatch(log.data)) {
    return false
  }
  return isFollowed(log.address, isErc721, block)
}

/** Returns whether the contract's own data source gets its logs in this block. */
function isFollowed(address: Address, isErc721: boolean, block: ethereum.Block): boolean {
  const standard = loadStandard(address)
  if (standard == '' || isErc721 != (standard != ERC1155)) return false
  const collection = loadCollection(address)
  return collection != null && collection.tracked && block.number >= collection.indexedFromBlock
}

function isAddress(topic: Bytes): boolean {
  for (let i = 0; i < 12; i++) if (topic[i] != 0) return false
  return true
}

/** Returns whether the data is two lists of equal length, encoded as Solidity does. */
function isBatch(data: Bytes): boolean {
  if (data.length < 4 * WORD || !isNumberAt(data, 0, 2 * WORD)) return false
  const words = data.length / WORD - 4
  if (data.length % WORD != 0 || words % 2 != 0) return false
  const count = words / 2
  const second = (3 + count) * WORD
  return (
    isNumberAt(data, WORD, second) && isNumberAt(data, 2 * WORD, count) && isNumberAt(data, second, count)
  )
}

function isNumberAt(data: Bytes, place: i32, value: i32): boolean {
  for (let i = 0; i < WORD - 4; i++) if (data[place + i] != 0) return false
  return bswap<u32>(load<u32>(data.dataStart + place + WORD - 4)) == <u32>value
}

function settle(event: ethereum.Event, logs: Array<ethereum.Log>, start: i32, end: i32): void {
  for (let i = start; i < end; i++) {
    if (!isFulfillment(logs[i])) continue
    const fulfilled = toEvent(event, logs[i])
    if (fulfilled != null) recordFulfillment(fulfilled)
  }
}

/** Returns the event that the node would hand to a handler of the log; null when it does not decode. */
function toEvent(event: ethereum.Event, log: ethereum.Log): OrderFulfilled | null {
  // The event's data are those of a tuple without the offset at which the tuple starts.
  const encoded = new Bytes(WORD + log.data.length)
  encoded[WORD - 1] = WORD as u8
  memory.copy(encoded.dataStart + WORD, log.data.dataStart, log.data.length)
  const decoded = ethereum.decode(FULFILLED, encoded)
  if (decoded == null) return null
  const values = decoded.toTuple()
  const parameters: Array<ethereum.EventParam> = [
    new ethereum.EventParam('orderHash', values[0]),
    new ethereum.EventParam('offerer', ethereum.Value.fromAddress(topicToAddress(log.topics[1]))),
    new ethereum.EventParam('zone', ethereum.Value.fromAddress(topicToAddress(log.topics[2]))),
    new ethereum.EventParam('recipient', values[1]),
    new ethereum.EventParam('offer', values[2]),
    new ethereum.EventParam('consideration', values[3]),
  ]
  return changetype<OrderFulfilled>(
    new ethereum.Event(
      log.address,
      log.logIndex,
      log.logIndex,
      null,
      event.block,
      event.transaction,
      parameters,
      event.receipt,
    ),
  )
}

// Makes every entity id. No other file composes ids.
import { BigInt, ByteArray, Bytes, crypto, ethereum } from '@graphprotocol/graph-ts'
import { seaport16 } from './constants'

const ADDRESS_LENGTH = 20
const TOKEN_ID_LENGTH = 32
const HASH_LENGTH = 32

/** Joins the collection address and the token id as 32 bytes, big-endian, so that ids sort as numbers. */
export function tokenEntityId(collection: Bytes, tokenId: BigInt): Bytes {
  const id = new Bytes(collection.length + TOKEN_ID_LENGTH)
  memory.copy(id.dataStart, collection.dataStart, collection.length)
  // A BigInt is little-endian with a sign byte; token ids are never negative, so bytes past the 32nd are zero.
  const length = tokenId.length < TOKEN_ID_LENGTH ? tokenId.length : TOKEN_ID_LENGTH
  for (let i = 0; i < length; i++) id[id.length - 1 - i] = tokenId[i]
  return id
}

/** Joins the token's entity id and the account. */
export function balanceId(token: Bytes, account: Bytes): Bytes {
  return token.concat(account)
}

/** Returns the token's part of a balance id. */
export function balanceToken(balance: Bytes): Bytes {
  return changetype<Bytes>(balance.slice(0, balance.length - ADDRESS_LENGTH))
}

/** Returns the collection's part of a token entity id. */
export function tokenCollection(token: Bytes): Bytes {
  return changetype<Bytes>(token.slice(0, ADDRESS_LENGTH))
}

/** Joins the collection address and the account. */
export function holdingId(collection: Bytes, account: Bytes): Bytes {
  return collection.concat(account)
}

/** Joins the collection address, owner and operator. */
export function approvalId(collection: Bytes, owner: Bytes, operator: Bytes): Bytes {
  return collection.concat(owner).concat(operator)
}

/** Joins the collection address and that of the unit of account. */
export function marketId(collection: Bytes, unit: Bytes): Bytes {
  return collection.concat(unit)
}

/** Joins the market id and the day since 1970-01-01. */
export function marketDayId(market: Bytes, day: i32): Bytes {
  return market.concatI32(day)
}

/** Joins seller, buyer and unit of account. */
export function pairSalesId(seller: Bytes, buyer: Bytes, unit: Bytes): Bytes {
  return seller.concat(buyer).concat(unit)
}

/** Returns the transaction's part of a sale's id. */
export function saleTransaction(sale: Bytes): Bytes {
  return changetype<Bytes>(sale.slice(0, HASH_LENGTH))
}

/**
 * Returns the order's hash for an order of Seaport 1.6, which the site trades. The hash does not cover the contract, so
 * the id of an order of another version, which anyone may copy from one of 1.6, is the digest of both.
 */
export function orderEntityId(seaport: Bytes, orderHash: Bytes): Bytes {
  if (seaport == seaport16()) return orderHash
  return changetype<Bytes>(crypto.keccak256(orderHash.concat(seaport)))
}

export const OFFER_SIDE = 0
export const CONSIDERATION_SIDE = 1

/** Joins the order hash, the side (0 offer, 1 consideration) and the index, 2 bytes each, big-endian. */
export function orderItemId(orderHash: Bytes, side: i32, index: i32): Bytes {
  const place = new Bytes(4)
  place[1] = side as u8
  place[2] = (index >> 8) as u8
  place[3] = index as u8
  return orderHash.concat(place)
}

/** Joins the transaction hash and the log index; rows after the first of the same log add their number. */
export function eventId(event: ethereum.Event, row: i32): Bytes {
  const id = event.transaction.hash.concatI32(event.logIndex.toI32())
  return row == 0 ? id : id.concatI32(row)
}

/**
 * Returns the sort key of history rows: block number times 2^40, plus log index times 2^16, plus the row's number
 * within the log.
 */
export function historyPosition(event: ethereum.Event, row: i32): BigInt {
  const block = event.block.number
  const logIndex = event.logIndex.toI32()
  const bytes = new ByteArray(5 + block.length)
  bytes[0] = row as u8
  bytes[1] = (row >> 8) as u8
  bytes[2] = logIndex as u8
  bytes[3] = (logIndex >> 8) as u8
  bytes[4] = (logIndex >> 16) as u8
  for (let i = 0; i < block.length; i++) bytes[5 + i] = block[i]
  return BigInt.fromUnsignedBytes(bytes)
}

/** Returns the token entity id itself, because on-chain documents belong to one token. */
export function onChainMetadataId(token: Bytes): Bytes {
  return token
}

/** Returns the contract's address, which is shorter than the ids of other documents. */
export function contractMetadataId(contract: Bytes): Bytes {
  return contract
}

/** Returns the path of a file within IPFS, as text. */
export function fileMetadataId(path: string): Bytes {
  return Bytes.fromUTF8(path)
}

/** Returns the address of a file on Arweave, as text: without `ar://`, it might be the id of a file on IPFS. */
export function arweaveMetadataId(path: string): Bytes {
  return Bytes.fromUTF8('ar://' + path)
}

/** Joins the conduit key and the page. */
export function conduitPageId(key: Bytes, page: i32): Bytes {
  return key.concatI32(page)
}

/** Joins the day since 1970-01-01 and the calendar. */
export function sweepDayId(day: i32, calendar: i32): Bytes {
  return Bytes.fromI32(day).concat(toByte(calendar))
}

/** Joins the minute since 1970-01-01, the page and the calendar. */
export function sweepBucketId(minute: i32, page: i32, calendar: i32): Bytes {
  return Bytes.fromI32(minute).concatI32(page).concat(toByte(calendar))
}

export function sweepCursorId(calendar: i32): Bytes {
  return toByte(calendar)
}

/** Returns the minute of a bucket's id. */
export function bucketMinute(id: Bytes): i32 {
  return changetype<Bytes>(id.slice(0, 4)).toI32()
}

/** Joins the collection address, 0 for new tokens or 1 for refreshes, and the job's number. */
export function metadataJobId(collection: Bytes, lane: i32, number: i32): Bytes {
  return collection.concatI32(lane).concatI32(number)
}

/**
 * Returns the id of the budget that all contracts share for this kind of work. A budget of one contract has its address
 * as id.
 */
export function budgetId(work: i32): Bytes {
  return toByte(work)
}

function toByte(value: i32): Bytes {
  const byte = new Bytes(1)
  byte[0] = value as u8
  return byte
}

/** Returns the id of entities that have one row. */
export function singletonId(): Bytes {
  return new Bytes(1)
}

/** Returns whether one id comes before another of the same length, as the database sorts them. */
export function isLess(one: Bytes, other: Bytes): boolean {
  for (let i = 0; i < one.length && i < other.length; i++) if (one[i] != other[i]) return one[i] < other[i]
  return false
}

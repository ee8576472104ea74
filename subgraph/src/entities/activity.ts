// Appends Activity rows, which make up the history.
import { BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Activity } from '../../generated/schema'
import { eventId, historyPosition } from '../ids'

export const MINT = 'MINT'
export const TRANSFER = 'TRANSFER'
export const BURN = 'BURN'
export const LISTING = 'LISTING'
export const OFFER = 'OFFER'
export const CANCELLATION = 'CANCELLATION'
export const SALE = 'SALE'

/** Returns a row for one unit moved or traded by the transaction's sender. The caller completes and saves it. */
export function newActivity(event: ethereum.Event, type: string, row: i32): Activity {
  const activity = new Activity(eventId(event, row))
  activity.type = type
  activity.position = historyPosition(event, row)
  activity.operator = event.transaction.from
  activity.quantity = BigInt.fromI32(1)
  activity.emitter = event.address
  activity.transactionHash = event.transaction.hash
  activity.logIndex = event.logIndex.toI32()
  activity.blockNumber = event.block.number
  activity.blockHash = event.block.hash
  activity.timestampSeconds = event.block.timestamp
  return activity
}

/** Returns the type of a transfer. The zero address is passed as null. */
export function transferType(from: Bytes | null, to: Bytes | null): string {
  if (from === null) return MINT
  return to === null ? BURN : TRANSFER
}

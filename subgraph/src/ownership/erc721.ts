// Moves one ERC-721 token: owner, balances, counts, history. Calls no contract.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Collection } from '../../generated/schema'
import { isZero, loadOrCreateAccount } from '../entities/account'
import { newActivity, transferType } from '../entities/activity'
import { setOwner } from '../entities/balance'
import { createToken, findToken } from '../entities/token'
import { tokenEntityId } from '../ids'
import { refreshMoved } from '../metadata/refresh'
import { reviewToken } from '../orders/review'
import { followMovement } from '../orders/roundTrips'

/**
 * Applies one transfer. The latest event names the owner, even when the sender did not hold the token: such a contract
 * is marked, and its tokens still have one owner each. Saves all but the collection.
 */
export function moveToken(
  collection: Collection,
  tokenId: BigInt,
  fromAddress: Address,
  toAddress: Address,
  event: ethereum.Event,
  row: i32,
): void {
  const isMint = isZero(fromAddress)
  const isBurn = isZero(toAddress)
  if (isMint && isBurn) return
  const id = tokenEntityId(collection.id, tokenId)
  const existing = findToken(collection, tokenId, id)
  const token = existing != null ? existing : createToken(collection, tokenId)
  const previous = token.owner

  if (isMint && token.transferCount == 0) {
    token.historyFromMint = true
    token.mintedAtBlock = event.block.number
    token.mintedAtSeconds = event.block.timestamp
  } else if (token.historyFromMint && !isHeldBy(previous, isMint, fromAddress)) {
    token.inconsistent = true
    collection.inconsistentTransferCount++
  }

  const from: Bytes | null = isMint ? null : fromAddress
  const to: Bytes | null = isBurn ? null : toAddress
  if (!isMint && (previous === null || previous != fromAddress)) loadOrCreateAccount(fromAddress)
  setOwner(collection, token, to, event.block.timestamp)
  token.approved = null
  token.transferCount++
  if (!isMint && !isBurn) followMovement(token, fromAddress, toAddress, event)
  token.save()
  refreshMoved(token)
  collection.transferCount++

  const activity = newActivity(event, transferType(from, to), row)
  activity.collection = collection.id
  activity.token = id
  activity.from = from
  activity.to = to
  activity.save()

  reviewToken(token, previous, to, event.block)
}

function isHeldBy(previous: Bytes | null, isMint: boolean, from: Bytes): boolean {
  if (previous === null) return isMint
  return !isMint && previous == from
}

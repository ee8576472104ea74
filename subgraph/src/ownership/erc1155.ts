// Moves units of one ERC-1155 token: balances, supply, counts, history. Calls no contract; unknownBalances.ts does so
// before.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Collection, Token } from '../../generated/schema'
import { isZero, loadOrCreateAccount } from '../entities/account'
import { newActivity, transferType } from '../entities/activity'
import { loadOrCreateBalance, setAmount } from '../entities/balance'
import { createToken, findToken } from '../entities/token'
import { tokenEntityId } from '../ids'
import { refreshMoved } from '../metadata/refresh'
import { followMovement } from '../orders/roundTrips'

/** Applies one transfer of `units`, and saves all but the collection. Returns whether orders must be reviewed. */
export function moveUnits(
  collection: Collection,
  tokenId: BigInt,
  units: BigInt,
  operator: Address,
  fromAddress: Address,
  toAddress: Address,
  event: ethereum.Event,
  row: i32,
): boolean {
  const isMint = isZero(fromAddress)
  const isBurn = isZero(toAddress)
  // Such a transfer moves nothing: EIP-1155 allows transfers of zero, and creators use them to announce ids.
  if (units.isZero() || (isMint && isBurn)) return false
  const id = tokenEntityId(collection.id, tokenId)
  const existing = findToken(collection, tokenId, id)
  const token = existing != null ? existing : createToken(collection, tokenId)

  // The first indexed mint is the token's first only when the index has the whole history.
  if (isMint && token.transferCount == 0 && collection.historyComplete) {
    token.historyFromMint = true
    token.mintedAtBlock = event.block.number
    token.mintedAtSeconds = event.block.timestamp
  }
  if (fromAddress == toAddress) {
    keep(collection, token, units, fromAddress, event.block)
  } else {
    if (!isMint) take(collection, token, units, fromAddress, event.block)
    if (!isBurn) give(collection, token, units, toAddress, event.block)
  }
  token.transferCount++
  if (!isMint && !isBurn) followMovement(token, fromAddress, toAddress, event)
  token.save()
  refreshMoved(token)
  collection.transferCount++

  const from: Bytes | null = isMint ? null : fromAddress
  const to: Bytes | null = isBurn ? null : toAddress
  const activity = newActivity(event, transferType(from, to), row)
  activity.collection = collection.id
  activity.token = id
  activity.from = from
  activity.to = to
  activity.operator = operator
  activity.quantity = units
  activity.save()

  return token.openAskCount > 0
}

/** Lowers the sender's balance, never below zero: any missing units came before the index, or the event is false. */
function take(
  collection: Collection,
  token: Token,
  units: BigInt,
  account: Bytes,
  block: ethereum.Block,
): void {
  const balance = loadOrCreateBalance(token, account)
  if (isReadIn(balance.readAtBlock, block)) return
  let rest = balance.amount.minus(units)
  if (rest < BigInt.zero()) {
    rest = BigInt.zero()
    countInconsistent(collection, token)
  }
  if (balance.amount == rest) {
    loadOrCreateAccount(account)
    return
  }
  setAmount(collection, token, balance, rest, block.timestamp)
}

function give(
  collection: Collection,
  token: Token,
  units: BigInt,
  account: Bytes,
  block: ethereum.Block,
): void {
  const balance = loadOrCreateBalance(token, account)
  if (isReadIn(balance.readAtBlock, block)) return
  setAmount(collection, token, balance, balance.amount.plus(units), block.timestamp)
}

/** Applies a transfer to oneself. The account held no less before, and its holding time does not change. */
function keep(
  collection: Collection,
  token: Token,
  units: BigInt,
  account: Bytes,
  block: ethereum.Block,
): void {
  const balance = loadOrCreateBalance(token, account)
  if (isReadIn(balance.readAtBlock, block) || balance.amount >= units) return
  countInconsistent(collection, token)
  setAmount(collection, token, balance, units, block.timestamp)
}

/** Counts a sender that did not hold what it sent: a false event when the index has all other events of the token. */
function countInconsistent(collection: Collection, token: Token): void {
  if (!token.historyFromMint) return
  token.inconsistent = true
  collection.inconsistentTransferCount++
}

/**
 * Returns whether the balance was read from the contract in this block. It then includes all of the block's transfers,
 * even those that are handled after this one.
 */
function isReadIn(readAtBlock: BigInt | null, block: ethereum.Block): boolean {
  return readAtBlock !== null && readAtBlock == block.number
}

// Stores in Balance the quantity of a token that an account holds, so that a token's supply is the sum of its balances.
import { BigInt, Bytes, store } from '@graphprotocol/graph-ts'
import { Balance, Collection, Token } from '../../generated/schema'
import { balanceId } from '../ids'
import { countTokenIn, countTokenOut } from './holding'

function newBalance(token: Token, account: Bytes): Balance {
  const balance = new Balance(balanceId(token.id, account))
  balance.token = token.id
  balance.collection = token.collection
  balance.account = account
  balance.amount = BigInt.zero()
  return balance
}

/**
 * Makes `owner` (null for no one) the only holder of an ERC-721 token. Writes and removes rows without reading them,
 * because the token's owner already determines them. Saves balances and holdings, changes token and collection.
 */
export function setOwner(collection: Collection, token: Token, owner: Bytes | null, timestamp: BigInt): void {
  const previous = token.owner
  if (previous !== null && owner !== null && previous == owner) return

  if (previous !== null) {
    drop(balanceId(token.id, previous))
    countTokenOut(collection, previous)
  }
  if (owner !== null) {
    const balance = newBalance(token, owner)
    balance.amount = BigInt.fromI32(1)
    balance.heldSinceSeconds = timestamp
    balance.save()
    countTokenIn(collection, owner)
  }
  if (previous === null && owner !== null) collection.tokenCount++
  if (previous !== null && owner === null) collection.tokenCount--

  token.owner = owner
  token.ownedSinceSeconds = owner === null ? null : timestamp
  token.ownerCount = owner === null ? 0 : 1
  token.supply = BigInt.fromI32(token.ownerCount)
}

function drop(id: Bytes): void {
  store.remove('Balance', id.toHexString())
}

export function loadOrCreateBalance(token: Token, account: Bytes): Balance {
  const existing = Balance.load(balanceId(token.id, account))
  return existing != null ? existing : newBalance(token, account)
}

/** Sets the quantity of an ERC-1155 balance. Saves balance and holding, changes token and collection. */
export function setAmount(
  collection: Collection,
  token: Token,
  balance: Balance,
  amount: BigInt,
  timestamp: BigInt,
): void {
  const none = BigInt.zero()
  const had = balance.amount > none
  const has = amount > none
  const supply = token.supply
  token.supply = supply.plus(amount).minus(balance.amount)
  balance.amount = amount
  if (has && !had) {
    balance.heldSinceSeconds = timestamp
    token.ownerCount++
    countTokenIn(collection, balance.account)
  } else if (had && !has) {
    balance.heldSinceSeconds = null
    token.ownerCount--
    countTokenOut(collection, balance.account)
  }
  if (has || balance.readAtBlock !== null) balance.save()
  else drop(balance.id)
  if (supply == none && token.supply > none) collection.tokenCount++
  if (supply > none && token.supply == none) collection.tokenCount--
}

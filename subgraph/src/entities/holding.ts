// Loads or creates Holding, and counts the tokens of a collection that an account holds.
import { Bytes, store } from '@graphprotocol/graph-ts'
import { Collection, Holding } from '../../generated/schema'
import { holdingId } from '../ids'
import { loadOrCreateAccount } from './account'

export function loadOrCreateHolding(collection: Bytes, account: Bytes): Holding {
  const id = holdingId(collection, account)
  const existing = Holding.load(id)
  if (existing != null) return existing
  loadOrCreateAccount(account)
  const holding = new Holding(id)
  holding.collection = collection
  holding.account = account
  holding.tokenCount = 0
  holding.openAskCount = 0
  return holding
}

/** Saves the holding, or removes it when all its counts are zero. */
export function keepHolding(holding: Holding): void {
  if (holding.tokenCount == 0 && holding.openAskCount == 0) store.remove('Holding', holding.id.toHexString())
  else holding.save()
}

/** Adds one token id. Saves the holding, changes the collection. */
export function countTokenIn(collection: Collection, account: Bytes): void {
  const holding = loadOrCreateHolding(collection.id, account)
  if (holding.tokenCount == 0) collection.ownerCount++
  holding.tokenCount++
  holding.save()
}

/** Removes one token id. Saves or removes the holding, changes the collection. */
export function countTokenOut(collection: Collection, account: Bytes): void {
  const holding = loadOrCreateHolding(collection.id, account)
  if (holding.tokenCount == 0) return
  holding.tokenCount--
  if (holding.tokenCount == 0) collection.ownerCount--
  keepHolding(holding)
}

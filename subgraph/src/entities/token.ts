// Token: load or create.
import { BigInt, Bytes, store } from '@graphprotocol/graph-ts'
import { Collection, PendingToken, Token } from '../../generated/schema'
import { tokenEntityId } from '../ids'
import { queueNewToken } from './metadataQueue'
import { rememberTokenId } from './collection'

/**
 * The token, without asking the store when its id is larger than any seen: collections that count up then mint without
 * a read.
 */
export function findToken(collection: Collection, tokenId: BigInt, id: Bytes): Token | null {
  const highest = collection.highestTokenId
  if (highest === null || tokenId > highest) return null
  return Token.load(id)
}

/** A new token that nobody is known to hold, its metadata address queued for reading. Saves neither token nor collection. */
export function createToken(collection: Collection, tokenId: BigInt): Token {
  const token = new Token(tokenEntityId(collection.id, tokenId))
  token.collection = collection.id
  token.tokenId = tokenId
  token.standard = collection.standard
  token.supply = BigInt.zero()
  token.uriFailed = false
  token.ownerCount = 0
  token.historyFromMint = false
  token.inconsistent = false
  token.transferCount = 0
  token.saleCount = 0
  token.openAskCount = collection.pendingTokenCount == 0 ? 0 : takePendingAsks(collection, token.id)
  token.liveAskCount = 0
  rememberTokenId(collection, tokenId)
  queueNewToken(collection.id, tokenId)
  return token
}

/** One more open listing gives a token that the index does not know yet. Saves all. */
export function countPendingAsk(collection: Collection, id: Bytes): void {
  let pending = PendingToken.load(id)
  if (pending == null) {
    pending = new PendingToken(id)
    pending.openAskCount = 0
    collection.pendingTokenCount++
    collection.save()
  }
  pending.openAskCount++
  pending.save()
}

/** One such listing less. Saves all. */
export function releasePendingAsk(collection: Bytes, id: Bytes): void {
  const pending = PendingToken.load(id)
  if (pending == null) return
  pending.openAskCount--
  if (pending.openAskCount > 0) {
    pending.save()
    return
  }
  store.remove('PendingToken', id.toHexString())
  const row = Collection.load(collection)
  if (row == null) return
  row.pendingTokenCount--
  row.save()
}

/** The open listings that a new token was offered in before. Changes the collection. */
function takePendingAsks(collection: Collection, id: Bytes): i32 {
  const pending = PendingToken.load(id)
  if (pending == null) return 0
  store.remove('PendingToken', id.toHexString())
  collection.pendingTokenCount--
  return pending.openAskCount
}

// Loads or creates Token.
import { BigInt, Bytes, store } from '@graphprotocol/graph-ts'
import { Collection, PendingToken, Token } from '../../generated/schema'
import { tokenEntityId } from '../ids'
import { tokensToReoffer } from './dueLook'
import { queueNewToken } from './metadataQueue'
import { loadCollection, rememberTokenId } from './collection'

/** Tokens that this handler has loaded or created: each trigger has its own instance of this module. */
const tokens = new Map<string, Token>()

/**
 * Returns the token, or null when there is none. A handler gets the same instance each time, so that it reads the row
 * once, and so that no function saves a copy that lacks what another has changed.
 */
export function loadToken(id: Bytes): Token | null {
  const key = id.toHexString()
  if (tokens.has(key)) return tokens.get(key)
  const token = Token.load(id)
  if (token != null) tokens.set(key, token)
  return token
}

/**
 * Loads the token. Does not read the store when its id is larger than any existing one, so that collections that count
 * up mint without a read.
 */
export function findToken(collection: Collection, tokenId: BigInt, id: Bytes): Token | null {
  const highest = collection.highestTokenId
  if (highest === null || tokenId > highest) return null
  return loadToken(id)
}

/**
 * Returns a new token without a holder, and queues its metadata address for reading. Saves neither token nor
 * collection.
 */
export function createToken(collection: Collection, tokenId: BigInt): Token {
  const token = new Token(tokenEntityId(collection.id, tokenId))
  tokens.set(token.id.toHexString(), token)
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
  token.openAskCount = 0
  token.liveAskCount = 0
  token.liveBundleCount = 0
  token.liveBidCount = 0
  if (collection.pendingTokenCount > 0) applyPending(collection, token)
  queueNewToken(collection, tokenId)
  rememberTokenId(collection, tokenId)
  return token
}

/** Counts open listings and live offers that name a token which is not in the index yet. Saves all. */
export function countPending(collectionId: Bytes, id: Bytes, asks: i32, bids: i32): void {
  let pending = PendingToken.load(id)
  if (pending == null) {
    pending = new PendingToken(id)
    pending.openAskCount = 0
    pending.liveBidCount = 0
    countPendingTokens(collectionId, 1)
  }
  pending.openAskCount += asks
  pending.liveBidCount += bids
  if (pending.openAskCount > 0 || pending.liveBidCount > 0) {
    pending.save()
    return
  }
  store.remove('PendingToken', id.toHexString())
  countPendingTokens(collectionId, -1)
}

function countPendingTokens(collectionId: Bytes, change: i32): void {
  const collection = loadCollection(collectionId)
  if (collection == null) return
  collection.pendingTokenCount += change
  collection.save()
}

/** Moves the counts of orders that named a token before it existed to the token. Changes collection and token. */
function applyPending(collection: Collection, token: Token): void {
  const pending = PendingToken.load(token.id)
  if (pending == null) return
  store.remove('PendingToken', token.id.toHexString())
  collection.pendingTokenCount--
  token.openAskCount = pending.openAskCount
  token.liveBidCount = pending.liveBidCount
  if (token.liveBidCount > 0) tokensToReoffer.add(token.id)
}

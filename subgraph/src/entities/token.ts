// Token: load or create.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { Collection, Token } from '../../generated/schema'
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
  token.openAskCount = 0
  token.liveAskCount = 0
  rememberTokenId(collection, tokenId)
  queueNewToken(collection.id, tokenId)
  return token
}

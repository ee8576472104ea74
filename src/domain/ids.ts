// Entity ids of the index that the app computes itself; lower-case hexadecimal throughout.
import { type Address, parseAddress } from './address.ts'
import { type TokenId, tokenIdFromBigInt } from './tokenId.ts'

declare const brand: unique symbol

/** Id of a `Token`: 20 bytes of collection, 32 bytes of token id, big-endian. */
export type TokenEntityId = `0x${string}` & { readonly [brand]: 'TokenEntityId' }

/** Characters of the collection's address, including `0x`. */
const COLLECTION_LENGTH = 42

export function tokenEntityId(collection: Address, tokenId: TokenId): TokenEntityId {
  return `${collection}${BigInt(tokenId).toString(16).padStart(64, '0')}` as TokenEntityId
}

/** The collection of a token, by the token's id. @throws InvalidAddressError */
export function tokenCollection(id: string): Address {
  return parseAddress(id.slice(0, COLLECTION_LENGTH))
}

/** The token id of a token, by the token's entity id. @throws SyntaxError for text that isn't hexadecimal */
export function parseEntityTokenId(id: string): TokenId {
  return tokenIdFromBigInt(BigInt(`0x${id.slice(COLLECTION_LENGTH)}`))
}

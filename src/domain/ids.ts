// Entity ids of the index that the app computes itself; lower-case hexadecimal throughout.
import { type Address, parseAddress } from './address.ts'
import type { TokenId } from './tokenId.ts'

declare const brand: unique symbol

/** Id of a `Token`: 20 bytes of collection, 32 bytes of token id, big-endian. */
export type TokenEntityId = `0x${string}` & { readonly [brand]: 'TokenEntityId' }

export function tokenEntityId(collection: Address, tokenId: TokenId): TokenEntityId {
  return `${collection}${BigInt(tokenId).toString(16).padStart(64, '0')}` as TokenEntityId
}

/** The collection of a token, by the token's id. @throws InvalidAddressError */
export function tokenCollection(id: string): Address {
  return parseAddress(id.slice(0, 42))
}

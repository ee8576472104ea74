// Where an item is, told from its entity id.
import { type Address, parseAddress } from '../../domain/address.ts'
import { type TokenId, tokenIdFromBigInt } from '../../domain/tokenId.ts'

/** Characters of an address with its `0x`. */
const ADDRESS_LENGTH = 42

/** @param item entity id of a token: its collection's address, then its number as 32 bytes */
export function placeOf(item: string): { readonly collection: Address; readonly tokenId: TokenId } {
  return {
    collection: parseAddress(item.slice(0, ADDRESS_LENGTH)),
    tokenId: tokenIdFromBigInt(BigInt(`0x${item.slice(ADDRESS_LENGTH)}`)),
  }
}

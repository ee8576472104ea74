// Parses an item's entity id.
import { type Address, parseAddress } from '../../domain/address.ts'
import { type TokenId, tokenIdFromBigInt } from '../../domain/tokenId.ts'

/** Characters of an address, including `0x`. */
const ADDRESS_LENGTH = 42

/** @param item entity id: the collection's address, then the token ID as 32 bytes */
export function parseItem(item: string): { readonly collection: Address; readonly tokenId: TokenId } {
  return {
    collection: parseAddress(item.slice(0, ADDRESS_LENGTH)),
    tokenId: tokenIdFromBigInt(BigInt(`0x${item.slice(ADDRESS_LENGTH)}`)),
  }
}

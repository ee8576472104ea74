// Entity ids of the index, made and read in this one place; lower-case hexadecimal throughout.
import { type Address, parseAddress } from './address.ts'
import { InvalidEntityIdError } from './errors.ts'
import type { TxHash } from './hashes.ts'
import { type TokenId, tokenIdFromBigInt } from './tokenId.ts'

declare const brand: unique symbol

/** Id of a `Token`: 20 bytes of collection, 32 bytes of token id, big-endian. */
export type TokenEntityId = `0x${string}` & { readonly [brand]: 'TokenEntityId' }

/** Id of a `Balance`: the token's id, then 20 bytes of account. */
export type BalanceEntityId = `0x${string}` & { readonly [brand]: 'BalanceEntityId' }

/** Id of an event entity: the transaction's hash, then the log index as a little-endian 32-bit integer. */
export type EventEntityId = `0x${string}` & { readonly [brand]: 'EventEntityId' }

export function tokenEntityId(collection: Address, tokenId: TokenId): TokenEntityId {
  return `${collection}${BigInt(tokenId).toString(16).padStart(64, '0')}` as TokenEntityId
}

/**
 * The collection and token id inside a token's entity id.
 * @throws InvalidEntityIdError
 */
export function parseTokenEntityId(id: string): { collection: Address; tokenId: TokenId } {
  if (!/^0x[0-9a-f]{104}$/.test(id)) {
    throw new InvalidEntityIdError('The index returned a malformed item id.', { details: { id } })
  }
  return {
    collection: parseAddress(id.slice(0, 42)),
    tokenId: tokenIdFromBigInt(BigInt(`0x${id.slice(42)}`)),
  }
}

export function balanceEntityId(collection: Address, tokenId: TokenId, account: Address): BalanceEntityId {
  return `${tokenEntityId(collection, tokenId)}${account.slice(2)}` as BalanceEntityId
}

/** @param logIndex the log's place in its block, 0 to 2^31 - 1 */
export function eventEntityId(transaction: TxHash, logIndex: number): EventEntityId {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setInt32(0, logIndex, true)
  const suffix = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${transaction}${suffix}` as EventEntityId
}

// Keys of the trade writes; only one write per key can be in progress. Stored transactions contain them, so a key keeps
// the prefix that it had in the first version.
import type { Address } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'

export const buyKey = (orderHash: OrderHash, account: Address) => `buy:${orderHash}:${account}`
export const cancelKey = (orderHash: OrderHash, account: Address) => `cancel:${orderHash}:${account}`
/**
 * @param path path of the item's page
 * @param old hash of the listing that the new one replaces, whose progress isn't that of another
 */
export const listKey = (path: string, account: Address, old?: OrderHash) =>
  `list:${path}:${account}${old === undefined ? '' : `:${old}`}`
/** @param unit address of the unit of account that one transaction pays in */
export const cartKey = (unit: Address, account: Address) => `cart:${unit}:${account}`
/**
 * @param path path of the page of the offer's item or collection
 * @param old hash of the offer that the new one replaces, whose progress isn't that of another
 */
export const offerKey = (path: string, account: Address, old?: OrderHash) =>
  `offer:${path}:${account}${old === undefined ? '' : `:${old}`}`
export const acceptKey = (orderHash: OrderHash, account: Address) => `accept:${orderHash}:${account}`
/** Funding the account's own offers is one write at a time, whichever offers they are. */
export const coverKey = (account: Address) => `cover:${account}`
/** Wrapping and unwrapping is one write at a time, whatever the amount. */
export const wrapKey = (account: Address) => `wrap:${account}`
/** @param hashes hashes of the offers to cancel together; all cancellations of several offers share one key */
export const cancelOffersKey = (hashes: readonly OrderHash[], account: Address) =>
  `withdraw:${hashes.length === 1 ? (hashes[0] ?? '') : 'several'}:${account}`
export const cancelEverythingKey = (account: Address) => `cancelEverything:${account}`

/** Listing several items at once is one write, whichever they are. */
export const bulkListKey = (account: Address) => `listMany:${account}`
export const bulkCancelKey = (account: Address) => `cancelMany:${account}`
/** @param orderHash hash of the listing that lacks the approval */
export const approveKey = (orderHash: OrderHash, account: Address) => `allow:${orderHash}:${account}`
/** @param name key of the approval, from `approvalKey` */
export const revokeKey = (name: string, account: Address) => `revoke:${name}:${account}`

/** Keys of the writes that buy. */
export const BUYING_KEYS = /^(?:buy|cart):/

// The names of this feature's writes: one write at a time under each.
import type { Address } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'

export const buyKey = (orderHash: OrderHash, account: Address) => `buy:${orderHash}:${account}`
export const cancelKey = (orderHash: OrderHash, account: Address) => `cancel:${orderHash}:${account}`
/** @param path of the item's page */
export const listKey = (path: string, account: Address) => `list:${path}:${account}`

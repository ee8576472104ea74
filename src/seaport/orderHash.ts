// The order hash: Seaport's EIP-712 struct hash of an order's components, which include the maker's counter.
import { TypedDataEncoder } from 'ethers'
import { parseOrderHash, type OrderHash } from '../domain/hashes.ts'
import type { OrderComponents } from './types.ts'

const ITEM = [
  { name: 'itemType', type: 'uint8' },
  { name: 'token', type: 'address' },
  { name: 'identifierOrCriteria', type: 'uint256' },
  { name: 'startAmount', type: 'uint256' },
  { name: 'endAmount', type: 'uint256' },
]

/** Source: _deriveTypehashes in Seaport's ConsiderationBase.sol. */
const TYPES = {
  OrderComponents: [
    { name: 'offerer', type: 'address' },
    { name: 'zone', type: 'address' },
    { name: 'offer', type: 'OfferItem[]' },
    { name: 'consideration', type: 'ConsiderationItem[]' },
    { name: 'orderType', type: 'uint8' },
    { name: 'startTime', type: 'uint256' },
    { name: 'endTime', type: 'uint256' },
    { name: 'zoneHash', type: 'bytes32' },
    { name: 'salt', type: 'uint256' },
    { name: 'conduitKey', type: 'bytes32' },
    { name: 'counter', type: 'uint256' },
  ],
  OfferItem: ITEM,
  ConsiderationItem: [...ITEM, { name: 'recipient', type: 'address' }],
}

const encoder = TypedDataEncoder.from(TYPES)

/** The hash that `getOrderHash` of Seaport 1.6 returns for the same components. */
export function hashOrder(components: OrderComponents): OrderHash {
  return parseOrderHash(encoder.hashStruct('OrderComponents', { ...components }))
}

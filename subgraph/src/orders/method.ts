// Reads from the selector which Seaport function a transaction called.
import { ethereum } from '@graphprotocol/graph-ts'
import { Direction } from './receipt'

export const MATCH = 'MATCH'
export const INDIRECT = 'INDIRECT'

/** Returns the schema's FulfilmentMethod. Seaport must have emitted `event`. */
export function readMethod(event: ethereum.Event): string {
  const to = event.transaction.to
  const input = event.transaction.input
  if (to === null || to != event.address || input.length < 4) return INDIRECT
  const selector = (u32(input[0]) << 24) | (u32(input[1]) << 16) | (u32(input[2]) << 8) | u32(input[3])
  switch (selector) {
    case 0xfb0f3ee1: // fulfillBasicOrder
    case 0x00000000: // fulfillBasicOrder_efficient_6GL6yc
      return 'BASIC'
    case 0xb3a34c4c: // fulfillOrder
      return 'STANDARD'
    case 0xe7acab24: // fulfillAdvancedOrder
      return 'ADVANCED'
    case 0xed98a574: // fulfillAvailableOrders
    case 0x87201b41: // fulfillAvailableAdvancedOrders
      return 'AVAILABLE'
    case 0xa8174404: // matchOrders
    case 0xf2d12b12: // matchAdvancedOrders
    case 0x55944a42: // matchAdvancedOrders of Seaport 1.1
      return MATCH
    default:
      return INDIRECT
  }
}

/** fulfillOrder and fulfillAdvancedOrder emit OrderFulfilled after the transfers, the other functions before them. */
export function transferDirection(method: string): Direction {
  if (method == INDIRECT) return Direction.UNKNOWN
  return method == 'STANDARD' || method == 'ADVANCED' ? Direction.BEFORE : Direction.AFTER
}

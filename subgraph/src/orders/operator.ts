// Finds the contract that moves an order's items: Seaport itself or a conduit.
import { Address, Bytes } from '@graphprotocol/graph-ts'
import { Conduit } from '../../generated/schema'
import { isZero } from '../entities/account'
import { loadOrCreateConduit } from '../entities/conduit'

/**
 * Returns the operator. For a key without a conduit, that is the address that the conduit would have, where no contract
 * can move items.
 */
export function findOperator(seaport: Address, conduitKey: Bytes): Bytes {
  if (isZero(conduitKey)) return seaport
  return loadOrCreateConduit(conduitKey).address
}

/** Returns whether Seaport may move items through the operator that the order names. */
export function isChannelOpen(conduitKey: Bytes): boolean {
  if (isZero(conduitKey)) return true
  const conduit = Conduit.load(conduitKey)
  return conduit != null && conduit.open
}

// Which contract moves an order's items: Seaport itself or a conduit.
import { Address, Bytes } from '@graphprotocol/graph-ts'
import { Conduit } from '../../generated/schema'
import { isZeroAddress } from '../entities/account'
import { loadOrCreateConduit } from '../entities/conduit'

/** For a key without a conduit, the address that the conduit would have: no contract there can move items. */
export function operatorOf(seaport: Address, conduitKey: Bytes): Bytes {
  if (isZeroAddress(conduitKey)) return seaport
  return loadOrCreateConduit(conduitKey, seaport).address
}

/** Whether Seaport may move items the way that the order says. */
export function isChannelOpen(conduitKey: Bytes): boolean {
  if (isZeroAddress(conduitKey)) return true
  const conduit = Conduit.load(conduitKey)
  return conduit != null && conduit.open
}

// Which contract moves an order's items: Seaport itself or a conduit.
import { Address, Bytes } from '@graphprotocol/graph-ts'
import { ConduitController } from '../../generated/Seaport/ConduitController'
import { conduitController } from '../constants'
import { isZeroAddress } from '../entities/account'

/** Asks the ConduitController for keys other than zero; a key it does not know leads to the zero address, which nobody approves. */
export function operatorOf(seaport: Address, conduitKey: Bytes): Bytes {
  if (isZeroAddress(conduitKey)) return seaport
  const answer = ConduitController.bind(conduitController()).try_getConduit(conduitKey)
  if (answer.reverted || !answer.value.getExists()) return Address.zero()
  return answer.value.getConduit()
}

// The Seaport contracts whose fulfillments are sales: 1.6, which the site trades on, and those before it.
import { Bytes } from '@graphprotocol/graph-ts'
import { seaport11, seaport14, seaport15, seaport16 } from '../constants'

/** Returns the schema's SeaportVersion of a contract; empty for any other contract. */
export function seaportVersion(address: Bytes): string {
  // All of their addresses begin so, and hardly any other does: a receipt may have hundreds of logs.
  if (load<u32>(address.dataStart) != 0) return ''
  if (address == seaport16()) return 'V1_6'
  if (address == seaport15()) return 'V1_5'
  if (address == seaport14()) return 'V1_4'
  return address == seaport11() ? 'V1_1' : ''
}

// Stands in for `@ethersproject/address` in the bundle of web3-react, which wants one function of it.
import { checksumAddress, readAddress } from '../../domain/checksum.ts'

/**
 * The EIP-55 form of an address.
 * @throws InvalidAddressError as the original throws: malformed text, or mixed case with a wrong checksum
 */
export function getAddress(address: string): string {
  return checksumAddress(readAddress(address))
}

// Replaces `@ethersproject/address` in the bundle of web3-react, which uses only one of its functions.
import { checksumAddress, readAddress } from '../../domain/checksum.ts'

/**
 * The EIP-55 form of an address.
 * @throws InvalidAddressError for malformed text, or mixed case with a wrong checksum, as in the original
 */
export function getAddress(address: string): string {
  return checksumAddress(readAddress(address))
}

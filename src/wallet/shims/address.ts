// Replaces `@ethersproject/address` in the bundle of web3-react, which uses only one of its functions. It imports
// nothing: web3-react is CommonJS, and the bundler would wrap whatever it requires, and all that that imports, in
// functions, also in the page's first script.

let checksum: ((address: string) => string) | undefined

/** Sets what {@link getAddress} does, before web3-react calls it. */
export function setChecksum(given: (address: string) => string): void {
  checksum = given
}

/**
 * The EIP-55 form of an address.
 * @throws InvalidAddressError for malformed text, or mixed case with a wrong checksum, as in the original
 */
export function getAddress(address: string): string {
  if (checksum === undefined) throw new Error('web3-react was started without src/wallet/session.ts.')
  return checksum(address)
}

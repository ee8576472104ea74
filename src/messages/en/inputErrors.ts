// What is wrong with an address, a hash, a token ID, or an amount.
import { catalog } from '../catalog.ts'

export const inputErrors = catalog('inputErrors', {
  address: 'An address is 0x followed by 40 characters from 0–9 and a–f.',
  checksum: 'This address has a typo: its checksum doesn’t match.',
  tokenId: 'A token ID contains only the digits 0 to 9.',
  largeTokenId: 'This token ID is larger than any token ID can be.',
  amount: 'This site returned an invalid amount.',
  unknown: 'Something went wrong.',
})

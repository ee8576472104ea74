// What is wrong with a hash.
import { catalog } from '../catalog.ts'

export const hashErrors = catalog('hashErrors', {
  orderHash: 'An order hash is 0x followed by 64 characters from 0–9 and a–f.',
  transactionHash: 'A transaction hash is 0x followed by 64 characters from 0–9 and a–f.',
})

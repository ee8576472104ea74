// What is wrong with a hash.
import type { Translation } from '../message.ts'
import type { hashErrors } from '../en/hashErrors.ts'

export const texts: Translation<typeof hashErrors> = {
  orderHash: 'El hash de una orden es 0x seguido de 64 caracteres de 0–9 y a–f.',
  transactionHash: 'El hash de una transacción es 0x seguido de 64 caracteres de 0–9 y a–f.',
}

// What is wrong with a hash.
import type { Translation } from '../message.ts'
import type { hashErrors } from '../en/hashErrors.ts'

export const texts: Translation<typeof hashErrors> = {
  orderHash: 'Ein Order-Hash besteht aus 0x und 64 Zeichen aus 0–9 und a–f.',
  transactionHash: 'Ein Transaktions-Hash besteht aus 0x und 64 Zeichen aus 0–9 und a–f.',
}

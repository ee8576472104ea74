// What is wrong with an address, a hash, a token ID, or an amount.
import type { Translation } from '../message.ts'
import type { inputErrors } from '../en/inputErrors.ts'

export const texts: Translation<typeof inputErrors> = {
  address: 'Eine Adresse besteht aus 0x und 40 Zeichen aus 0–9 und a–f.',
  checksum: 'Diese Adresse enthält einen Tippfehler: Ihre Prüfsumme stimmt nicht.',
  tokenId: 'Eine Token-ID besteht nur aus den Ziffern 0 bis 9.',
  largeTokenId: 'Diese Token-ID ist größer, als eine Token-ID sein kann.',
  amount: 'Der Datendienst hat einen ungültigen Betrag geliefert.',
  unknown: 'Etwas ist schiefgegangen.',
}

// What is wrong with an address, a hash, a token ID, or an amount.
import type { Translation } from '../message.ts'
import type { inputErrors } from '../en/inputErrors.ts'

export const texts: Translation<typeof inputErrors> = {
  address: 'Una dirección es 0x seguido de 40 caracteres de 0–9 y a–f.',
  checksum: 'Esta dirección tiene una errata: su suma de comprobación no coincide.',
  tokenId: 'El ID de un token solo contiene dígitos del 0 al 9.',
  largeTokenId: 'Este ID es mayor de lo que puede ser el ID de un token.',
  amount: 'El servicio de datos devolvió un importe no válido.',
  unknown: 'Algo salió mal.',
}

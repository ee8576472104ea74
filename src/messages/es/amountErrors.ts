// What to change about an amount that a person typed. `amount` and the like are what they may write instead.
import type { Translation } from '../message.ts'
import type { amountErrors } from '../en/amountErrors.ts'

export const texts: Translation<typeof amountErrors> = {
  empty: 'Introduce un importe.',
  negative: 'El importe debe ser mayor que cero.',
  thousandsOrDecimals: 'Escribe {plain} sin coma, o {decimal} con punto para los decimales.',
  grouped: 'Escribe {plain}, sin separador de miles.',
  exponent: 'Escribe el número completo, sin exponente.',
  notNumber: 'Introduce un número, por ejemplo 0.42',
  noDecimals: '{symbol} no tiene decimales: introduce un número entero.',
  tooManyDecimals: '{symbol} tiene como máximo {decimals} decimales.',
  tooLarge: 'Este importe es demasiado grande.',
  zeroPrice: 'El precio debe ser mayor que cero.',
}

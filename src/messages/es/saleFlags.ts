// Marks of sales that may not be real trades, and why each was flagged.
import type { Translation } from '../message.ts'
import type { saleFlags } from '../en/saleFlags.ts'

export const texts: Translation<typeof saleFlags> = {
  sale: 'Venta marcada',
  sales: 'Ventas marcadas',
  sameAccount: 'Vendido por una cuenta a sí misma.',
  fundedBySeller: 'El vendedor pagó la compra, o dio dinero al comprador en la misma transacción.',
  soldBack:
    'El artículo se revendió a {seller}{others, plural, =0 {} one { a través de # cuenta más} other { a través de # cuentas más}} en un plazo de {days, plural, one {un día} other {# días}}.',
  givenBack:
    'El artículo se devolvió a {seller}{others, plural, =0 {} one { a través de # cuenta más} other { a través de # cuentas más}} en un plazo de {days, plural, one {un día} other {# días}}.',
  itsSeller: 'su vendedor',
  mirrored:
    'Vendedor y comprador también operaron con otro artículo en sentido contrario, casi al mismo precio y sin comisiones, en un plazo de {days, plural, one {un día} other {# días}}.',
  note: '{rule}. {reason} Una marca no es una prueba.',
}

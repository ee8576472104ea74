// Buttons about offers, on pages.
import type { Translation } from '../message.ts'
import type { offerActions } from '../en/offerActions.ts'

export const texts: Translation<typeof offerActions> = {
  make: 'Hacer oferta',
  accept: 'Aceptar',
  acceptOffer: 'Aceptar {offer}',
  cover: 'Cubrir oferta',
  coverOffer: 'Cubrir oferta: {offer}',
  cancel: 'Cancelar oferta',
  buyerShort: 'El comprador no puede pagar ahora.',
  wrapOrUnwrap: 'Envolver o desenvolver {currency}',
  unwrapAmount: 'Desenvolver {amount}',
  unknown: 'Desconocido',
  change: 'Cambiar oferta',
  changeOffer: 'Cambiar la oferta: {offer}',
}

// Titles of trade dialogs by kind of trade, shown while no wallet is connected.
import type { Translation } from '../message.ts'
import type { tradeTitles } from '../en/tradeTitles.ts'

export const texts: Translation<typeof tradeTitles> = {
  buy: 'Comprar',
  cart: 'Comprar',
  cancel: 'Cancelar listado',
  offer: 'Hacer oferta',
  accept: 'Aceptar oferta',
  cover: 'Cubrir oferta',
  wrap: 'Envolver o desenvolver',
  withdraw: 'Cancelar ofertas',
  cancelEverything: 'Cancelar todo',
  edit: 'Cambiar precio',
  listMany: 'Poner en venta',
  cancelMany: 'Cancelar listados',
  allow: 'Volver a aprobar',
  revoke: 'Revocar aprobación',
  list: 'Poner en venta',
  changeOffer: 'Cambiar oferta',
}

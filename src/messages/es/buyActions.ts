// Buttons that buy a listing, and what stands in their place when its token can’t be transferred.
import type { Translation } from '../message.ts'
import type { buyActions } from '../en/buyActions.ts'

export const texts: Translation<typeof buyActions> = {
  buy: 'Comprar',
  buyItem: 'Comprar {item}',
  buyFor: 'Comprar por {price}<hidden>, {item}</hidden>',
  buyAllFor: 'Comprar los {count} por {price}<hidden>, {item}</hidden>',
  ownListing: 'Este listado es tuyo',
  reserved: 'Reservado para otra cuenta',
  unavailable: 'No se puede comprar. {reason}',
  itemUnavailable: 'No se puede comprar. {item}: {reason}',
  checkAgain: 'Comprobar de nuevo',
  indexing: 'Tu compra está confirmada y este sitio se está actualizando.',
}

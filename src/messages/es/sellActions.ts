// Buttons about one’s own items and listings.
import type { Translation } from '../message.ts'
import type { sellActions } from '../en/sellActions.ts'

export const texts: Translation<typeof sellActions> = {
  list: 'Poner en venta',
  listItem: 'Poner en venta: {item}',
  cancel: 'Cancelar listado',
  cancelListing: 'Cancelar listado: {item}',
  changePrice: 'Cambiar precio',
  changePriceOf: 'Cambiar precio: {item}',
  approve: 'Volver a aprobar',
  approveSale: 'Volver a aprobar: {item}',
}

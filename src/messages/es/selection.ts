// Selecting several items or listings at once.
import type { Translation } from '../message.ts'
import type { selection } from '../en/selection.ts'

export const texts: Translation<typeof selection> = {
  items: 'Seleccionar artículos',
  itemsForSale: 'Seleccionar artículos en venta',
  listings: 'Seleccionar listados',
  group: 'Selección',
  count: '{count} seleccionados',
  countFull: '{count} seleccionados, {most} como máximo',
  selectAll: 'Seleccionar todo lo mostrado',
  clear: 'Borrar selección',
  done: 'Listo',
  select: 'Seleccionar {name}',
  notLoaded:
    'Algunos artículos del rango no se han cargado, por lo que no están seleccionados. Desplázate por ellos y vuelve a seleccionar el rango.',
}

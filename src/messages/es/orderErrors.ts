// What keeps an order of the index from being traded at all.
import type { Translation } from '../message.ts'
import type { orderErrors } from '../en/orderErrors.ts'

export const texts: Translation<typeof orderErrors> = {
  malformed: 'El servicio de datos devolvió una orden no válida.',
  inexactFraction: 'Esta cantidad no divide la orden de forma exacta.',
}

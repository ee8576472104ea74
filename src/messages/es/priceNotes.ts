// What stands beside a price: that it moves, or may not be the lowest.
import type { Translation } from '../message.ts'
import type { priceNotes } from '../en/priceNotes.ts'

export const texts: Translation<typeof priceNotes> = {
  orLess: '{price} o menos',
  mayBeLower:
    'No se compararon todos los precios decrecientes, así que el más bajo puede ser menor que el mostrado.',
  priceFalls: 'Precio decreciente',
  priceRises: 'Precio creciente',
  fallingTo: ', baja hasta {price}',
  risingTo: ', sube hasta {price}',
}

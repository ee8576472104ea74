// What a price is compared with, by the mark's code.
import { catalog } from '../catalog.ts'

export const priceMarks = catalog('priceMarks', {
  offer: 'the best offer',
  floor: 'the collection’s floor price',
  floors: 'the floor prices together',
  lastSale: 'its last sale price',
})
